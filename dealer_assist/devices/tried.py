"""One step of a trial of a device, as its report tells it."""

from collections.abc import Sequence

from dealer_assist.value import Value

_MARKS = {True: "ok    ", False: "FAILED", None: "unseen"}


class Tried(Value):
    """What was asked, what came, how long it took, and whether it was as it should.

    Whether a sensor sees chips is not known (None) where nobody laid one, or nobody is there.
    """

    what: str
    came: str
    is_well: bool | None
    ms: int = 0

    @property
    def line(self) -> str:
        """Write it as a line of the report."""
        mark = _MARKS[self.is_well]
        return f"    {mark}  {self.what}: {self.came}" + (f" ({self.ms} ms)" if self.ms else "")


def never_moved(what: str) -> Tried:
    """Report a sensor or key whose state stayed the same while a person could move it."""
    return Tried(what, "its state never changed", is_well=None)


def verdict(tried: Sequence[Tried]) -> str:
    """End the report."""
    failed = sum(trial.is_well is False for trial in tried)
    unseen = sum(trial.is_well is None for trial in tried)
    end = f"{failed} steps failed" if failed else "Every step was as the profile says"
    return f"{end}; {unseen} unseen." if unseen else f"{end}."

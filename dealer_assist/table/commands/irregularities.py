"""Commands about troubles in dealing, and the checklist of the shuffler."""

from dealer_assist.frozen import frozen


@frozen
class NoteIrregularity:
    """Something went wrong in dealing: `wrong_cards` or `shuffler`; `said` by the device itself."""

    kind: str
    said: str = ""


@frozen
class TickStep:
    """A step of the checklist is done; `told` names who was told, where the step asks for it."""

    step: int
    told: str = ""


@frozen
class ClearIrregularity:
    """The trouble is over, or was none."""

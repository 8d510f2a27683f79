"""What the start screen shows, as plain facts without Qt: the self-check, and what will open."""

from dataclasses import dataclass

from dealer_assist.ui.looks import ActionLook


@dataclass(frozen=True, slots=True)
class CheckLook:
    """One item of the self-check; where it is not well, `found` ends with the cure."""

    name: str
    found: str
    is_well: bool = True


@dataclass(frozen=True, slots=True)
class StartLook:
    """A closed table: its self-check, the game that a dealer's card opens, another one to choose.

    `facts` are captions with their values; `record` says what the last closing has left.
    """

    title: str
    summary: str
    checks: tuple[CheckLook, ...]
    game: str
    facts: tuple[tuple[str, str], ...]
    record: str
    choose: ActionLook

    @property
    def is_well(self) -> bool:
        """Tell whether nothing needs a hand."""
        return all(check.is_well for check in self.checks)

"""What is touched in a drill, and in a question of a lesson."""

from typing import TypeAlias

from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.value import Value


class Picked(Value):
    """An answer, or a seat that may be given back by a second touch."""

    key: str


class ChipsLaid(Value):
    """Chips of one value from the tray."""

    cents: int
    count: int


class ChipTaken(Value):
    """A chip of this value goes back."""

    cents: int


class Undone(Value):
    """The last chip goes back."""


class Cleared(Value):
    """All chips go back."""


class Typed(Value):
    """The keypad shows this amount now."""

    cents: int


class Done(Value):
    """What was picked or paid is the answer."""


class Foul(Value):
    """Stops the dealer at the act that stands."""


class ActPassed(Value):
    """Lets the dealer's act pass."""


class NextTouched(Value):
    """The verdict was read; after a question in a lesson the round goes on."""


class LinesTouched(Value):
    """The paytable or the rule, to look at or to put away."""


PayTouch: TypeAlias = ChipsLaid | ChipTaken | Undone | Cleared | Typed
DrillTouch: TypeAlias = (
    Picked
    | ChipsLaid
    | ChipTaken
    | Undone
    | Cleared
    | Typed
    | Done
    | Foul
    | ActPassed
    | NextTouched
    | LinesTouched
    | LeaveTouched
)

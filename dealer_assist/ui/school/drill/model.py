"""A question of a drill as it is shown: what lies there, how it is answered, and what was right."""

from typing import TypeAlias

from dealer_assist.school.drills.asking import AnswerBy
from dealer_assist.school.drills.counting import HandRow
from dealer_assist.school.drills.session import DrillVerdict
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.lists.model import Offer
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


class ScoreModel(Value):
    """How the drill goes: an answer a dot, the streak, what is remembered, and the speed mode.

    In an exam a dot only says that there is an answer.
    """

    dots: tuple[bool | None, ...]
    facts: tuple[tuple[str, str], ...]
    speed: str
    is_speed_open: bool
    is_judged: bool = True


class DrillModel(Value):
    """The whole screen. `paid` is the amount so far in cents, `right` the right one after it.

    `chips` is what was laid, in the order of the hand; `rule` is what was asked for before the
    answer, to be read beside the cards.
    """

    frame: ScreenFrame[DrillTouch]
    by: AnswerBy
    hands: tuple[HandRow, ...]
    offers: tuple[Offer[Picked], ...]
    score: ScoreModel
    verdict: DrillVerdict | None = None
    lines: tuple[tuple[str, str], ...] = ()
    paid: int = 0
    right: int = 0
    acts: tuple[Offer[int], ...] = ()
    chips: tuple[int, ...] = ()
    rule: str = ""

    @property
    def is_money(self) -> bool:
        """Tell whether an amount is the answer."""
        return self.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD)

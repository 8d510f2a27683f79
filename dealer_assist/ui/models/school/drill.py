"""A question of a drill as it is shown: what lies there, how it is answered, and what was right."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel


class AnswerBy(Enum):
    """How a question is answered."""

    CHOICE = "choice"
    SEATS = "seats"
    CHIPS = "chips"
    KEYPAD = "keypad"
    FOUL = "foul"


class Mark(Enum):
    """How an answer stands after it was given."""

    PLAIN = "plain"
    PICKED = "picked"
    RIGHT = "right"
    WRONG = "wrong"


@frozen
class OfferModel:
    """One answer to choose; `detail` says how it was after the answer."""

    key: str
    label: str
    detail: str = ""
    mark: Mark = Mark.PLAIN


@frozen
class Chips:
    """Chips of one value laid from the tray; a count below nothing takes as many back."""

    cents: int
    count: int


@frozen
class HandRow:
    """Cards with a title and what is bet on them; `counts` are the cards that make the hand."""

    title: str
    cards: tuple[str, ...]
    wagers: tuple[tuple[str, str], ...] = ()
    counts: frozenset[int] | None = None
    note: str = ""
    is_asked: bool = False


@frozen
class Verdict:
    """What was right, in one sentence, with the rule that says so, or in parts that add up."""

    is_right: bool
    title: str
    why: str
    rule: str = ""
    parts: tuple[tuple[str, str], ...] = ()


@frozen
class ScoreModel:
    """How the drill goes: an answer a dot, the streak, what is remembered, and the speed mode.

    In an exam a dot only says that there is an answer.
    """

    dots: tuple[bool | None, ...]
    facts: tuple[tuple[str, str], ...]
    speed: str
    is_speed_open: bool
    is_judged: bool = True


@frozen
class DrillModel:
    """The whole screen. `paid` is the amount so far in cents, `right` the right one after it.

    `chips` is what was laid, in the order of the hand; `rule` is what was asked for before the
    answer, to be read beside the cards.
    """

    frame: FrameModel
    by: AnswerBy
    hands: tuple[HandRow, ...]
    offers: tuple[OfferModel, ...]
    score: ScoreModel
    verdict: Verdict | None = None
    lines: tuple[tuple[str, str], ...] = ()
    paid: int = 0
    right: int = 0
    acts: tuple[OfferModel, ...] = ()
    chips: tuple[int, ...] = ()
    rule: str = ""

"""What the panel beside the meter shows, as plain facts: hand buttons, or what comes before them.

No Qt here. Every sentence and amount arrives as the text to be shown; "" is nothing to show.
"""

from enum import Enum
from typing import Any

from dealer_assist.ui.table.actions import (
    PartKey,
    SeatAt,
    StepAt,
    TableAction,
)
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import Value


class PanelStepState(Enum):
    """How a step, or a winner, stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


class PillModel(Value):
    """One step; a done one with a key may be touched and answered again."""

    words: str
    state: PanelStepState
    key: StepAt | None = None
    reason: str = ""


class BonusRowModel(Value):
    """One winner of the list; a done one may be touched and asked again."""

    key: SeatAt
    seat: str
    title: str
    detail: str
    state: PanelStepState
    reason: str = ""
    amount: str = ""


class StripKeyModel(Value):
    """A key of the question: NONE, PART, ALL, or a step up or down."""

    key: PartKey
    label: str
    detail: str = ""
    icon: str = ""
    is_chosen: bool = False
    reason: str = ""


class WinnerModel(Value):
    """The winner who is being paid, and what may stay up."""

    seat: str
    cards: tuple[str, ...]
    hand: str
    odds: str
    pay: str
    caption: str
    limit: str
    choices: tuple[StripKeyModel, ...]
    steps: tuple[StripKeyModel, ...]
    done: Button[Any]


class SideHand(Value):
    """One of two hands: its cards, and what it counts."""

    cards: tuple[str, ...]
    note: str


class BonusStripModel(Value):
    """The whole strip: steps, winners, and either a question with its answers or a winner.

    Where it `is_apart` the first answer is far from the others, which share the rest. `hands` are
    those that each answer leads to, left and right.
    """

    title: str
    pills: tuple[PillModel, ...]
    rows: tuple[BonusRowModel, ...]
    question: str = ""
    question_detail: str = ""
    answers: tuple[Button[Any], ...] = ()
    winner: WinnerModel | None = None
    is_over: bool = False
    is_apart: bool = False
    hands: tuple[tuple[SideHand, ...], ...] = ()


class StopState(Enum):
    """How a seat stands in the present pass of the walk."""

    PAID = "paid"
    NOW = "now"
    LATER = "later"


class StopModel(Value):
    """A seat on the way, by its number; one that is a `lap` stands for what follows all seats."""

    seat: str
    state: StopState
    is_lap: bool = False


class PayFootModel(Value):
    """What a seat is owed or was paid, in two lines; `is_paid` once nothing is owed any more."""

    words: str
    amount: str
    is_paid: bool = False


class PayLineModel(Value):
    """One amount that a seat is handed; one that `is_later` comes in another pass."""

    title: str
    detail: str
    amount: str
    is_later: bool = False


class DutyModel(Value):
    """Something to be done for a prize; `tick` says that it is, or that it is not after all."""

    tick: TableAction
    title: str
    detail: str = ""
    is_done: bool = False


class PayWalkModel(Value):
    """The seat to be paid now. `duty` is what has to be ticked for it, where there is such.

    `before` tells in one line what was paid before in this round; it is in no sum. Where no card is
    known there are `answers` instead of `paid`, and `order` tells who follows.
    """

    lines: tuple[PayLineModel, ...]
    stops: tuple[StopModel, ...]
    paid: Button[Any] | None = None
    others: tuple[Button[Any], ...] = ()
    note: str = ""
    duty: DutyModel | None = None
    before: str = ""
    answers: tuple[Button[Any], ...] = ()
    order: tuple[tuple[str, str], ...] = ()


class ComparedHandModel(Value):
    """A seat's low or high hand beside the dealer's; `verdict` names whose is the higher one."""

    label: str
    cards: tuple[str, ...]
    words: str
    dealer_cards: tuple[str, ...]
    dealer_words: str
    verdict: str = ""
    is_seats: bool = False


class CompareModel(Value):
    """A set hand against the dealer's, what it comes to, and the one button that says it is done.

    `notes` are the other bets of the seat; `commission` is what the house keeps of a win, under its
    own title, nothing where none is taken.
    """

    seat: str
    dealer: str
    hands: tuple[ComparedHandModel, ...]
    stops: tuple[StopModel, ...]
    done: Button[Any]
    notes: tuple[PayLineModel, ...] = ()
    commission_title: str = ""
    commission: tuple[PayLineModel, ...] = ()


class PayRowModel(Value):
    """A line of a chart; several pays stand under each other's columns."""

    name: str
    pays: tuple[str, ...]
    is_in_force: bool = False


class PayChartModel(Value):
    """What one wager pays, the highest first; `heads` stand over columns of several pays."""

    title: str
    rows: tuple[PayRowModel, ...]
    heads: tuple[str, ...] = ()


class WaitRowModel(Value):
    """One thing, its place in the list, and up to two buttons; the first one has the amber tile.

    `brief` stands in the place of a detail that has no room.
    """

    title: str
    detail: str = ""
    number: str = ""
    actions: tuple[Button[Any], ...] = ()
    is_next: bool = False
    brief: str = ""


class HandState(Enum):
    """How a hand button stands for the selected seat."""

    NOT_YET = "not yet"
    READY = "ready"
    ON = "on"
    SUGGESTED = "suggested"


class HandModel(Value):
    """One hand button. `level` is the card it needs, as printed: SUPV or EXEC, with its stars.

    `each` stands behind a prize that more than one seat is paid.
    """

    key: str
    name: str
    pays: str
    prize: str
    envy: str = ""
    level: str = ""
    stars: int = 0
    state: HandState = HandState.READY
    reason: str = ""
    each: str = ""


class NoticeModel(Value):
    """Something that does not work, what to do, and a button for it if there is one.

    One that `is_prize` is no fault: a win that waits; nor is one that `is_mark`: a wager by hand.
    """

    title: str
    detail: str
    icon: str = "triangle"
    button: Button[Any] | None = None
    is_prize: bool = False
    is_mark: bool = False


class TabModel(Value):
    """One of two sensors over the hand buttons."""

    key: str
    letter: str
    label: str
    is_selected: bool = False
    has_claim: bool = False


class HeadTagModel(Value):
    """A small fact at the end of a panel's head."""

    words: str
    icon: str = ""


class HandPanelModel(Value):
    """The panel beside the meter: hand buttons; or notices; or cards while the table is closed.

    Or `waits`, what END GAME waits for; or `answers` to the question of its headline, in one row.
    A `tree` has all the room below the head; with `asks` the head begins with the amber tile.
    Charts are there instead of hand buttons where there is no progressive. A head that `is_locked`
    says why none of its buttons can be pressed; one that `is_wrong` contradicts the one that is on.
    """

    headline: str
    hint: str = ""
    seat: str = ""
    tags: tuple[HeadTagModel, ...] = ()
    hands: tuple[HandModel, ...] = ()
    cards: tuple[SimulatedCardModel, ...] = ()
    notices: tuple[NoticeModel, ...] = ()
    tabs: tuple[TabModel, ...] = ()
    charts: tuple[PayChartModel, ...] = ()
    is_locked: bool = False
    is_wrong: bool = False
    walk: PayWalkModel | None = None
    strip: BonusStripModel | None = None
    waits: tuple[WaitRowModel, ...] = ()
    answers: tuple[Button[Any], ...] = ()
    compare: CompareModel | None = None
    tree: Node | None = None
    asks: bool = False

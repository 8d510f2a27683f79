"""What the supervisor's sheet shows, page by page, as plain facts. No Qt here."""

from enum import Enum

from dealer_assist.ui.models.actions import ActionModel, TableAction
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.table.model.panel import DutyModel
from dealer_assist.ui.table.model.table import SideModel
from dealer_assist.value import Value


class SwipeKind(Enum):
    """How the swipe stands: asked for, refused (role, unknown, misread), or nobody came."""

    ASK = "ask"
    REFUSED = "refused"
    TIMEOUT = "timeout"


class WinModel(Value):
    """One claim to verify. `level` is the card it needs, in words, with its stars.

    `strike` says that it is not a win, or takes that back. `cards` are those that decide it, of
    which the `idle` ones, by place, are not in the hand; without any, `enter` asks for them. A win
    that `is_against` its cards, or another seat's hand, is framed; `change` puts right what its
    cards say. One that `is_struck` is greyed.
    """

    strike: ActionModel | None
    order: str
    seat: str
    hand: str
    pays: str
    locked: str
    prize: str
    level: str
    stars: int
    order_detail: str = ""
    cards: tuple[str, ...] = ()
    idle: tuple[int, ...] = ()
    said: str = ""
    said_detail: str = ""
    is_against: bool = False
    change: ActionModel | None = None
    enter: ActionModel | None = None
    is_struck: bool = False


class HitModel(Value):
    """One hit that several seats share: the hand of the table and its whole prize.

    `sides` are both hands of the coup, `cards` those that decide; `said` compares them with the
    button. The buttons are for all shares together. `note` says why it needs this card.
    """

    hand: str
    pays: str
    prize: str
    level: str
    stars: int
    said: str
    said_detail: str
    note: str
    sides: tuple[SideModel, ...] = ()
    strike: ActionModel | None = None
    change: ActionModel | None = None
    enter: ActionModel | None = None
    is_against: bool = False
    cards: tuple[str, ...] = ()

    @property
    def is_known(self) -> bool:
        """Tell whether the cards are entered."""
        return bool(self.cards)


class ReasonModel(Value):
    """A reason that may be chosen, and whether it is."""

    choose: TableAction
    words: str
    is_on: bool = False


class SumModel(Value):
    """A sum with its caption: off the meter, from the tray."""

    caption: str
    amount: str


class EnvyRow(Value):
    """What one seat gets because others won, and how it adds up."""

    seat: str
    adds_up: str
    amount: str


class EnvyModel(Value):
    """All envy pays of the round; without rows nothing is shown."""

    title: str
    detail: str
    rows: tuple[EnvyRow, ...] = ()
    players: str = ""
    total: str = ""


class VerifyModel(Value):
    """Page 1: is each win right? In doubt it asks for one of the `reasons`.

    Where all wins are shares of one `hit`, that stands over them.
    """

    title: str
    place: str
    caption: str
    wins: tuple[WinModel, ...]
    sums: tuple[SumModel, ...]
    envy: EnvyModel
    back: ActionModel
    confirm: ActionModel
    duties: tuple[DutyModel, ...] = ()
    duties_note: str = ""
    reasons: tuple[ReasonModel, ...] = ()
    reasons_title: str = ""
    hit: HitModel | None = None
    arrow: str = "arrow-left"
    wrong: str = ""
    is_by_key: bool = False


class ConfirmedModel(Value):
    """A win that waits for its card."""

    seat: str
    hand: str
    prize: str
    level: str
    stars: int


class SwipeModel(Value):
    """Page 2: which card is needed, what was read, how long the reader is open.

    `again` repeats the request after a refusal. Without `seconds` there is no countdown.
    `read` tells of the last card: what stands before its semicolon comes before the detail.
    A `refusal` stands for both: its first sentence for the detail, its next for the note.
    """

    title: str
    place: str
    list_title: str
    wins: tuple[ConfirmedModel, ...]
    list_note: str
    line: str
    detail: str
    back: ActionModel
    kind: SwipeKind = SwipeKind.ASK
    again: str = ""
    note: str = ""
    seconds_left: int = 0
    seconds: int = 0
    try_again: ActionModel | None = None
    cards: tuple[SimulatedCardModel, ...] = ()
    wrong: str = ""
    read: str = ""
    refusal: str = ""


class AdjustedModel(Value):
    """What has become of a meter; without amounts only the title and note are shown."""

    title: str
    was: str = ""
    now: str = ""
    note: str = ""


class PayModel(Value):
    """One payment, in the order in which it is made; `envy` is what the seat gets besides."""

    order: str
    whom: str
    how: str
    amount: str
    is_now: bool = False
    envy: str = ""


class BeforeModel(Value):
    """A win of the round that was on record before: it is not to be paid again."""

    whom: str
    detail: str
    amount: str
    is_paid: bool = True


class SlipLine(Value):
    """A line of a printed slip: words at the left, a figure at the right."""

    left: str
    right: str = ""


class SlipModel(Value):
    """A printed slip. `warning` heads it when it must not be paid, `held` while it has no paper."""

    title: str
    sections: tuple[tuple[SlipLine, ...], ...]
    signed: str = ""
    warning: str = ""
    held: str = ""


class RecordedModel(Value):
    """Page 3: what is recorded, and whom to pay."""

    title: str
    place: str
    adjusted: AdjustedModel
    caption: str
    pays: tuple[PayModel, ...]
    slip: SlipModel
    print_again: ActionModel
    done: ActionModel
    wrong: str = ""
    is_by_key: bool = False
    before: tuple[BeforeModel, ...] = ()


class TicketSide(Value):
    """One of two tickets of a level: its place, whose it is, what it is worth, how it stands."""

    order: str
    whose: str
    amount: str
    note: str
    mark: str


class TicketModel(Value):
    """Before page 1: another table was first. `moments` are whose and when, on one line of time.

    `close` is an Executive's way out while the other ticket holds ours up.
    """

    title: str
    place: str
    first: str
    moments: tuple[tuple[str, str], ...]
    theirs: TicketSide
    ours: TicketSide
    say: str
    notes: tuple[str, ...]
    back: ActionModel
    call: ActionModel
    close: ActionModel | None = None
    wrong: str = ""
    is_by_key: bool = False


SupervisorModel = VerifyModel | SwipeModel | RecordedModel | TicketModel

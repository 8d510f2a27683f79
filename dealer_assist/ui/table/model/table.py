"""What the table screen shows, as plain facts: the presenter makes them, the widgets draw them.

No Qt here. Every sentence and amount arrives as the text to be shown; "" is nothing to show.
"""

from enum import Enum
from typing import TYPE_CHECKING, Any

from dealer_assist.ui.table.actions import (
    FoldTouched,
    PlaysTouched,
)
from dealer_assist.ui.table.model.panel import HandPanelModel, PayFootModel, SideHand
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import Value

if TYPE_CHECKING:
    from dealer_assist.ui.table.model.coach import LessonStrip  # of the school alone


class FootKeyModel(Value):
    """A key in the foot of a seat, and what its touch says; `spoken` names it with its seat.

    One that `is_undo` stands beside what it takes back.
    """

    words: str
    spoken: str
    touch: FoldTouched | PlaysTouched
    icon: str = ""
    is_undo: bool = False


class ChipTrayModel(Value):
    """How many simulated chips lie; a reason says why none can be laid, or lifted."""

    caption: str
    why_not_lay: str = ""
    why_not_lift: str = ""


class PadModel(Value):
    """A simulated sensor to tap a chip onto."""

    seat: int
    label: str
    has_chip: bool = False
    sensor: str = "A"


class AuthorityModel(Value):
    """Who authorises which prizes, as the hand buttons print it."""

    word: str
    stars: int
    prizes: str


class CardRowModel(Value):
    """Cards that lie beside each other under a title; the first `out` of them are discarded."""

    title: str
    cards: tuple[str, ...]
    caption: str = ""
    note: str = ""
    out: int = 0


class SideModel(Value):
    """Player's or Banker's hand at baccarat; touched, it is the side that won."""

    key: str
    title: str
    cards: tuple[str, ...] = ()
    total: str = ""
    note: str = ""
    is_won: bool = False
    reason: str = ""


class LampState(Enum):
    """What a sensor's lamp tells."""

    OFF = "off"
    LIT = "lit"
    MARKED = "marked"  # by hand: no sensor sees its chip
    LOCKED_BY_HAND = "locked by hand"
    LOCKED = "locked"
    LYING = "lying"  # locked, and its chip lies there
    LATE = "late"
    LEFT = "left"
    NO_GAME = "no-game"
    FAULT = "fault"
    PAUSED = "paused"
    NOT_TAKEN = "not-taken"


class SeatState(Enum):
    """How a seat stands in the round; being selected or claimed comes on top."""

    EMPTY = "empty"
    NOT_KNOWN = "unknown"
    BETTING = "betting"
    IN_PLAY = "in play"
    FOLDED = "folded"
    SETTLED = "settled"
    FAULT = "fault"


class MeterState(Enum):
    """Whether a meter may be read out."""

    LIVE = "live"
    ADJUSTING = "adjusting"
    NOT_LIVE = "not live"
    OPENS = "opens with the table"


class LampModel(Value):
    """A lamp and its word; an arrow where its chip is to be taken."""

    state: LampState = LampState.OFF
    word: str = ""
    is_to_take: bool = False


class WagerRow(Value):
    """A wager as printed on the layout; no amount shows a dash.

    One that was collected is struck through; of a folded seat one that can still win is boxed.
    One that `is_note` is no wager but a word about the hand. `tag` is the multiple of a bet by
    street; one that `is_back` was given back to the player. One that `has_lammer` is no money.
    One that `is_toke` is the dealer's own, beside the player's wager over it. Of one that `is_won`
    the amount is what was paid, not the stake.
    """

    printed: str
    amount: str = ""
    is_collected: bool = False
    is_live: bool = False
    is_note: bool = False
    tag: str = ""
    is_back: bool = False
    has_lammer: bool = False
    is_toke: bool = False
    is_won: bool = False


class ClaimModel(Value):
    """A hand button that is on for a seat, or a win to be paid; `envy` the seat gets besides."""

    hand: str
    prize: str
    envy: str = ""


class SetModel(Value):
    """A hand that is set, in two rows; cards that are not turned are backs.

    `low_wins` and `high_wins` are None until they are compared; `note` stands beside the low hand
    instead, with a check where it `is_done`. `result` is how the seat ends, for its foot.
    """

    low: tuple[str, ...]
    high: tuple[str, ...]
    low_wins: bool | None = None
    high_wins: bool | None = None
    note: str = ""
    is_done: bool = False
    result: str = ""


class TwoHandsModel(Value):
    """The left and the right hand of a seat; an arrow between them once second cards moved."""

    left: SideHand
    right: SideHand
    is_switched: bool = False


class HandStrip(Value):
    """One of the hands of a seat: its letter, its cards, lammers beside it, what it counts.

    The `tag` of one that was doubled says 2×.
    """

    letter: str
    cards: tuple[str, ...]
    lammers: int
    note: str
    is_now: bool = False
    tag: str = ""


class SeatModel(Value):
    """One seat plate. `reason` says why it cannot be touched now; `cards` lie in its foot.

    `foot_detail` is a second line under the words of the foot, `foot_icon` stands before them.
    `pay` is in the foot instead while something is owed, and once it was paid.
    `keys` stand in the foot while the seat decides, or where nobody enters wagers, to say who
    plays; `live` names what a folded seat can still win. `set` are the cards of a hand that is
    set, above the foot; `two` are those of two hands. `hands` lie in strips of their
    own, several in the place of the foot. Where a seat `ends` its foot says what it is paid or
    taken, and its cards lie above; it is amber at the seat that is settled now.
    """

    number: int
    state: SeatState
    foot: str
    lamps: tuple[LampModel, ...] = (LampModel(),)
    rows: tuple[WagerRow, ...] = ()
    claim: ClaimModel | None = None
    is_selected: bool = False
    is_next: bool = False
    reason: str = ""
    cards: tuple[str, ...] = ()
    cards_note: str = ""
    live: str = ""
    pay: PayFootModel | None = None
    keys: tuple[FootKeyModel, ...] = ()
    set: SetModel | None = None
    two: TwoHandsModel | None = None
    hands: tuple[HandStrip, ...] = ()
    foot_detail: str = ""
    foot_icon: str = ""
    ends: bool = False
    is_now: bool = False


class FeltModel(Value):
    """The table: seats, the cue printed on the cloth, simulated sensors, cards if any are known."""

    seats: tuple[SeatModel, ...]
    cue: str = ""
    cue_icon: str = ""
    pads: tuple[PadModel, ...] = ()
    rows: tuple[CardRowModel, ...] = ()
    sides: tuple[SideModel, ...] = ()


class HealthModel(Value):
    """A part of the kiosk and how it is."""

    words: str
    is_well: bool = True
    icon: str = "check"


STATUS_HEIGHT = 60.0


class StatusModel(Value):
    """The strip at the top; `lesson` is what a lesson of the school shows in it."""

    table: str
    game: str = ""
    console: str = ""
    dealer: str = ""
    round: str = ""
    health: tuple[HealthModel, ...] = ()
    clock: str = ""
    lesson: "LessonStrip | None" = None


class LevelModel(Value):
    """One level of a meter with several; one that must hit is `filled` to so many thousandths."""

    name: str
    amount: str
    is_hit: bool = False
    becomes: str = ""
    filled: int | None = None


class MeterModel(Value):
    """One meter box. `becomes` is the new value while it is adjusting.

    `authority` says what the levels on the hand buttons mean, where there is room for it. While
    seats are settled `sums` is in its place: what has left the tray, and what still will; without
    room for them the note says it.
    """

    title: str
    amount: str = ""
    note: str = ""
    note_is_well: bool = False
    state: MeterState = MeterState.LIVE
    becomes: str = ""
    levels: tuple[LevelModel, ...] = ()
    letter: str = ""
    authority: tuple[AuthorityModel, ...] = ()
    sums: tuple[tuple[str, str], ...] = ()


class ActionBarModel(Value):
    """Menu and void at the far end, the working buttons at the near end."""

    far: tuple[Button[Any], ...]
    working: tuple[Button[Any], ...]


class KeyModel(Value):
    """The supervisor's key: where it stands, and whether it can be turned by touch.

    A key that is not seen has no position; `note` says so, or whose card stands for it.
    """

    position: str
    caption: str = ""
    is_simulated: bool = False
    note: str = ""


class CheckLine(Value):
    """One item of the self-check; where it is not well, `found` ends with the cure."""

    name: str
    found: str
    is_well: bool = True


class StartModel(Value):
    """A closed table: its self-check, the game that a dealer's card opens, another one to choose.

    `facts` are captions with their values; `record` says what the last closing has left; `choose`
    leads to another game, `school` to the lessons and `take` to the version that waits, None where
    they are not offered.
    """

    title: str
    summary: str
    checks: tuple[CheckLine, ...]
    game: str
    facts: tuple[tuple[str, str], ...]
    record: str
    choose: Button[Any] | None
    school: Button[Any] | None = None
    take: Button[Any] | None = None

    @property
    def is_well(self) -> bool:
        """True if nothing needs a hand."""
        return all(check.is_well for check in self.checks)


class TableModel(Value):
    """The whole table screen. `banner` is shown whenever something is simulated.

    `hand_rows` is what the hand buttons need at most: it makes the felt as high as it stays.
    """

    status: StatusModel
    prompt: PromptModel
    felt: FeltModel
    meters: tuple[MeterModel, ...]
    hands: HandPanelModel
    actions: ActionBarModel
    banner: str = ""
    hand_rows: int = 1
    key: KeyModel | None = None
    start: StartModel | None = None
    tray: ChipTrayModel | None = None

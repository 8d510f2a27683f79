"""What events are made of: readings, wagers, wins, troubles, alerts, settings and the link."""

from collections.abc import Iterable

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value, replace

RUN, JPH = "RUN", "JPH"
"""The two positions of the supervisor's key."""

OPEN, CLOSED, LOCKED, AWARDED, RELEASED = TICKET_STATES = (
    "open",
    "closed",
    "locked",
    "awarded",
    "released",
)
"""How a ticket stands on the floor; the prize of a locked one has left the meter."""


class MeterReading(Value):
    """A level's account at one moment; `jackpot` is the one it belongs to, whatever the sensor."""

    sensor: str
    level: str
    account: Account
    jackpot: str = ""


class ThresholdSeal(Value):
    """The seal of a threshold that is in force on a level that must hit.

    What a journal had sealed that was put back may have been told since: it is in force no more.
    """

    at: int
    sensor: str
    level: str
    jackpot: str
    seal: str
    limit_cents: int
    is_retired: bool = False

    def is_on(self, meter: tuple[str, str], jackpot: str) -> bool:
        """True if it is that of a jackpot's level."""
        return (self.sensor, self.level, self.jackpot) == (*meter, jackpot)


class HandMark(Value):
    """Who marked a wager by hand and when, and whose card vouched for it; no sensor saw its chip.

    Journals of earlier releases say neither.
    """

    at: int = 0
    by: StaffMember | None = None
    card_at: int = 0
    card_by: StaffMember | None = None


class LockedWager(Value):
    """A progressive wager that counts in this round; one that no sensor saw is marked by hand."""

    seat: int
    sensor: str
    cents: int
    is_marked: bool = False
    mark: HandMark | None = None


class ConfirmedWin(Value):
    """A verified claim with its locked prize."""

    sensor: str
    award: PrizeAward


class NotAWin(Value):
    """A hand, or a bonus bet by its wager, that is not to be paid, and why.

    `now` is the hand that was pressed in its place, where there is one.
    """

    seat: int
    key: str
    line: str
    reason: str
    now: str = ""


class BonusBet(Value):
    """A bonus bet of a seat and what it is paid, its stake aside."""

    seat: int
    wager: str
    cents: int


class LineSettled(Value):
    """A wager of a seat as it was settled: what was handed over (+), taken (-), or left (0).

    `place` is its hand, where a seat has several.
    """

    wager: str
    cents: int
    place: str = ""


class RuledMoney(Value):
    """What a seat is to get (+) or to give (-) by a ruling, on which wager of which round."""

    number: int
    round: int
    seat: int
    wager: str
    cents: int


class RulingPaid(Value):
    """What was handed over (+) or taken (-) for a ruling, in the one amount of a seat."""

    number: int
    cents: int


class NumberedAward(Value):
    """A win on record by its number."""

    number: int
    award: PrizeAward


class Irregularity(Value):
    """A trouble in dealing: its kind, how far its checklist is done, and who was told.

    `said` is what the shuffler itself told of it, where it tells anything.
    """

    kind: str
    step: int = 0
    told: str = ""
    said: str = ""


class Returned(Value):
    """What a seat gets back of a void round, in cents: off the layout, progressive chips, tokes."""

    seat: int
    wagers: int
    chips: int
    tokes: int = 0

    @property
    def cents(self) -> int:
        """Return all of it."""
        return self.wagers + self.chips + self.tokes


class VoidNote(Value):
    """A void round whose wagers are not all back with their players yet."""

    round: int
    reason: str
    returned: tuple[Returned, ...] = ()


class LeftBehind(Value):
    """What a round that is over has left open: seats not ticked, seats that the cage pays.

    `rulings` are those on it that came when no round followed in which they could be paid, `cents`
    the prizes and envy of the seats not ticked.
    """

    round: int
    not_ticked: tuple[int, ...] = ()
    by_cage: tuple[int, ...] = ()
    rulings: tuple[RuledMoney, ...] = ()
    cents: int = 0


class Alert(Value):
    """Something that needs a person: open until one has acknowledged it who was no part of it.

    `not_by` is whom it is about, `witness` whose second card allowed it, `cents` the money of it.
    """

    key: str
    kind: str
    sentence: str
    at: int
    not_by: str = ""
    witness: str = ""
    cents: int = 0

    def is_of(self, member: StaffMember) -> bool:
        """True if a person was a part of it: another one acknowledges it."""
        return bool({self.not_by, self.witness} & {member.key, member.identity})


class Hold(Value):
    """Why the table is held, and since when."""

    key: str
    sentence: str
    at: int


class Lock(Value):
    """Since when the table is locked, and by whom; by nobody known where it is closed."""

    at: int
    by: StaffMember | None


class Proposal(Value):
    """A setting that two people want, and that waits for the next opening of the table."""

    path: str
    old: str
    new: str
    by: StaffMember
    witness: StaffMember
    at: int
    of: str = ""


def accounts_of(meters: Iterable[MeterReading]) -> dict[tuple[str, str], Account]:
    """Return the accounts that were read, by sensor and level."""
    return {(meter.sensor, meter.level): meter.account for meter in meters}


class MeterPutBack(Value):
    """A meter that shows what a backup has of it, in micro-dollars before and after."""

    sensor: str
    level: str
    before: int
    after: int


class Earlier(Value):
    """An older claim on the same level at another table: whose, by how much, and how it stands.

    Its `order`, its moments (of the floor's clock) and what it gets are the floor's words too.
    """

    table: str
    by_ms: int
    state: str
    order: int = 0
    given_at: int = 0
    locked_at: int = 0
    cents: int = 0


class Ticket(Value):
    """A claim's place in the order of its level, as the floor gave it; `cents` is its worth.

    While `older` tickets are open the worth is not settled. `by` is whose card recorded the win,
    `beside` who answered for it as well: whoever dealt, or the first of two cards. While `by_pit`
    two cards at the pit have to award it before it is paid. `is_backed_out` at the table, it waits
    for the pit to put it back on the meter. `is_paid` is said of one that was handed over in a
    round that is over, `is_paid_told` of one that the floor knows to be handed over.
    """

    key: str
    round: int
    seat: int
    sensor: str
    line: str
    order: int
    cents: int
    state: str = OPEN
    older: int = 0
    first: Earlier | None = None
    by: StaffMember | None = None
    beside: StaffMember | None = None
    by_pit: bool = False
    is_backed_out: bool = False
    is_paid: bool = False
    is_paid_told: bool = False

    def as_known(self, known: "Ticket") -> "Ticket":
        """Return it as the floor gives it, with what the table alone knows of it."""
        ours = replace(self, by=known.by, beside=known.beside, is_paid=known.is_paid)
        return replace(ours, is_backed_out=known.is_backed_out)

    @property
    def is_paid_untold(self) -> bool:
        """True if it was handed over and the floor has not heard of it."""
        return self.is_paid and not self.is_paid_told

    @property
    def people(self) -> tuple[StaffMember, ...]:
        """Return who says that the prize is paid."""
        return tuple(member for member in (self.by, self.beside) if member is not None)

    @property
    def is_settled(self) -> bool:
        """True if its worth can be said to a player."""
        return not self.older and self.state in (OPEN, LOCKED, AWARDED)

    @property
    def is_live(self) -> bool:
        """True if it still waits for something."""
        return self.state in (OPEN, LOCKED)


class WaitingWin(Value):
    """A win whose round is over and whose amount the floor could not give yet."""

    round: int
    seat: int
    sensor: str
    line: str
    at: int
    stakes: tuple[tuple[tuple[int, str], int], ...] = ()


class Closing(Value):
    """An older ticket of another table that is to be closed for ours, and whose card says so."""

    key: str
    order: int
    table: str
    by: StaffMember | None = None


class FloorMessage(Value):
    """What somebody at the pit has written to this table, its pit or all: its number there."""

    number: int
    at: int
    words: str
    sent_by: str


class OtherClaim(Value):
    """A prize of the link that another table has claimed; what `is_locked` has left the meter."""

    sensor: str
    level: str
    table: str
    is_locked: bool = False


class LinkStand(Value):
    """How the table stands on the floor.

    `n` counts what the floor is to be told since the table joined, `told_round` is the last round
    among it, `up_to` is what the floor has.
    `paused` has the sensors whose link rests, each with the reason. A link that is lost says since
    when and why; `asked_by` is whose card has asked for prizes to be locked, `not_closed` why the
    floor did not close an older ticket. `coming` is who comes by the floor's word, and to which
    call; `messages` are those that nobody here has read, `read` the last ones by number and reader.
    `claims` are what other tables have claimed of its meters.
    """

    is_joined: bool = False
    lost_at: int = 0
    why: str = ""
    n: int = 0
    told_round: int = 0
    up_to: int = 0
    epoch: int = 0
    paused: tuple[tuple[str, str], ...] = ()
    tickets: tuple[Ticket, ...] = ()
    waiting: tuple[WaitingWin, ...] = ()
    asked_by: StaffMember | None = None
    closing: Closing | None = None
    not_closed: str = ""
    coming: tuple[str, str] = ("", "")
    messages: tuple[FloorMessage, ...] = ()
    read: tuple[tuple[int, str], ...] = ()
    claims: tuple[OtherClaim, ...] = ()

    @property
    def is_live(self) -> bool:
        """True if the floor answers."""
        return self.is_joined and not self.lost_at

    @property
    def unsent(self) -> int:
        """Count what waits in the journal for the floor."""
        return self.n - self.up_to

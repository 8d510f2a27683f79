"""What happened at the table: facts with the amounts that were decided, never recomputed.

An event whose `refusal` is set is a recorded no: it leaves the round as it was.
Times are milliseconds since 1970, UTC.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_assist.jackpot.prizes import Award
from dealer_assist.table.facts import ConfirmedWin as ConfirmedWin
from dealer_assist.table.facts import Irregularity as Irregularity
from dealer_assist.table.facts import LockedWager as LockedWager
from dealer_assist.table.facts import MeterReading as MeterReading
from dealer_assist.table.staff import StaffMember


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A dealer opened the table; the meters as they stand, new ones at their seed."""

    dealer: StaffMember
    meters: tuple[MeterReading, ...]


@dataclass(frozen=True, slots=True)
class DealerRelieved:
    """Another dealer took over."""

    dealer: StaffMember


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """Betting is open. Holds all that the table needs to resume from here."""

    round: int
    dealer: StaffMember
    meters: tuple[MeterReading, ...]
    chips: tuple[tuple[int, str], ...] = ()
    faults: tuple[tuple[int, str, str], ...] = ()
    wins_so_far: int = 0
    key: str = "RUN"
    backed_out: tuple[int, ...] = ()
    irregularity: Irregularity | None = None


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is closed; its closing meters, and all that it needs to resume from here."""

    round: int
    meters: tuple[MeterReading, ...]
    wins_so_far: int = 0
    chips: tuple[tuple[int, str], ...] = ()
    faults: tuple[tuple[int, str, str], ...] = ()
    key: str = "RUN"
    backed_out: tuple[int, ...] = ()
    irregularity: Irregularity | None = None


@dataclass(frozen=True, slots=True)
class ChipSeen:
    """A sensor sees a chip."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class ChipGone:
    """A sensor sees no chip any more."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class LateChipRefused:
    """A chip came after the start of the game: it does not count."""

    seat: int
    sensor: str
    refusal: str


@dataclass(frozen=True, slots=True)
class SensorFailed:
    """A sensor is out; its seat's progressive wager is too."""

    seat: int
    sensor: str
    fault: str


@dataclass(frozen=True, slots=True)
class SensorMended:
    """A sensor works again."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class WagersPlaced:
    """A seat's base wagers as they are known, in cents."""

    seat: int
    wagers: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class HandFolded:
    """A player gave the hand up."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Sensors are locked, contributions are on the meters."""

    at: int
    wagers: tuple[LockedWager, ...]
    meters: tuple[MeterReading, ...]


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A hand button is on for a seat."""

    seat: int
    sensor: str
    line: str


@dataclass(frozen=True, slots=True)
class ClaimDropped:
    """A hand button is off again; `is_refuted` where the supervisor said so."""

    seat: int
    sensor: str
    line: str
    is_refuted: bool = False


@dataclass(frozen=True, slots=True)
class SupervisorCalled:
    """A supervisor was asked to come; with claims on, to verify them, unless a key does that."""

    at: int
    to_verify: bool = True


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """The call is off again, or the verification was left."""


@dataclass(frozen=True, slots=True)
class WinsConfirmed:
    """The supervisor verified the claims: values locked, meters as they will be left."""

    at: int
    wins: tuple[ConfirmedWin, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class SwipeRefused:
    """A card was not enough, not known or not readable; `ends` after the last try."""

    refusal: str
    card: str
    kind: str
    attempt: int = 0
    ends: bool = False
    role: str = ""


@dataclass(frozen=True, slots=True)
class SwipeTimedOut:
    """Nobody swiped in time."""


@dataclass(frozen=True, slots=True)
class ReaderReopened:
    """A card is awaited once more."""

    at: int


@dataclass(frozen=True, slots=True)
class ConfirmationCancelled:
    """The confirmed wins are claims again; the meters are as before."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class WinsAuthorised:
    """Wins are on record and envy is decided; the meters are adjusted, or wait for the key."""

    at: int
    by: StaffMember
    first_number: int
    wins: tuple[ConfirmedWin, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()
    meters_wait: bool = False


@dataclass(frozen=True, slots=True)
class PayingBegan:
    """The dealer went back to the table to pay."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The round is over."""

    at: int
    round: int


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """The round does not count: its contributions are off the meters again."""

    at: int
    round: int
    reason: str
    meters: tuple[MeterReading, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class WagerMarked:
    """The dealer marked a progressive wager by hand, or took the mark back."""

    seat: int
    sensor: str
    is_on: bool = True


@dataclass(frozen=True, slots=True)
class SideMarked:
    """The dealer said which side a seat's main wager is on."""

    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class KeyTurned:
    """The supervisor's key was turned: a fact even where the turn is refused."""

    at: int
    position: str
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class MetersAdjusted:
    """The key is back in RUN: the prizes on record came off the meters."""

    at: int
    meters: tuple[MeterReading, ...]


@dataclass(frozen=True, slots=True)
class JackpotSettled:
    """One jackpot's part of the round is over; the hands are played on."""

    at: int
    sensor: str


@dataclass(frozen=True, slots=True)
class AdjustmentAsked:
    """A win is to be backed out; other shares of its prize that stand or are backed out too."""

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    standing: tuple[Award, ...] = ()
    undone: tuple[Award, ...] = ()


@dataclass(frozen=True, slots=True)
class AdjustmentApproved:
    """The first of two cards for an adjustment."""

    by: StaffMember


@dataclass(frozen=True, slots=True)
class AdjustmentCancelled:
    """The adjustment is off; nothing has moved."""


@dataclass(frozen=True, slots=True)
class WinBackedOut:
    """A win was undone exactly: meters before and after, why, and both people."""

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    by: StaffMember
    witness: StaffMember
    before: tuple[MeterReading, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class DevicesTested:
    """Every device of the table with the state it was found in."""

    at: int
    devices: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class GameChangeAsked:
    """Another table file is to be opened here; none takes the wish back."""

    to: str


@dataclass(frozen=True, slots=True)
class GameChanged:
    """A supervisor let another game be opened at the closed table."""

    at: int
    by: StaffMember
    to: str


@dataclass(frozen=True, slots=True)
class IrregularityNoted:
    """A trouble in dealing was noted, or a step of its checklist was done."""

    at: int
    now: Irregularity


@dataclass(frozen=True, slots=True)
class IrregularityCleared:
    """The trouble is over."""

    at: int
    was: Irregularity


Event = (
    TableOpened
    | DealerRelieved
    | RoundOpened
    | TableClosed
    | ChipSeen
    | ChipGone
    | LateChipRefused
    | SensorFailed
    | SensorMended
    | WagersPlaced
    | HandFolded
    | GameStarted
    | ClaimMade
    | ClaimDropped
    | SupervisorCalled
    | CallAnswered
    | WinsConfirmed
    | SwipeRefused
    | SwipeTimedOut
    | ReaderReopened
    | ConfirmationCancelled
    | WinsAuthorised
    | PayingBegan
    | GameEnded
    | RoundVoided
    | WagerMarked
    | SideMarked
    | KeyTurned
    | MetersAdjusted
    | JackpotSettled
    | AdjustmentAsked
    | AdjustmentApproved
    | AdjustmentCancelled
    | WinBackedOut
    | DevicesTested
    | GameChangeAsked
    | GameChanged
    | IrregularityNoted
    | IrregularityCleared
)

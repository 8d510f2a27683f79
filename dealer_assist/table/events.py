"""What happened at the table: facts with the amounts that were decided, never recomputed.

An event whose `refusal` is set is a recorded no: it leaves the round as it was.
Times are milliseconds since 1970, UTC.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import Award
from dealer_assist.table.staff import StaffMember


@dataclass(frozen=True, slots=True)
class MeterReading:
    """A level's account at one moment."""

    sensor: str
    level: str
    account: Account


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


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is closed; its closing meters, and all that it needs to resume from here."""

    round: int
    meters: tuple[MeterReading, ...]
    wins_so_far: int = 0
    chips: tuple[tuple[int, str], ...] = ()
    faults: tuple[tuple[int, str, str], ...] = ()


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
class LockedWager:
    """A progressive wager that counts in this round."""

    seat: int
    sensor: str
    cents: int


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
    """A supervisor was asked to come; with claims on, to verify them."""

    at: int


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """The call is off again, or the verification was left."""


@dataclass(frozen=True, slots=True)
class ConfirmedWin:
    """A verified claim with its locked prize."""

    sensor: str
    award: Award


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
    """Wins are on record, meters adjusted, envy decided."""

    at: int
    by: StaffMember
    first_number: int
    wins: tuple[ConfirmedWin, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()


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
)

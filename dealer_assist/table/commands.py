"""What a touch, a card or a sensor asks of the table: imperative, without consequence yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_assist.table.staff import StaffMember


@dataclass(frozen=True, slots=True)
class SwipeCard:
    """A card at the reader. `member` is None for a card that is not on the staff list."""

    member: StaffMember | None
    last_four: str = ""
    is_misread: bool = False


@dataclass(frozen=True, slots=True)
class SeeChip:
    """A chip was put on a sensor, or lies there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


@dataclass(frozen=True, slots=True)
class MissChip:
    """A chip was lifted off a sensor, or is not there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


@dataclass(frozen=True, slots=True)
class ReportSensorFault:
    """A sensor does not do its work."""

    seat: int
    sensor: str
    fault: str


@dataclass(frozen=True, slots=True)
class ReportSensorWell:
    """A sensor that was faulty works again."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class PlaceWagers:
    """A seat's base wagers became known."""

    seat: int
    wagers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FoldHand:
    """A player gives the hand up."""

    seat: int


@dataclass(frozen=True, slots=True)
class StartGame:
    """All bets are down: lock the sensors."""


@dataclass(frozen=True, slots=True)
class PressHand:
    """A hand button for a seat: on, or off again."""

    seat: int
    line: str
    sensor: str = "A"


@dataclass(frozen=True, slots=True)
class DropClaim:
    """The supervisor says that this is not a win."""

    seat: int
    sensor: str = "A"


@dataclass(frozen=True, slots=True)
class CallSupervisor:
    """Ask for a supervisor: to verify claims, or just to come."""


@dataclass(frozen=True, slots=True)
class BackToTable:
    """Leave the verification; claims stay on, nothing is recorded as a win."""


@dataclass(frozen=True, slots=True)
class ConfirmWins:
    """The supervisor has verified the claims: lock their values and ask for a card."""


@dataclass(frozen=True, slots=True)
class TrySwipeAgain:
    """Open the reader again after it timed out."""


@dataclass(frozen=True, slots=True)
class LetSwipeTimeOut:
    """Nobody swiped in time."""


@dataclass(frozen=True, slots=True)
class BeginPaying:
    """The wins are on record: go back to the table and pay."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """All action is reconciled: reset for the next round."""


@dataclass(frozen=True, slots=True)
class VoidRound:
    """The round does not count: give every wager back."""

    reason: str


@dataclass(frozen=True, slots=True)
class CloseTable:
    """No more rounds: note the closing meters."""


Command = (
    SwipeCard
    | SeeChip
    | MissChip
    | ReportSensorFault
    | ReportSensorWell
    | PlaceWagers
    | FoldHand
    | StartGame
    | PressHand
    | DropClaim
    | CallSupervisor
    | BackToTable
    | ConfirmWins
    | TrySwipeAgain
    | LetSwipeTimeOut
    | BeginPaying
    | EndGame
    | VoidRound
    | CloseTable
)

"""What the devices of a table tell it, as finished facts; the table decides what they mean."""

from typing import Literal, TypeAlias

from dealer_assist.value import Value

Fault: TypeAlias = str
"""Why a sensor cannot be trusted: one of the words below, or what the device said, as it came."""
Unanswered: TypeAlias = Literal["lamp", "inhibit", "check"]
KeyPosition: TypeAlias = Literal["RUN", "JPH"]
Paper: TypeAlias = Literal["ok", "low", "out", "unknown"]


class ChipPlaced(Value):
    """A chip came to lie on the sensor."""

    seat: int
    sensor: str = "A"


class ChipRemoved(Value):
    """The chip left the sensor."""

    seat: int
    sensor: str = "A"


class SensorRead(Value):
    """The sensor's state was read again: at start-up, after lost events, after it came back."""

    seat: int
    sensor: str
    has_chip: bool


class SensorFault(Value):
    """The sensor can no longer be trusted, and why."""

    seat: int
    sensor: str
    code: Fault


STUCK, DIRTY, UNPOWERED, LOST, RESET = "stuck", "dirty", "unpowered", "lost", "reset"
STATELESS, CLASH, UNSEEN, LATE = "stateless", "clash", "unseen", "late"
"""It does not tell its state; two boards have its address; it was not looked at in time; it answers
when nobody waits for it any more."""


class SensorRecovered(Value):
    """The sensor can be trusted again; a `SensorRead` with its state follows."""

    seat: int
    sensor: str


class SensorIdentified(Value):
    """The board at a seat has told its serial number: for the first time, or another than before.

    It comes before the state that the board tells.
    """

    seat: int
    sensor: str
    serial: int


class CommandUnanswered(Value):
    """The sensor does not acknowledge its lamp, its inhibit or a self check; chips are seen."""

    seat: int
    sensor: str
    what: Unanswered


class CommandAnswered(Value):
    """The sensor acknowledges again what it did not before."""

    seat: int
    sensor: str
    what: Unanswered


class SensorTested(Value):
    """A sensor was asked to check itself and to show its state, and this is what came of it."""

    seat: int
    sensor: str
    fault: Fault | None
    has_chip: bool = False


class CardSwiped(Value):
    """A staff card was read; the number is secret and is never logged.

    `former` is the number by which an older reading of the same card was enrolled, if it differs.
    """

    number: str
    former: str = ""

    def __repr__(self) -> str:
        return f"CardSwiped(number='…{self.number[-4:]}')"


class CardMisread(Value):
    """A card went through the reader and could not be read.

    `needs_setting` where no further pass will be: the reader has to be set otherwise first.
    """

    reason: str
    needs_setting: bool = False


class KeyTold(Value):
    """The supervisor's key stands in this position; `at_start` when it was found there."""

    position: KeyPosition
    at_start: bool = False


class KeyUnknown(Value):
    """Nobody knows where the supervisor's key stands, and why; it authorises nothing."""

    why: str = ""


class PrinterStatus(Value):
    """The slip printer's own word on its paper and on whether it is ready."""

    online: bool
    paper: Paper


class SlipPrinted(Value):
    """The whole slip went out, and the printer was ready before and after."""

    slip: str


class SlipFailed(Value):
    """The slip was not printed, or only in part."""

    slip: str
    reason: str


class SlipUncertain(Value):
    """Nobody knows whether the slip came out: all of it was sent, and the printer did not say."""

    slip: str
    reason: str


class ShoeCard(Value):
    """The shoe read the card that was drawn, rank then suit: `4s`."""

    card: str


class ShoeAlarm(Value):
    """The shoe could not read a card, or complains of itself."""

    text: str


class ShufflerTold(Value):
    """What the shuffler says of itself, whenever that changes; `fault` is its code, or nothing."""

    mode: str = ""
    hands: int | None = None
    fault: str = ""
    make: str = ""


class DeviceLost(Value):
    """The port of a device vanished or cannot be opened, or its driver failed.

    It is tried again by itself.
    """

    device: str
    why: str = ""
    is_fault_of_driver: bool = False


class DeviceBack(Value):
    """The device answers again."""

    device: str


Message: TypeAlias = (
    ChipPlaced
    | ChipRemoved
    | SensorRead
    | SensorFault
    | SensorRecovered
    | SensorIdentified
    | CommandUnanswered
    | CommandAnswered
    | SensorTested
    | CardSwiped
    | CardMisread
    | KeyTold
    | KeyUnknown
    | PrinterStatus
    | SlipPrinted
    | SlipFailed
    | SlipUncertain
    | ShoeCard
    | ShoeAlarm
    | ShufflerTold
    | DeviceLost
    | DeviceBack
)

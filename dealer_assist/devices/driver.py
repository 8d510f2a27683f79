"""What drivers can do, whatever their device speaks: all that the rack knows of them.

And what every line of sensors has in common: who is on it, and what is wanted. A board that shows
the state of its sensors, instead of counting events, follows each of them with a `ShownSensor`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from dealer_assist.devices.health import Health, Traffic
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    Fault,
    Message,
    SensorFault,
    SensorRead,
    SensorRecovered,
    SensorTested,
)
from dealer_assist.devices.printers.escpos import SlipPicture

Lamp: TypeAlias = Literal["off", "lit", "locked", "fault"]

Spot: TypeAlias = tuple[int, str]


class Driver(Protocol):
    """What turns a device's bytes into messages."""

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are worth waking up for."""
        ...

    def tick(self, now_ms: int) -> list[Message]: ...

    def health(self) -> list[Health]: ...


@runtime_checkable
class SensorDriver(Driver, Protocol):
    """A driver of wager sensors: chips in, lamps and open betting out."""

    @property
    def spots(self) -> Sequence[tuple[int, str]]:
        """List the sensors of this line, as seat and letter."""
        ...

    def has(self, seat: int, sensor: str) -> bool:
        """True if that sensor is on this line."""
        ...

    def looked_ms(self, seat: int, sensor: str) -> int | None:
        """Return when a sensor of this line last showed its state; None before the first time."""
        ...

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want this lamp at a sensor that is on this line."""
        ...

    def test(self, seat: int, sensor: str) -> None:
        """Look at a sensor closely soon; `SensorTested` tells what was found."""
        ...

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        ...

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        ...


@runtime_checkable
class SlipDriver(Driver, Protocol):
    """A driver that prints slips; each ends as `SlipPrinted`, `SlipFailed` or `SlipUncertain`."""

    @property
    def dots_across(self) -> int:
        """Return how wide its paper is."""
        ...

    @property
    def trouble(self) -> str:
        """Say why nothing can be printed at this moment, or nothing where it can."""
        ...

    def print(self, slip: SlipPicture) -> None:
        """Queue a slip."""
        ...


class OneSensor(Protocol):
    """What a line needs of each of its sensors."""

    lamp: Lamp

    @property
    def traffic(self) -> Traffic: ...


S = TypeVar("S", bound=OneSensor)


class SensorLine(ABC, Generic[S]):
    """Know the sensors by their spots, and pass on what the table wants of them."""

    def __init__(self, sensors: Mapping[Spot, S]) -> None:
        self._sensors = sensors

    @property
    def spots(self) -> list[Spot]:
        """List the sensors of this line."""
        return list(self._sensors)

    def has(self, seat: int, sensor: str) -> bool:
        """True if this line has that sensor."""
        return (seat, sensor) in self._sensors

    def looked_ms(self, seat: int, sensor: str) -> int | None:
        """Return when that sensor last showed its state."""
        return self._sensors[seat, sensor].traffic.looked_ms

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want this lamp; it is commanded until the sensor has it."""
        self._sensors[seat, sensor].lamp = lamp

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        self._want_betting(is_open=True)

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        self._want_betting(is_open=False)

    @abstractmethod
    def _want_betting(self, *, is_open: bool) -> None:
        """Have every sensor take chips, or call them late."""


class ShownSensor:
    """Follow one sensor by the state that it shows; each chip is told once."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.traffic = Traffic()
        self.has_chip: bool | None = None
        self.fault: Fault | None = None
        self.lamp: Lamp = "off"
        self.is_tested = False

    def show(self, now_ms: int, *, has_chip: bool, fault: Fault | None) -> list[Message]:
        """Take what it shows, and tell what is new."""
        before, self.has_chip = self.has_chip, has_chip
        told = self._told(before, now_ms, has_chip=has_chip, fault=fault)
        if self.is_tested:
            self.is_tested = False
            told.append(SensorTested(*self.spot, self.fault, has_chip))
        return told

    def fail(self, fault: Fault, now_ms: int) -> list[Message]:
        """Trust it no more."""
        if self.fault == fault:
            return []
        self.fault = fault
        self.traffic.count(fault, now_ms)
        return [SensorFault(*self.spot, fault)]

    @property
    def words(self) -> str:
        """Say what it last showed."""
        if self.has_chip is None:
            return ""
        return "chip" if self.has_chip else "no chip"

    def state(self, unanswered: str = "") -> str:
        """Say how it is: its fault, what it does not obey, or that it works."""
        if self.fault is not None:
            return self.fault
        if self.has_chip is None:
            return "not heard yet"
        return f"{unanswered} does not answer" if unanswered else "ok"

    def _told(
        self,
        before: bool | None,  # noqa: FBT001
        now_ms: int,
        *,
        has_chip: bool,
        fault: Fault | None,
    ) -> list[Message]:
        if fault is not None:
            return self.fail(fault, now_ms)
        if self.fault is not None:
            self.fault = None
            return [SensorRecovered(*self.spot), SensorRead(*self.spot, has_chip)]
        if before is None:
            return [SensorRead(*self.spot, has_chip)]
        if before == has_chip:
            return []
        return [ChipPlaced(*self.spot) if has_chip else ChipRemoved(*self.spot)]

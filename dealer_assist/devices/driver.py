"""What drivers can do, whatever their device speaks: all that the rack knows of them."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.devices.printers.escpos import Slip

Lamp: TypeAlias = Literal["off", "lit", "locked", "fault"]


class Driver(Protocol):
    """What turns a device's bytes into messages."""

    @property
    def bytes_awaited(self) -> int:
        """Tell how many bytes are worth waking up for."""
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
        """Tell whether that sensor is on this line."""
        ...

    def looked_ms(self, seat: int, sensor: str) -> int | None:
        """Tell when a sensor of this line last showed its state; None before the first time."""
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
        """Tell how wide its paper is."""
        ...

    @property
    def trouble(self) -> str:
        """Say why nothing can be printed at this moment, or nothing where it can."""
        ...

    def print(self, slip: Slip) -> None:
        """Queue a slip."""
        ...

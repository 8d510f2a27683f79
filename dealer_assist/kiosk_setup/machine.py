"""What the set-up asks of the machine it runs on: one seam, so that all of it can be simulated."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from dealer_assist.devices.port import BAUD, Port
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, replace

FLOOR_FOLDER = "floor"
"""Where the key and the certificates of a floor lie, below the settings."""
BY_SOCKET = "/dev/serial/by-path"
"""Where the system names each serial port by the socket that it is plugged in."""


class Output(Value):
    """A monitor by the name of its plug, with its pixels and its width; 0 where it does not say."""

    name: str
    width: int = 0
    height: int = 0
    mm_wide: int = 0


class PortFound(Value):
    """A serial port: where it opens, the name that goes into the settings, what it says it is.

    A name that does not last changes when the device is plugged in elsewhere. `is_twin`: another
    device here has the same serial number, so that the number names neither. `plug` is the USB
    socket that it is plugged in, as the system counts them, and `by_socket` its name by that.
    """

    where: str
    name: str
    words: str = ""
    serial: str = ""
    lasts: bool = True
    is_twin: bool = False
    plug: str = ""
    by_socket: str = ""

    @property
    def is_by_socket(self) -> bool:
        """True if its name stays as long as it is plugged in the same socket."""
        return bool(self.by_socket) and self.name == self.by_socket


class TrialResult(Value):
    """How a test ended, in a sentence; `figure` is what it measured, if it measures.

    `uuid` is that of the disk that was written to.
    """

    is_well: bool
    sentence: str
    figure: int = 0
    uuid: str = ""


class Machine(Protocol):
    """The kiosk's own hardware and system, as far as a set-up is about them."""

    @property
    def is_simulated(self) -> bool:
        """True if nothing here is real."""
        ...

    def outputs(self) -> tuple[Output, ...]:
        """List the monitors that are plugged in."""
        ...

    def ports(self) -> tuple[PortFound, ...]:
        """List the serial ports that are there now."""
        ...

    def open_port(self, where: str, baud: int = BAUD) -> Port:
        """Return a port at a speed; one that is not there raises `PortClosed` when it is used."""
        ...

    def folders(self) -> tuple[str, ...]:
        """List the folders that copies may go to."""
        ...

    def try_clock(self, server: str) -> TrialResult:
        """Compare the clock with a time server's; the figure is in milliseconds."""
        ...

    def try_floor(self, table: TableSetup, settings: Path) -> TrialResult:
        """Join the floor that the table names: its key and request, and the first sign-on."""
        ...

    def try_copy(self, label: str, folder: str) -> TrialResult:
        """Write a file where the copies will go, and read it back."""
        ...

    def save(self, label: str, folder: str, name: str, text: str) -> TrialResult:
        """Put a file beside the copies."""
        ...

    def use(self, device: str) -> None:
        """Move a simulated device as a hand would: a chip, a card, the key; nothing real moves."""
        ...

    def tick(self, now_ms: int) -> None:
        """Let time pass for what is simulated."""
        ...


def told_apart(found: Iterable[PortFound]) -> tuple[PortFound, ...]:
    """Name ports whose serial number is not theirs alone by the place where they are plugged in."""
    ports = tuple(found)
    serials = [port.serial for port in ports if port.serial]
    return tuple(
        replace(port, name=port.by_socket or port.where, lasts=False, is_twin=True)
        if serials.count(port.serial) > 1
        else port
        for port in ports
    )

"""The one seam to hardware: a port of bytes, whatever is behind it."""

from typing import Literal, Protocol, TypeAlias

from dealer_assist.errors import UserFacingError
from dealer_assist.value import Value

BAUD = 9600
BITS_A_BYTE = 10  # 8N1
MS_A_BYTE = 1000 * BITS_A_BYTE / BAUD


Parity: TypeAlias = Literal["none", "even", "odd"]
Flow: TypeAlias = Literal["none", "rtscts", "xonxoff"]


class PortSettings(Value):
    """How a serial line is set up: its speed, its bits, and who may stop it.

    XON and XOFF are obeyed by the driver, which knows what may still be sent; RTS/CTS by the port.
    """

    baud: int = BAUD
    bits: int = 8
    parity: Parity = "none"
    stop_bits: int = 1
    flow: Flow = "none"


class PortClosed(UserFacingError):  # noqa: N818 - the world's word for it
    """The port is not there: unplugged, taken by another program, or not opened yet."""


class Port(Protocol):
    """Bytes out and bytes in, never waiting for either."""

    @property
    def is_open(self) -> bool:
        """True if bytes can go through at this moment."""
        ...

    def write(self, data: bytes) -> None:
        """Send all of it, or raise `PortClosed`."""
        ...

    def read_available(self) -> bytes:
        """Take what has arrived, perhaps nothing, or raise `PortClosed`."""
        ...

    def close(self) -> None:
        """Release the port for good."""
        ...

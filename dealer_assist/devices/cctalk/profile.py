"""How a ccTalk board is spoken to, as data: addresses, headers, codes with their words, patience.

The defaults are those of the public generic specification for coin acceptors; a board that
differs has a file of its own.
"""

from collections.abc import Mapping

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import Checksum
from dealer_assist.devices.driver import Lamp
from dealer_assist.value import Value, field

EVENTS_KEPT = 5
ALL_WELL = 0

BETTING_OPEN = 1
BETTING_CLOSED = 0

LAMP_BITS: Mapping[Lamp, int] = {"off": 0, "lit": 1, "locked": 2, "fault": 3}
ERROR_WORDS: Mapping[int, str] = {14: "stuck", 13: "dirty", 10: "unpowered"}
SELF_CHECK_WORDS: Mapping[int, str] = {3: "stuck", 5: "dirty", 33: "unpowered"}
SEATS = range(1, 8)


def _addresses() -> Mapping[tuple[int, str], int]:
    firsts = {"A": 10, "B": 20}
    return {(seat, letter): first + seat for letter, first in firsts.items() for seat in SEATS}


class CctalkProfile(Value):
    """One kind of board; a header that it does not have is None, and is never asked.

    `look_ms`, `command_ms` and `check_ms` are how long it may take until an answer begins, and
    `look_ms` how long between two of its bytes; `quiet_ms` is how long a line of the CRC form
    stays quiet after silence. `is_chip_low` where the bit is 0 with a chip. A code that is not
    listed is told by its number.
    """

    check: Checksum = "sum"
    addresses: Mapping[tuple[int, str], int] = field(default_factory=_addresses)
    key_address: int = 70
    events: int | None = frames.READ_EVENTS
    state: int = frames.READ_OPTO
    lamp: int | None = frames.LATCH_OUTPUT
    inhibit: int | None = frames.SET_INHIBIT
    self_check: int | None = frames.SELF_CHECK
    serial_number: int | None = frames.SERIAL_NUMBER
    chip_placed: int = 1
    chip_removed: int = 2
    error: int = 0
    chip_bit: int = 0b01
    is_chip_low: bool = False
    jph_bit: int = 0b01
    run_event: int = 1
    jph_event: int = 2
    lamp_bits: Mapping[Lamp, int] = field(default_factory=lambda: LAMP_BITS)
    errors: Mapping[int, str] = field(default_factory=lambda: ERROR_WORDS)
    self_checks: Mapping[int, str] = field(default_factory=lambda: SELF_CHECK_WORDS)
    look_ms: int = 50
    command_ms: int = 100
    check_ms: int = 500
    quiet_ms: int = 160

    def address_of(self, seat: int, sensor: str = "A") -> int:
        """Return the address of a seat's sensor."""
        return self.addresses[seat, sensor]

    def place_of(self, address: int) -> tuple[int, str] | None:
        """Find the sensor that has this address."""
        return next((spot for spot, at in self.addresses.items() if at == address), None)

    def sees_chip(self, state: int) -> bool:
        """True if a state shows a chip."""
        return bool(state & self.chip_bit) is not self.is_chip_low

    def error_word(self, code: int) -> str:
        """Say what an error event means; one that is not listed is told as it came."""
        return self.errors.get(code, f"error {code}")

    def self_check_word(self, data: bytes) -> str:
        """Say what a self check found; the second byte, where there is one, goes with the first."""
        code, *extra = data
        told = self.self_checks.get(code, f"fault {code}")
        return f"{told} {extra[0]}" if extra and code not in self.self_checks else told


PUBLIC = CctalkProfile()


def counter_of(events: int) -> int:
    """Count events as the counter does: 1 to 255, then 1 again; 0 is a device just reset."""
    return (events - 1) % 255 + 1 if events else 0


def events_between(before: int, after: int) -> int:
    """Return how many events lie between two readings of the counter."""
    return after if before == 0 else (after - before) % 255

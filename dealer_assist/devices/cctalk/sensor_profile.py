"""Our ccTalk profile of a wager sensor: addresses, event codes, fault codes, lamp modes.

Event and fault numbers are those of the generic specification for coin acceptors.
"""

from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.messages import Fault

CHIP_PLACED = 1
CHIP_REMOVED = 2
ERROR = 0
ALL_WELL = 0

ERROR_CODES: dict[int, Fault] = {14: "stuck", 13: "dirty", 10: "unpowered"}
SELF_CHECK_CODES: dict[int, Fault] = {3: "stuck", 5: "dirty", 33: "unpowered"}

LAMP_MODES: dict[Lamp, int] = {"off": 0, "lit": 1, "locked": 2, "fault": 3}
LAMPS: dict[int, Lamp] = {mode: lamp for lamp, mode in LAMP_MODES.items()}

EVENTS_KEPT = 5
CHIP_SEEN = 0b01  # bits of the opto state
OUT_OF_ORDER = 0b10

BETTING_OPEN = 1
BETTING_CLOSED = 0

FIRST_ADDRESS = {"A": 10, "B": 20}


def address_of(seat: int, sensor: str = "A") -> int:
    """Give the address of a seat's sensor: 11 to 17 for A, 21 to 27 for B."""
    return FIRST_ADDRESS[sensor] + seat


def counter_of(events: int) -> int:
    """Count events as the counter does: 1 to 255, then 1 again; 0 is a device just reset."""
    return (events - 1) % 255 + 1 if events else 0


def events_between(before: int, after: int) -> int:
    """Tell how many events lie between two readings of the counter."""
    return after if before == 0 else (after - before) % 255

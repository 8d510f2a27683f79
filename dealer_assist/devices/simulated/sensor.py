"""One simulated wager sensor: a model behind the bytes, able to fail on request."""

from dataclasses import dataclass, field

from dealer_assist.devices import cctalk
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.sensor_profile import (
    ALL_WELL,
    BETTING_CLOSED,
    BETTING_OPEN,
    CHIP_PLACED,
    CHIP_REMOVED,
    CHIP_SEEN,
    ERROR,
    ERROR_CODES,
    EVENTS_KEPT,
    LAMPS,
    OUT_OF_ORDER,
    SELF_CHECK_CODES,
    address_of,
    next_counter,
)

ERROR_OF: dict[str | None, int] = {fault: code for code, fault in ERROR_CODES.items()}
CHECK_OF: dict[str | None, int] = {fault: code for code, fault in SELF_CHECK_CODES.items()}
FAULTS = ("stuck", "dirty", "unpowered", "dead", "slow", "wrong-counter", "reset", "bounce")

IDENTITY = {
    cctalk.MANUFACTURER: b"Dealer Assist",
    cctalk.EQUIPMENT_CATEGORY: b"Coin Acceptor",
    cctalk.PRODUCT_CODE: b"SIM-SENSOR",
    cctalk.SOFTWARE_VERSION: b"1.0",
}


@dataclass(slots=True)
class SimulatedSensor:
    """What lies on the sensor, what it sees, what it shows, and what is wrong with it."""

    seat: int
    sensor: str = "A"
    has_chip: bool = False
    sees_chip: bool = False
    lamp: Lamp = "off"
    is_open: bool = False
    fault: str | None = None
    counter: int = 0
    events: list[list[int]] = field(default_factory=list)

    def put(self, *, has_chip: bool) -> None:
        """Lay a chip on the sensor or take it off."""
        self.has_chip = has_chip
        self._look()

    def fail(self, fault: str) -> None:
        """Break in the way named; a reset and a bounce are over at once."""
        if fault == "reset":
            self._power_up()
        elif fault == "bounce":
            for kind in (
                (CHIP_REMOVED, CHIP_PLACED) if self.sees_chip else (CHIP_PLACED, CHIP_REMOVED)
            ):
                self._note(kind, 0)
        else:
            self.fault = fault
            if fault in ERROR_OF:
                self._note(ERROR, ERROR_OF[fault])

    def mend(self) -> None:
        """Work again; a dead sensor comes back like one that was just switched on."""
        fault, self.fault = self.fault, None
        if fault == "dead":
            self._power_up()
        elif fault in ERROR_OF:
            self._note(ERROR, ALL_WELL)
        self._look()

    def answer(self, request: cctalk.Frame) -> bytes | None:
        """Give the data of the answer, or None when the sensor has nothing to say to this."""
        if len(request.data) == 1:
            return self._obey(request.header, request.data[0])
        if request.header == cctalk.RESET:
            self._power_up()
        is_out = self.fault in ERROR_OF
        answers = {
            cctalk.SIMPLE_POLL: b"",
            cctalk.RESET: b"",
            cctalk.READ_EVENTS: bytes((self.counter,)) + self._event_pairs(),
            cctalk.READ_OPTO: bytes((CHIP_SEEN * self.sees_chip | OUT_OF_ORDER * is_out,)),
            cctalk.READ_INHIBIT: bytes((BETTING_OPEN if self.is_open else BETTING_CLOSED,)),
            cctalk.SELF_CHECK: bytes((CHECK_OF.get(self.fault, ALL_WELL),)),
            cctalk.SERIAL_NUMBER: address_of(self.seat, self.sensor).to_bytes(3, "little"),
        }
        return (answers | IDENTITY).get(request.header)

    def _obey(self, header: int, value: int) -> bytes | None:
        if header == cctalk.LAMP and value in LAMPS:
            self.lamp = LAMPS[value]
            return b""
        if header == cctalk.SET_INHIBIT:
            self.is_open = bool(value & BETTING_OPEN)
            return b""
        return None

    def _event_pairs(self) -> bytes:
        pairs = bytes(byte for event in self.events for byte in event)
        return pairs.ljust(2 * EVENTS_KEPT, b"\0")

    def _look(self) -> None:
        """See what lies there, unless the sensor is blind."""
        if self.fault in ERROR_OF or self.fault == "dead" or self.sees_chip == self.has_chip:
            return
        self.sees_chip = self.has_chip
        self._note(CHIP_PLACED if self.sees_chip else CHIP_REMOVED, 0)

    def _note(self, kind: int, code: int) -> None:
        if self.fault == "wrong-counter":
            return
        self.counter = next_counter(self.counter)
        self.events = [[kind, code], *self.events][:EVENTS_KEPT]

    def _power_up(self) -> None:
        self.counter = 0
        self.events = []
        self.lamp = "off"
        self.is_open = False
        self.sees_chip = self.has_chip

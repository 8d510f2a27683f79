"""Try a ccTalk board by its profile, step by step, and say what came; for a technician's report."""

import time
from collections.abc import Callable, Iterator

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.describe import hex_of, name_of
from dealer_assist.devices.cctalk.frames import Frame, encode
from dealer_assist.devices.cctalk.line import AskOutcome, CctalkLine
from dealer_assist.devices.cctalk.profile import (
    BETTING_CLOSED,
    BETTING_OPEN,
    EVENTS_KEPT,
    CctalkProfile,
)
from dealer_assist.devices.port_thread import HardwarePort
from dealer_assist.devices.tried import Tried, never_moved

PATIENCE_S = 0.005
LAMP_S = 0.5
LATE_MS = 300
CLASH_MS = 1_100  # each board waits for a time of its own, up to 1,024 ms, before it says a byte
PRIORITY_MS = {1: 1, 2: 10, 3: 1_000, 4: 60_000}  # the unit of a polling priority
ANY_LENGTH = range(256)
FULL_READING = 1 + 2 * EVENTS_KEPT
ENDED = {
    "silent": "no answer",
    "garbled": "an answer that makes no sense",
    "busy": "it says it is busy",
    "refused": "it refuses",
    "odd": "an answer of another length",
}


class Trial:
    """Ask what the driver will ask, and compare."""

    def __init__(
        self, port: HardwarePort, clock_ms: Callable[[], int], profile: CctalkProfile
    ) -> None:
        self._port = port
        self._clock_ms = clock_ms
        self._profile = profile
        self._line = CctalkLine(port, profile.check, profile.look_ms, profile.quiet_ms)

    def present(self) -> list[int]:
        """Return the addresses of the profile at which a device answers."""
        every = (*self._profile.addresses.values(), self._profile.key_address)
        found = {address for address in every if self._is_there(address)}
        # One late answer must not leave a board out of the report: who was silent is asked again.
        found |= {at for at in every if found and at not in found and self._is_there(at)}
        return [address for address in every if address in found]

    def absent(self, present: list[int]) -> Iterator[Tried]:
        """Name the sensors that nobody answers for, of the letters of which any answers."""
        places = self._profile.addresses
        letters = {letter for (_, letter), at in places.items() if at in present}
        for (_, letter), at in places.items():
            if letter in letters and at not in present:
                came = f"nobody answers at address {at}"
                yield Tried(name_of(at, self._profile), came, is_well=None)

    def steps(self, address: int) -> Iterator[Tried]:
        """Try everything of one board that needs no hand."""
        profile = self._profile
        yield self._alone(address)
        yield self._identity(address)
        yield from self._priority(address)
        if profile.events is not None:
            yield self._sized(address, "events", profile.events, FULL_READING, profile.look_ms)
        yield self._sized(address, "state", profile.state, 1, profile.look_ms)
        if address == profile.key_address:
            return
        if profile.self_check is not None:
            yield self._self_check(address, profile.self_check)
        if profile.lamp is not None:
            yield from self._lamps(address, profile.lamp)
        if profile.inhibit is not None:
            for value in (BETTING_OPEN, BETTING_CLOSED):
                yield self._command(address, "betting", profile.inhibit, value)

    def moved(self, addresses: list[int], until_ms: int) -> Iterator[Tried]:
        """Report every change of a state until this moment: a person lays chips and lifts them."""
        before: dict[int, str] = {}
        still = dict.fromkeys(addresses)
        while self._clock_ms() < until_ms:
            for address in addresses:
                outcome = self._ask(address, self._profile.state, self._profile.look_ms)
                if outcome.kind != "answered" or not outcome.data:
                    continue
                shown = self._shown(address, outcome.data[0])
                if before.setdefault(address, shown) != shown:
                    before[address] = shown
                    still.pop(address, None)
                    yield Tried(name_of(address, self._profile), shown, is_well=True)
        for address in still:
            yield never_moved(name_of(address, self._profile))

    def _shown(self, address: int, state: int) -> str:
        if address == self._profile.key_address:
            return "JPH" if state & self._profile.jph_bit else "RUN"
        return "chip" if self._profile.sees_chip(state) else "no chip"

    def _is_there(self, address: int) -> bool:
        polled = self._ask(address, frames.SIMPLE_POLL, self._profile.look_ms)
        return polled.kind == "answered"

    def _alone(self, address: int) -> Tried:
        """Have every board at this address say its one byte, and count them."""
        port, raw = self._port, encode(Frame(address, frames.ADDRESS_CLASH), self._profile.check)
        port.read_available()
        port.write(raw)
        heard, end_ms = b"", self._clock_ms() + CLASH_MS
        while self._clock_ms() < end_ms:
            port.wait(PATIENCE_S, 1)
            heard += port.read_available()
        boards = heard.removeprefix(raw).count(address)
        what = f"address clash ({frames.ADDRESS_CLASH})"
        if boards > 1:
            return Tried(what, f"{boards} boards have address {address}", is_well=False)
        return Tried(what, "one board" if boards else "it does not tell", is_well=True)

    def _priority(self, address: int) -> Iterator[Tried]:
        """Return how often a board wants to be looked at, where it says so."""
        outcome = self._ask(address, frames.POLLING_PRIORITY, self._profile.command_ms)
        if outcome.kind != "answered" or len(outcome.data) != 2:
            return
        unit, value = outcome.data
        ms = PRIORITY_MS.get(unit, 0) * value
        came = f"a look every {ms} ms" if ms else hex_of(outcome.data)
        yield Tried(f"polling priority ({frames.POLLING_PRIORITY})", came, is_well=True)

    def _identity(self, address: int) -> Tried:
        header = self._profile.serial_number or frames.SERIAL_NUMBER
        outcome = self._ask(address, header, self._profile.command_ms)
        if outcome.kind != "answered":
            return Tried("serial number", ENDED[outcome.kind], is_well=False)
        number = int.from_bytes(outcome.data, "little")
        return Tried("serial number", str(number), is_well=True, ms=outcome.round_trip_ms)

    def _sized(self, address: int, what: str, header: int, length: int, patience_ms: int) -> Tried:
        outcome = self._ask(address, header, patience_ms)
        if outcome.kind != "answered":
            return Tried(f"{what} ({header})", ENDED[outcome.kind], is_well=False)
        is_well = len(outcome.data) == length
        came = hex_of(outcome.data) + ("" if is_well else f", {length} bytes expected")
        return Tried(f"{what} ({header})", came, is_well, outcome.round_trip_ms)

    def _self_check(self, address: int, header: int) -> Tried:
        outcome = self._ask(address, header, self._profile.check_ms)
        if outcome.kind != "answered" or len(outcome.data) not in (1, 2):
            came = ENDED.get(outcome.kind, hex_of(outcome.data))
            return Tried(f"self check ({header})", came, is_well=False)
        found = self._profile.self_check_word(outcome.data)
        came = "all well" if outcome.data[0] == 0 else found
        return Tried(f"self check ({header})", came, outcome.data[0] == 0, outcome.round_trip_ms)

    def _lamps(self, address: int, header: int) -> Iterator[Tried]:
        for lamp in ("lit", "locked", "fault", "off"):
            bits = self._profile.lamp_bits[lamp]
            yield self._command(address, f"lamp {lamp}", header, bits)
            time.sleep(LAMP_S)

    def _command(self, address: int, what: str, header: int, value: int) -> Tried:
        outcome = self._ask(address, header, self._profile.command_ms, bytes((value,)))
        is_well = outcome.kind == "answered" and not outcome.data
        came = "acknowledged" if is_well else ENDED.get(outcome.kind, hex_of(outcome.data))
        return Tried(f"{what} ({header}, {value})", came, is_well, outcome.round_trip_ms)

    def _ask(self, address: int, header: int, patience_ms: int, data: bytes = b"") -> AskOutcome:
        while self._line.must_be_quiet(self._clock_ms()):
            self._port.wait(PATIENCE_S, 1)
        frame = Frame(address, header, data)
        self._line.ask(frame, ANY_LENGTH, self._clock_ms(), patience_ms)
        while (outcome := self._line.listen(self._clock_ms())) is None:
            self._port.wait(PATIENCE_S, 1)
        if outcome.kind != "answered" and header != frames.SIMPLE_POLL:
            self._let_pass()
        return outcome

    def _let_pass(self) -> None:
        """Wait until what comes too late can no longer pass for the answer to the next question."""
        end_ms = self._clock_ms() + LATE_MS
        while self._clock_ms() < end_ms:
            self._port.wait(PATIENCE_S, 1)
            self._port.read_available()

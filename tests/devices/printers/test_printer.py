"""Every slip ends printed or not printed, whatever happens to the printer."""

from random import Random

import pytest

from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    Message,
    PrinterStatus,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.port import MS_A_BYTE
from dealer_assist.devices.printers.escpos import (
    ASK_DONE,
    DISTURBED,
    FEED_AND_CUT,
    NOT_SAID,
    READY,
    UNKNOWN,
    SlipPicture,
)
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.printer import (
    SLIPS_KEPT,
    DotBand,
    PrinterStep,
    SimulatedPrinter,
)
from dealer_assist.devices.simulated_wire import SimulatedWire

SLIP = SlipPicture("round 7", width=16, bitmap=bytes(range(200)))


class Counter:
    """A printer on its wire, in simulated time."""

    def __init__(self) -> None:
        self.model = SimulatedPrinter()
        self.wire = SimulatedWire(EscposSpeaker(self.model), Random(1))
        self.printer = Printer(self.wire)
        self.now_ms = 0

    def live(self, ms: int = 100) -> list[Message]:
        told: list[Message] = []
        for _ in range(0, ms, 100):
            self.now_ms += 100
            self.wire.tick(100)
            told += self.printer.tick(self.now_ms)
        return told


class SlowLine:
    """A wire on which every byte takes its time, questions behind the slip as they were sent."""

    is_open = True

    def __init__(self, wire: SimulatedWire, ms_a_byte: float) -> None:
        self._wire = wire
        self._ms_a_byte = ms_a_byte
        self._on_the_way = bytearray()
        self._ms = 0.0

    def write(self, data: bytes) -> None:
        self._on_the_way += data

    def read_available(self) -> bytes:
        return self._wire.read_available()

    def close(self) -> None:
        self._wire.close()

    def tick(self, dt_ms: int) -> None:
        self._ms += dt_ms
        arrived = int(self._ms / self._ms_a_byte)
        self._ms = self._ms - arrived * self._ms_a_byte if self._on_the_way else 0.0
        self._wire.write(bytes(self._on_the_way[:arrived]))
        del self._on_the_way[:arrived]


@pytest.fixture
def counter() -> Counter:
    counter = Counter()
    assert counter.live() == [PrinterStatus(online=True, paper="ok")]
    return counter


def test_a_slip_comes_out_dot_for_dot(counter: Counter) -> None:
    counter.printer.print(SLIP)
    assert counter.live() == [SlipPrinted("round 7")]
    assert counter.model.slips == [SLIP.bitmap]


def test_two_slips_come_out_in_their_order(counter: Counter) -> None:
    other = SlipPicture("round 8", width=8, bitmap=b"\x01\x02")
    counter.printer.print(SLIP)
    counter.printer.print(other)
    assert counter.live() == [SlipPrinted("round 7"), SlipPrinted("round 8")]
    assert counter.model.slips == [SLIP.bitmap, other.bitmap]


@pytest.mark.parametrize(
    ("fault", "status", "why"),
    [
        ("paper-out", PrinterStatus(online=False, paper="out"), "out of paper"),
        ("offline", PrinterStatus(online=False, paper="ok"), "has stopped"),
        ("dead", PrinterStatus(online=False, paper="unknown"), "does not answer"),
    ],
)
def test_nothing_is_sent_to_a_printer_that_is_not_ready(
    counter: Counter, fault: str, status: PrinterStatus, why: str
) -> None:
    counter.model.cause(fault)
    counter.printer.print(SLIP)
    told = counter.live(2_000)
    assert told[0] == status
    assert isinstance(told[1], SlipFailed)
    assert why in told[1].reason
    counter.model.clear()
    assert PrinterStatus(online=True, paper="ok") in counter.live(4_000)
    assert counter.model.slips == []


def test_a_slip_that_jams_half_way_is_not_printed(counter: Counter) -> None:
    counter.model.cause("jam")
    counter.printer.print(SLIP)
    told = counter.live(3_000)
    assert told[0] == PrinterStatus(online=False, paper="ok")
    assert isinstance(told[1], SlipFailed)
    assert counter.model.slips == []
    assert len(counter.model.dots_out) == 80  # forty rows of two bytes
    counter.model.clear()
    counter.printer.print(SLIP)
    told = counter.live(3_000)
    assert SlipPrinted("round 7") in told
    assert counter.model.slips == [SLIP.bitmap]


def test_a_slip_that_is_long_on_its_line_is_printed(counter: Counter) -> None:
    long = SlipPicture("win 4.1", width=384, bitmap=bytes(48 * 200))
    line = SlowLine(counter.wire, MS_A_BYTE)
    counter.printer = Printer(line)
    counter.printer.print(long)
    told: list[Message] = []
    for _ in range(200):
        line.tick(100)
        told += counter.live()
    assert told == [READY, SlipPrinted("win 4.1")]
    assert counter.model.slips == [long.bitmap]


def test_a_line_that_falls_silent_under_a_slip_leaves_it_not_certain(counter: Counter) -> None:
    counter.model.cause("jam")
    counter.printer.print(SLIP)
    counter.live(100)
    counter.model.cause("dead")
    told = counter.live(12_000)
    assert [type(message) for message in told if message != UNKNOWN] == [SlipUncertain]


def test_what_an_earlier_slip_left_behind_prints_no_later_one(counter: Counter) -> None:
    counter.model.cause("jam")
    counter.printer.print(SLIP)
    assert isinstance(counter.live(3_000)[1], SlipFailed)
    counter.model.fault = None  # the path is free, and the rest of the slip comes after all
    counter.live(3_000)
    counter.model.cause("paper-out")
    counter.printer.print(SlipPicture("round 8", width=8, bitmap=b"\x01\x02"))
    (failed,) = (one for one in counter.live(3_000) if not isinstance(one, PrinterStatus))
    assert isinstance(failed, SlipFailed)
    assert "out of paper" in failed.reason


class SpoiltAnswers(SimulatedWire):
    """A wire that puts something in the place of one answer to a question."""

    instead: tuple[bytes, bytes, bytes] = (b"", b"", b"")  # the end of a question, answer, other

    def write(self, data: bytes) -> None:
        super().write(data)
        end, answer, other = self.instead
        if end and data.endswith(end) and self._to_host.endswith(answer):
            del self._to_host[len(self._to_host) - len(answer) :]
            self._to_host += other
            self.instead = (b"", b"", b"")


@pytest.mark.parametrize(
    ("end", "answer", "other"),
    [
        (ASK_DONE, b"\x00", b"\x00\x00"),  # a mark answered twice
        (ASK_DONE, b"\x00", b"\x40"),  # with other bits than all the others
        (ASK_DONE, b"\x00", b"\x00\x80"),  # a byte that is in no table
        (ASK_DONE, b"\x00", b"\x00\x12"),  # a status that nobody asked for
        (ASK_DONE, b"\x00", b"\x00\x5f\x00"),  # a block that nobody asked for
    ],
)
def test_an_answer_that_cannot_be_one_leaves_the_slip_not_certain(
    counter: Counter, end: bytes, answer: bytes, other: bytes
) -> None:
    wire = SpoiltAnswers(EscposSpeaker(counter.model), Random(1))
    counter.wire, counter.printer = wire, Printer(wire)
    counter.live(100)
    wire.instead = (FEED_AND_CUT + end, answer, other)
    counter.printer.print(SLIP)
    assert counter.live(5_000) == [SlipUncertain(SLIP.name, DISTURBED)]
    assert counter.printer.health()[0].bad == 1
    counter.printer.print(SLIP)
    assert counter.live(5_000) == [SlipPrinted(SLIP.name)]


def test_a_roll_that_comes_near_its_end_in_a_slip_is_no_disturbed_line(counter: Counter) -> None:
    wire = SpoiltAnswers(EscposSpeaker(counter.model), Random(1))
    counter.wire, counter.printer = wire, Printer(wire)
    counter.live(100)
    wire.instead = (FEED_AND_CUT + ASK_DONE, b"\x00", b"\x03")
    counter.printer.print(SLIP)
    assert counter.live(5_000) == [SlipPrinted(SLIP.name)]


def test_a_port_that_counts_damaged_bytes_leaves_the_slip_not_certain(counter: Counter) -> None:
    class Damaging(SimulatedWire):
        @property
        def line_faults(self) -> int:
            return len(counter.model.slips)

    wire = Damaging(EscposSpeaker(counter.model), Random(1))
    counter.wire, counter.printer = wire, Printer(wire)
    counter.live(100)
    counter.printer.print(SLIP)
    assert counter.live(1_000) == [SlipUncertain(SLIP.name, DISTURBED)]


@pytest.mark.parametrize(("seconds", "why"), [(1, DISTURBED), (20, NOT_SAID)])
def test_why_a_slip_is_not_certain_says_whether_the_line_was_disturbed_before(
    counter: Counter, seconds: int, why: str
) -> None:
    counter.wire._to_host += b"\x80"
    counter.live(1_000 * seconds)
    counter.model.cause("jam")
    counter.printer.print(SLIP)
    counter.live(100)
    counter.model.cause("dead")
    assert SlipUncertain(SLIP.name, why) in counter.live(12_000)


def test_low_paper_is_told_and_still_prints(counter: Counter) -> None:
    counter.model.cause("paper-low")
    counter.printer.print(SLIP)
    assert counter.live() == [PrinterStatus(online=True, paper="low"), SlipPrinted("round 7")]


def test_a_pulled_plug_fails_every_slip_that_waits(counter: Counter) -> None:
    counter.wire.unplug()
    counter.printer.print(SLIP)
    told = counter.live(500)
    assert isinstance(told[0], SlipFailed)
    assert isinstance(told[1], DeviceLost)
    assert len(told) == 2
    counter.printer.print(SLIP)
    assert [type(message) for message in counter.live(500)] == [SlipFailed]
    counter.wire.replug()
    assert counter.live()[0] == DeviceBack("printer")


def test_a_printer_that_is_switched_off_behind_an_open_port_is_lost_until_it_answers(
    counter: Counter,
) -> None:
    counter.model.cause("dead")
    assert [type(one) for one in counter.live(10_000)] == [PrinterStatus, DeviceLost]
    counter.wire.unplug()
    assert counter.live(1_000) == []  # it is lost already
    counter.wire.replug()
    assert counter.live(100)[0] == DeviceBack("printer")  # its port
    assert [type(one) for one in counter.live(10_000)] == [PrinterStatus, DeviceLost]
    counter.model.clear()
    assert counter.live(4_000) == [READY, DeviceBack("printer")]


def test_a_printer_that_has_never_answered_is_lost_at_once() -> None:
    counter = Counter()
    counter.model.cause("dead")
    assert [type(one) for one in counter.live(1_500)] == [PrinterStatus, DeviceLost]
    counter.model.clear()
    assert counter.live(4_000) == [READY, DeviceBack("printer")]


def test_one_look_without_an_answer_loses_no_printer(counter: Counter) -> None:
    counter.model.cause("dead")
    told = counter.live(2_500)
    counter.model.clear()
    told += counter.live(6_000)
    assert told == [UNKNOWN, READY]


def test_trouble_of_an_idle_printer_is_told_within_its_watch(counter: Counter) -> None:
    counter.model.cause("paper-out")
    assert counter.live(2_100) == [PrinterStatus(online=False, paper="out")]
    assert "out of paper" in counter.printer.health()[0].state


def test_d18_a_night_of_slips_does_not_stay_in_memory() -> None:
    printer = SimulatedPrinter()
    for number in range(10 * SLIPS_KEPT):
        printer.order(DotBand(bytes([number % 256]), 1))
        printer.order(PrinterStep.CUT)
    assert len(printer.slips) == SLIPS_KEPT
    assert printer.slips[-1] == bytes([(10 * SLIPS_KEPT - 1) % 256])
    assert printer.move(["slips"]) == f"{10 * SLIPS_KEPT} came out"
    again = SimulatedPrinter()
    again.restore(printer.snapshot())
    assert (again.slips, again.came_out) == (printer.slips, printer.came_out)
    again.restore({"fault": None, "slips": ["00"]})
    assert again.came_out == 1


def test_no_byte_that_comes_as_a_job_begins_is_taken_for_an_answer_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for byte in range(256):
        counter = Counter()
        counter.live()
        counter.printer.print(SLIP)
        for wait_ms in (100, 2_000):  # as a slip is queued, and as the printer is looked at
            counter.now_ms += wait_ms
            with monkeypatch.context() as said:
                said.setattr(counter.wire, "read_available", lambda one=byte: bytes([one]))
                counter.printer.tick(counter.now_ms)
        assert not any(isinstance(one, DeviceLost) for one in counter.live(1_000))


def test_a_printer_that_repeats_its_status_unasked_prints_and_breaks_nothing(
    counter: Counter,
) -> None:
    told: list[Message] = []
    for turn in range(400):
        if turn % 40 == 0:
            counter.printer.print(SLIP)
        counter.wire._to_host += b"\x12"
        told += counter.live()
    ends = [one for one in told if isinstance(one, SlipPrinted | SlipUncertain | SlipFailed)]
    assert len(ends) >= 5
    assert not any(isinstance(one, DeviceLost) for one in told)


@pytest.mark.parametrize("byte", [0x37, 0x5F])
def test_a_byte_of_noise_that_begins_a_longer_answer_mutes_no_printer(
    counter: Counter, byte: int
) -> None:
    """Every answer behind it was taken for its rest, up to eighty of them, before."""
    counter.live(3_000)
    counter.wire._to_host += bytes([byte])
    counter.live(10_000)
    counter.printer.print(SLIP)
    assert SlipPrinted(SLIP.name) in counter.live(20_000)

"""Printed means printed: a printer as its maker describes it, each defect by its number."""

from random import Random

import pytest
from carried import carried
from maker_escpos import TmPrinter

from dealer_assist.devices.messages import (
    DeviceLost,
    Message,
    PrinterStatus,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.simulated_wire import SimulatedWire

STEP_MS = 10
ROWS = 600

pytestmark = [
    pytest.mark.usefixtures("port_kind"),
    # Of pyserial's own clients.
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


def picture(name: str, rows: int = ROWS) -> SlipPicture:
    return SlipPicture(name, width=384, bitmap=Random(7).randbytes(48 * rows))


class PacedWire(SimulatedWire):
    """A wire that carries bytes to the printer at its speed, and keeps the rest, like a driver."""

    def __init__(self, printer: TmPrinter, baud: int) -> None:
        super().__init__(printer, Random(1))
        self._bytes_a_ms = baud / 10_000
        self._on_the_way = bytearray()
        self._ms = 0.0

    def write(self, data: bytes) -> None:
        self._need_plug()
        self._on_the_way += data

    @property
    def unsent(self) -> int:
        return len(self._on_the_way)

    def tick(self, dt_ms: int) -> None:
        self._ms += dt_ms
        count = int(self._ms * self._bytes_a_ms)
        self._ms = self._ms - count / self._bytes_a_ms if self._on_the_way else 0.0
        chunk = bytes(self._on_the_way[:count])
        del self._on_the_way[:count]
        super().write(chunk) if self.is_open else None
        super().tick(dt_ms)


class Counter:
    def __init__(self, printer: TmPrinter, baud: int = 115_200) -> None:
        self.tm = printer
        self.wire = PacedWire(printer, baud)
        self.printer = Printer(carried(self.wire), baud=baud)
        self.now_ms = 0

    def live(self, ms: int) -> list[Message]:
        told: list[Message] = []
        for _ in range(0, ms, STEP_MS):
            self.now_ms += STEP_MS
            self.wire.tick(STEP_MS)
            told += self.printer.tick(self.now_ms)
        return told

    def ends(self, ms: int) -> list[Message]:
        return [one for one in self.live(ms) if not isinstance(one, PrinterStatus)]


@pytest.mark.parametrize("baud", [9600, 115_200])
@pytest.mark.parametrize("has_asb", [False, True])
@pytest.mark.parametrize("has_xon", [False, True])
def test_a_whole_slip_is_printed(baud: int, has_asb: bool, has_xon: bool) -> None:  # noqa: FBT001
    counter = Counter(TmPrinter(has_asb=has_asb, has_xon=has_xon), baud)
    counter.printer.print(picture("win 1 copy 1"))
    assert counter.ends(45_000) == [SlipPrinted("win 1 copy 1")]
    assert counter.tm.slips == [ROWS]
    assert counter.tm.lost_bytes == 0


def test_defect_04_paper_that_ends_in_the_slip_is_not_printed_though_asb_is_on() -> None:
    counter = Counter(TmPrinter(has_asb=True, paper_rows=200))
    counter.printer.print(picture("win 1 copy 1"))
    (failed,) = counter.ends(15_000)
    assert isinstance(failed, SlipFailed)
    assert "out of paper" in failed.reason
    assert counter.tm.slips == []


def test_defect_04_a_printer_that_holds_the_line_is_obeyed() -> None:
    counter = Counter(TmPrinter(has_xon=True, rows_a_second=40))
    counter.printer.print(picture("win 1 copy 1"))
    assert counter.ends(12_000) == []  # forty rows a second
    assert counter.ends(8_000) == [SlipPrinted("win 1 copy 1")]
    assert counter.tm.lost_bytes == 0
    assert counter.tm.slips == [ROWS]


@pytest.mark.parametrize("knows_clear", [True, False])
def test_defect_04_an_old_slips_answer_is_not_the_next_slips(knows_clear: bool) -> None:  # noqa: FBT001
    counter = Counter(TmPrinter(paper_rows=590, buffer=65_536, knows_clear=knows_clear))
    counter.printer.print(picture("win 1 copy 1"))
    (failed,) = counter.ends(15_000)
    assert isinstance(failed, SlipFailed)
    counter.tm.paper_rows = 300  # a short end of a roll
    counter.printer.print(picture("win 1 copy 2"))
    (second,) = counter.ends(20_000)
    assert isinstance(second, SlipFailed)
    assert ROWS not in counter.tm.slips or not knows_clear


def test_defect_09_paper_out_is_known_within_seconds_at_every_speed() -> None:
    for baud in (9600, 115_200):
        counter = Counter(TmPrinter(paper_rows=60), baud)
        counter.printer.print(picture("win 1 copy 1"))
        told = counter.ends(6_000)
        assert [type(one) for one in told] == [SlipFailed], baud


def test_defect_10_with_new_paper_the_failed_slip_does_not_come_out() -> None:
    counter = Counter(TmPrinter(paper_rows=200, buffer=65_536))
    counter.printer.print(picture("win 1 copy 1"))
    assert isinstance(counter.ends(15_000)[0], SlipFailed)
    assert counter.tm.cleared == 1
    counter.tm.paper_rows = 10**6
    assert counter.ends(10_000) == []
    assert counter.tm.slips == []
    counter.printer.print(picture("win 1 copy 2"))
    assert counter.ends(15_000) == [SlipPrinted("win 1 copy 2")]
    assert counter.tm.slips == [ROWS]


def test_a_printer_that_falls_silent_after_the_cut_leaves_it_not_certain() -> None:
    counter = Counter(TmPrinter(rows_a_second=60, buffer=65_536))
    counter.printer.print(picture("win 1 copy 1"))
    counter.live(8_000)  # all bytes are in its buffer by now
    counter.tm.is_on = False
    ended, lost = counter.ends(30_000)
    assert isinstance(ended, SlipUncertain)
    assert isinstance(lost, DeviceLost)


def test_a_plug_pulled_before_the_cut_fails_and_after_it_is_not_certain() -> None:
    early = Counter(TmPrinter())
    early.printer.print(picture("win 1 copy 1"))
    early.live(800)
    early.wire.unplug()
    assert isinstance(early.ends(100)[0], SlipFailed)
    late = Counter(TmPrinter(rows_a_second=60, buffer=65_536))
    late.printer.print(picture("win 1 copy 1"))
    late.live(8_000)
    late.wire.unplug()
    assert isinstance(late.ends(100)[0], SlipUncertain)

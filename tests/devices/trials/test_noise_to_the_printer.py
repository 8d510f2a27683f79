"""A line to the printer that loses bytes: no slip is told as printed that did not come out.

Only the answers of a printer show what became of a slip, and no byte on its line has a check. One
byte short, a picture band takes the first byte of whatever follows: once that was the cut. With one
byte too many, that byte is text, and no picture and no cut is obeyed behind text.
"""

from collections.abc import Iterator
from random import Random

import pytest
from maker_escpos import TmPrinter

from dealer_assist.devices.messages import Message, SlipFailed, SlipPrinted, SlipUncertain
from dealer_assist.devices.printers.escpos import (
    ASK_DONE,
    FEED_AND_CUT,
    GUARD,
    LINE_OUT,
    SlipPicture,
)
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.faults import LINES
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated_wire import LineNoise, SimulatedWire, Speaker

ENDS = (SlipPrinted, SlipFailed, SlipUncertain)
ROWS, ROW, ROWS_A_BAND = 9, 48, 3
SLIP = SlipPicture("win 7 copy 1", width=8 * ROW, bitmap=b"\x5a" * ROW * ROWS)
REAL_TIME = 0x10
BAND = b"\x1dv0"
MOST_MS = 60_000


class SpoilingWire(SimulatedWire):
    """A wire that spoils one byte of what waits its turn in the printer, and no question beside."""

    def __init__(
        self, speaker: Speaker, place: int = -1, *, times: int = 0, flips: int = 0
    ) -> None:
        super().__init__(speaker, Random(1))
        self._place, self._times, self._flips = place, times, flips
        self.carried = b""

    def write(self, data: bytes) -> None:
        if data[0] == REAL_TIME:
            return super().write(data)
        place = self._place - len(self.carried)
        self.carried += data
        if 0 <= place < len(data):
            spoilt = bytes((data[place] ^ self._flips,)) * self._times
            data = data[:place] + spoilt + data[place + 1 :]
        return super().write(data)


def end_of(printer: Printer, wire: SimulatedWire) -> Message:
    """Print a slip, and wait for its end."""
    printer.print(SLIP)
    for now_ms in range(0, MOST_MS, 50):
        wire.tick(50)
        for message in printer.tick(now_ms):
            if isinstance(message, ENDS):
                return message
    raise AssertionError("the slip has no end")


def rows_on_paper(model: SimulatedPrinter) -> int:
    """Count what came out, cut off or still hanging there for somebody to tear off."""
    return (sum(map(len, model.slips)) + len(model.dots_out)) // ROW


def carried(*, is_guarded: bool = False) -> bytes:
    """Return the bytes of a slip on a good line."""
    tm = TmPrinter()
    wire = SpoilingWire(tm)
    assert end_of(Printer(wire, is_guarded=is_guarded), wire) == SlipPrinted(SLIP.name)
    assert tm.slips == [ROWS]
    return wire.carried


def test_no_byte_lost_in_a_slip_leaves_it_falsely_printed() -> None:
    whole = carried()
    cut = whole.rindex(FEED_AND_CUT)
    doubts = 0
    for place in range(len(whole)):
        model = SimulatedPrinter()
        wire = SpoilingWire(EscposSpeaker(model), place)
        end = end_of(Printer(wire), wire)
        doubts += isinstance(end, SlipUncertain)
        if not isinstance(end, SlipPrinted):
            continue
        is_cut_lost = cut <= place < cut + len(FEED_AND_CUT)  # then it hangs there, to be torn off
        assert len(model.slips) == 1 or is_cut_lost, place
        assert rows_on_paper(model) >= ROWS - ROWS_A_BAND, place  # a band without its head is text
    assert doubts > len(SLIP.bitmap)  # each byte that a picture is short of is noticed


def test_a_byte_that_came_twice_costs_its_own_band_and_never_the_rest_of_the_slip() -> None:
    for place in range(len(carried())):
        tm = TmPrinter()
        wire = SpoilingWire(tm, place, times=2)
        if isinstance(end_of(Printer(wire), wire), SlipPrinted):
            assert sum(tm.slips) + tm.rows_out >= ROWS - ROWS_A_BAND, place


@pytest.mark.parametrize("share", [1.0, 0.3, 0.1, 0.03])
def test_no_noise_makes_a_slip_printed_that_did_not_come_out(share: float) -> None:
    full = LINES["noise"]
    noise = LineNoise(full.flipped * share, full.dropped * share, full.doubled * share)
    for seed in range(60):
        model = SimulatedPrinter()
        wire = SimulatedWire(EscposSpeaker(model), Random(seed))
        wire.noise = noise
        end = end_of(Printer(wire), wire)
        if isinstance(end, SlipPrinted):
            assert rows_on_paper(model) >= ROWS - ROWS_A_BAND, seed


def places_of_a_band(whole: bytes) -> Iterator[int]:
    """Return where its head, its guard and its mark are: everything in it but the dots."""
    band = whole.index(BAND) - len(LINE_OUT)
    end = whole.index(LINE_OUT, band + 1)
    yield from range(band, band + len(LINE_OUT) + 8)
    yield from range(end - len(GUARD + ASK_DONE), end)


@pytest.mark.parametrize(("times", "flips"), [(0, 0), (2, 0), *((1, 1 << bit) for bit in range(8))])
def test_nothing_that_happens_to_one_byte_costs_a_row_of_a_guarded_slip_told_as_printed(
    times: int, flips: int
) -> None:
    whole = carried(is_guarded=True)
    for place in places_of_a_band(whole):
        tm = TmPrinter()
        wire = SpoilingWire(tm, place, times=times, flips=flips)
        if isinstance(end_of(Printer(wire, is_guarded=True), wire), SlipPrinted):
            assert sum(tm.slips) + tm.rows_out == ROWS, place


@pytest.mark.parametrize("share", [0.1, 0.03])
def test_no_noise_costs_a_row_of_a_guarded_slip_told_as_printed(share: float) -> None:
    full = LINES["noise"]
    noise = LineNoise(full.flipped * share, full.dropped * share, full.doubled * share)
    for seed in range(200):
        tm = TmPrinter()
        wire = SimulatedWire(tm, Random(seed))
        wire.noise = noise
        if isinstance(end_of(Printer(wire, is_guarded=True), wire), SlipPrinted):
            assert sum(tm.slips) + tm.rows_out == ROWS, seed

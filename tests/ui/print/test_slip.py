"""Slips as dots: nothing is cut off, a simulated one is marked all over, the printer takes it."""

from pathlib import Path
from random import Random

import pytest

from dealer_assist.desk.slip_text import SIMULATED, SlipRow, SlipText
from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import SlipPrinted
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.ui.print.slip import slip_drawer
from dealer_assist.value import replace

REAL = SlipText(
    "win 318 copy 1",
    "PROGRESSIVE WIN",
    (),
    "$12,846.37",
    "Twelve thousand eight hundred forty-six dollars and 37 cents",
    (
        (SlipRow("Win no.", "0000318"), SlipRow("Game", "Texas Hold'em Bonus Poker")),
        (SlipRow("Seat", "5"), SlipRow("Meter after", "$5,000.00")),
        (SlipRow("Authorised", "L. Haddad"), SlipRow("Dealer", "M. Okafor")),
    ),
)
SAMPLE = replace(REAL, marks=(SIMULATED,))
WIDTH = 384


@pytest.fixture
def draw(qapp, resources: Path):
    return slip_drawer(resources / "fonts", WIDTH)


def dark(slip: SlipPicture) -> list[int]:
    """Count the black dots of every row."""
    wide = slip.bytes_a_row
    rows = (slip.bitmap[at : at + wide] for at in range(0, len(slip.bitmap), wide))
    return [int.from_bytes(row, "big").bit_count() for row in rows]


def test_a_slip_is_mostly_white_and_its_rows_are_whole(draw) -> None:
    slip = draw(REAL)
    assert (slip.name, slip.width) == ("win 318 copy 1", WIDTH)
    assert len(slip.bitmap) == slip.rows * WIDTH // 8
    share = sum(dark(slip)) / (slip.rows * WIDTH)
    assert 0.02 < share < 0.2


def test_wider_paper_takes_fewer_lines(draw, resources: Path) -> None:
    words = replace(REAL, parts=((SlipRow("A wager with a long name", "and a long figure"),),))
    wide = slip_drawer(resources / "fonts", 576)(words)
    assert wide.width == 576
    assert len(wide.bitmap) == wide.rows * 72
    assert wide.rows < draw(words).rows


def test_the_same_words_give_the_same_dots(draw) -> None:
    assert draw(REAL) == draw(REAL)


def test_other_words_give_other_dots(draw) -> None:
    assert draw(replace(REAL, amount="$12,846.38")).bitmap != draw(REAL).bitmap


def test_every_row_is_printed_and_long_ones_break(draw) -> None:
    long = SlipRow("A wager with a long name", "and a long figure too")
    *parts, last = REAL.parts
    broken = draw(replace(REAL, parts=(*parts, (*last, long))))
    whole = draw(replace(REAL, parts=(*parts, (*last, SlipRow("A")))))
    assert broken.rows - whole.rows == whole.rows - draw(REAL).rows > 0


def test_a_simulated_slip_has_its_mark_across_every_part_of_the_paper(draw) -> None:
    real, sample = dark(draw(REAL)), dark(draw(SAMPLE))
    head = len(sample) - len(real)
    marked = sample[head // 2 :]  # one frame above, one below
    extra = [
        sum(marked[at : at + 100]) - sum(real[at : at + 100])
        for at in range(0, len(real) - 100, 100)
    ]
    assert sum(1 for more in extra if more > 100) >= len(extra) // 2


def test_a_printer_takes_the_slip_as_it_is(draw) -> None:
    rack = connect({"printer": "simulated"}, (), clock_ms=lambda: 0, random=Random(1))
    slip = draw(REAL)
    rack.print_slip(slip)
    told = [message for now in range(0, 200, 20) for message in rack.tick(now)]
    assert SlipPrinted("win 318 copy 1") in told
    assert rack.simulated.printer is not None
    assert rack.simulated.printer.slips == [slip.bitmap]

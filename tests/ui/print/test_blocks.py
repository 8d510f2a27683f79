import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist import paths
from dealer_assist.reports.page import (
    Amount,
    Bar,
    Block,
    HitChart,
    Notice,
    PaperGrid,
    QrCode,
    Rows,
    Signatures,
    Steps,
)
from dealer_assist.ui.print.blocks import pieces_of
from dealer_assist.ui.print.fonts import load_paper_fonts

WIDE, NARROW, NARROWEST = 516.0, 272.0, 176.0
BLOCKS: tuple[Block, ...] = (
    Rows((("Seat", "5"), ("Hand", "Four Aces"), ("Note", "long " * 40)), "The win"),
    Amount("Pay", "$1,234,812,846.37", "Twelve thousand eight hundred forty-six dollars and more"),
    PaperGrid(
        "Voids", ("Reason", "Rounds"), (("Misdeal", "2"), ("Exposed card", "1")), frozenset({1})
    ),
    HitChart("Hits", (Bar("Four Aces", 1, 0.04, 0, 1), Bar("None at all", 0, 0, 0, 0))),
    Notice("Show the cards to the camera and count the deck. " * 3),
    Signatures(("Winner's name", "Winner's signature", "Dealer")),
    Steps("A round", (("1", "Wait for bets", "Chips"), ("2a", "long " * 40, "more " * 60))),
    QrCode("crazy4-nexus 48211 " + "9f2ad3c1" * 8, "Event 48211 of the journal of crazy4-nexus"),
)


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


@pytest.mark.parametrize("room", [WIDE, NARROW, NARROWEST])
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: type(block).__name__)
def test_every_piece_paints_inside_its_box(block: Block, room: float) -> None:
    services = 12
    for piece in pieces_of(block, room):
        image = QImage(
            int(room) + 2 * services,
            int(piece.height) + 2 * services + 2,
            QImage.Format.Format_RGB32,
        )
        image.fill(0xFFFFFFFF)
        qpainter = QPainter(image)
        piece.draw(qpainter, QRectF(services, services, room, piece.height))
        qpainter.end()
        for x in range(image.width()):
            for y in (
                *range(services - 2),
                *range(int(piece.height) + services + 3, image.height()),
            ):
                assert image.pixelColor(x, y).lightness() > 200, (x, y)
        for x in (*range(services - 2), *range(int(room) + services + 3, image.width())):
            for y in range(image.height()):
                assert image.pixelColor(x, y).lightness() > 200, (x, y)


def height(block: Block, room: float) -> float:
    return sum(piece.height for piece in pieces_of(block, room))


def test_short_rows_stand_in_pairs_on_a_wide_sheet() -> None:
    rows = Rows(tuple((f"Label {n}", f"value {n}") for n in range(6)))
    assert height(rows, WIDE) < height(rows, NARROW)


def test_a_long_value_has_the_whole_width() -> None:
    short = Rows((("Seat", "5"), ("Hand", "Four Aces")))
    long = Rows((("Seat", "5"), ("Note", "Seat 4 held the aces, as camera 12 has seen")))
    assert height(long, WIDE) == pytest.approx(height(short, WIDE) + 13.5)


def test_signatures_stand_in_two_columns_or_in_one() -> None:
    lines = Signatures(("One", "Two", "Three", "Four"))
    assert height(lines, NARROW) > height(lines, WIDE)


def test_the_code_can_be_read_back_from_its_modules() -> None:
    import segno

    payload = "crazy4-nexus 48211 " + "9f2ad3c1" * 8
    code = segno.make(payload, error="m")
    piece = next(pieces_of(QrCode(payload, "caption"), WIDE))
    image = QImage(516, 200, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    qpainter = QPainter(image)
    piece.draw(qpainter, QRectF(0, 0, WIDE, piece.height))
    qpainter.end()
    for row, darks in enumerate(code.matrix):
        for column, dark in enumerate(darks):
            shade = image.pixelColor(8 + column * 2, 8 + row * 2).lightness()
            assert (shade < 128) == bool(dark)

"""Printed pages: golden words and pictures, and the same painting on PDF, preview and slip."""

from pathlib import Path

import pypdf
import pytest
from page_shots import GOLDEN, SCALE, sample_pages, text_of
from PySide6.QtGui import QImage, QPainter

from dealer_assist import paths
from dealer_assist.devices.printers.escpos import SlipPicture, raster
from dealer_assist.reports.page import Notice, PaperGrid, PaperPage, Rows
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import (
    LETTER,
    PaperSize,
    laid_out,
    paint_sheet,
    preview,
    slip_dots,
    slip_sheet,
    write_pdf,
)
from dealer_assist.value import replace

NAMES = ("win", "reprint", "back-out", "meter-set", "day")
# Another release of Qt rounds the edges of letters a little differently, never their paths.
MOST_DIFFERENT = 0.01


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


@pytest.fixture(scope="module")
def pages() -> dict[str, PaperPage]:
    return sample_pages()


def difference(ours: QImage, kept: QImage) -> float:
    """Return the share of pixels that differ for an eye."""
    assert ours.size() == kept.size()
    first, second = (
        bytes(one.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
        for one in (ours, kept)
    )
    return sum(abs(a - b) > 96 for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_pdf_are_those_of_the_golden_one(
    pages: dict[str, PaperPage], name: str, tmp_path: Path
) -> None:
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(pages[name], tmp_path / "page.pdf") == kept


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_of_a_page_is_that_of_the_golden_one(
    pages: dict[str, PaperPage], name: str
) -> None:
    sheets = preview(pages[name], SCALE)
    assert len(sheets) == len(list(GOLDEN.glob(f"{name}-[0-9].png")))
    for number, image in enumerate(sheets, 1):
        kept = QImage(str(GOLDEN / f"{name}-{number}.png"))
        assert difference(image, kept) < MOST_DIFFERENT


def test_a_pdf_is_as_large_as_its_paper(pages: dict[str, PaperPage], tmp_path: Path) -> None:
    file = tmp_path / "win.pdf"
    assert write_pdf(pages["win"], file) == 2
    sheet, _ = pypdf.PdfReader(file).pages
    assert (sheet.mediabox.width, sheet.mediabox.height) == (612, 792)
    assert (
        pypdf.PdfReader(file).metadata["/Title"] == "Progressive win Win no. 0000017, round 3,107"
    )


@pytest.mark.parametrize("across", [384, 576])
def test_a_slip_is_a_raster_that_the_printer_takes(
    pages: dict[str, PaperPage], across: int
) -> None:
    dots = slip_dots(pages["win"], across)
    slip = SlipPicture("win 17 copy 1", across, dots)
    assert slip.rows * across // 8 == len(dots)
    assert 800 < slip.rows < 3000
    assert raster(slip).startswith(b"\x1dv0\x00" + bytes((across // 8, 0)))
    dark = sum(byte.bit_count() for byte in dots) / (len(dots) * 8)
    assert 0.02 < dark < 0.3


def test_a_slip_shows_the_dots_of_the_preview(pages: dict[str, PaperPage]) -> None:
    (image,) = preview(pages["reprint"], 2, slip_sheet(576))
    dots = slip_dots(pages["reprint"], 576)
    assert len(dots) == image.height() * 72
    for y in range(0, image.height(), 97):
        for x in range(0, 576, 31):
            is_black = dots[y * 72 + x // 8] >> (7 - x % 8) & 1
            assert is_black == (image.pixelColor(x, y).lightness() < 160)


def test_a_long_report_takes_more_sheets_and_loses_no_row(tmp_path: Path) -> None:
    rows = tuple((f"row {number}", "x") for number in range(200))
    page = PaperPage(
        "long", "Long", (PaperGrid("Many", ("Name", "What"), rows), Rows((("end", "here"),)))
    )
    file = tmp_path / "long.pdf"
    assert write_pdf(page, file) == len(preview(page, 0.5)) == len(laid_out(page, LETTER)) > 3
    words = " ".join(
        " ".join(sheet.extract_text().split()) for sheet in pypdf.PdfReader(file).pages
    )
    assert all(f"row {number} " in words for number in range(200))
    assert f"Sheet 2 of {len(laid_out(page, LETTER))}" in words


def test_marks_stand_on_every_sheet(tmp_path: Path) -> None:
    rows = tuple((f"row {number}", "x") for number in range(120))
    page = PaperPage("long", "Long", (Rows(rows),), marks=("SIMULATED", "REPRINT 2"))
    file = tmp_path / "marked.pdf"
    write_pdf(page, file)
    for sheet in pypdf.PdfReader(file).pages:
        words = " ".join(sheet.extract_text().split())
        assert words.count("SIMULATED") == words.count("REPRINT 2") == 2  # framed, and across


def test_nothing_is_painted_beyond_the_margins(pages: dict[str, PaperPage]) -> None:
    page = replace(pages["day"], marks=())
    for image in preview(page, 1.0):
        for y in range(0, image.height(), 3):
            for x in (*range(0, 46, 4), *range(570, 612, 4)):
                assert image.pixelColor(x, y).lightness() > 250, (x, y)


def test_a_narrow_slip_stacks_a_wide_table() -> None:
    columns = tuple(f"A column {number}" for number in range(9))
    page = PaperPage(
        "wide", "Wide", (PaperGrid("Wide", columns, (tuple("$1,000,000.00" for _ in columns),)),)
    )
    (wide,), (narrow,) = laid_out(page, LETTER), laid_out(page, slip_sheet(576))
    assert sum(piece.height for piece in narrow) > sum(piece.height for piece in wide)


def test_a_page_is_painted_onto_any_painter() -> None:
    page = PaperPage("small", "Small", (Notice("Read this."),), foot="the foot")
    image = QImage(200, 120, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    sheet = PaperSize(200, 120, 8)
    qpainter = QPainter(image)
    paint_sheet(qpainter, page, laid_out(page, sheet)[0], sheet, (1, 1))
    qpainter.end()
    assert image.pixelColor(10, 45).lightness() < 50  # the bar beside the notice


def test_a_pdf_that_finds_no_room_is_not_called_written(pages: dict[str, PaperPage]) -> None:
    with pytest.raises(OSError, match="No space left"):
        write_pdf(pages["win"], Path("/dev/full"))


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, pages: dict[str, PaperPage]
) -> None:
    with pytest.raises(FileNotFoundError, match=r"win\.pdf"):
        write_pdf(pages["win"], tmp_path / "no" / "folder" / "win.pdf")

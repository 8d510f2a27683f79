"""A sign on paper: large, whole on one sheet, and narrower on a slip."""

import pytest

from dealer_assist import paths
from dealer_assist.reports.page import PaperPage, Poster
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import LETTER, laid_out, preview, slip_dots, slip_sheet

SIGN = Poster(
    "Bonus pays",
    ("The Ante pays on a flush or better",),
    tuple((f"Hand {number}", "30 to 1") for number in range(6)),
    ("A winning hand below that pushes the Ante.",),
    "approved rules",
)


@pytest.fixture(autouse=True)
def paper_fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


def page(count: int) -> PaperPage:
    return PaperPage("signs", "Game", (SIGN,) * count, subtitle="Table 12")


def test_a_sign_is_never_torn_over_two_sheets() -> None:
    sheets = laid_out(page(5), LETTER)
    room = (LETTER.height or 0) - 2 * LETTER.margin
    assert len(sheets) == 3
    assert all(sum(piece.height for piece in sheet) < room for sheet in sheets)


def test_a_long_name_leaves_the_figure_its_place() -> None:
    long = Poster("Title", (), (("Either of the First Two Cards – 7 and more " * 3, "2 for 1"),))
    (image,) = preview(PaperPage("signs", "Game", (long,)), 1.0, slip_sheet(576))
    assert image.height() > 100


def test_a_slip_has_the_signs_too() -> None:
    assert len(slip_dots(page(2), 576)) % (576 // 8) == 0

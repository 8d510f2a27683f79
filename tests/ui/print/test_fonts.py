import pytest

from dealer_assist import paths
from dealer_assist.ui.print.fonts import (
    AMOUNT,
    CELLS,
    STRONG,
    TEXT,
    fitting,
    inks,
    lines_of,
    load_paper_fonts,
    width,
)


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


def test_a_text_breaks_at_its_spaces_and_keeps_every_word() -> None:
    text = "Show the cards to the camera and count the deck before anybody is paid"
    lines = lines_of(text, TEXT, 120)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(width(line, TEXT) <= 120 for line in lines)


def test_a_hash_breaks_where_it_must_and_keeps_every_digit() -> None:
    lines = lines_of(f"event {'9f2ad3c1' * 8}", TEXT, 100)
    assert "".join(lines) == "event" + "9f2ad3c1" * 8
    assert all(width(line, TEXT) <= 100 for line in lines)


def test_a_text_that_fits_is_one_line_and_no_text_is_one_too() -> None:
    assert lines_of("Seat 5", TEXT, 100) == ["Seat 5"]
    assert lines_of("", TEXT, 100) == [""]


def test_digits_have_one_width_so_that_columns_align() -> None:
    assert len({round(width(digit, STRONG), 1) for digit in "0123456789"}) == 1


def test_letters_of_cells_grow_smaller() -> None:
    sizes = [plain.size for plain, _ in CELLS]
    assert sizes == sorted(sizes, reverse=True)


def test_pages_are_black_on_white_whatever_the_screen_looks_like() -> None:
    assert inks().paper.name() == "#ffffff"
    assert inks().ink.name() == "#000000"


def test_figures_grow_smaller_until_they_fit_and_never_smaller_than_text() -> None:
    assert fitting("$12,846.37", AMOUNT, 300) == AMOUNT
    small = fitting("$12,846.37", AMOUNT, 150)
    assert width("$12,846.37", small) <= 150 < width("$12,846.37", AMOUNT)
    assert fitting("$12,846.37", AMOUNT, 1).size == TEXT.size

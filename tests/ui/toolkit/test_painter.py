"""A text that does not fit is shrunk to the smallest legible size, then cut, never silently."""

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.painter import _BREAKS, Painter, _parts
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.preferences import Preferences


@pytest.fixture
def larger(context: UiContext):
    image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    qpainter = QPainter(image)
    yield Painter(qpainter, with_preferences(context, Preferences(text_size=150)), 600, 200)
    qpainter.end()


@pytest.fixture
def painter(context: UiContext):
    image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    qpainter = QPainter(image)
    yield Painter(qpainter, context, 600, 200)
    qpainter.end()


def test_a_text_that_fits_is_not_reported(painter: Painter) -> None:
    white = painter.theme.colour.text_1
    width = painter.text(QRectF(0, 0, 600, 60), "Call the supervisor", "bold_42", white)
    assert painter.too_long == []
    assert width == pytest.approx(painter.width_of("Call the supervisor", "bold_42"))


def test_a_long_text_shrinks_before_it_is_cut(painter: Painter) -> None:
    white = painter.theme.colour.text_1
    width = painter.text(QRectF(0, 0, 250, 60), "Call the supervisor", "bold_42", white)
    assert painter.too_long == []
    assert width <= 250


def test_a_text_that_is_too_long_at_the_smallest_size_is_reported(painter: Painter) -> None:
    white = painter.theme.colour.text_1
    painter.text(QRectF(0, 0, 100, 60), "Call the supervisor", "bold_42", white, Align.RIGHT)
    assert painter.too_long == ["Call the supervisor"]


def test_a_paragraph_breaks_at_spaces_and_reports_what_is_left(painter: Painter) -> None:
    white = painter.theme.colour.text_1
    words = "One Executive swipe records both wins and adjusts the meter."
    assert painter.paragraph(QRectF(0, 0, 520, 64), words, "medium_24", white, 32) == 64
    assert painter.too_long == []
    painter.paragraph(QRectF(0, 0, 200, 64), words, "medium_24", white, 32)
    assert painter.too_long == [words]


def test_in_running_text_a_word_that_no_line_holds_goes_on_in_the_next(painter: Painter) -> None:
    white, number = painter.theme.colour.text_1, "9f2a41c07b3e" * 4
    words = f"Ends with {number}"
    lines = painter.broken(words, "medium_24", 200, is_running=True)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")
    assert all(painter.width_of(line, "medium_24") <= 200 for line in lines)
    painter.paragraph(QRectF(0, 0, 200, 32 * len(lines)), words, "medium_24", white, 32)
    assert painter.too_long == []
    # What stands on a button or a plate is never taken apart: it is reported.
    assert number in painter.broken(words, "medium_24", 200)


@pytest.mark.parametrize("step", ["/", "\\"])
def test_a_folder_that_is_too_long_for_a_line_ends_it_after_a_step(
    painter: Painter, step: str
) -> None:
    folder = step.join(("", "home", "kiosk", "dealer-assist", "table-14", "exports"))
    said = f"Saved as win.pdf in {folder}"
    wide = painter.width_of(folder, "medium_24")
    assert painter.broken(said, "medium_24", wide + 1) == ["Saved as win.pdf in", folder]
    lines = painter.broken(said, "medium_24", 0.8 * wide)
    assert "".join(lines) == said
    assert all(line.endswith(step) for line in lines[:-1])
    assert all(painter.width_of(line, "medium_24") <= 0.8 * wide for line in lines)


def test_a_tag_that_says_nothing_is_no_empty_frame(painter: Painter) -> None:
    """On an Aquarius console no card is named: an empty frame stood before the prize."""
    white = painter.theme.colour.text_1
    assert painter.tag(0, 40, "", white, white) == painter.tag_width("") == 0.0
    before = painter.qpainter.device().copy()
    painter.tag(0, 40, "", white, white)
    assert painter.qpainter.device() == before


def test_a_tag_is_as_wide_as_it_says(painter: Painter) -> None:
    white = painter.theme.colour.text_1
    drawn = painter.tag(0, 40, "EXECUTIVE", white, white, stars=2, role="bold_22")
    assert drawn == painter.tag_width("EXECUTIVE", 2, "bold_22")


def test_a_label_that_would_be_cut_is_written_in_as_many_lines_as_its_box_is_high_for(
    painter: Painter,
) -> None:
    white = painter.theme.colour.text_1
    words = "One Executive swipe records both wins"
    least = painter.theme.width(words, "medium_24", 20)
    assert painter.label(QRectF(0, 0, 0.7 * least, 46), words, "medium_24", white) <= 0.7 * least
    assert painter.too_long == []
    painter.label(QRectF(0, 0, 0.7 * least, 30), words, "medium_24", white)
    assert painter.too_long == [words]


def test_larger_letters_take_the_room_that_a_line_has(painter: Painter, larger: Painter) -> None:
    white, words = painter.theme.colour.text_1, "Call the supervisor"
    plain = painter.text(QRectF(0, 0, 600, 60), words, "medium_24", white)
    full = larger.text(QRectF(0, 0, 600, 60), words, "medium_24", white)
    assert full == pytest.approx(plain * 1.5, rel=0.01)
    assert larger.wanted_width(words, "medium_24") == full
    assert larger.width_of(words, "medium_24") == plain
    # A low box, a narrow one: as large as it may be, and never smaller than before.
    assert plain < larger.text(QRectF(0, 0, 600, 36), words, "medium_24", white) < full
    assert larger.text(QRectF(0, 0, 600, 24), words, "medium_24", white) == plain
    assert larger.text(QRectF(0, 0, plain + 1, 60), words, "medium_24", white) == plain
    assert larger.too_long == []


def test_a_slip_is_shown_as_it_is_printed(painter: Painter, larger: Painter) -> None:
    box, white = QRectF(0, 0, 600, 60), painter.theme.colour.text_1
    assert larger.text(box, "PAID", "slip_20", white) == painter.text(box, "PAID", "slip_20", white)


def test_a_paragraph_is_as_large_as_all_its_lines_have_room(
    painter: Painter, larger: Painter
) -> None:
    white = painter.theme.colour.text_1
    words = "One Executive swipe records both wins and adjusts the meter."
    room = QRectF(0, 0, 520, 64)
    assert larger.size_for((words,), "medium_24", room, 32) == 24
    assert larger.paragraph(room, words, "medium_24", white, 32) == 64
    high = QRectF(0, 0, 520, 200)
    assert larger.size_for((words,), "medium_24", high, 32) == 36
    assert larger.paragraph(high, words, "medium_24", white, 32) == 3 * 48
    # Several below each other share a size.
    assert 24 < larger.size_for((words, words), "medium_24", QRectF(0, 0, 520, 220), 32) < 36
    assert painter.size_for((words,), "medium_24", high, 32) == 24
    assert larger.too_long == []


def test_rows_are_higher_only_for_larger_letters(painter: Painter, larger: Painter) -> None:
    assert painter.stretched(50, 200) == 1
    assert larger.stretched(50, 200) == 1.5
    assert larger.stretched(50, 60) == 1.2
    assert larger.stretched(50, 40) == 1


@pytest.mark.parametrize(
    "words",
    [
        "",
        "Wait for chips",
        "  two  spaces ",
        "Mesa 12 · crédito: €5 – más",
        "Đặt cược rồi bấm",
        "请等待筹码，然后开始。",
        "桌号 12：请刷卡 Nexus",
    ],
)
def test_a_text_is_cut_at_the_same_places_with_and_without_what_chinese_needs(words: str) -> None:
    assert list(filter(None, _parts(words))) == list(filter(None, re.split(_BREAKS, words)))

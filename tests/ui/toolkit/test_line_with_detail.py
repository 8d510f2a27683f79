"""What is written beside each other is whole as long as there is any way."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.line_with_detail import Writing, draw_detail, draw_line_with_detail
from dealer_assist.ui.toolkit.painter import Align, Painter

WRITING = Writing("panel_title", 22, "panel_hint", "panel_hint_tight", pitch=27.0, gap=18.0)
HINT = "press again to turn it off before the supervisor comes to the table"


class Sheet(Canvas):
    """A hint alone, or beside a line."""

    line = ""

    def draw(self, painter: Painter) -> None:
        box = QRectF(0, 0, painter.width, painter.height)
        if self.line:
            draw_line_with_detail(painter, box, self.line, HINT, WRITING)
        else:
            draw_detail(painter, box, HINT, WRITING, Align.RIGHT)


@pytest.fixture
def sheet(context, qtbot) -> Sheet:
    sheet = Sheet(context)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def cut(sheet: Sheet, width: float) -> bool:
    sheet.place(QRectF(0, 0, width, 54), 1.0)
    sheet.grab()
    return bool(sheet.too_long)


@pytest.mark.parametrize("role", ["panel_hint", "panel_hint_tight"])
def test_a_detail_takes_two_lines_and_then_smaller_letters(sheet: Sheet, role: str) -> None:
    assert not cut(sheet, 0.6 * sheet.context.theme.width(HINT, role))


def test_a_line_gives_way_to_its_detail(sheet: Sheet) -> None:
    sheet.line = "Four of a Kind is ON"
    theme = sheet.context.theme
    beside = WRITING.gap + 0.6 * theme.width(HINT, "panel_hint_tight")
    assert not cut(sheet, theme.width(sheet.line, "panel_title", WRITING.least) + 2 + beside)


def test_what_has_no_room_at_all_is_reported(sheet: Sheet) -> None:
    assert cut(sheet, 0.3 * sheet.context.theme.width(HINT, "panel_hint_tight"))


def test_a_detail_that_is_cut_beside_its_line_stands_below_it_in_a_high_box(sheet: Sheet) -> None:
    sheet.line = "Four of a Kind is ON, and nobody has confirmed it"
    theme = sheet.context.theme
    width = theme.width(sheet.line, "panel_title", WRITING.least) + 60
    assert cut(sheet, width)
    sheet.place(QRectF(0, 0, width, 92), 1.0)
    sheet.grab()
    assert sheet.too_long == ()

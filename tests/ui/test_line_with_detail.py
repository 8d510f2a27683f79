"""What is written beside each other is whole as long as there is any way."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.line_with_detail import Writing, draw_detail, draw_line_with_detail
from dealer_assist.ui.paint import Align, Easel

WRITING = Writing("panel_title", 22, "panel_hint", "panel_hint_tight", pitch=27.0, gap=18.0)
HINT = "press again to turn it off before the supervisor comes to the table"


class Sheet(Canvas):
    """A hint alone, or beside a line."""

    line = ""

    def draw(self, easel: Easel) -> None:
        box = QRectF(0, 0, easel.width, easel.height)
        if self.line:
            draw_line_with_detail(easel, box, self.line, HINT, WRITING)
        else:
            draw_detail(easel, box, HINT, WRITING, Align.RIGHT)


@pytest.fixture
def sheet(kit, qtbot) -> Sheet:
    sheet = Sheet(kit)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def cut(sheet: Sheet, width: float) -> bool:
    sheet.place(QRectF(0, 0, width, 54), 1.0)
    sheet.grab()
    return bool(sheet.too_long)


@pytest.mark.parametrize("role", ["panel_hint", "panel_hint_tight"])
def test_a_detail_takes_two_lines_and_then_smaller_letters(sheet: Sheet, role: str) -> None:
    assert not cut(sheet, 0.6 * sheet.kit.theme.width(HINT, role))


def test_a_line_gives_way_to_its_detail(sheet: Sheet) -> None:
    sheet.line = "Four of a Kind is ON"
    theme = sheet.kit.theme
    beside = WRITING.gap + 0.6 * theme.width(HINT, "panel_hint_tight")
    assert not cut(sheet, theme.width(sheet.line, "panel_title", WRITING.least) + 2 + beside)


def test_what_has_no_room_at_all_is_reported(sheet: Sheet) -> None:
    assert cut(sheet, 0.3 * sheet.kit.theme.width(HINT, "panel_hint_tight"))

"""One head for a card and for the sheet: a long name takes a second line, and nothing is cut."""

import pytest
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.pages.games.paint.head import CARD, SHEET, GameHead, HeadStyle, draw_head
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter


@pytest.fixture
def painter(context: UiContext):
    image = QImage(460, 300, QImage.Format.Format_ARGB32_Premultiplied)
    qpainter = QPainter(image)
    yield Painter(qpainter, context, 460, 300)
    qpainter.end()


@pytest.mark.parametrize(("style", "begins"), [(CARD, 100), (SHEET, 106)])
def test_the_rest_begins_below_the_tile_and_lower_after_a_long_name(
    painter: Painter, style: HeadStyle, begins: float
) -> None:
    short = GameHead("12", "DJ Wild", "Table 124, Nexus", is_selected=True)
    assert draw_head(painter, short, style) == begins
    long = GameHead("", "Blazing 7's Progressive – Player Cards Only", "Table 9, Nexus")
    assert draw_head(painter, long, style) > begins
    assert painter.too_long == []


def test_a_table_that_cannot_be_read_has_a_triangle(painter: Painter, monkeypatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Painter, "icon", lambda self, name, *rest: drawn.append(name))
    draw_head(painter, GameHead("", "broken.toml", "", is_unreadable=True), CARD)
    draw_head(painter, GameHead("", "broken.toml", ""), SHEET)
    assert drawn == ["triangle"]

"""Small print keeps its lines; the rows above it share what that leaves, within limits."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from dealer_assist.ui.pages.notes import NotesStyle, draw_notes, row_height
from dealer_assist.ui.toolkit.painter import Painter

STYLE = NotesStyle("medium_22", 30.0, 10.0, least=20.0, most=50.0)
ROOM = QRectF(0, 0, 400, 200)


@pytest.fixture
def painter(context):
    pixmap = QPixmap(400, 200)
    qpainter = QPainter(pixmap)
    yield Painter(qpainter, context, 400, 200)
    qpainter.end()


@pytest.mark.parametrize(("rows", "height"), [(1, 50.0), (4, 40.0), (16, 20.0)])
def test_rows_share_what_one_line_of_notes_leaves(painter, rows: int, height: float) -> None:
    assert row_height(painter, ROOM, rows, ("A note.",), STYLE) == height


def test_notes_that_have_room_are_whole_and_others_are_reported(painter) -> None:
    draw_notes(painter, ROOM, ("A note.", "Another one."), STYLE)
    assert not painter.too_long
    draw_notes(painter, QRectF(0, 0, 400, 30), ("A note.", "Another one. " * 9), STYLE)
    assert painter.too_long

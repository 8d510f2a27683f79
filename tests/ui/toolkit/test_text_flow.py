"""What follows words begins where they end."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.toolkit.boxes import Node, Paragraph, Room, Text, space
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Block, Flowing, Measured, Phrase

WHOLE = QRectF(100, 50, 400, 200)


@pytest.fixture
def painted(context: UiContext):
    def paint(node: Node) -> Painter:
        image = QImage(600, 300, QImage.Format.Format_RGB32)
        qpainter = QPainter(image)
        painter = Painter(qpainter, context, 600, 300)
        node.lay(WHOLE, Room(context, 1.0))
        node.paint(painter)
        qpainter.end()
        return painter

    return paint


def test_the_rest_of_a_phrase_begins_a_gap_behind_its_first_text(painted, context) -> None:
    rest = space()
    painted(Phrase(Text("87", "bold_71"), rest, gap=18))
    width = Room(context, 1.0).width_of("87", "bold_71")
    assert rest.box == WHOLE.adjusted(width + 18, 0, 0, 0)


def test_a_paragraph_takes_what_its_lines_need_and_the_next_begins_there(painted) -> None:
    short, gap, rest = Paragraph("One", "medium_20", "text_1", 24).of(96), space(10), space()
    painted(Flowing(short, None, gap, rest))
    assert gap.box == QRectF(100, 74, 400, 10)
    assert rest.box == QRectF(100, 84, 400, 166)


def test_a_paragraph_that_is_longer_than_its_size_is_reported(painted) -> None:
    words, rest = "Seats are paid from the far right. " * 9, space()
    painter = painted(Flowing(Paragraph(words, "medium_20", "text_1", 24).of(48), rest))
    assert painter.too_long
    assert rest.box.top() == WHOLE.top() + 48


def test_a_block_stands_in_the_middle_or_at_the_end_and_keeps_its_room(
    painted, monkeypatch
) -> None:
    tops: list[float] = []
    paragraph = Painter.paragraph

    def noted(self: Painter, rect: QRectF, *rest: object) -> float:
        tops.append(rect.top())
        return paragraph(self, rect, *rest)

    monkeypatch.setattr(Painter, "paragraph", noted)  # where it is written, nothing else
    block = Block("One", "medium_20", "text_1", 24)
    painted(block)
    painted(block.at_end())
    assert tops == [50 + (200 - 24) / 2, 50 + 200 - 24]
    assert block.box == WHOLE


def test_a_measured_tree_is_made_for_its_words_and_its_box(painted) -> None:
    made = space()

    def make(painter: Painter, box: QRectF) -> Node:
        assert box == WHOLE
        return made if painter.width_of("One", "bold_71") > 0 else Node()

    painted(Measured(make))
    assert made.box == WHOLE

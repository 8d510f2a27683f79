"""What follows words begins where they end."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.toolkit.boxes import Room, paint_tree, paints
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Block, Node, Paragraph, Phrase, Text, flowing
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Measured
from dealer_assist.value import replace

WHOLE = QRectF(100, 50, 400, 200)


class Spot(Node):
    """Notes where it is painted."""

    name: str = ""


SPOTS: dict[str, QRectF] = {}


@paints(Spot)
def _note(painter: Painter, box: QRectF, spot: Spot) -> None:
    SPOTS[spot.name] = box


@pytest.fixture
def painted(context: UiContext):
    def paint(node: Node) -> Painter:
        image = QImage(600, 300, QImage.Format.Format_RGB32)
        qpainter = QPainter(image)
        painter = Painter(qpainter, context, 600, 300)
        try:
            paint_tree(node, WHOLE, painter)
        finally:
            qpainter.end()
        return painter

    SPOTS.clear()
    return paint


def test_the_rest_of_a_phrase_begins_a_gap_behind_its_first_text(painted, context) -> None:
    painted(Phrase(Text("87", "bold_71"), Spot(), gap=18))
    width = Room(context, 1.0).width_of("87", "bold_71")
    assert SPOTS[""] == WHOLE.adjusted(width + 18, 0, 0, 0)


def test_a_paragraph_takes_what_its_lines_need_and_the_next_begins_there(painted) -> None:
    short = Paragraph("One", "medium_20", "text_1", 24).of(96)
    painted(flowing(short, None, Spot("gap").of(10), Spot("rest")))
    assert {"gap": QRectF(100, 74, 400, 10), "rest": QRectF(100, 84, 400, 166)} == SPOTS


def test_a_paragraph_that_is_longer_than_its_size_is_reported(painted) -> None:
    words = "Seats are paid from the far right. " * 9
    painter = painted(flowing(Paragraph(words, "medium_20", "text_1", 24).of(48), Spot()))
    assert painter.too_long
    assert SPOTS[""].top() == WHOLE.top() + 48


def test_a_block_stands_in_the_middle_or_at_the_end(painted, monkeypatch) -> None:
    tops: list[float] = []
    paragraph = Painter.paragraph

    def noted(self: Painter, rect: QRectF, *rest: object) -> float:
        tops.append(rect.top())
        return paragraph(self, rect, *rest)

    monkeypatch.setattr(Painter, "paragraph", noted)  # where it is written, nothing else
    block = Block(Paragraph("One", "medium_20", "text_1", 24))
    painted(block)
    painted(replace(block, at=1.0))
    assert tops == [50 + (200 - 24) / 2, 50 + 200 - 24]


def test_a_measured_tree_is_made_for_its_words_and_its_box(painted) -> None:
    def make(painter: Painter, box: QRectF) -> Node:
        assert box == WHOLE
        return Spot() if painter.width_of("One", "bold_71") > 0 else Node()

    painted(Measured(make))
    assert SPOTS[""] == WHOLE

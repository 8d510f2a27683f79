"""A pill is as wide as its words and a dot as wide as it is high."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxes import Room, lay, paint_tree
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.nodes import dot, pill, row, space
from dealer_assist.ui.toolkit.values.grid import Pill, Tone


class Page(Canvas):
    """Shows pills in every tone."""

    def draw(self, painter) -> None:
        line = row(*(pill(Pill("LOCKED", "padlock", tone)) for tone in Tone), dot("ok"), gap=8)
        paint_tree(line, painter.whole, painter)


@pytest.mark.parametrize("is_filled", [False, True])
def test_a_pill_takes_the_width_of_its_words(context, is_filled) -> None:
    long, short = (
        pill(Pill(words, "padlock", Tone.PRIZE, is_filled)) for words in ("LOCKED PRIZE", "OPEN")
    )
    placed = lay(row(long, short, space()), QRectF(0, 0, 900, 40), Room(context, 1.0))
    first, second = (box.width() for _, box in placed[:2])
    assert first > second > 70
    assert dot("ok", 20).size == 20


def test_every_tone_is_painted_and_its_words_fit(context, qtbot) -> None:
    page = Page(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 1400, 40), 1.0)
    page.grab()
    assert page.too_long == ()

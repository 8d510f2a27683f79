"""Facts share their room, and a name gives way to its value."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxes import paint_tree
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.nodes import facts
from dealer_assist.ui.toolkit.values.grid import FactLine, Facts, Tone

MODEL = Facts(
    "DEVICES",
    (FactLine("Sensors", "7 of 7"), FactLine("Printer", "no paper", Tone.BROKEN, "triangle")),
    "a note",
    "as of 21:40",
)


class Page(Canvas):
    """Shows facts."""

    def draw(self, painter) -> None:
        paint_tree(facts(MODEL), painter.whole, painter)


def test_facts_fit_where_there_is_room_and_are_reported_where_there_is_none(context, qtbot) -> None:
    page = Page(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 500, 300), 1.0)
    page.grab()
    assert page.too_long == ()
    page.place(QRectF(0, 0, 130, 300), 1.0)
    page.grab()
    assert page.too_long

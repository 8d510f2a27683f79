"""Parts of the school's pages: they stand in the middle of their room, and long words find room."""

from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.school import nodes
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.nodes import ProgressMark
from dealer_assist.ui.toolkit.boxes import Room, lay, paint_tree
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, Text, row
from dealer_assist.ui.toolkit.painter import Painter

LONG = "A chip that came too late goes back before the round ends"


class Sheet(Canvas):
    """A node alone."""

    def __init__(self, context: UiContext, node: Node) -> None:
        super().__init__(context, None)
        self.node = node

    def draw(self, painter: Painter) -> None:
        box = QRectF(0, 0, painter.width, painter.height)
        paint_tree(self.node, box, painter)


def words_on(context: UiContext, shown, node: Node, wide: int = 300) -> list[str]:
    sheet = Sheet(context, node)
    shown(sheet, wide, 70)
    sheet.scale = 1.0
    marks = painted(sheet)[1]
    assert sheet.too_long == ()
    return [mark.words for mark in marks]


def test_a_title_stands_over_its_detail(context, shown) -> None:
    node = nodes.TitleOver("Cards are dealt", "Who wins? Read them.")
    assert words_on(context, shown, node) == ["Cards are dealt", "Who wins? Read them."]


def test_a_title_that_is_too_long_takes_the_room_of_its_detail(context, shown) -> None:
    said = words_on(context, shown, nodes.TitleOver(LONG, "Look at the lamps."))
    assert " ".join(said) == LONG
    assert len(said) == 2


def test_a_line_that_is_too_long_stands_in_two(context, shown) -> None:
    assert " ".join(words_on(context, shown, nodes.Lines(LONG, "bold_28"))) == LONG


def test_a_tag_takes_the_width_that_the_painter_gives_it(context, shown) -> None:
    tag = nodes.tag("CRITICAL", "fault_text", "fault", "triangle")
    sheet = Sheet(context, row(Text("0:19", "bold_30"), tag))
    shown(sheet, 400, 40)
    sheet.scale = 1.0
    widths: list[float] = []
    draw = sheet.draw
    sheet.draw = lambda painter: (  # type: ignore[method-assign]
        draw(painter),
        widths.append(painter.tag_width("CRITICAL", icon="triangle")),
    )
    painted(sheet)
    box = lay(sheet.node, QRectF(0, 0, 400, 40), Room(context, 1.0))[-1][1]
    assert box.width() == widths[0]
    assert box.right() == 400


def test_every_state_has_a_dot_of_its_own(context, shown, picture) -> None:
    looks = set()
    for state in ProgressMark:
        sheet = Sheet(context, nodes.dot(state, 36))
        shown(sheet, 60, 60)
        looks.add(picture(sheet))
    assert len(looks) == len(ProgressMark)


def test_a_bar_and_a_disc_differ_by_what_they_show(context, shown, picture) -> None:
    looks = set()
    for node in (
        nodes.ShareBar(0.2, "ok"),
        nodes.ShareBar(0.8, "ok"),
        nodes.ShareBar(0.8, "ok", 0.5),
    ):
        sheet = Sheet(context, node)
        shown(sheet, 200, 40)
        looks.add(picture(sheet))
    assert len(looks) == 3
    assert nodes.disc("chip").size == nodes.disc("chip").cross == 48

"""Small parts that several screens of the school have alike, as nodes of their trees."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.school.drawing import around, draw_bar, draw_dot, write
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxes import Drawn, Icon, Ink, Node, Panel, Room, Text, ink_of
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.theme import TypeRole

BAR = 14.0
_TITLE, _CLOSER = 32.0, 3.0
_TAG_SIDES, _TAG_ICON = 28.0, 28.0


def caption(words: str) -> Text:
    """The heading of a panel, in capitals."""
    return Text(words, "caption_20", "text_2")


def lines(words: str, role: TypeRole, small: TypeRole = "medium_20", ink: Ink = "text_1") -> Node:
    """A line in the middle of its box; where it is too long, in two smaller ones."""

    def draw(painter: Painter, box: QRectF) -> None:
        write(painter, box, words, (role, small), ink_of(painter, ink))

    return Drawn(draw)


def title_over(title: str, detail: str, ink: Ink = "text_1", soft: Ink = "text_2") -> Node:
    """A title close above its detail; one that is too long takes the room of both."""

    def draw(painter: Painter, box: QRectF) -> None:
        is_long = painter.width_of(title, "bold_20") > box.width()
        if not detail or is_long or box.height() < 2 * _TITLE - _CLOSER:
            write(painter, box, title, ("bold_24", "medium_20"), ink_of(painter, ink))
            return
        top = box.center().y() - _TITLE + _CLOSER / 2
        line = QRectF(box.left(), top, box.width(), _TITLE)
        painter.text(line, title, "bold_24", ink_of(painter, ink))
        below = line.translated(0, _TITLE - _CLOSER)
        painter.text(below, detail, "medium_20", ink_of(painter, soft))

    return Drawn(draw)


def dot(state: ProgressMark, size: float) -> Node:
    """How something stands, in the middle of its box."""

    def draw(painter: Painter, box: QRectF) -> None:
        draw_dot(painter, around(box.center().x(), box.center().y(), size), state)

    return Drawn(draw).of(size)


def bar(share: float, ink: Ink, mark: float = -1.0) -> Node:
    """A bar that is full by a share, with a stroke where one is set; in the middle of its box."""

    def draw(painter: Painter, box: QRectF) -> None:
        line = QRectF(box.left(), box.center().y() - BAR / 2, box.width(), BAR)
        draw_bar(painter, line, share, ink_of(painter, ink), mark)

    return Drawn(draw)


def disc(icon: str, size: float = 48.0, drawn: float = 28.0) -> Node:
    """An icon on a round ground."""
    ground = Panel(Icon(icon, drawn), fill="raised", edge=None, radius=size / 2)
    return ground.of(size).across(size)


def tag(words: str, ink: Ink = "text_1", edge: Ink = "line_strong", icon: str = "") -> Node:
    """A small outlined label; in a row it takes its own width."""

    def draw(painter: Painter, box: QRectF) -> None:
        inks = ink_of(painter, ink), ink_of(painter, edge)
        painter.tag(box.left(), box.center().y(), words, *inks, icon=icon)

    def needs(room: Room) -> float:
        return room.width_of(words, "bold_20") + _TAG_SIDES + (_TAG_ICON if icon else 0.0)

    return Drawn(draw, needs).hug()

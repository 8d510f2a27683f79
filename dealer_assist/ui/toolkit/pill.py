"""A state in capitals with its icon, and a dot that says the same without words."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.models.grid import Pill, Tone
from dealer_assist.ui.toolkit.boxes import Drawn, Ink, Node, Room, ink_of
from dealer_assist.ui.toolkit.painter import Painter

HEIGHT = 36.0
_ICON, _ICON_LEFT, _WORDS_LEFT, _WORDS_RIGHT = 22.0, 16.0, 46.0, 10.0
_SIDES = 70.0


def draw_pill(painter: Painter, box: QRectF, model: Pill) -> None:
    """Paint a pill in the middle of a box's height."""
    colour = painter.theme.colour
    box = QRectF(box.left(), box.center().y() - HEIGHT / 2, box.width(), HEIGHT)
    if model.is_filled:
        is_prize = model.tone is Tone.PRIZE
        ink = colour.claim_ink if is_prize else colour.fault_ink
        painter.panel(box, colour.claim if is_prize else colour.fault, radius=HEIGHT / 2)
    else:
        ink = ink_of(painter, model.tone)
        painter.panel(box, None, ink, painter.theme.line.thin, HEIGHT / 2)
    top = box.center().y() - _ICON / 2
    painter.icon(model.icon, box.left() + _ICON_LEFT, top, _ICON, ink, 2.8)
    painter.text(box.adjusted(_WORDS_LEFT, 0, -_WORDS_RIGHT, 0), model.words, "bold_20", ink)


def pill(model: Pill) -> Node:
    """A pill as wide as its words; in a row it hugs them."""

    def needs(room: Room) -> float:
        return room.width_of(model.words, "bold_20") + _SIDES

    return Drawn(lambda painter, box: draw_pill(painter, box, model), needs).hug()


def dot(ink: Ink, size: float = 14.0) -> Node:
    """A filled dot, as wide as it is high."""

    def draw(painter: Painter, box: QRectF) -> None:
        left, top = box.center().x() - size / 2, box.center().y() - size / 2
        painter.panel(QRectF(left, top, size, size), ink_of(painter, ink), radius=size / 2)

    return Drawn(draw).of(size)

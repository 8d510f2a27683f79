"""Facts in rows: a name at the left, what is true of it at the right, a rule above each."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.models.grid import FactLine, Facts, Tone
from dealer_assist.ui.toolkit.boxes import Drawn, Node, ink_of, titled
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

MOST_PITCH = 44.0
_ICON, _ICON_GAP, _GAP, _VALUE_FROM = 24.0, 14.0, 16.0, 0.36


def facts(model: Facts, most: float = MOST_PITCH) -> Node:
    """A panel of facts under their title."""
    return titled(model.title, fact_rows(model, most), model.note)


def fact_rows(model: Facts, most: float = MOST_PITCH) -> Node:
    """The rows alone; they share the room evenly, and none is higher than `most`."""
    return Drawn(lambda painter, box: _draw(painter, box, model, most))


def _draw(painter: Painter, room: QRectF, model: Facts, most: float) -> None:
    colour, count = painter.theme.colour, len(model.rows) + bool(model.foot)
    pitch = min(most, room.height() / max(1, count))
    for place, fact in enumerate(model.rows):
        box = QRectF(room.left(), room.top() + place * pitch, room.width(), pitch)
        painter.rule(box.left(), box.top(), box.right(), colour.line)
        _draw_fact(painter, box, fact)
    if model.foot:
        top = room.top() + len(model.rows) * pitch
        painter.rule(room.left(), top, room.right(), colour.line)
        box = QRectF(room.left(), top, room.width(), pitch)
        painter.label(box, model.foot, "medium_20", colour.text_2)


def _draw_fact(painter: Painter, box: QRectF, fact: FactLine) -> None:
    colour, x = painter.theme.colour, box.left()
    if fact.icon:
        ink = ink_of(painter, fact.tone)
        painter.icon(fact.icon, x, box.center().y() - _ICON / 2, _ICON, ink, 2.8)
        x += _ICON + _ICON_GAP
    value_role: TypeRole = "medium_22" if fact.icon else "bold_24"
    name_role: TypeRole = "bold_24" if fact.icon else "medium_22"
    room = box.adjusted(box.width() * _VALUE_FROM, 0, 0, 0)
    ink = ink_of(painter, Tone.PLAIN if fact.icon else fact.tone)
    used = painter.text(room, fact.value, value_role, ink, Align.RIGHT)
    name = QRectF(x, box.top(), box.right() - used - _GAP - x, box.height())
    painter.label(name, fact.name, name_role, colour.text_1 if fact.icon else colour.text_2)

"""The coach in the left of the status strip: white before a step, coral after a mistake."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.table.model.coach import CoachModel
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.values.lettering import Align

_WIDTH, _TOP, _RADIUS = 1270.0, 2.0, 12.0
_WHO, _GAP, _ICON, _SIDE = 124.0, 16.0, 38.0, 18.0
_LINE, _WHY = 29.0, 27.0


def draw_coach(painter: Painter, model: CoachModel, limit: float) -> None:
    """Paint what the coach says, no wider than the strip leaves room for."""
    colour = painter.colour
    box = QRectF(0, _TOP, min(_WIDTH, limit), painter.height - _TOP)
    edge = colour.fault if model.is_wrong else colour.line_strong
    painter.panel(box, colour.fault_well if model.is_wrong else colour.panel, edge)
    _draw_who(painter, box, model)
    x = box.left() + _WHO + _GAP
    if model.is_wrong:
        painter.mark("triangle", x, box.center().y(), _ICON, colour.fault, 2.2)
        x += _ICON + _GAP
    right = box.right() - _SIDE
    if model.note:
        width = painter.width_of(model.note, "semi_22")
        note = column_at(box, right - width, width + 1)
        ink = colour.fault_text if model.is_wrong else colour.text_2
        painter.text(note, model.note, "semi_22", ink, Align.RIGHT)
        right -= width + _GAP
    top = box.center().y() - (_LINE + _WHY) / 2
    room = QRectF(x, top, right - x, _LINE)
    painter.text(room, model.said, "bold_24", colour.text_1)
    soft = colour.fault_text if model.is_wrong else colour.text_2
    painter.text(QRectF(x, top + _LINE, right - x, _WHY), model.why, "medium_22", soft)


def _draw_who(painter: Painter, box: QRectF, model: CoachModel) -> None:
    colour = painter.colour
    fill = colour.fault if model.is_wrong else colour.selected
    ink = colour.fault_ink if model.is_wrong else colour.selected_ink
    tile = column_at(box, box.left(), _WHO)
    with painter.clipped(tile):
        painter.panel(tile.adjusted(0, 0, 2 * _RADIUS, 0), fill, radius=_RADIUS)
    who = Msg("HEARD") if model.is_heard else Msg("COACH")
    painter.text(tile, who, "bold_22", ink, Align.CENTRE)

"""What the dealer of a table sees, as a picture: it cannot be touched."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen

from dealer_assist.message import Msg
from dealer_assist.ui.floor.table.model import MirrorModel
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Stack,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import Align, Painter

_BUTTONS = (Msg("MENU"), Msg("VOID ROUND"), Msg("CALL SUPERVISOR"), Msg("END GAME"))


def mirror(model: MirrorModel) -> Node:
    """The screen of a table, smaller; where it is old, in grey."""
    icon, ink, shade = ("check", "text_2", "ok") if model.is_live else ("unlink", "fault", "fault")
    head = row(
        Text(Msg("What the dealer sees"), "bold_28"),
        Icon(icon, 24, shade, 2.8),
        Text(model.age, "medium_22", ink).hug(),
        gap=10,
    )
    prompt = row(
        Panel(Icon("clock", 32), fill="pressed", edge=None, radius=10).of(72),
        space(18),
        Drawn(lambda painter, box: _draw_prompt(painter, box, model)),
        space(10),
    )
    table = column(
        Panel(prompt, radius=10).of(62),
        space(8),
        Drawn(lambda painter, box: _draw_felt(painter, box, model)),
        space(10),
        _foot(model).of(112 if model.levels else 62),
    )
    glass = Panel(table, fill="bg", radius=10, pad=(12, 10, 12, 12))
    return Panel(column(head.of(44), space(4), glass), pad=(22, 12))


def _foot(model: MirrorModel) -> Node:
    levels = [
        Stack(Text(name, "medium_20", "text_2"), Text(amount, "bold_20", align=RIGHT))
        for name, amount in model.levels
    ]
    claim = Stack(
        Text(model.claim, "bold_24", "claim_ink"),
        Text(model.claim_amount, "bold_28", "claim_ink", RIGHT),
    )
    banner = Panel(claim, fill="claim", edge=None, radius=10, pad=(18, 0)).of(50)
    return row(
        Panel(column(*levels), radius=10, pad=(16, 4)).of(282) if levels else None,
        column(banner if model.claim else None, space(), Drawn(_draw_buttons).of(54)),
        gap=14,
    )


def _draw_prompt(painter: Painter, box: QRectF, model: MirrorModel) -> None:
    colour = painter.theme.colour
    bright = colour.text_1 if model.is_live else colour.text_3
    used = painter.text(box, model.prompt, "bold_28", bright)
    painter.label(box.adjusted(used + 18, 0, 0, 0), model.detail, "medium_22", colour.text_2)


def _draw_felt(painter: Painter, box: QRectF, model: MirrorModel) -> None:
    colour = painter.theme.colour
    path = QPainterPath()
    path.moveTo(box.left(), box.top() + 44)
    path.quadTo(QPointF(box.center().x(), box.top() - 36), QPointF(box.right(), box.top() + 44))
    path.lineTo(box.bottomRight())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    painter.qpainter.setPen(QPen(colour.felt_line, 2))
    painter.qpainter.setBrush(colour.felt if model.is_live else colour.panel)
    painter.qpainter.drawPath(path)
    count = max(1, len(model.seats))
    step = box.width() / count
    width, high = min(136.0, step - 8), min(140.0, box.height() - 56)
    for place, seat in enumerate(model.seats):
        off = abs(place - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        x = box.left() + step * place + (step - width) / 2
        y = box.top() + 14 + 34 * off * off
        plate = QRectF(x, y, width, high)
        edge = colour.selected if seat.has_claim else colour.line_strong
        fill = None if seat.is_empty else colour.panel
        painter.panel(plate, fill, edge, 4 if seat.has_claim else 2, 10, dashed=seat.is_empty)
        ink = colour.text_1 if model.is_live else colour.text_3
        number = QRectF(plate.left() + 14, plate.top(), 40, high * 0.66)
        painter.text(number, str(seat.number), "bold_28", ink)
        ring = QRectF(plate.right() - 44, number.center().y() - 15, 30, 30)
        if seat.is_locked and model.is_live:
            painter.panel(ring, colour.ok, radius=15)
            painter.icon("check", ring.left() + 6, ring.top() + 6, 18, colour.ok_ink, 4)
        else:
            painter.panel(ring, None, colour.line_strong, 2, 15)
        low = QRectF(plate.left() + 2, plate.top() + high * 0.66, width - 4, high * 0.34 - 2)
        if seat.has_claim:
            painter.fill(low, colour.claim)
        painter.rule(low.left(), low.top(), low.right(), colour.line)
        ink = colour.claim_ink if seat.has_claim else colour.text_2
        painter.label(low.adjusted(2, 0, -2, 0), seat.word, "bold_20", ink, Align.CENTRE)


def _draw_buttons(painter: Painter, room: QRectF) -> None:
    """Share the room by the words: each button has as much beside its own."""
    colour = painter.theme.colour
    widths = [painter.width_of(one, "bold_20") for one in _BUTTONS]
    spare = (room.width() - 12 * (len(widths) - 1) - sum(widths)) / len(widths)
    x = room.left()
    for label, width in zip(_BUTTONS, widths, strict=True):
        button = QRectF(x, room.top(), width + spare, room.height())
        painter.panel(button, colour.well, colour.line, 2, 10)
        painter.text(button.adjusted(4, 0, -4, 0), label, "bold_20", colour.text_2, Align.CENTRE)
        x += button.width() + 12

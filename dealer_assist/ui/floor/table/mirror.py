"""What the dealer of a table sees, as a picture: it cannot be touched."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen

from dealer_assist.ui.floor.table.model import MirrorModel
from dealer_assist.ui.toolkit.painter import Align, Painter


def draw_mirror(painter: Painter, box: QRectF, model: MirrorModel) -> None:
    """Paint the screen of a table, smaller; where it is old, in grey."""
    colour = painter.theme.colour
    painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
    inner = box.adjusted(22, 12, -22, -12)
    title = QRectF(inner.left(), inner.top(), inner.width(), 44)
    painter.text(title, model.title, "bold_28", colour.text_1)
    inner.setTop(title.bottom())
    age = QRectF(inner.left(), inner.top() - 44, inner.width(), 44)
    ink = colour.text_2 if model.is_live else colour.fault
    used = painter.text(age, model.age, "medium_22", ink, Align.RIGHT)
    icon = "check" if model.is_live else "unlink"
    shade = colour.ok if model.is_live else colour.fault
    painter.icon(icon, inner.right() - used - 34, age.center().y() - 12, 24, shade, 2.8)
    glass = inner.adjusted(0, 4, 0, 0)
    painter.panel(glass, colour.bg, colour.line, 2, 10)
    room = glass.adjusted(12, 10, -12, -12)
    prompt = QRectF(room.left(), room.top(), room.width(), 62)
    painter.panel(prompt, colour.panel, colour.line, 2, 10)
    painter.panel(QRectF(prompt.left(), prompt.top(), 72, 62), colour.pressed, radius=10)
    painter.icon("clock", prompt.left() + 20, prompt.top() + 15, 32, colour.text_1)
    bright = colour.text_1 if model.is_live else colour.text_3
    words = QRectF(prompt.left() + 90, prompt.top(), prompt.width() - 100, 62)
    used = painter.text(words, model.prompt, "bold_28", bright)
    painter.label(words.adjusted(used + 18, 0, 0, 0), model.detail, "medium_22", colour.text_2)
    low = 112.0 if model.levels else 62.0
    foot = QRectF(room.left(), room.bottom() - low, room.width(), low)
    felt = QRectF(room.left(), prompt.bottom() + 8, room.width(), foot.top() - prompt.bottom() - 18)
    _draw_felt(painter, felt, model)
    _draw_foot(painter, foot, model)


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
        painter.text(number, seat.number, "bold_28", ink)
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


def _draw_foot(painter: Painter, box: QRectF, model: MirrorModel) -> None:
    colour = painter.theme.colour
    left = 296.0 if model.levels else 0.0
    if model.levels:
        panel = QRectF(box.left(), box.top(), left - 14, box.height())
        painter.panel(panel, colour.panel, colour.line, 2, 10)
        pitch = (panel.height() - 8) / len(model.levels)
        for place, (name, amount) in enumerate(model.levels):
            row = QRectF(
                panel.left() + 16, panel.top() + 4 + place * pitch, panel.width() - 32, pitch
            )
            painter.text(row, name, "medium_20", colour.text_2)
            painter.text(row, amount, "bold_20", colour.text_1, Align.RIGHT)
    room = box.adjusted(left, 0, 0, 0)
    if model.claim:
        claim = QRectF(room.left(), room.top(), room.width(), 50)
        painter.panel(claim, colour.claim, radius=10)
        words = claim.adjusted(18, 0, -18, 0)
        painter.text(words, model.claim, "bold_24", colour.claim_ink)
        painter.text(words, model.claim_amount, "bold_28", colour.claim_ink, Align.RIGHT)
    widths = [painter.width_of(one, "bold_20") for one in model.buttons]
    spare = (room.width() - 12 * (len(widths) - 1) - sum(widths)) / len(widths)
    x = room.left()
    for label, width in zip(model.buttons, widths, strict=True):
        button = QRectF(x, room.bottom() - 54, width + spare, 54)
        painter.panel(button, colour.well, colour.line, 2, 10)
        painter.text(button.adjusted(4, 0, -4, 0), label, "bold_20", colour.text_2, Align.CENTRE)
        x += button.width() + 12

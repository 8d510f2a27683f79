"""Small things that several screens of the school draw: dots, bars, the felt in small."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_BAR_RADIUS = 7.0
_BEGIN, _APART = 60.0, 14.0
_DASHES = (4.0, 3.0)
PITCH = 24.0
"""From one small line to the next."""


def write(
    painter: Painter, rect: QRectF, words: str, roles: tuple[TypeRole, TypeRole], ink: QColor
) -> None:
    """Write a line in the middle of a box; where it is too long, smaller and in two lines."""
    role, small = roles
    least = painter.theme.width(painter.said(words), role, SMALLEST_LABEL)
    if least <= rect.width() or rect.height() < 2 * PITCH:
        painter.text(rect, words, role, ink)
        return
    count = len(painter.broken(words, small, rect.width()))
    high = min(count, 2) * PITCH
    box = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    painter.paragraph(box, words, small, ink, PITCH)


def around(x: float, y: float, size: float) -> QRectF:
    """Give a square with its middle there."""
    return QRectF(x - size / 2, y - size / 2, size, size)


def draw_dot(painter: Painter, box: QRectF, state: ProgressMark) -> None:
    """Paint how something stands: a check, the chevrons of what is next, a ring, a padlock."""
    colour, radius = painter.theme.colour, box.width() / 2
    inner = box.adjusted(7, 7, -7, -7)
    match state:
        case ProgressMark.DONE:
            painter.panel(box, colour.ok, radius=radius)
            painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
        case ProgressMark.NEXT:
            painter.panel(box, colour.next, radius=radius)
            painter.icon("chevrons", inner.left(), inner.top(), inner.width(), colour.next_ink, 3.4)
        case ProgressMark.OPEN:
            painter.panel(box, None, colour.line_strong, 4, radius)
        case ProgressMark.LOCKED:
            painter.panel(box, None, colour.line_strong, 2, radius, dashed=True)
            painter.icon("padlock", inner.left(), inner.top(), inner.width(), colour.text_3)
        case _:
            assert_never(state)


def draw_bar(painter: Painter, box: QRectF, share: float, fill: QColor, mark: float = -1.0) -> None:
    """Paint a bar that is full by a share, with a stroke across it where one is set."""
    colour = painter.theme.colour
    painter.panel(box, colour.digit_well, radius=_BAR_RADIUS)
    if share > 0:
        width = max(box.height(), box.width() * min(1.0, share))
        painter.panel(QRectF(box.left(), box.top(), width, box.height()), fill, radius=_BAR_RADIUS)
    if mark >= 0:
        x = box.left() + box.width() * min(1.0, mark)
        painter.fill(QRectF(x - 1.5, box.top() - 6, 3, box.height() + 12), colour.text_1)


def draw_legend(
    painter: Painter, box: QRectF, share: float, words: tuple[str, str, str], role: TypeRole
) -> None:
    """Write below a bar what its begin, its stroke and its end are; none runs into another."""
    first, stroke, last = words
    soft = painter.theme.colour.text_2
    ink = soft if role == "medium_20" else painter.theme.colour.text_1
    width, far = painter.width_of(stroke, role), painter.width_of(last, "medium_20")
    least = box.left() + (_BEGIN if first else 0.0)
    at = box.left() + box.width() * share - width / 2
    left = max(least, min(at, box.right() - far - width - _APART))
    painter.text(box, first, "medium_20", soft)
    painter.text(QRectF(left, box.top(), width + 1, box.height()), stroke, role, ink)
    painter.text(box, last, "medium_20", soft, Align.RIGHT)


def draw_dashes(painter: Painter, begin: QPointF, end: QPointF) -> None:
    """Paint the dashed stroke of a target."""
    pen = QPen(painter.theme.colour.text_1, painter.theme.line.thin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(_DASHES)
    painter.qpainter.setPen(pen)
    painter.qpainter.drawLine(begin, end)


def draw_ring(painter: Painter, box: QRectF, share: float, mark: float) -> None:
    """Paint the ring of points, with a gap where a lesson is passed."""
    colour, line = painter.theme.colour, 18.0
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    qpainter = painter.qpainter
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, part in ((colour.digit_well, 1.0), (colour.text_1, min(1.0, share))):
        pen = QPen(ink, line)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        qpainter.setPen(pen)
        qpainter.drawArc(inner, 90 * 16, -round(360 * 16 * part))
    pen = QPen(colour.panel, line + 6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qpainter.setPen(pen)
    qpainter.drawArc(inner, round((90 - 360 * mark) * 16) + 24, -48)


def draw_felt(painter: Painter, box: QRectF, seats: Sequence[SeatMark]) -> None:
    """Paint the table in small: a plate a seat with its lamp, ivory where a hand was pressed."""
    colour = painter.theme.colour
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    path.lineTo(box.left(), box.top() + box.height() * 0.24)
    path.quadTo(
        QPointF(box.center().x(), box.top() - box.height() * 0.2),
        QPointF(box.right(), box.top() + box.height() * 0.24),
    )
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    painter.qpainter.setPen(QPen(colour.rail_edge, 4))
    painter.qpainter.setBrush(colour.felt)
    painter.qpainter.drawPath(path)
    pitch = box.width() / max(1, len(seats))
    for place, seat in enumerate(seats):
        away = (2 * place + 1 - len(seats)) / max(1, len(seats))
        top = box.top() + box.height() * (0.1 + 0.2 * away * away)
        plate = QRectF(box.left() + place * pitch + 6, top, pitch - 12, box.height() * 0.52)
        _draw_plate(painter, plate, seat)
        if seat.is_touched:
            draw_touch(painter, QPointF(plate.center().x(), plate.top() + plate.height() * 0.45))


def draw_touch(painter: Painter, at: QPointF) -> None:
    """Paint where a finger was: a dot in a ring."""
    colour = painter.theme.colour
    painter.panel(around(at.x(), at.y(), 30), colour.line_strong, colour.text_1, 3, 15)
    painter.panel(around(at.x(), at.y(), 10), colour.text_1, radius=5)


def _draw_plate(painter: Painter, box: QRectF, seat: SeatMark) -> None:
    colour = painter.theme.colour
    is_empty = not seat.lamp
    edge = colour.fault if seat.is_wrong else colour.line_strong
    painter.panel(
        box,
        None if is_empty else colour.panel,
        edge,
        5 if seat.is_wrong else 2,
        10,
        dashed=is_empty and not seat.is_wrong,
    )
    if seat.is_claimed:
        foot = box.adjusted(4, box.height() * 0.6, -4, -4)
        painter.half(foot, colour.claim, 8, top=False)
        size = min(24.0, foot.height() - 4)
        left, top = foot.center().x() - size / 2, foot.center().y() - size / 2
        painter.icon("star", left, top, size, colour.claim_ink)
    ink = colour.text_3 if is_empty else colour.text_1
    head = QRectF(box.left() + 8, box.top() + 4, box.width() - 16, 36)
    painter.text(head, str(seat.number), "bold_24", ink)
    lamp = QRectF(head.right() - 24, head.center().y() - 12, 24, 24)
    match seat.lamp:
        case "locked":
            painter.panel(lamp, colour.ok, radius=12)
            painter.icon("check", lamp.left() + 4, lamp.top() + 4, 16, colour.ok_ink, 4)
        case "lit":
            painter.panel(lamp, None, colour.detected, 3, 12)
            painter.panel(lamp.adjusted(7, 7, -7, -7), colour.detected, radius=5)
        case "late" | "not-taken" | "left" | "no-game":
            painter.panel(lamp, None, colour.detected, 2, 12, dashed=True)
            painter.icon("cross", lamp.left() + 5, lamp.top() + 5, 14, colour.detected, 3)
        case "fault":
            painter.icon("triangle", lamp.left(), lamp.top(), 24, colour.fault, 2.4)
        case _:
            painter.panel(lamp, None, colour.line_strong, 3, 12)

"""The picture of a card and a reader: go, refused, or waited in vain."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from dealer_assist.ui.paint import Easel
from dealer_assist.ui.supervisor_looks import SwipeKind

PICTURE_HEIGHT = 240.0
_WIDTH = 470.0


def draw_swipe(easel: Easel, middle: float, top: float, mark: QColor, kind: SwipeKind) -> None:
    """Draw the picture around a vertical middle line."""
    painter, colour = easel.painter, easel.theme.colour
    painter.save()
    painter.translate(middle - _WIDTH / 2, top)
    easel.panel(QRectF(13, 49, 202, 142), colour.card_fill, mark, 6, 17)
    easel.fill(QRectF(16, 78, 196, 28), mark)
    easel.panel(QRectF(38, 134, 80, 12), colour.text_3, radius=6)
    easel.panel(QRectF(38, 156, 52, 12), colour.text_3, radius=6)
    easel.panel(QRectF(412, 14, 42, 212), colour.card_fill, colour.line_strong, 4, 12)
    easel.panel(QRectF(428, 30, 10, 180), colour.digit_well, radius=5)
    match kind:
        case SwipeKind.ASK:
            _lines(easel, mark, 12, ((232, 120), (382, 120)), ((340, 76), (384, 120), (340, 164)))
        case SwipeKind.REFUSED:
            _lines(easel, mark, 14, ((262, 76), (350, 164)), ((350, 76), (262, 164)))
        case SwipeKind.TIMEOUT:
            painter.setPen(QPen(mark, 10))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(312, 120), 58, 58)
            _lines(easel, mark, 10, ((312, 84), (312, 122), (338, 140)))
    painter.restore()


def _lines(
    easel: Easel, colour: QColor, width: float, *lines: tuple[tuple[float, float], ...]
) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    easel.painter.setPen(pen)
    easel.painter.setBrush(Qt.BrushStyle.NoBrush)
    for points in lines:
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        easel.painter.drawPath(path)

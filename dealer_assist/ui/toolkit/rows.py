"""Rows cut out of a box, each as wide as it: what a picture is written into, from the top down."""

from PySide6.QtCore import QRectF


def top_of(box: QRectF, height: float, gap: float = 0.0) -> QRectF:
    """Return a row at the top of a box, or a gap below it."""
    return QRectF(box.left(), box.top() + gap, box.width(), height)


def below(box: QRectF, height: float, gap: float = 0.0) -> QRectF:
    """Return the row that follows a box."""
    return QRectF(box.left(), box.bottom() + gap, box.width(), height)


def foot_of(box: QRectF, height: float) -> QRectF:
    """Return the row at the foot of a box."""
    return QRectF(box.left(), box.bottom() - height, box.width(), height)


def column_of(box: QRectF, place: int, count: int, gap: float = 0.0) -> QRectF:
    """Return one of so many columns that share a box."""
    each = (box.width() + gap) / max(1, count) - gap
    return QRectF(box.left() + place * (each + gap), box.top(), each, box.height())


def row_at(box: QRectF, top: float, height: float) -> QRectF:
    """Return a row of a box, from a height on."""
    return QRectF(box.left(), top, box.width(), height)


def column_at(box: QRectF, left: float, width: float) -> QRectF:
    """Return a part of a box as high as it, from a place on."""
    return QRectF(left, box.top(), width, box.height())

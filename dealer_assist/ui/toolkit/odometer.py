"""Digits in cells, cents smaller, as on the meters that casinos know."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.theme import Theme
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

_GAP = 4.0
_CELL, _CELL_HEIGHT = 51.0, 91.0
_CENTS_CELL, _CENTS_HEIGHT = 34.0, 60.0
_CELL_RADIUS = 7.0
_SIGN_DROP, _POINT_DROP = 8.0, 2.0
_DIGIT: TypeRole = "bold_71"
_CENTS: TypeRole = "bold_42"
_SIGN: TypeRole = "heavy_54"


def same_shape(one: str, other: str) -> bool:
    """Return True if two amounts differ in nothing but their digits, so that digits can roll."""
    return bool(one) and [_place(sign) for sign in one] == [_place(sign) for sign in other]


def draw_odometer(painter: Painter, box: QRectF, was: str, now: str, part: float) -> None:
    """Draw an amount in cells, rolled from an older amount by a part between 0 and 1."""
    if not same_shape(was, now):
        was = now
    shrink = _shrink(painter.theme, box, now)
    qpainter = painter.qpainter
    qpainter.save()
    qpainter.translate(box.left(), box.center().y() + _CELL_HEIGHT / 2 * shrink)
    qpainter.scale(shrink, shrink)
    for (sign, cell, role), old in zip(_cells(painter.theme, now), was, strict=True):
        if sign.isdigit():
            _draw_digit(painter, cell, role, old, sign, part)
        elif painter.is_seen(cell):
            drop = _SIGN_DROP if role == _SIGN else _POINT_DROP
            ink = painter.theme.colour.text_2
            painter.text(cell.translated(0, drop), sign, role, ink, Align.CENTRE)
    qpainter.restore()


@dataclass(frozen=True, slots=True)
class MovingDigit:
    """A digit that differs between two amounts: where it lies in the box, and in its own size."""

    place: QRectF
    cell: QRectF
    role: TypeRole
    old: str
    new: str


def digits_that_move(theme: Theme, box: QRectF, was: str, now: str) -> list[MovingDigit]:
    """Return the digits that differ between two amounts of the same shape, in a box."""
    shrink = _shrink(theme, box, now)
    base = box.center().y() + _CELL_HEIGHT / 2 * shrink
    return [
        MovingDigit(
            QRectF(
                box.left() + cell.left() * shrink,
                base + cell.top() * shrink,
                cell.width() * shrink,
                cell.height() * shrink,
            ),
            cell,
            role,
            old,
            sign,
        )
        for (sign, cell, role), old in zip(_cells(theme, now), was, strict=True)
        if sign != old
    ]


def _draw_digit(
    painter: Painter, cell: QRectF, role: TypeRole, old: str, new: str, part: float
) -> None:
    if not painter.is_seen(cell):
        return
    _show(painter, cell, role, "")
    if old == new or part >= 1.0:
        _show(painter, cell, role, new)
        return
    with painter.clipped(cell):
        _show(painter, cell.translated(0, -part * cell.height()), role, old)
        _show(painter, cell.translated(0, (1 - part) * cell.height()), role, new)


def _show(painter: Painter, cell: QRectF, role: TypeRole, digit: str) -> None:
    """Show a digit, or the empty cell behind it, from the pictures that are kept."""
    theme, colour = painter.theme, painter.theme.colour

    def paint(qpainter: QPainter, box: QRectF) -> None:
        paint_digit(qpainter, theme, box, role, digit)

    ink = _ink(theme, role)
    painter.picture(cell, ("digit", digit, role, ink.rgba(), colour.digit_edge.rgba()), paint)


def paint_digit(qpainter: QPainter, theme: Theme, box: QRectF, role: TypeRole, digit: str) -> None:
    """Paint a digit into a cell at the origin, or the empty cell where there is none."""
    colour = theme.colour
    if not digit:
        qpainter.setPen(QPen(colour.digit_edge, 1.0))
        qpainter.setBrush(colour.digit_well)
        inside = box.adjusted(0.5, 0.5, -0.5, -0.5)
        qpainter.drawRoundedRect(inside, _CELL_RADIUS - 0.5, _CELL_RADIUS - 0.5)
        return
    metrics = theme.measure(role)
    x = (box.width() - theme.width(digit, role)) / 2
    y = box.height() / 2 + (metrics.ascent() - metrics.descent()) / 2
    qpainter.setFont(theme.font(role))
    qpainter.setPen(_ink(theme, role))
    qpainter.drawText(QPointF(x, y), digit)


def _ink(theme: Theme, role: TypeRole) -> QColor:
    return theme.colour.text_2 if role == _CENTS else theme.colour.text_1


def _cells(theme: Theme, amount: str) -> list[tuple[str, QRectF, TypeRole]]:
    """Return each sign with its cell above the base line and its type role; cents are smaller."""
    point = max(amount.rfind("."), amount.rfind(","))
    # Some languages write the dollar sign behind the cents.
    end = len(amount.rstrip("$\N{NARROW NO-BREAK SPACE}"))
    has_cents = point >= 0 and end - point - 1 == 2
    cells: list[tuple[str, QRectF, TypeRole]] = []
    x, role = 0.0, _DIGIT
    for place, sign in enumerate(amount):
        role, width, height = _DIGIT, _CELL, _CELL_HEIGHT
        if sign.isdigit() and has_cents and place > point:
            role, width, height = _CENTS, _CENTS_CELL, _CENTS_HEIGHT
        elif sign in ".,":
            width = theme.width(sign, _DIGIT)
        elif not sign.isdigit():
            role, width = _SIGN, theme.width(sign, _SIGN) + 2
        cells.append((sign, QRectF(x, -height, width, height), role))
        x += width + _GAP
    return cells


def _shrink(theme: Theme, box: QRectF, amount: str) -> float:
    cells = _cells(theme, amount)
    return min(1.0, box.width() / cells[-1][1].right()) if cells else 1.0


def _place(sign: str) -> str:
    return "0" if sign.isdigit() else sign

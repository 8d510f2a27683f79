"""An amount on the sign: ivory digits in black cells, cents small and raised, readable at 10 m."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from dealer_assist.ui.toolkit.odometer import same_shape
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align

# In parts of a digit's height: its width, the gap, the cents, signs and corners.
_WIDTH, _GAP = 0.645, 0.032
_CENTS_HEIGHT, _CENTS_WIDTH = 0.527, 0.353
_COMMA, _DOLLAR, _BEFORE_CENTS = 0.22, 0.52, 0.09
_RADIUS = 0.05
_BELOW = 0.12  # a comma hangs below the digits: nothing may be written there


def draw_sign_amount(painter: Painter, box: QRectF, was: str, now: str, part: float) -> None:
    """Draw an amount as large as its box allows, in the middle of it."""
    if not same_shape(was, now):
        was = now
    whole, _, cents = now.partition(".")
    widths = [_width_of(sign) for sign in whole]
    units = sum(widths) + _GAP * (len(whole) - 1)
    if cents:
        units += _BEFORE_CENTS + len(cents) * (_CENTS_WIDTH + _GAP)
    high = min(box.height() / (1 + _BELOW), box.width() / units)
    x, top = box.center().x() - units * high / 2, box.center().y() - high * (1 + _BELOW) / 2
    for place, sign in enumerate(whole):
        cell = QRectF(x, top, widths[place] * high, high)
        _draw_sign(painter, cell, was[place], sign, part, is_gold=not sign.isdigit())
        x += cell.width() + _GAP * high
    x += (_BEFORE_CENTS - _GAP) * high
    for place, sign in enumerate(cents, len(whole) + 1):
        cell = QRectF(x, top, _CENTS_WIDTH * high, _CENTS_HEIGHT * high)
        _draw_sign(painter, cell, was[place], sign, part, is_gold=True)
        x += cell.width() + _GAP * high


def _width_of(sign: str) -> float:
    if sign.isdigit():
        return _WIDTH
    return _COMMA if sign in ".," else _DOLLAR


def _draw_sign(
    painter: Painter, cell: QRectF, old: str, new: str, part: float, *, is_gold: bool
) -> None:
    if not new.isdigit():
        size = 0.62 if new == "$" else 1.0
        drop = cell.height() * ((1 - size) / 2 if new == "$" else 0.16)
        smaller = QRectF(cell.left(), cell.top() + drop, cell.width(), cell.height() * size)
        _show(painter, smaller, new, is_gold=is_gold, is_cell=False)
        return
    _show(painter, cell, "", is_gold=is_gold)
    if old == new or part >= 1.0:
        _show(painter, cell, new, is_gold=is_gold, is_cell=False)
        return
    up, down = -part * cell.height(), (1 - part) * cell.height()
    with painter.clipped(cell):
        _show(painter, cell.translated(0, up), old, is_gold=is_gold, is_cell=False)
        _show(painter, cell.translated(0, down), new, is_gold=is_gold, is_cell=False)


def _show(
    painter: Painter, cell: QRectF, sign: str, *, is_gold: bool = False, is_cell: bool = True
) -> None:
    """Show a sign, or an empty cell, from the pictures that are kept."""
    colour, theme = painter.theme.colour, painter.theme
    ink = colour.sign_gold if is_gold else colour.sign_digit

    def paint(qpainter: QPainter, box: QRectF) -> None:
        if is_cell:
            shine = QLinearGradient(0, 0, 0, box.height())
            shine.setColorAt(0.0, colour.sign_cell)
            shine.setColorAt(0.5, colour.sign_cell_light)
            shine.setColorAt(1.0, colour.sign_cell)
            qpainter.setPen(QPen(colour.sign_line, 2))
            qpainter.setBrush(shine)
            radius = _RADIUS * box.height()
            qpainter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
            return
        size = round(box.height() * 0.82)
        metrics = theme.measure("heavy_230", size)
        x = (box.width() - theme.width(sign, "heavy_230", size)) * Align.CENTRE.value
        y = box.height() / 2 + (metrics.ascent() - metrics.descent()) / 2
        qpainter.setFont(theme.font("heavy_230", size))
        qpainter.setPen(ink)
        qpainter.drawText(QPointF(x, y), sign)

    painter.picture(cell, ("sign", sign, is_gold, is_cell), paint)

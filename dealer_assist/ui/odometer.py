"""Digits in cells, cents smaller, as on the meters that casinos know."""

from PySide6.QtCore import QRectF, Qt

from dealer_assist.ui.paint import Align, Easel

_GAP = 4.0
_CELL, _CELL_HEIGHT = 51.0, 91.0
_CENTS_CELL, _CENTS_HEIGHT = 34.0, 60.0
_CELL_RADIUS = 7.0
_SIGN_DROP, _POINT_DROP = 8.0, 2.0


def same_shape(one: str, other: str) -> bool:
    """Tell whether two amounts differ in nothing but their digits, so that digits can roll."""
    return bool(one) and [_place(sign) for sign in one] == [_place(sign) for sign in other]


def draw_odometer(easel: Easel, box: QRectF, was: str, now: str, part: float) -> None:
    """Draw an amount in cells, rolled from an older amount by a part between 0 and 1."""
    if not same_shape(was, now):
        was = now
    cells = _cells(easel, now)
    natural = sum(width for _, width, _ in cells) + _GAP * (len(cells) - 1)
    if not natural:
        return
    shrink = min(1.0, box.width() / natural)
    painter = easel.painter
    painter.save()
    painter.translate(box.left(), box.center().y() + _CELL_HEIGHT / 2 * shrink)
    painter.scale(shrink, shrink)
    x = 0.0
    for (sign, width, role), old in zip(cells, was, strict=True):
        height = _CENTS_HEIGHT if role == "meter_cents" else _CELL_HEIGHT
        cell = QRectF(x, -height, width, height)
        if sign.isdigit():
            _draw_digit(easel, cell, role, old, sign, part)
        else:
            drop = _SIGN_DROP if role == "meter_sign" else _POINT_DROP
            ink = easel.theme.colour.text_2
            easel.text(cell.translated(0, drop), sign, role, ink, Align.CENTRE)
        x += width + _GAP
    painter.restore()


def _draw_digit(easel: Easel, cell: QRectF, role: str, old: str, new: str, part: float) -> None:
    colour = easel.theme.colour
    easel.panel(cell, colour.digit_well, colour.digit_edge, 1.0, _CELL_RADIUS)
    ink = colour.text_2 if role == "meter_cents" else colour.text_1
    if old == new or part >= 1.0:
        easel.text(cell, new, role, ink, Align.CENTRE)
        return
    painter = easel.painter
    painter.save()
    painter.setClipRect(cell, Qt.ClipOperation.IntersectClip)
    easel.text(cell.translated(0, -part * cell.height()), old, role, ink, Align.CENTRE)
    easel.text(cell.translated(0, (1 - part) * cell.height()), new, role, ink, Align.CENTRE)
    painter.restore()


def _cells(easel: Easel, amount: str) -> list[tuple[str, float, str]]:
    """Give each sign with its width and type role; digits after the last point are cents."""
    point = max(amount.rfind("."), amount.rfind(","))
    has_cents = point >= 0 and len(amount) - point - 1 == 2
    cells = []
    for place, sign in enumerate(amount):
        if sign.isdigit():
            is_cents = has_cents and place > point
            role, width = ("meter_cents", _CENTS_CELL) if is_cents else ("meter_digit", _CELL)
        elif sign in ".,":
            role, width = "meter_digit", easel.width_of(sign, "meter_digit")
        else:
            role, width = "meter_sign", easel.width_of(sign, "meter_sign") + 2
        cells.append((sign, width, role))
    return cells


def _place(sign: str) -> str:
    return "0" if sign.isdigit() else sign

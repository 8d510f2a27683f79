"""What is recorded and whom to pay, as it is painted."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.recorded import (
    BEFORE_HEAD,
    BEFORE_ROW,
    PAY_LOWEST,
    PAY_OF_TWO,
    AdjustedFace,
    BeforeFace,
    BeforeModel,
    PayFace,
)
from dealer_assist.ui.table.lamp import draw_lamp
from dealer_assist.ui.table.model.table import LampState
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, Align

_LAMP, _INSET, _HOW, _ORDER, _ARROW = 76.0, 30.0, 28.0, 108.0, 32.0


@paints(BeforeFace)
def _before(painter: Painter, box: QRectF, node: BeforeFace) -> None:
    colour = painter.colour
    painter.panel(box, colour.well, colour.line)
    inner = box.adjusted(24, 8, -24, -6)
    head = top_of(inner, BEFORE_HEAD - 8)
    painter.text(head, Msg("RECORDED BEFORE"), "caption_20", colour.text_2)
    note = Msg("still to pay") if node.is_open else Msg("this round, do not pay again")
    ink = colour.next if node.is_open else colour.text_2
    painter.text(head, note, "medium_22", ink, Align.RIGHT)
    y = inner.top() + BEFORE_HEAD - 8
    for payment in node.shown:
        _draw_one_before(painter, payment, row_at(inner, y, BEFORE_ROW))
        y += BEFORE_ROW
    if node.more:
        line = QRectF(inner.left() + 36, y, inner.width(), BEFORE_ROW)
        painter.text(line, Msg("and {n} more", n=node.more), "medium_22", colour.text_2)


def _draw_one_before(painter: Painter, payment: BeforeModel, row: QRectF) -> None:
    colour = painter.colour
    if payment.is_paid:
        painter.mark("check", row.left(), row.center().y(), 24, colour.ok, 3.2)
    width = painter.text(row, payment.amount, "medium_22", colour.text_2, Align.RIGHT)
    words = row.adjusted(36, 0, -width - 16, 0)
    used = painter.text(words, payment.whom, "medium_22", colour.text_1) + 16
    painter.text(words.adjusted(used, 0, 0, 0), payment.detail, "medium_22", colour.text_2)


@paints(AdjustedFace)
def _adjusted(painter: Painter, box: QRectF, node: AdjustedFace) -> None:
    colour, adjusted = painter.colour, node.adjusted
    painter.panel(box, colour.ok_well, colour.ok, painter.theme.line.device)
    qpainter = painter.qpainter
    qpainter.save()
    qpainter.translate(box.left() + _INSET, box.center().y() - _LAMP / 2)
    qpainter.scale(_LAMP / 48.0, _LAMP / 48.0)
    draw_lamp(painter.qpainter, painter.colour, LampState.LOCKED)
    qpainter.restore()
    left = box.left() + _INSET + _LAMP + 24
    room = box.right() - _INSET - left
    middle = box.center().y()
    title = QRectF(left, middle - 45, room, 46)
    painter.text(title, adjusted.title, "heavy_38", colour.text_1)
    line = QRectF(left, middle + 3, room, 40)
    x = left + painter.text(line, adjusted.was, "bold_30", colour.text_2)
    if adjusted.now:
        painter.mark("arrow-right", x + 16, line.center().y(), _ARROW, colour.text_1, 2.8)
        x += 32 + _ARROW
        line.setLeft(x)
        x += painter.text(line, adjusted.now, "bold_30", colour.text_1) + 16
    line.setLeft(x)
    painter.text(line, adjusted.note, "medium_24", colour.text_2)


@paints(PayFace)
def _pay(painter: Painter, box: QRectF, node: PayFace) -> None:
    colour, lines, pay = painter.colour, painter.theme.line, node.pay
    edge, line = (
        (colour.selected, lines.selected) if pay.is_now else (colour.line_strong, lines.thin)
    )
    painter.panel(box, colour.raised, edge, line)
    left, right = box.left() + 28, box.right() - 28
    order = column_at(box, left, _ORDER - 10)
    painter.text(order, pay.order, "heavy_34", colour.text_2)
    up = 14.0 if pay.envy and box.height() >= PAY_LOWEST + 8 else 0.0
    width = painter.text(
        QRectF(left, box.top() - up, right - left, box.height()),
        pay.amount,
        "heavy_42",
        colour.text_1,
        Align.RIGHT,
        SMALLEST_AMOUNT,
    )
    left += _ORDER
    room = whom = right - width - 20 - left
    middle = box.center().y()
    if box.height() < PAY_LOWEST + 8:
        whole = column_at(box, left, room)
        used = painter.text(whole, pay.whom, "bold_28", colour.text_1) + 16
        aside = whole.adjusted(used, 0, 0, 0)
        painter.text(aside, pay.envy, "medium_22", colour.text_2, Align.RIGHT)
        return
    below = QRectF(left, middle + 5, right - left, _HOW)
    if pay.envy:
        painter.text(below, pay.envy, "medium_22", colour.text_1, Align.RIGHT)
        room = right - left - painter.width_of(pay.envy, "medium_22") - 20
    below.setWidth(room)
    if len(painter.broken(pay.how, "medium_22", room)) == 2 and box.height() >= PAY_OF_TWO:
        below.adjust(0, -_HOW / 2, 0, _HOW / 2)
        painter.paragraph(below, pay.how, "medium_22", colour.text_2, _HOW)
        middle -= _HOW / 2
    else:
        painter.text(below, pay.how, "medium_22", colour.text_2)
    painter.text(QRectF(left, middle - 36, whom, 40), pay.whom, "bold_30", colour.text_1)

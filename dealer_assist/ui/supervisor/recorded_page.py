"""Page 3 of the supervisor's sheet: what is recorded, whom to pay first, and the slip."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.model import BeforeModel, PayModel, RecordedModel
from dealer_assist.ui.supervisor.slip import Slip
from dealer_assist.ui.supervisor.step import GAP, DialogStep
from dealer_assist.ui.table.lamp import draw_lamp
from dealer_assist.ui.table.model.table import LampState
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.rows import column_at, foot_of, row_at, top_of

_SLIP_WIDTH, _COLUMN_GAP = 520.0, 28.0
_ADJUSTED, _LAMP, _INSET = 132.0, 76.0, 30.0
_CAPTION = 34.0
_PAY, _PAY_LOWEST, _PAY_OF_TWO = 122.0, 64.0, 108.0
_HOW = 28.0
_ORDER = 108.0
_BEFORE_HEAD, _BEFORE_ROW = 40.0, 36.0
_ARROW = 32.0


class RecordedPage(DialogStep):
    """The quiet button prints again, the next one goes on to pay."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: RecordedModel | None = None
        self.slip = Slip(context, self)

    def show_state(self, model: RecordedModel) -> None:
        """Show the record."""
        self._model = model
        self.slip.show_state(model.slip)
        self.show_buttons(model.print_again, model.done)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the slip at the right."""
        super().arrange()
        body = self.body()
        height = min(body.height(), self.slip.natural_height())
        left = body.right() - _SLIP_WIDTH
        self.slip.place(QRectF(left, body.top(), _SLIP_WIDTH, height), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the adjustment and the payments in their order."""
        colour, model = painter.colour, self._model
        painter.fill(painter.whole, colour.panel)
        if model is None:
            return
        body = self.body().adjusted(0, 0, -_SLIP_WIDTH - _COLUMN_GAP, 0)
        self._draw_adjusted(painter, top_of(body, _ADJUSTED))
        y = body.top() + _ADJUSTED + GAP
        caption = row_at(body, y, _CAPTION)
        painter.text(caption, model.caption.upper(), "caption_20", colour.text_2)
        y += _CAPTION + GAP - 6
        count = max(1, len(model.pays))
        gap = GAP if count <= 4 else 8.0
        bottom = body.bottom() - self._draw_before(painter, body)
        height = min(_PAY, (bottom - y + gap) / count - gap)
        for pay in model.pays:
            self._draw_pay(painter, pay, row_at(body, y, height))
            y += height + gap

    def _draw_before(self, painter: Painter, body: QRectF) -> float:
        """Draw what was paid before at the foot, grey; give the height that it takes."""
        before = self._model.before if self._model else ()
        if not before:
            return 0.0
        colour, most = painter.colour, 3
        shown = before if len(before) <= most else before[: most - 1]
        rows = len(shown) + (len(before) > len(shown))
        height = _BEFORE_HEAD + rows * _BEFORE_ROW + 14
        box = foot_of(body, height)
        painter.panel(box, colour.well, colour.line)
        inner = box.adjusted(24, 8, -24, -6)
        head = top_of(inner, _BEFORE_HEAD - 8)
        painter.text(head, Msg("RECORDED BEFORE"), "caption_20", colour.text_2)
        open_ones = [one for one in before if not one.is_paid]
        note = Msg("still to pay") if open_ones else Msg("this round, do not pay again")
        ink = colour.next if open_ones else colour.text_2
        painter.text(head, note, "medium_22", ink, Align.RIGHT)
        y = inner.top() + _BEFORE_HEAD - 8
        for one in shown:
            self._draw_one_before(painter, one, row_at(inner, y, _BEFORE_ROW))
            y += _BEFORE_ROW
        if len(before) > len(shown):
            more = Msg("and {n} more", n=len(before) - len(shown))
            line = QRectF(inner.left() + 36, y, inner.width(), _BEFORE_ROW)
            painter.text(line, more, "medium_22", colour.text_2)
        return height + GAP

    def _draw_one_before(self, painter: Painter, one: BeforeModel, row: QRectF) -> None:
        colour = painter.colour
        if one.is_paid:
            painter.mark("check", row.left(), row.center().y(), 24, colour.ok, 3.2)
        width = painter.text(row, one.amount, "medium_22", colour.text_2, Align.RIGHT)
        words = row.adjusted(36, 0, -width - 16, 0)
        used = painter.text(words, one.whom, "medium_22", colour.text_1) + 16
        painter.text(words.adjusted(used, 0, 0, 0), one.detail, "medium_22", colour.text_2)

    def _draw_adjusted(self, painter: Painter, box: QRectF) -> None:
        if self._model is None:
            return
        colour, adjusted = painter.colour, self._model.adjusted
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

    def _draw_pay(self, painter: Painter, pay: PayModel, box: QRectF) -> None:
        colour, lines = painter.colour, painter.theme.line
        edge, line = (
            (colour.selected, lines.selected) if pay.is_now else (colour.line_strong, lines.thin)
        )
        painter.panel(box, colour.raised, edge, line)
        left, right = box.left() + 28, box.right() - 28
        order = column_at(box, left, _ORDER - 10)
        painter.text(order, pay.order, "heavy_34", colour.text_2)
        up = 14.0 if pay.envy and box.height() >= _PAY_LOWEST + 8 else 0.0
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
        if box.height() < _PAY_LOWEST + 8:
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
        if len(painter.broken(pay.how, "medium_22", room)) == 2 and box.height() >= _PAY_OF_TWO:
            below.adjust(0, -_HOW / 2, 0, _HOW / 2)
            painter.paragraph(below, pay.how, "medium_22", colour.text_2, _HOW)
            middle -= _HOW / 2
        else:
            painter.text(below, pay.how, "medium_22", colour.text_2)
        painter.text(QRectF(left, middle - 36, whom, 40), pay.whom, "bold_30", colour.text_1)

"""Page 3 of the supervisor's sheet: what is recorded, whom to pay first, and the slip."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.lamp import draw_lamp
from dealer_assist.ui.looks import LampState
from dealer_assist.ui.page import GAP, Page
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel
from dealer_assist.ui.slip import Slip
from dealer_assist.ui.supervisor_looks import PayLook, RecordedLook

_SLIP_WIDTH, _COLUMN_GAP = 520.0, 28.0
_ADJUSTED, _LAMP, _INSET = 132.0, 76.0, 30.0
_CAPTION = 34.0
_PAY, _PAY_LOWEST = 122.0, 64.0
_ORDER = 108.0
_ARROW = 32.0


class RecordedPage(Page):
    """The quiet button prints again, the next one goes on to pay."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: RecordedLook | None = None
        self.slip = Slip(kit, self)

    def show_state(self, look: RecordedLook) -> None:
        """Show the record."""
        self._look = look
        self.slip.show_state(look.slip)
        self.show_buttons(look.print_again, look.done)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the slip at the right."""
        super().arrange()
        body = self.body()
        height = min(body.height(), self.slip.natural_height())
        left = body.right() - _SLIP_WIDTH
        self.slip.place(QRectF(left, body.top(), _SLIP_WIDTH, height), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the adjustment and the payments in their order."""
        colour, look = easel.theme.colour, self._look
        easel.fill(QRectF(0, 0, easel.width, easel.height), colour.panel)
        if look is None:
            return
        body = self.body().adjusted(0, 0, -_SLIP_WIDTH - _COLUMN_GAP, 0)
        self._draw_adjusted(easel, QRectF(body.left(), body.top(), body.width(), _ADJUSTED))
        y = body.top() + _ADJUSTED + GAP
        caption = QRectF(body.left(), y, body.width(), _CAPTION)
        easel.text(caption, look.caption.upper(), "caption", colour.text_2)
        y += _CAPTION + GAP - 6
        count = max(1, len(look.pays))
        gap = GAP if count <= 4 else 8.0
        height = min(_PAY, (body.bottom() - y + gap) / count - gap)
        for pay in look.pays:
            self._draw_pay(easel, pay, QRectF(body.left(), y, body.width(), height))
            y += height + gap

    def _draw_adjusted(self, easel: Easel, box: QRectF) -> None:
        if self._look is None:
            return
        colour, adjusted = easel.theme.colour, self._look.adjusted
        easel.panel(box, colour.ok_well, colour.ok, easel.theme.line.device)
        painter = easel.painter
        painter.save()
        painter.translate(box.left() + _INSET, box.center().y() - _LAMP / 2)
        painter.scale(_LAMP / 48.0, _LAMP / 48.0)
        draw_lamp(easel.painter, easel.theme.colour, LampState.LOCKED)
        painter.restore()
        left = box.left() + _INSET + _LAMP + 24
        room = box.right() - _INSET - left
        middle = box.center().y()
        title = QRectF(left, middle - 45, room, 46)
        easel.text(title, adjusted.title, "adjusted", colour.text_1)
        line = QRectF(left, middle + 3, room, 40)
        x = left + easel.text(line, adjusted.was, "adjusted_amount", colour.text_2)
        if adjusted.now:
            top = line.center().y() - _ARROW / 2
            easel.icon("arrow-right", x + 16, top, _ARROW, colour.text_1, 2.8)
            x += 32 + _ARROW
            line.setLeft(x)
            x += easel.text(line, adjusted.now, "adjusted_amount", colour.text_1) + 16
        line.setLeft(x)
        easel.text(line, adjusted.note, "adjusted_note", colour.text_2)

    def _draw_pay(self, easel: Easel, pay: PayLook, box: QRectF) -> None:
        colour, lines = easel.theme.colour, easel.theme.line
        edge, line = (
            (colour.selected, lines.selected) if pay.is_now else (colour.line_strong, lines.thin)
        )
        easel.panel(box, colour.raised, edge, line)
        left, right = box.left() + 28, box.right() - 28
        order = QRectF(left, box.top(), _ORDER - 10, box.height())
        easel.text(order, pay.order, "pay_when", colour.text_2)
        width = easel.text(
            QRectF(left, box.top(), right - left, box.height()),
            pay.amount,
            "pay_amount",
            colour.text_1,
            Align.RIGHT,
            SMALLEST_AMOUNT,
        )
        left += _ORDER
        room = right - width - 20 - left
        middle = box.center().y()
        if box.height() < _PAY_LOWEST + 8:
            easel.text(
                QRectF(left, box.top(), room, box.height()), pay.whom, "list_title", colour.text_1
            )
            return
        easel.text(QRectF(left, middle - 36, room, 40), pay.whom, "pay_whom", colour.text_1)
        easel.text(QRectF(left, middle + 5, room, 28), pay.how, "pay_how", colour.text_2)

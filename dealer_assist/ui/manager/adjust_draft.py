"""The adjustment that is being put together: before and after, and its three buttons."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Easel
from dealer_assist.ui.present.adjust_office import AdjustLook

HEIGHT = 536.0
_SIDE, _GAP, _BUTTON, _APPLY = 24.0, 12.0, 88.0, 112.0
_TITLE, _WELL, _METER, _LINE = 46.0, 72.0, 44.0, 28.0
_ARROW = 34.0


class AdjustDraft(Canvas):
    """Names the button that was pressed; applying takes a hold."""

    pressed = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: AdjustLook | None = None
        self.reason = ActionButton(kit, self, role="action_small", icon_size=28.0)
        self.note = ActionButton(kit, self, role="action_small", icon_size=28.0)
        self.apply = ActionButton(kit, self)
        for button in (self.reason, self.note, self.apply):
            button.pressed.connect(self.pressed)

    @property
    def look(self) -> AdjustLook | None:
        """Give what is shown."""
        return self._look

    def show_state(self, look: AdjustLook) -> None:
        """Show how far the adjustment has come."""
        self.reason.show_state(look.reason)
        self.note.show_state(look.note)
        self.apply.show_state(look.apply)
        if look != self._look:
            self._look = look
            self.setAccessibleName(look.title)
            self.update()

    def tick(self, now_ms: int) -> None:
        """Let time pass for the hold."""
        self.apply.tick(now_ms)

    def arrange(self) -> None:
        """Place reason, note and the hold, one below the other."""
        width, bottom = self.design_width - 2 * _SIDE, self.design_height - 20
        box = QRectF(_SIDE, bottom - _APPLY, width, _APPLY)
        self.apply.place(box, self.scale)
        top = box.top() - _GAP - _BUTTON
        self.note.place(QRectF(_SIDE, top, width, _BUTTON), self.scale)
        top -= _GAP + _BUTTON
        self.reason.place(QRectF(_SIDE, top, width, _BUTTON), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint what is adjusted, and the meter before and after."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        if look is None:
            return
        width = easel.width - 2 * _SIDE
        line = QRectF(_SIDE, 12, width, _TITLE)
        easel.text(line, "Manual adjustment", "list_title", colour.text_1)
        well = QRectF(_SIDE, line.bottom() + 4, width, _WELL)
        easel.panel(well, colour.well, colour.line_strong, easel.theme.line.thin)
        easel.text(well.adjusted(16, 0, -16, 0), look.title, "leaf_name", colour.text_1)
        row = QRectF(_SIDE, well.bottom() + 8, width, _METER)
        if look.words:
            room = QRectF(_SIDE, row.top(), width, 2 * _LINE + 2)
            ink = colour.fault if look.is_refused else colour.text_2
            easel.paragraph(room, look.words, "pay_how", ink, _LINE)
            return
        if look.after:
            half = (width - _ARROW - 32) / 2
            left = QRectF(row.left(), row.top(), half, _METER)
            used = easel.text(
                left, look.before, "settle_amount", colour.text_2, least=SMALLEST_AMOUNT
            )
            x = row.left() + used + 16
            easel.icon("arrow-right", x, row.center().y() - _ARROW / 2, _ARROW, colour.text_1)
            right = QRectF(x + _ARROW + 16, row.top(), row.right() - x - _ARROW - 16, _METER)
            easel.text(right, look.after, "list_prize", colour.text_1, least=SMALLEST_AMOUNT)

"""The adjustment that is being put together: before and after, and its three buttons."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.presenter.adjust import AdjustModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

HEIGHT = 536.0
_SIDE, _GAP, _BUTTON, _APPLY = 24.0, 12.0, 88.0, 112.0
_TITLE, _WELL, _METER, _LINE = 46.0, 72.0, 44.0, 28.0
_ARROW = 34.0


class AdjustDraft(Canvas):
    """Names the button that was pressed; applying takes a hold."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: AdjustModel | None = None
        self.reason = ActionButton(context, self, role="action_small", icon_size=28.0)
        self.note = ActionButton(context, self, role="action_small", icon_size=28.0)
        self.apply = ActionButton(context, self)
        for button in (self.reason, self.note, self.apply):
            button.pressed.connect(self.pressed)

    @property
    def model(self) -> AdjustModel | None:
        """Give what is shown."""
        return self._model

    def show_state(self, model: AdjustModel) -> None:
        """Show how far the adjustment has come."""
        self.reason.show_state(model.reason)
        self.note.show_state(model.note)
        self.apply.show_state(model.apply)
        if model != self._model:
            self._model = model
            self.setAccessibleName(model.title)
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

    def draw(self, painter: Painter) -> None:
        """Paint what is adjusted, and the meter before and after."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        if model is None:
            return
        width = painter.width - 2 * _SIDE
        line = QRectF(_SIDE, 12, width, _TITLE)
        painter.text(line, "Manual adjustment", "list_title", colour.text_1)
        well = QRectF(_SIDE, line.bottom() + 4, width, _WELL)
        painter.panel(well, colour.well, colour.line_strong, painter.theme.line.thin)
        inside = well.adjusted(16, 4, -16, -4)
        if painter.width_of(model.title, "leaf_name") <= inside.width():
            painter.text(inside, model.title, "leaf_name", colour.text_1)
        else:
            painter.paragraph(inside, model.title, "pay_how", colour.text_1, inside.height() / 2)
        row = QRectF(_SIDE, well.bottom() + 8, width, _METER)
        if model.words:
            room = QRectF(_SIDE, row.top(), width, 2 * _LINE + 2)
            ink = colour.fault if model.is_refused else colour.text_2
            painter.paragraph(room, model.words, "pay_how", ink, _LINE)
            return
        if model.after:
            half = (width - _ARROW - 32) / 2
            left = QRectF(row.left(), row.top(), half, _METER)
            used = painter.text(
                left, model.before, "settle_amount", colour.text_2, least=SMALLEST_AMOUNT
            )
            x = row.left() + used + 16
            painter.icon("arrow-right", x, row.center().y() - _ARROW / 2, _ARROW, colour.text_1)
            right = QRectF(x + _ARROW + 16, row.top(), row.right() - x - _ARROW - 16, _METER)
            painter.text(right, model.after, "list_prize", colour.text_1, least=SMALLEST_AMOUNT)

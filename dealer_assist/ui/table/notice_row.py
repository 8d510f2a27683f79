"""Something that does not work: what it is, what to do, and a button for it."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.panel import NoticeModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.view import View

_RADIUS = 12.0
_SIDE, _GAP, _ICON = 22.0, 22.0, 52.0
_TITLE, _LINE = 36.0, 30.0
_BUTTON_WIDTH, _BUTTON_HEIGHT = 372.0, 88.0


class NoticeRow(TablePart, View[NoticeModel]):
    """Reports its button."""

    _model: NoticeModel = NoticeModel("", "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.button = ActionButton(context, self, role="bold_26", icon_size=32.0, is_judged=True)
        self.button.lie_on(context.theme.colour.fault_well)
        self.button.pressed.connect(self.press)

    def show_state(self, model: NoticeModel) -> None:
        """Show a notice; the same one again is the answer to the last press."""
        if model.title != self._model.title:
            self.button.come_anew()
        super().show_state(model)
        show_or_hide(self.button, model.button)

    def changed(self, model: NoticeModel) -> None:
        """Say what it is about."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.detail)

    def arrange(self) -> None:
        """Place the button at the right."""
        top = (self.design_height - _BUTTON_HEIGHT) / 2
        left = self.design_width - _SIDE - _BUTTON_WIDTH
        self.button.place(QRectF(left, top, _BUTTON_WIDTH, _BUTTON_HEIGHT), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the notice."""
        colour, model = painter.colour, self._model
        ground, line, ink = colour.fault_well, colour.fault, colour.fault_text
        if model.is_prize:
            ground, line, ink = colour.panel, colour.claim, colour.text_2
        if model.is_mark:
            ground, line, ink = colour.panel, colour.detected, colour.text_2
        painter.panel(painter.whole, ground, line, radius=_RADIUS)
        middle = painter.height / 2
        painter.mark(model.icon, _SIDE, middle, _ICON, line, 2.2)
        left = _SIDE + _ICON + _GAP
        right = painter.width - _SIDE - (_BUTTON_WIDTH + _GAP if model.button else 0)
        lines = len(painter.broken(model.detail, "medium_24", right - left))
        room = max(1, int((painter.height - 16 - _TITLE) // _LINE))
        lines = min(lines, room)
        top = middle - (_TITLE + lines * _LINE) / 2
        painter.text(QRectF(left, top, right - left, _TITLE), model.title, "bold_30", colour.text_1)
        detail = QRectF(left, top + _TITLE, right - left, lines * _LINE)
        painter.paragraph(detail, model.detail, "medium_24", ink, _LINE)

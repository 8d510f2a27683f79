"""Something that does not work: what it is, what to do, and a button for it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import NoticeLook
from dealer_assist.ui.models.actions import ActionLook, ActionState, TableAction
from dealer_assist.ui.models.touches import ActionPressed
from dealer_assist.ui.paint import Easel

_RADIUS = 12.0
_SIDE, _GAP, _ICON = 22.0, 22.0, 52.0
_TITLE, _LINE = 36.0, 30.0
_BUTTON_WIDTH, _BUTTON_HEIGHT = 372.0, 88.0


class NoticeRow(Canvas):
    """Reports its button."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = NoticeLook("", "")
        self.button = ActionButton(kit, self, role="device", icon_size=32.0)
        self.button.pressed.connect(self._press)

    def show_state(self, look: NoticeLook) -> None:
        """Show a notice."""
        if look != self._look:
            self._look = look
            self.setAccessibleName(look.title)
            self.setAccessibleDescription(look.detail)
            self.update()
        self.button.setVisible(look.action is not None)
        if look.action is not None:
            state = ActionState.WAITING if look.is_waiting else ActionState.AVAILABLE
            button = ActionLook(look.action, look.button, look.button_icon, state=state)
            self.button.show_state(button)

    def arrange(self) -> None:
        """Place the button at the right."""
        top = (self.design_height - _BUTTON_HEIGHT) / 2
        left = self.design_width - _SIDE - _BUTTON_WIDTH
        self.button.place(QRectF(left, top, _BUTTON_WIDTH, _BUTTON_HEIGHT), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the notice."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.fault_well, colour.fault, easel.theme.line.thin, _RADIUS)
        middle = easel.height / 2
        easel.icon(look.icon, _SIDE, middle - _ICON / 2, _ICON, colour.fault, 2.2)
        left = _SIDE + _ICON + _GAP
        right = easel.width - _SIDE - (_BUTTON_WIDTH + _GAP if look.button else 0)
        lines = len(easel.broken(look.detail, "notice_detail", right - left))
        room = max(1, int((easel.height - 16 - _TITLE) // _LINE))
        lines = min(lines, room)
        top = middle - (_TITLE + lines * _LINE) / 2
        easel.text(QRectF(left, top, right - left, _TITLE), look.title, "notice", colour.text_1)
        detail = QRectF(left, top + _TITLE, right - left, lines * _LINE)
        easel.paragraph(detail, look.detail, "notice_detail", colour.fault_text, _LINE)

    def _press(self, action: TableAction) -> None:
        self.touched.emit(ActionPressed(action))

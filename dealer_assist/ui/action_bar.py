"""The buttons at the bottom: menu and void at the far end, the working buttons at the near end."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import ActionBarLook
from dealer_assist.ui.models.actions import ActionLook, TableAction
from dealer_assist.ui.models.touches import ActionPressed

ACTIONS_HEIGHT = 112.0
_GAP = 14.0
_FAR_WIDTHS = (190.0, 336.0)
_FAR_OTHERS = 336.0
_APART = 60.0
_WORKING_WIDEST = 520.0


class ActionBar(Canvas):
    """Reports the action that was pressed. Buttons keep their places and guards."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._far: list[ActionButton] = []
        self._working: list[ActionButton] = []

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Give the buttons from left to right."""
        return (*self._far, *self._working)

    def show_state(self, look: ActionBarLook) -> None:
        """Show the actions."""
        changed = self._fill(self._far, look.far)
        if self._fill(self._working, look.working) or changed:
            self.arrange()

    def tick(self, now_ms: int) -> None:
        """Let holds fill."""
        for button in self.buttons:
            button.tick(now_ms)

    def arrange(self) -> None:
        """Place both groups."""
        x = 0.0
        for place, button in enumerate(self._far):
            width = _FAR_WIDTHS[place] if place < len(_FAR_WIDTHS) else _FAR_OTHERS
            self._put(button, x, width)
            x += width + _GAP
        if not self._working:
            return
        room = self.design_width - x + _GAP - _APART
        count = len(self._working)
        width = min(_WORKING_WIDEST, (room - _GAP * (count - 1)) / count)
        left = self.design_width - count * width - _GAP * (count - 1)
        for button in self._working:
            self._put(button, left, width)
            left += width + _GAP

    def _press(self, action: TableAction) -> None:
        self.touched.emit(ActionPressed(action))

    def _put(self, button: ActionButton, left: float, width: float) -> None:
        if self.kit.is_left_handed:
            left = self.design_width - left - width
        button.place(QRectF(left, 0, width, self.design_height), self.scale)

    def _fill(self, buttons: list[ActionButton], looks: tuple[ActionLook, ...]) -> bool:
        """Show one look a button; tell whether buttons came or went."""
        changed = len(buttons) != len(looks)
        while len(buttons) > len(looks):
            gone = buttons.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(buttons) < len(looks):
            button = ActionButton(self.kit, self)
            button.pressed.connect(self._press)
            button.show()
            buttons.append(button)
        for button, look in zip(buttons, looks, strict=True):
            button.show_state(look)
        return changed

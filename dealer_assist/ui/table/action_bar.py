"""The buttons at the bottom: menu and void at the far end, the working buttons at the near end."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.table import ActionBarModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext

ACTIONS_HEIGHT = 112.0
_GAP = 14.0
_FAR_WIDTHS = (172.0, 284.0)
_FAR_OTHERS = 284.0
_APART = 60.0
_SLOTS = (446.0, 468.0, 404.0)
_WORKING_WIDEST = 468.0


class ActionBar(TablePart):
    """Reports the action that was pressed. Buttons keep their places and guards."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._far, self._working = Children(self._new_button), Children(self._new_button)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Return the buttons from left to right."""
        return (*self._far, *self._working)

    def show_state(self, model: ActionBarModel) -> None:
        """Show the actions."""
        had = len(self._far), len(self._working)
        self._far.show(model.far)
        self._working.show(model.working)
        if had != (len(model.far), len(model.working)):
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
        widths = self._working_widths(self.design_width - x + _GAP - _APART)
        left = self.design_width - sum(widths) - _GAP * (len(widths) - 1)
        for button, width in zip(self._working, widths, strict=True):
            self._put(button, left, width)
            left += width + _GAP

    def _working_widths(self, room: float) -> tuple[float, ...]:
        """Return the slots of three buttons; the keys of a keypad are alike."""
        count = len(self._working)
        if count == len(_SLOTS):
            return _SLOTS
        return (min(_WORKING_WIDEST, (room - _GAP * (count - 1)) / count),) * count

    def _put(self, button: ActionButton, left: float, width: float) -> None:
        if self.context.is_left_handed:
            left = self.design_width - left - width
        button.place(QRectF(left, 0, width, self.design_height), self.scale)

    def _new_button(self) -> ActionButton:
        button = ActionButton(self.context, self)
        button.lie_on(self.context.theme.colour.bg)
        button.pressed.connect(self.press)
        return button

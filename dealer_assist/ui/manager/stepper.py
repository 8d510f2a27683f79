"""A figure that is tried: its value, and a step down and up beside it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.models.controls import StepLook
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel

_SIDE, _BUTTON, _GAP = 16.0, 170.0, 12.0
_TITLE, _VALUE, _NOTE = 32.0, 44.0, 30.0


class Stepper(Canvas):
    """Tells in `stepped` by how many steps: -1 or 1."""

    stepped = Signal(int)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = StepLook("", "", "", "")
        self.down = ActionButton(kit, self, role="action_small", icon_size=20)
        self.up = ActionButton(kit, self, role="action_small", icon_size=20)
        self.down.pressed.connect(lambda key: self.stepped.emit(-1))
        self.up.pressed.connect(lambda key: self.stepped.emit(1))

    @property
    def look(self) -> StepLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: StepLook) -> None:
        """Show a figure; its steps can be pressed again."""
        self._look = look
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(look.value)
        self.down.show_state(_step("down", f"−{look.step}", look.down_reason))
        self.up.show_state(_step("up", f"+{look.step}", look.up_reason))
        self.update()

    def arrange(self) -> None:
        """Place the steps at both ends."""
        height = self.design_height - 2 * _SIDE
        self.down.place(QRectF(_SIDE, _SIDE, _BUTTON, height), self.scale)
        right = self.design_width - _SIDE - _BUTTON
        self.up.place(QRectF(right, _SIDE, _BUTTON, height), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint title, value, and what the table has set."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        left = _SIDE + _BUTTON + _GAP
        top = (easel.height - _TITLE - _VALUE - _NOTE) / 2
        box = QRectF(left, top, easel.width - 2 * left, _TITLE)
        easel.text(box, look.title, "sum_caption", colour.text_2, Align.CENTRE)
        box = QRectF(left, box.bottom(), box.width(), _VALUE)
        easel.text(box, look.value, "level_amount", colour.text_1, Align.CENTRE, SMALLEST_AMOUNT)
        box = QRectF(left, box.bottom(), box.width(), _NOTE)
        easel.text(box, look.note, "sum_caption", colour.text_2, Align.CENTRE)


def _step(key: str, label: str, reason: str) -> ActionLook:
    if reason:
        return ActionLook(key, label, "", "", ActionState.NOT_YET, reason)
    return ActionLook(key, label, "")

"""A figure that is tried: its value, and a step down and up beside it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import StepModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter

_SIDE, _BUTTON, _GAP = 16.0, 170.0, 12.0
_TITLE, _VALUE, _NOTE = 32.0, 44.0, 30.0


class Stepper(Canvas):
    """Tells in `stepped` by how many steps: -1 or 1."""

    stepped = Signal(int)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = StepModel("", "", "", "")
        self.down = ActionButton(context, self, role="bold_22", icon_size=20)
        self.up = ActionButton(context, self, role="bold_22", icon_size=20)
        self.down.pressed.connect(lambda key: self.stepped.emit(-1))
        self.up.pressed.connect(lambda key: self.stepped.emit(1))

    @property
    def model(self) -> StepModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: StepModel) -> None:
        """Show a figure; its steps can be pressed again."""
        self._model = model
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.value)
        self.down.show_state(_step("down", f"−{model.step}", model.down_reason))
        self.up.show_state(_step("up", f"+{model.step}", model.up_reason))
        self.update()

    def arrange(self) -> None:
        """Place the steps at both ends."""
        height = self.design_height - 2 * _SIDE
        self.down.place(QRectF(_SIDE, _SIDE, _BUTTON, height), self.scale)
        right = self.design_width - _SIDE - _BUTTON
        self.up.place(QRectF(right, _SIDE, _BUTTON, height), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint title, value, and what the table has set."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        left = _SIDE + _BUTTON + _GAP
        top = (painter.height - _TITLE - _VALUE - _NOTE) / 2
        box = QRectF(left, top, painter.width - 2 * left, _TITLE)
        painter.text(box, model.title, "medium_20", colour.text_2, Align.CENTRE)
        box = QRectF(left, box.bottom(), box.width(), _VALUE)
        painter.text(box, model.value, "heavy_34", colour.text_1, Align.CENTRE, SMALLEST_AMOUNT)
        box = QRectF(left, box.bottom(), box.width(), _NOTE)
        painter.text(box, model.note, "medium_20", colour.text_2, Align.CENTRE)


def _step(key: str, label: str, reason: str) -> ActionModel:
    if reason:
        return ActionModel(key, label, "", "", ActionState.NOT_YET, reason)
    return ActionModel(key, label, "")

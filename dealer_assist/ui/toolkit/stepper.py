"""A figure that is tried: its value, and a step down and up beside it."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import CENTRE, Node, Panel, Text, column, inset, row, space
from dealer_assist.ui.toolkit.values.controls import StepModel
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_SIDE, _BUTTON, _GAP = 16.0, 170.0, 12.0
_TITLE, _VALUE, _NOTE = 32.0, 44.0, 30.0


class Stepper(Boxed[StepModel]):
    """Tells in `stepped` by how many steps: -1 or 1."""

    stepped = Signal(int)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.down, self.up = self._button(-1), self._button(1)

    def show_state(self, model: StepModel) -> None:
        """Show a figure; its steps can be pressed again."""
        super().show_state(model)
        self.down.show_state(_step("down", f"−{model.step}", model.down_reason))
        self.up.show_state(_step("up", f"+{model.step}", model.up_reason))

    def changed(self, model: StepModel) -> None:
        """Say the figure to assistive tools."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.value)
        super().changed(model)

    def body(self, model: StepModel) -> Node:
        """Stand title, value, and what the table has set between the steps."""
        figure = column(
            space(),
            Text(model.title, "medium_20", "text_2", CENTRE).of(_TITLE),
            Text(model.value, "heavy_34", "text_1", CENTRE, least=SMALLEST_AMOUNT).of(_VALUE),
            Text(model.note, "medium_20", "text_2", CENTRE).of(_NOTE),
            space(),
        )
        # The words may be higher than the buttons beside them, and stay in the middle.
        down, up = (inset(Slot(button), (0, _SIDE)).of(_BUTTON) for button in (self.down, self.up))
        return Panel(row(down, figure, up, gap=_GAP), pad=(_SIDE, 0))

    def _button(self, by: int) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22", icon_size=20)
        button.pressed.connect(lambda key: self.stepped.emit(by))
        return button


def _step(key: str, label: str, reason: str) -> Button[Any]:
    state = ActionState.NOT_YET if reason else ActionState.AVAILABLE
    return Button(key, label, "", "", state, reason)

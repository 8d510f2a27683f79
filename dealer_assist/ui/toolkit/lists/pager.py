"""BEFORE and AFTER: the one way to turn the pages of whatever does not fit."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

PAGER_HEIGHT, PAGER_WIDTH = 104.0, 240.0
_GAP, _ICON = 14.0, 32.0


class Pager(Canvas):
    """Two buttons; `turned` tells -1 or 1. At an end the button says so."""

    turned = Signal(int)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.before = self._button()
        self.after = self._button()
        self.show_ends(has_before=False, has_after=False)

    def show_ends(self, *, has_before: bool, has_after: bool) -> None:
        """Show which way there is more."""
        first, last = Msg("First page"), Msg("Last page")
        self.before.show_state(
            _turn(-1, Msg("PREVIOUS"), "arrow-left", "" if has_before else first)
        )
        self.after.show_state(_turn(1, Msg("NEXT"), "arrow-right", "" if has_after else last))

    def arrange(self) -> None:
        """Place both, from the left."""
        width = min(PAGER_WIDTH, (self.design_width - _GAP) / 2)
        for place, button in enumerate((self.before, self.after)):
            box = QRectF(place * (width + _GAP), 0, width, self.design_height)
            button.place(box, self.scale)

    def _button(self) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22", icon_size=_ICON)
        button.pressed.connect(lambda by: self.turned.emit(by))
        return button


def _turn(by: int, label: str, icon: str, reason: str) -> Button[int]:
    state = ActionState.NOT_YET if reason else ActionState.AVAILABLE
    return Button(by, label, icon, "", state, reason)

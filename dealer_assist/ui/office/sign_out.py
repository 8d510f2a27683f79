"""Nobody at the office: after three minutes without a touch it signs out, and says so before."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

IDLE_MS = 180_000
WARNED_MS = 20_000
STAY = "stay"


class SignOut(ActionButton):
    """Shows in the last seconds. Any touch stays signed in; this button is there for one."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, role="bold_22", icon_size=26.0)
        self._presses = context.finger.presses
        self._since = context.clock_ms()
        self.pressed.connect(lambda key: self.stay())
        self.hide()

    def stay(self) -> None:
        """Begin again: somebody is here."""
        self._since = self.context.clock_ms()
        self.answered()
        self.hide()

    def is_due(self, now_ms: int) -> bool:
        """Follow finger and clock; tell whether nobody has been here for long enough."""
        if self._presses != self.context.finger.presses:
            self._presses = self.context.finger.presses
            self.stay()
        left = self._since + IDLE_MS - now_ms
        if left > WARNED_MS:
            return False
        seconds = max(0, -(-left // 1_000))
        words = Msg("Signs out in {seconds} s", seconds=seconds)
        self.show_state(
            Button(STAY, Msg("STAY SIGNED IN"), "clock", words, ActionState.NEXT),
        )
        if self.isHidden():
            self.show()
            self.raise_()
        return left <= 0

"""A button that goes on by itself while the finger stays on it."""

from PySide6.QtCore import QPointF

from dealer_assist.ui.toolkit.action_button import ActionButton

FIRST_MS, EVERY_MS = 450, 110


class RepeatButton(ActionButton):
    """A tap is one press. A long one presses again and again, and lifting adds none."""

    _again_ms: int | None = None

    def press_changed(self) -> None:
        """Begin anew with every finger, however soon it comes after the last."""
        super().press_changed()
        if self.is_pressed:
            self._again_ms = None

    def tick(self, now_ms: int) -> None:
        """Press again where it is time to; a button that is shut meanwhile has let go."""
        if not self.is_pressed:
            return
        due = self._pressed_at + FIRST_MS if self._again_ms is None else self._again_ms + EVERY_MS
        if now_ms >= due:
            self._again_ms = now_ms
            self.pressed.emit(self.model.touch)

    def _lift(self, contact: int, position: QPointF) -> None:
        if self._again_ms is not None and contact == self._contact:
            self.cancel()
        super()._lift(contact, position)

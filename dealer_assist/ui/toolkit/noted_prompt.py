"""The prompt with a note at its right end in the place of steps: where we are, or a verdict."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.theme import TypeRole

_VERDICT, _SIGN, _GAP, _SIDE = 40.0, 24.0, 14.0, 26.0


class NotedPrompt(PromptBar):
    """A note that is a verdict has a disc beside it."""

    note = ""
    is_passed: bool | None = None

    def show_note(self, note: str, *, is_passed: bool | None) -> None:
        """Put a note at the right end; without one the steps stand there."""
        if (note, is_passed) != (self.note, self.is_passed):
            self.note, self.is_passed = note, is_passed
            self.update()

    def _draw_steps(self, painter: Painter) -> float:
        if not self.note:
            return super()._draw_steps(painter)
        role: TypeRole = "bold_24" if self.is_passed is None else "heavy_34"
        width = painter.width_of(self.note, role)
        left = painter.width - _SIDE - width
        box = QRectF(left, 0, width + 1, painter.height)
        colour = painter.theme.colour
        if self.is_passed is None:
            painter.text(box, self.note, role, colour.text_1, Align.RIGHT)
            return left
        ink = colour.ok if self.is_passed else colour.fault_text
        painter.text(box, self.note, role, ink, Align.RIGHT)
        left -= _VERDICT + _GAP
        self._draw_verdict(painter, left, is_passed=self.is_passed)
        return left

    def _draw_verdict(self, painter: Painter, left: float, *, is_passed: bool) -> None:
        """Paint a disc with a check, or a coral one with the triangle of what is wrong."""
        colour, top = painter.theme.colour, (painter.height - _VERDICT) / 2
        fill, ink, icon = colour.ok, colour.ok_ink, "check"
        if not is_passed:
            fill, ink, icon = colour.fault, colour.fault_ink, "triangle"
        painter.panel(QRectF(left, top, _VERDICT, _VERDICT), fill, radius=_VERDICT / 2)
        inset = (_VERDICT - _SIGN) / 2
        lift = 0.0 if is_passed else 2.0  # the weight of a triangle lies low
        painter.icon(icon, left + inset, top + inset - lift, _SIGN, ink, 3.6)

"""The prompt with a note at its right end in the place of steps: where we are, or a verdict."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

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
        disc = QRectF(left, (painter.height - _VERDICT) / 2, _VERDICT, _VERDICT)
        painter.panel(disc, colour.ok if self.is_passed else colour.fault, radius=_VERDICT / 2)
        if self.is_passed:
            painter.icon_in(disc, "check", _SIGN, colour.ok_ink, 3.6)
        else:  # the weight of a triangle lies low
            painter.icon_in(disc.translated(0, -2), "triangle", _SIGN, colour.fault_ink, 3.6)
        return left

"""The one line that says what to do next, with the steps of the round."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.line_with_detail import Writing, draw_line_with_detail
from dealer_assist.ui.looks import PromptKind, PromptLook
from dealer_assist.ui.models.clauses import headline_and_detail
from dealer_assist.ui.paint import Easel

PROMPT_HEIGHT = 92.0
_MARK, _ICON = 104.0, 52.0
_PADDING = 28.0
_STEPS_SIDE, _STEP_GAP, _COUNT_GAP = 24.0, 8.0, 20.0
_DOT, _DOT_HEIGHT, _NOW, _NOW_HEIGHT = 26.0, 14.0, 44.0, 20.0
_WRITING = Writing("prompt", 30, "prompt_detail", "prompt_detail_tight", pitch=32.0, gap=26.0)
_ICONS = {
    PromptKind.NEXT: "chevrons",
    PromptKind.FAULT: "triangle",
    PromptKind.WAITING: "clock",
}


class PromptBar(Canvas):
    """Amber when the dealer is to act, coral on a fault, grey while nobody can."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = PromptLook("")

    @property
    def look(self) -> PromptLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: PromptLook) -> None:
        """Show a prompt."""
        if look != self._look:
            self._look = look
            line, detail = self._parts()
            self.setAccessibleName(line)
            self.setAccessibleDescription(detail)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the mark, the line, its detail and the steps."""
        colour, line = easel.theme.colour, easel.theme.line
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, line.thin)
        self._draw_mark(easel)
        right = self._draw_steps(easel) - _PADDING
        left = _MARK + _PADDING
        box = QRectF(left, 0, right - left, easel.height)
        draw_line_with_detail(easel, box, *self._parts(), _WRITING)

    def _parts(self) -> tuple[str, str]:
        """Give the large line and its detail; a sentence is cut once it is translated."""
        look = self._look
        if not look.is_sentence:
            return look.line, look.detail
        line, detail = headline_and_detail(self.kit.translator.text(look.line))
        return Translated(line), Translated(detail)

    def _draw_mark(self, easel: Easel) -> None:
        colour, thin = easel.theme.colour, easel.theme.line.thin
        fill, ink = {
            PromptKind.NEXT: (colour.next, colour.next_ink),
            PromptKind.FAULT: (colour.fault, colour.fault_ink),
            PromptKind.WAITING: (colour.line_strong, colour.selected_ink),
        }[self._look.kind]
        radius = easel.theme.line.radius - thin
        box = QRectF(thin, thin, _MARK, easel.height - 2 * thin)
        easel.painter.save()
        easel.painter.setClipRect(box)
        easel.panel(box.adjusted(0, 0, 2 * radius, 0), fill, radius=radius)
        easel.painter.restore()
        left = box.center().x() - _ICON / 2
        easel.icon(_ICONS[self._look.kind], left, (easel.height - _ICON) / 2, _ICON, ink, 3)

    def _draw_steps(self, easel: Easel) -> float:
        """Draw the dots from the right; give where they begin."""
        look, colour = self._look, easel.theme.colour
        if not look.steps:
            return easel.width
        count = Msg("{step} of {steps}", step=look.step, steps=look.steps)
        x = easel.width - _STEPS_SIDE - easel.width_of(count, "prompt_step")
        box = QRectF(x, 0, easel.width - x, easel.height)
        easel.text(box, count, "prompt_step", colour.text_2)
        x -= _COUNT_GAP
        for step in range(look.steps, 0, -1):
            is_now = step == look.step
            width, height = (_NOW, _NOW_HEIGHT) if is_now else (_DOT, _DOT_HEIGHT)
            dot = QRectF(x - width, (easel.height - height) / 2, width, height)
            fill = colour.line_strong if step < look.step else None
            edge = colour.next if is_now else colour.line_strong
            fill = colour.next if is_now else fill
            easel.panel(dot, fill, edge, easel.theme.line.thin, height / 2)
            x -= width + _STEP_GAP
        return x + _STEP_GAP

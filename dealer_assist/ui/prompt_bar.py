"""The one line that says what to do next, with the steps of the round."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import PromptKind, PromptLook
from dealer_assist.ui.paint import Easel

PROMPT_HEIGHT = 92.0
_MARK, _ICON = 104.0, 52.0
_PADDING, _GAP = 28.0, 26.0
_STEPS_SIDE, _STEP_GAP, _COUNT_GAP = 24.0, 8.0, 20.0
_DOT, _DOT_HEIGHT, _NOW, _NOW_HEIGHT = 26.0, 14.0, 44.0, 20.0
_DETAIL_LINE, _DETAIL_LINES = 32.0, 2
_SMALLEST_LINE = 30
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
            self.setAccessibleName(look.line)
            self.setAccessibleDescription(look.detail)
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
        box.setWidth(self._line_width(easel, right - left))
        width = easel.text(box, self._look.line, "prompt", colour.text_1, least=_SMALLEST_LINE)
        box.setRight(right)
        box.setLeft(left + width + _GAP)
        self._draw_detail(easel, box)

    def _line_width(self, easel: Easel, room: float) -> float:
        """Give the line its full size, or less where the detail would be cut beside it."""
        line, detail = easel.said(self._look.line), self._look.detail
        width = room
        for size in range(easel.theme.letters["prompt"].size, _SMALLEST_LINE - 1, -1):
            width = min(room, easel.theme.width(line, "prompt", size))
            rest = room - width - _GAP
            if not detail or len(easel.broken(detail, "prompt_detail", rest)) <= _DETAIL_LINES:
                break
        return width + 1

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
        count = self.tr("{0} of {1}").format(look.step, look.steps)
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

    def _draw_detail(self, easel: Easel, box: QRectF) -> None:
        detail, ink, role = self._look.detail, easel.theme.colour.text_2, "prompt_detail"
        if easel.width_of(detail, role) <= box.width():
            easel.text(box, detail, role, ink)
            return
        lines = easel.broken(detail, role, box.width())
        if len(lines) > _DETAIL_LINES:
            role = "prompt_detail_tight"
            lines = easel.broken(detail, role, box.width())
        top = (easel.height - min(len(lines), _DETAIL_LINES) * _DETAIL_LINE) / 2
        rows = QRectF(box.left(), top, box.width(), _DETAIL_LINES * _DETAIL_LINE)
        easel.paragraph(rows, detail, role, ink, _DETAIL_LINE)

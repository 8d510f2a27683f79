"""The one line that says what to do next, with the steps of the round."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, Translated
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.line_with_detail import (
    Writing,
    draw_line_with_detail,
    headline_and_detail,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.stage_pill import (
    StagePill,
)
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel, StageState
from dealer_assist.ui.toolkit.view import View

_MARK, _ICON = 104.0, 52.0
_PADDING = 28.0
_STEPS_SIDE, _STEP_GAP, _COUNT_GAP = 24.0, 8.0, 20.0
_DOT, _DOT_HEIGHT, _NOW, _NOW_HEIGHT = 26.0, 14.0, 44.0, 20.0
_PILL_SIDE, _PILL_GAP, _PILLS_SHARE = 10.0, 12.0, 0.36
_WRITING = Writing("bold_42", 30, "medium_26", "medium_22", pitch=32.0, gap=26.0)
_ICONS = {
    PromptKind.NEXT: "chevrons",
    PromptKind.FAULT: "triangle",
    PromptKind.WAITING: "clock",
}


class PromptBar(View[PromptModel]):
    """Amber when the dealer is to act, coral on a fault, grey while nobody can."""

    touched = Signal(object)
    _model: PromptModel = PromptModel("")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.pills = Children(self._pill)

    def changed(self, model: PromptModel) -> None:
        """Say the prompt to assistive tools, and show the stages beside it."""
        line, detail = self._parts()
        self.setAccessibleName(line)
        self.setAccessibleDescription(detail)
        self.pills.show(model.stages)
        self.arrange()

    def arrange(self) -> None:
        """Stand the stages at the right, one beside the other."""
        x = self.design_width - _PILL_SIDE
        shown = self.pills.shown
        for pill in shown:
            pill.is_short = False
        room = self.design_width * _PILLS_SHARE
        for pill in shown:  # what lies far behind gives its word up before the prompt does
            if sum(stage_pill.wanted_width() + _PILL_GAP for stage_pill in shown) > room:
                pill.is_short = pill.model.state is StageState.DONE and bool(pill.model.reason)
        for pill in reversed(shown):
            width = pill.wanted_width()
            top = (self.design_height - pill.wanted_height) / 2
            pill.place(QRectF(x - width, top, width, pill.wanted_height), self.scale)
            x -= width + _PILL_GAP

    def _pill(self) -> StagePill:
        pill = StagePill(self.context, self)
        pill.lie_on(self.context.theme.colour.panel)
        pill.touched.connect(self.touched)
        return pill

    def draw(self, painter: Painter) -> None:
        """Paint the mark, the line, its detail and the steps."""
        colour = painter.theme.colour
        painter.panel(painter.whole, colour.panel, colour.line)
        self._draw_mark(painter)
        right = self._draw_steps(painter) - _PADDING
        left = _MARK + _PADDING
        box = QRectF(left, 0, right - left, painter.height)
        draw_line_with_detail(painter, box, *self._parts(), _WRITING)

    def _parts(self) -> tuple[str, str]:
        """Return the large line and its detail; a sentence is cut once it is translated."""
        model = self._model
        if not model.is_sentence:
            return model.line, model.detail
        line, detail = headline_and_detail(self.context.translator.text(model.line))
        return Translated(line), Translated(detail)

    def _draw_mark(self, painter: Painter) -> None:
        colour, thin = painter.theme.colour, painter.theme.line.thin
        fill, ink = {
            PromptKind.NEXT: (colour.next, colour.next_ink),
            PromptKind.FAULT: (colour.fault, colour.fault_ink),
            PromptKind.WAITING: (colour.line_strong, colour.selected_ink),
        }[self._model.kind]
        radius = painter.theme.line.radius - thin
        box = QRectF(thin, thin, _MARK, painter.height - 2 * thin)
        with painter.clipped(box):
            painter.panel(box.adjusted(0, 0, 2 * radius, 0), fill, radius=radius)
        painter.icon_in(box, _ICONS[self._model.kind], _ICON, ink, 3)

    def _draw_steps(self, painter: Painter) -> float:
        """Draw the dots from the right; give where they begin."""
        model, colour = self._model, painter.theme.colour
        if model.stages:
            return self.pills[0].x() / self.scale + _PADDING / 2
        if not model.steps:
            return painter.width
        count = Msg("{step} of {steps}", step=model.step, steps=model.steps)
        wide = painter.wanted_width(count, "semi_22")
        x = painter.width - _STEPS_SIDE - wide
        box = QRectF(x, 0, wide + 1, painter.height)
        painter.text(box, count, "semi_22", colour.text_2)
        x -= _COUNT_GAP
        for step in range(model.steps, 0, -1):
            is_now = step == model.step
            width, height = (_NOW, _NOW_HEIGHT) if is_now else (_DOT, _DOT_HEIGHT)
            dot = QRectF(x - width, (painter.height - height) / 2, width, height)
            fill = colour.line_strong if step < model.step else None
            edge = colour.next if is_now else colour.line_strong
            fill = colour.next if is_now else fill
            painter.panel(dot, fill, edge, radius=height / 2)
            x -= width + _STEP_GAP
        return x + _STEP_GAP

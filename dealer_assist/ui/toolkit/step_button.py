"""A step of the row on top: done, now, open or later."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.frame import StepState, StepTab
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_SIDE, _MARK, _ICON, _RADIUS = 12.0, 34.0, 24.0, 12.0


class StepButton(Selectable[StepTab[Any]]):
    """A finished step can be touched again, the present one is white."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, StepTab("", 0, "", StepState.LATER), parent)

    def tell(self, model: StepTab[Any]) -> None:
        """Say the step, and why it cannot be touched."""
        self.describe(model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint a check or the number, and the word."""
        model = self._model
        ink, fill, edge = self._inks(painter)
        is_later = model.state is StepState.LATER
        painter.panel(painter.whole, fill, edge, radius=_RADIUS, dashed=is_later)
        room = painter.whole.adjusted(_SIDE, 0, -_SIDE, 0)
        width = min(painter.width_of(model.label, "semi_22"), room.width() - _MARK)
        x = room.center().x() - (width + _MARK) / 2
        if model.state is StepState.DONE:
            top = (painter.height - _ICON) / 2
            painter.icon("check", x, top, _ICON, painter.theme.colour.ok, 3)
        else:
            number = QRectF(x, 0, _ICON, painter.height)
            painter.text(number, str(model.number), "bold_22", ink, Align.CENTRE)
        box = QRectF(x + _MARK, 0, room.right() - x - _MARK, painter.height)
        painter.label(box, model.label, "semi_22", ink)

    def _inks(self, painter: Painter) -> tuple[QColor, QColor | None, QColor]:
        colour = painter.theme.colour
        pressed = colour.pressed if self.is_pressed else None
        match self._model.state:
            case StepState.NOW:
                return colour.selected_ink, pressed or colour.selected, colour.line
            case StepState.LATER:
                return colour.text_3, pressed, colour.line_strong
            case StepState.DONE | StepState.OPEN:
                return colour.text_2, pressed or colour.panel, colour.line

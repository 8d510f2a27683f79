"""A tab over the hand buttons: which of a seat's two sensors they are for."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import (
    TabPressed,
)
from dealer_assist.ui.table.model.panel import TabModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import Align

_SIDE, _GAP = 16.0, 14.0
_TILE, _TILE_RADIUS = 40.0, 8.0
_STAR = 28.0


class SensorTab(Selectable[TabModel]):
    """Names its sensor in `touched`; white while its hands are shown."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, TabModel("", "", ""), parent)
        self.chosen.connect(lambda sensor: self.touched.emit(TabPressed(sensor)))

    def tell(self, model: TabModel) -> None:
        """Say the sensor and what it is for."""
        self.describe(f"{model.letter} {model.label}")

    def wanted_width(self) -> float:
        """Return the width that its words need, in design pixels."""
        words = self.context.theme.width(self._model.label, "bold_28")
        star = _STAR + _GAP if self._model.has_claim else 0.0
        return 2 * _SIDE + _TILE + _GAP + words + star + 2

    def draw(self, painter: Painter) -> None:
        """Paint letter and label, and a star where a claim is on."""
        colour, lines, model = painter.colour, painter.theme.line, self._model
        whole = painter.whole
        middle = painter.height / 2
        ink = colour.text_1
        if model.is_selected and not self.is_pressed:
            painter.panel(whole, colour.selected)
            ink = colour.selected_ink
        else:
            fill = colour.pressed if self.is_pressed else colour.panel
            edge = colour.selected if self.is_pressed else colour.line_strong
            painter.panel(whole, fill, edge, lines.strong if self.is_pressed else lines.thin)
        tile = QRectF(_SIDE, middle - _TILE / 2, _TILE, _TILE)
        is_dark = model.is_selected and not self.is_pressed
        painter.panel(tile, colour.selected_ink if is_dark else colour.raised, radius=_TILE_RADIUS)
        painter.text(tile, model.letter, "bold_22", colour.text_1, Align.CENTRE)
        x, right = _SIDE + _TILE + _GAP, painter.width - _SIDE
        if model.has_claim:
            painter.mark("star", right - _STAR, middle, _STAR, ink)
            right -= _STAR + _GAP
        painter.text(QRectF(x, 0, right - x + 1, painter.height), model.label, "bold_28", ink)

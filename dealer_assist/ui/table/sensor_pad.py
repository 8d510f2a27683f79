"""A simulated sensor: the lamp corner of a seat, where a tap puts a chip down or lifts it."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.table import PadModel
from dealer_assist.ui.models.touches import ChipTapped
from dealer_assist.ui.table.seat_plate import HEAD_HEIGHT
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

TAB_HEIGHT = 26.0
PAD_HEIGHT = TAB_HEIGHT + HEAD_HEIGHT
_CHIP = 11.0
_TAB_SIDE = 12.0
_RADIUS = 12.0


class SensorPad(Touchable):
    """Reports a tap as (seat, sensor); it lies over the seat's head with a tab above."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._model = PadModel(0, "")
        self.fired.connect(self._tell)

    @property
    def model(self) -> PadModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: PadModel) -> None:
        """Show whether a chip lies on the sensor."""
        if model != self._model:
            self._model = model
            self.describe(model.label)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint tab, chip and the dashed outline; the lamp below shines through."""
        colour, qpainter = painter.theme.colour, painter.qpainter
        line = painter.theme.line.device
        whole = QRectF(0, 0, painter.width, painter.height)
        tab = QRectF(0, 0, painter.width, TAB_HEIGHT)
        is_bright = self.is_pressed or self._model.has_chip
        ground = colour.simulated_mid if is_bright else colour.simulated_well
        painter.half(tab, ground, _RADIUS, top=True)
        painter.panel(whole, None, colour.simulated_deep, line, _RADIUS)
        edge = colour.selected if self.is_pressed else colour.simulated
        painter.panel(whole, None, edge, line, _RADIUS, dashed=True)
        words = painter.width_of(self._model.label, "chip")
        right = painter.width - _TAB_SIDE
        box = QRectF(_TAB_SIDE, 1, right - _TAB_SIDE, TAB_HEIGHT)
        painter.text(box, self._model.label, "chip", colour.simulated, Align.RIGHT)
        centre = QPointF(right - words - _CHIP - 8, TAB_HEIGHT / 2 + 1)
        if self._model.has_chip:
            qpainter.setPen(QPen(colour.selected, 2))
            qpainter.setBrush(colour.simulated_chip)
            qpainter.drawEllipse(centre, _CHIP - 1, _CHIP - 1)
            qpainter.setBrush(Qt.BrushStyle.NoBrush)
            qpainter.drawEllipse(centre, _CHIP / 2 - 1, _CHIP / 2 - 1)
        else:
            left, top = centre.x() - _CHIP + 2, centre.y() - _CHIP + 2
            painter.icon("plus", left, top, 2 * _CHIP - 4, colour.simulated, 3.2)

    def _tell(self) -> None:
        self.touched.emit(ChipTapped(self._model.seat, self._model.sensor))

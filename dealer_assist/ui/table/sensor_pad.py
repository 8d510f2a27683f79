"""A simulated sensor: the socket around a lamp, where a tap puts a chip down or lifts it.

Nothing is covered: the lamp inside is what the sensor sees, the ring around it the chip that lies.
"""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import (
    ChipTapped,
)
from dealer_assist.ui.table.model.table import PadModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.view import View

PAD_HEIGHT, PAD_WIDTH, PAD_WIDTH_OF_TWO = 72.0, 150.0, 90.0
_RING, _LINE = 25.5, 7.0
_STRIPES = 10


class SensorPad(Touchable, View[PadModel]):
    """Reports a tap as (seat, sensor); it lies over the right part of the seat's head."""

    touched = Signal(object)
    _model: PadModel = PadModel(0, "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._centre = QPointF()
        self._placed = (QRectF(), QPointF(), 0.0)
        self.fired.connect(self._tell)

    def changed(self, model: PadModel) -> None:
        """Name the sensor."""
        self.describe(model.label)

    def place_around(self, box: QRectF, lamp: QPointF, scale: float) -> None:
        """Lie over a part of the head, with the ring around the lamp."""
        if (box, lamp, scale) != self._placed:
            self._placed = (box, lamp, scale)
            self._centre = lamp - box.topLeft()
            self.place(box, scale)
            self.update()

    def look(self) -> Hashable | None:
        """Keep the ring at rest; it is the same around most lamps."""
        if self.is_pressed:
            return None
        return (self._model.has_chip, self._centre.x(), self._centre.y())

    def draw(self, painter: Painter) -> None:
        """Paint the ring: dashed where no chip lies, striped like a chip where one does."""
        colour, qpainter = painter.colour, painter.qpainter
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        if not self._model.has_chip:
            edge = colour.selected if self.is_pressed else colour.simulated
            pen = QPen(edge, 3)
            pen.setDashPattern((3.0, 2.4))
            qpainter.setPen(pen)
            qpainter.drawEllipse(self._centre, _RING + 1, _RING + 1)
            return
        qpainter.setPen(QPen(colour.simulated_chip, _LINE))
        qpainter.drawEllipse(self._centre, _RING, _RING)
        stripe = QPen(colour.selected, _LINE)
        stripe.setCapStyle(Qt.PenCapStyle.FlatCap)
        qpainter.setPen(stripe)
        ring = QRectF(0, 0, 2 * _RING, 2 * _RING)
        ring.moveCenter(self._centre)
        turn = 360 * 16 // _STRIPES
        for number in range(_STRIPES):
            qpainter.drawArc(ring, number * turn, turn // 3)

    def _tell(self) -> None:
        self.touched.emit(ChipTapped(self._model.seat, self._model.sensor))

"""A simulated sensor: the lamp corner of a seat, where a tap puts a chip down or lifts it."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import PadLook
from dealer_assist.ui.models.touches import ChipTapped
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.seat_plate import HEAD_HEIGHT
from dealer_assist.ui.touch import Touchable

TAB_HEIGHT = 26.0
PAD_HEIGHT = TAB_HEIGHT + HEAD_HEIGHT
_CHIP = 11.0
_TAB_SIDE = 12.0
_RADIUS = 12.0


class SensorPad(Touchable):
    """Reports a tap as (seat, sensor); it lies over the seat's head with a tab above."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = PadLook(0, "")
        self.fired.connect(self._tell)

    @property
    def look(self) -> PadLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: PadLook) -> None:
        """Show whether a chip lies on the sensor."""
        if look != self._look:
            self._look = look
            self.describe(look.label)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint tab, chip and the dashed outline; the lamp below shines through."""
        colour, painter = easel.theme.colour, easel.painter
        line = easel.theme.line.device
        whole = QRectF(0, 0, easel.width, easel.height)
        tab = QRectF(0, 0, easel.width, TAB_HEIGHT)
        is_bright = self.is_pressed or self._look.has_chip
        ground = colour.simulated_mid if is_bright else colour.simulated_well
        easel.half(tab, ground, _RADIUS, top=True)
        easel.panel(whole, None, colour.simulated_deep, line, _RADIUS)
        edge = colour.selected if self.is_pressed else colour.simulated
        easel.panel(whole, None, edge, line, _RADIUS, dashed=True)
        words = easel.width_of(self._look.label, "chip")
        right = easel.width - _TAB_SIDE
        box = QRectF(_TAB_SIDE, 1, right - _TAB_SIDE, TAB_HEIGHT)
        easel.text(box, self._look.label, "chip", colour.simulated, Align.RIGHT)
        centre = QPointF(right - words - _CHIP - 8, TAB_HEIGHT / 2 + 1)
        if self._look.has_chip:
            painter.setPen(QPen(colour.selected, 2))
            painter.setBrush(colour.simulated_chip)
            painter.drawEllipse(centre, _CHIP - 1, _CHIP - 1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, _CHIP / 2 - 1, _CHIP / 2 - 1)
        else:
            left, top = centre.x() - _CHIP + 2, centre.y() - _CHIP + 2
            easel.icon("plus", left, top, 2 * _CHIP - 4, colour.simulated, 3.2)

    def _tell(self) -> None:
        self.touched.emit(ChipTapped(self._look.seat, self._look.sensor))

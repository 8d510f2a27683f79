"""The table as the dealer sees it: rail, cloth, seats on their arc, simulated sensors."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import (
    TabPressed,
)
from dealer_assist.ui.table.card_side import CardSide
from dealer_assist.ui.table.card_strip import CardStrip
from dealer_assist.ui.table.felt_layout import FeltLayout
from dealer_assist.ui.table.model.table import FeltModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.table.seat_plate import SeatPlate
from dealer_assist.ui.table.sensor_pad import (
    PAD_HEIGHT,
    PAD_WIDTH,
    PAD_WIDTH_OF_TWO,
    SensorPad,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at

_RAIL = 11.0
_CUE_HEIGHT, _CUE_ICON, _CUE_GAP = 36.0, 30.0, 14.0
_STRIP_WIDTH, _SIDES_WIDTH, _SIDES_GAP = 776.0, 1140.0, 22.0
_STRIP_ABOVE, _SIDES_ABOVE, _CARDS_BELOW, _SIDES_HEIGHT = 8.0, 12.0, 4.0, 200.0


class Felt(TablePart):
    """Reports seats, simulated sensors, and the side that won at baccarat."""

    def __init__(
        self, context: UiContext, layout: FeltLayout, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._drawn_layout = layout
        self._layout = layout
        self._model = FeltModel(())
        self._cloth, self._woven_in = QPixmap(), context.theme
        self.seats = {seat.number: SeatPlate(context, self) for seat in layout.seats}
        self.pads: dict[tuple[int, str], SensorPad] = {}
        self.strip = CardStrip(context, self)
        self.strip.hide()
        self.sides: list[CardSide] = []
        for seat in self.seats.values():
            seat.touched.connect(self.touched)
            seat.lie_on_cloth(self.lay_cloth)

    def show_state(self, model: FeltModel) -> None:
        """Show the seats; a simulated sensor appears over its seat."""
        had, self._model = self._model, model
        for seat in model.seats:
            self.seats[seat.number].show_state(seat)
        there = {seat.number for seat in model.seats}
        for number, plate in self.seats.items():
            plate.setVisible(number in there)  # a table may have fewer seats than its felt
        self._show_pads()
        self.strip.show_state(model.rows)
        self.strip.setVisible(bool(model.rows))
        self._show_sides()
        if (had.cue, had.cue_icon) != (model.cue, model.cue_icon):
            self.update_design(self._cue_box())

    def tick(self, now_ms: int) -> None:
        """Let lamps pulse and holds fill."""
        for seat in self.seats.values():
            seat.tick(now_ms)

    def arrange(self) -> None:
        """Spread the seats over the cloth."""
        self._layout = self._drawn_layout.stretched(self.design_width, self.design_height)
        for place in self._layout.seats:
            size = (self._layout.plate_width, self._layout.plate_height)
            self.seats[place.number].place(QRectF(place.x, place.y, *size), self.scale)
        self._place_pads()
        self.strip.place(self._below(_STRIP_WIDTH, _STRIP_ABOVE), self.scale)
        self._place_sides()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth where it is needed, then paint the rest."""
        qpainter = QPainter(self)
        qpainter.setClipRegion(event.region())
        self.lay_cloth(qpainter, QPoint())
        qpainter.end()
        super().paintEvent(event)

    def lay_cloth(self, qpainter: QPainter, corner: QPoint) -> None:
        """Paint the cloth as it lies at a corner; all of it is painted once and then kept."""
        ratio = self.devicePixelRatioF()
        theme = self.context.theme
        if self._cloth.size() != self.size() * ratio or self._woven_in is not theme:
            self._cloth, self._woven_in = QPixmap(self.size() * ratio), theme
            self._cloth.setDevicePixelRatio(ratio)
            cloth = QPainter(self._cloth)
            self._weave(cloth)
            cloth.end()
        qpainter.drawPixmap(-corner, self._cloth)

    def draw(self, painter: Painter) -> None:
        """Paint the cue."""
        box, ink = self._cue_box(), painter.colour.felt_text
        icon = self._model.cue_icon
        mark = _CUE_ICON + _CUE_GAP if icon else 0.0
        width = min(painter.width_of(self._model.cue, "caption_22"), box.width() - mark)
        left = box.center().x() - (width + mark) / 2
        if icon:
            painter.mark(icon, left, box.center().y(), _CUE_ICON, ink, 2.6)
        words = column_at(box, left + mark, width + 1)
        painter.text(words, self._model.cue, "caption_22", ink)

    def _cue_box(self) -> QRectF:
        x, y, width = self._layout.cue
        return QRectF(x, y, width, _CUE_HEIGHT)

    def _below(self, width: float, gap: float) -> QRectF:
        """Return the cloth below the plates of the middle, this wide."""
        x, _, cue = self._layout.cue
        middle = x + cue / 2
        box = QRectF(middle - width / 2, 0, width, self.design_height - _CARDS_BELOW)
        seats, wide, high = self._layout.seats, self._layout.plate_width, self._layout.plate_height
        over = [seat for seat in seats if seat.x < box.right() and seat.x + wide > box.left()]
        box.setTop(max((place.y + high for place in over), default=0.0) + gap)
        return box

    def _touch_side(self, side: str) -> None:
        self.touched.emit(TabPressed(side))

    def _show_sides(self) -> None:
        wanted = self._model.sides
        while len(self.sides) < len(wanted):
            self.sides.append(CardSide(self.context, self))
            self.sides[-1].chosen.connect(self._touch_side)
            self._place_sides()
        for side, model in zip(self.sides, wanted, strict=False):
            side.show_state(model)
        for side in self.sides:
            side.setVisible(bool(wanted))

    def _place_sides(self) -> None:
        box = self._below(_SIDES_WIDTH, _SIDES_ABOVE)
        height = min(box.height(), _SIDES_HEIGHT)
        width = (box.width() - _SIDES_GAP) / 2
        for number, side in enumerate(self.sides):
            left = box.left() + number * (width + _SIDES_GAP)
            side.place(QRectF(left, box.bottom() - height, width, height), self.scale)

    def _show_pads(self) -> None:
        wanted = {(pad.seat, pad.sensor): pad for pad in self._model.pads}
        for key in set(self.pads) - set(wanted):
            pad = self.pads.pop(key)
            pad.setParent(None)
            pad.deleteLater()
        made = [key for key in wanted if key not in self.pads]
        for key in made:
            self.pads[key] = SensorPad(self.context, self)
            self.pads[key].touched.connect(self.touched)
        for key, model in wanted.items():
            self.pads[key].show_state(model)
        if self.pads:
            self._place_pads()
        for key in made:
            self.pads[key].raise_()

    def _place_pads(self) -> None:
        places = {place.number: place for place in self._layout.seats}
        for (seat, sensor), pad in self.pads.items():
            place = places[seat]
            sensors = sorted(other for number, other in self.pads if number == seat)
            lamp = self.seats[seat].lamp_centre(sensors.index(sensor))
            centre = QPointF(place.x, place.y) + lamp
            width = PAD_WIDTH if len(sensors) == 1 else PAD_WIDTH_OF_TWO
            right = place.x + self._layout.plate_width
            left = right - width if len(sensors) == 1 else centre.x() - width / 2
            # The seat at the top of the curve has little room above it.
            top = max(0.0, centre.y() - PAD_HEIGHT / 2)
            pad.place_around(QRectF(left, top, width, PAD_HEIGHT), centre, self.scale)
            pad.show()

    def _weave(self, qpainter: QPainter) -> None:
        """Paint rail, edge and cloth, which take longer than all that lies on them."""
        from PySide6.QtGui import QRadialGradient  # two hundred presets, each made a member

        colour, thin = self.context.theme.colour, self.context.theme.line.thin
        width, height = self.design_width, self.design_height
        glow = QRadialGradient(QPointF(width / 2, height * 1.05), width * 0.5)
        glow.setColorAt(0.0, colour.felt)
        glow.setColorAt(1.0, colour.felt_edge)
        qpainter.fillRect(self.rect(), colour.bg)
        qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
        qpainter.scale(self.scale, self.scale)
        qpainter.setPen(QPen(colour.rail_edge, thin))
        qpainter.setBrush(colour.rail)
        qpainter.drawPath(self._arc(0.0, width, height))
        qpainter.setPen(QPen(colour.felt_line, thin))
        qpainter.setBrush(glow)
        qpainter.drawPath(self._arc(_RAIL, width, height))

    def _arc(self, inset: float, width: float, height: float) -> QPainterPath:
        shoulder, crown = self._layout.shoulder + inset, self._layout.crown + inset
        # The control point of the curve lies as far above the crown as the shoulders lie below.
        control = 2 * crown - shoulder
        path = QPainterPath(QPointF(inset, height))
        path.lineTo(inset, shoulder)
        path.quadTo(width / 2, control, width - inset, shoulder)
        path.lineTo(width - inset, height)
        path.closeSubpath()
        return path

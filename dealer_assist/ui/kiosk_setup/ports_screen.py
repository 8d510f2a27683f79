"""PORTS: devices at the left, ports at the right, each with what can be done with it."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.drawing import draw_pill
from dealer_assist.ui.kiosk_setup.frame import RowButtons, SetUpScreen
from dealer_assist.ui.kiosk_setup.model import DeviceRow, PortRow, PortsPage, Stand
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_HEAD, _GAP, _SHARE, _BETWEEN = 52.0, 12.0, 0.405, 20.0
_MOST_DEVICE, _MOST_PORT, _BUTTON, _FREE, _BYTES = 128.0, 162.0, 140.0, 158.0, 40.0
_ICON, _NUMBER, _TALL = 46.0, 52.0, 72.0
PORTS_FOUND = Msg("Ports found")


class DeviceButton(Selectable[DeviceRow]):
    """A device of the table; touched it is the one whose port is looked for."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, DeviceRow("", "", "", "circuit", "", Stand.OPEN), parent)

    def tell(self, model: DeviceRow) -> None:
        """Say which device it is."""
        self.describe(model.title)

    def draw(self, painter: Painter) -> None:
        """Paint icon, name and what to do, and the port in a pill."""
        colour, model, line = painter.theme.colour, self._model, painter.theme.line
        whole = QRectF(0, 0, painter.width, painter.height)
        is_absent = model.state is Stand.LATER
        edge = colour.selected if model.is_selected else colour.line
        fill = None if is_absent else colour.pressed if self.is_pressed else colour.panel
        width = line.selected if model.is_selected else line.thin
        edge = colour.line_strong if is_absent and not model.is_selected else edge
        painter.panel(whole, fill, edge, width, dashed=is_absent and not model.is_selected)
        ink = colour.text_3 if is_absent else colour.text_1
        soft = colour.text_3 if is_absent else colour.text_2
        middle = painter.height / 2
        painter.icon(model.icon, 20, middle - _ICON / 2, _ICON, ink, 2.3)
        right = draw_pill(painter, painter.width - 20, middle, model.pill, model.state) - 12
        left = 20 + _ICON + 18
        title = QRectF(left, middle - 38, right - left, 38)
        painter.text(title, model.title, "panel_title", ink)
        detail = QRectF(left, middle, right - left, min(56.0, middle - 4))
        painter.label(detail, model.detail, "game_caption", soft)


class PortsScreen(SetUpScreen):
    """Shows which port speaks; says which device was chosen and what is to be done."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: PortsPage | None = None
        self._devices: list[DeviceButton] = []
        self._actions = RowButtons(self)
        self._shown: list[RowButton | None] = []

    def show_state(self, model: PortsPage) -> None:
        """Show devices and ports."""
        self._model = model
        while len(self._devices) < len(model.devices):
            button = DeviceButton(self.context, self)
            button.chosen.connect(lambda key: self.asked.emit(Pick(("device", key))))
            self._devices.append(button)
        for place, button in enumerate(self._devices):
            button.setVisible(place < len(model.devices))
            if place < len(model.devices):
                button.show_state(model.devices[place])
        rows: tuple[DeviceRow | PortRow, ...] = (*model.devices, *model.ports)
        self._shown = self._actions.show_state((*(row.action for row in rows), model.more))
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place devices, and the button of each row at its right end."""
        super().arrange()
        model = self._model
        if model is None or not self._shown:
            return
        for place, box in enumerate(self._device_boxes()):
            action = self._shown[place]
            wide = box.width() if action is None else box.width() - _BUTTON - _GAP
            row = QRectF(box.left(), box.top(), wide, box.height())
            self._devices[place].place(row, self.scale)
            if action is not None:
                left = row.right() + _GAP
                at = QRectF(left, box.center().y() - 42, _BUTTON, 84)
                action.place(at, self.scale)
        for place, box in enumerate(self._port_boxes()):
            action = self._shown[len(model.devices) + place]
            if action is not None:
                at = QRectF(box.right() - _FREE - 20, box.top() + 12, _FREE, _TALL)
                action.place(at, self.scale)
        more, right = self._shown[-1], self._right()
        if more is not None:
            at = QRectF(right.right() - 220, right.top() - 24, 220, _TALL)
            more.place(at, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the heads and the ports."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        for box, title, note in (
            (self._left(), model.title, model.count),
            (self._right(), "", "" if model.more else model.ports_note),
        ):
            head = QRectF(box.left(), box.top() - 4, box.width(), _HEAD - 8)
            width = painter.text(head, title or PORTS_FOUND, "panel_title", colour.text_1)
            rest = head.adjusted(width + 20, 0, 0, 0)
            painter.label(rest, note, "check_detail", colour.text_2, Align.RIGHT)
        for port, box in zip(model.ports, self._port_boxes(), strict=True):
            _draw_port(painter, box, port)
        if not model.ports:
            box = self._right().adjusted(0, _HEAD, 0, 0)
            painter.panel(box, None, colour.line_strong, 2, dashed=True)
            painter.label(box, model.nothing, "notice_detail", colour.text_2, Align.CENTRE)

    def _left(self) -> QRectF:
        body = self.body()
        return QRectF(body.left(), body.top(), body.width() * _SHARE, body.height())

    def _right(self) -> QRectF:
        left, body = self._left().right() + _BETWEEN, self.body()
        return QRectF(left, body.top(), body.right() - left, body.height())

    def _device_boxes(self) -> list[QRectF]:
        count = len(self._model.devices) if self._model is not None else 0
        return _stacked(self._left(), count, _MOST_DEVICE)

    def _port_boxes(self) -> list[QRectF]:
        count = len(self._model.ports) if self._model is not None else 0
        return _stacked(self._right(), count, _MOST_PORT)


def _stacked(room: QRectF, count: int, most: float) -> list[QRectF]:
    each = min(most, (room.height() - _HEAD + _GAP) / max(1, count) - _GAP)
    top = room.top() + _HEAD
    return [
        QRectF(room.left(), top + place * (each + _GAP), room.width(), each)
        for place in range(count)
    ]


def _draw_port(painter: Painter, box: QRectF, port: PortRow) -> None:
    colour = painter.theme.colour
    edge = colour.detected if port.is_heard else colour.fault if port.is_gone else colour.line
    painter.panel(box, colour.panel, edge, 4 if port.is_heard or port.is_gone else 2)
    inner = box.adjusted(20, 12, -20, -12)
    head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - _BYTES - 6)
    tile = QRectF(head.left(), head.center().y() - _NUMBER / 2, _NUMBER, _NUMBER)
    painter.panel(tile, colour.raised, radius=10)
    painter.text(tile, str(port.number), "panel_title", colour.text_1, Align.CENTRE)
    right = inner.right() - (_FREE + 14 if port.action is not None else 0)
    if port.pill:
        right = draw_pill(painter, right, head.center().y(), port.pill, Stand.NOW) - 12
    elif port.owner:
        width = painter.width_of(port.owner, "check_detail")
        at = QRectF(right - width, head.top(), width + 1, head.height())
        painter.text(at, port.owner, "check_detail", colour.text_2)
        painter.icon("check", at.left() - 34, head.center().y() - 13, 26, colour.ok, 3)
        right = at.left() - 46
    left = tile.right() + 18
    title = QRectF(left, head.top(), right - left, 30)
    painter.text(title, port.title, "check_found", colour.text_1)
    detail = QRectF(left, title.bottom(), right - left, head.bottom() - title.bottom())
    ink = colour.fault if port.is_gone else colour.text_2
    painter.label(detail, port.detail, "game_caption", ink)
    well = QRectF(inner.left(), inner.bottom() - _BYTES, inner.width(), _BYTES)
    ink = colour.detected if port.is_heard else colour.text_3
    line = colour.detected if port.is_heard else colour.digit_edge
    painter.panel(well, colour.digit_well, line, 1, 8)
    painter.text(well.adjusted(14, 0, -14, 0), port.said, "slip", ink)

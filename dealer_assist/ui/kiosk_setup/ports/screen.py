"""PORTS: devices at the left, ports at the right, each with what can be done with it."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from dealer_assist.kiosk_setup.touches import DeviceChosen
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.model import ThingState
from dealer_assist.ui.kiosk_setup.parts import standing_pill
from dealer_assist.ui.kiosk_setup.ports.model import DeviceRow, PortRow, PortsModel
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Icon,
    Node,
    Panel,
    Room,
    Slot,
    Text,
    column,
    row,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import STEPS
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.screen import FramedScreen
from dealer_assist.ui.toolkit.selectable import Selectable

_HEAD, _GAP, _SHARE, _BETWEEN = 52.0, 12.0, 0.405, 20.0
_MOST_DEVICE, _MOST_PORT, _BUTTON, _FREE, _BYTES = 128.0, 162.0, 140.0, 158.0, 40.0
_ICON, _NUMBER, _TALL, _DEVICE_TALL, _MORE = 46.0, 52.0, 72.0, 84.0, 220.0
PORTS_FOUND, _NO_PORT = Msg("Ports found"), Msg("No serial port is there; plug a device in")
_NOTE = Msg("Newest bytes at the right, cards starred")
_NOBODY = DeviceRow(DeviceChosen(""), "", "", "circuit", "", ThingState.OPEN)


class DeviceButton(Selectable[DeviceRow]):
    """A device of the table; touched it is the one whose port is looked for."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, _NOBODY, parent)

    def tell(self, model: DeviceRow) -> None:
        """Say which device it is."""
        self.describe(model.title)

    def draw(self, painter: Painter) -> None:
        """Paint icon, name and what to do, and the port in a pill."""
        colour, model, line = painter.theme.colour, self._model, painter.theme.line
        whole = painter.whole
        is_absent = model.state is ThingState.LATER
        edge = colour.selected if model.is_selected else colour.line
        fill = None if is_absent else colour.pressed if self.is_pressed else colour.panel
        width = line.selected if model.is_selected else line.thin
        edge = colour.line_strong if is_absent and not model.is_selected else edge
        painter.panel(whole, fill, edge, width, dashed=is_absent and not model.is_selected)
        tree = self._words(model, is_absent=is_absent)
        tree.lay(whole.adjusted(20, 0, -20, 0), Room(self.context, self.scale))
        tree.paint(painter)

    def _words(self, model: DeviceRow, *, is_absent: bool) -> Node:
        ink, soft = ("text_3", "text_3") if is_absent else ("text_1", "text_2")
        half = self.design_height / 2
        words = column(
            space(half - 38),
            Text(model.title, "bold_28", ink).of(38),
            Text(model.detail, "medium_20", soft, breaks=True).of(min(56.0, half - 4)),
        )
        return row(
            Icon(model.icon, _ICON, ink, 2.3),
            row(words, standing_pill(model.pill, model.state), gap=12),
            gap=18,
        )


class PortsScreen(FramedScreen[PortsModel, StepTouch]):
    """Shows which port speaks; says which device was chosen and what is to be done."""

    frame_style = STEPS

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.devices = self.pool_of(DeviceButton)
        self.row_buttons = self.row_button_pool()
        self.more = self.row_button_pool()

    def body(self, model: PortsModel) -> Node:
        """Stand both lists side by side."""
        rows: tuple[DeviceRow | PortRow, ...] = (*model.devices, *model.ports)
        actions = iter(
            self.row_buttons.show([one.action for one in rows if one.action is not None])
        )
        devices = [_device_row(button, actions) for button in self.devices.show(model.devices)]
        ports: Node = stacked([_port(one, actions) for one in model.ports], _MOST_PORT, _GAP)
        if not model.ports:
            words = Text(_NO_PORT, "medium_24", "text_2", CENTRE, breaks=True)
            ports = Panel(words, fill=None, edge="line_strong", dashed=True)
        more = self.more.show((model.more,) if model.more is not None else ())
        note = "" if model.more is not None else _NOTE
        left = column(_head(model.title, model.count), stacked(devices, _MOST_DEVICE, _GAP))
        right = column(_head(PORTS_FOUND, note, *more), ports)
        return row(left.sharing(_SHARE), row(space(_BETWEEN), right).sharing(1 - _SHARE))


def _head(title: str, note: str, *more: RowButton) -> Node:
    """Name a list; a button that turns it stands high at its right end."""
    words = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", "text_2", RIGHT, breaks=True),
        gap=20,
    )
    buttons = [column(space(-24), Slot(one).of(_TALL)).of(_MORE) for one in more]
    return row(column(space(-4), words.of(_HEAD - 8)), *buttons).of(_HEAD)


def _device_row(button: DeviceButton, actions: Iterator[RowButton]) -> Node:
    if button.model.action is None:
        return Slot(button)
    action = Slot(next(actions)).of(_BUTTON).across(_DEVICE_TALL)
    return row(Slot(button), action, gap=_GAP)


def _port(port: PortRow, actions: Iterator[RowButton]) -> Node:
    edge = "detected" if port.is_heard else "fault" if port.is_gone else "line"
    tile = Panel(
        Text(str(port.number), "bold_28", align=CENTRE), fill="raised", edge=None, radius=10
    )
    words = column(
        Text(port.title, "bold_24").of(30),
        Text(port.detail, "medium_20", "fault" if port.is_gone else "text_2", breaks=True),
    )
    said = Text(port.said, "slip_20", "detected" if port.is_heard else "text_3")
    bytes_ = Panel(
        said,
        fill="digit_well",
        edge="detected" if port.is_heard else "digit_edge",
        line=1,
        radius=8,
        pad=(14, 0),
    )
    action = None
    if port.action is not None:
        action = column(Slot(next(actions)).of(_TALL)).of(_FREE)
    inner = column(
        row(
            tile.of(_NUMBER).across(_NUMBER),
            row(row(words, _owner(port), gap=12), action, gap=14),
            gap=18,
        ),
        bytes_.of(_BYTES),
        gap=6,
    )
    line = 4.0 if port.is_heard or port.is_gone else 2.0
    return Panel(inner, edge=edge, line=line, pad=(20, 12))


def _owner(port: PortRow) -> Node | None:
    if port.pill:
        return standing_pill(port.pill, ThingState.NOW)
    if port.owner:
        owner = Text(port.owner, "medium_22", "text_2").hug()
        return row(Icon("check", 26, "ok", 3), owner, gap=8).hug()
    return None

"""Step 5: every device of the table finds its port by being used."""

from dealer_assist.devices.registry import role_named
from dealer_assist.kiosk_setup.answers import NO_DEVICE
from dealer_assist.kiosk_setup.ports import HeardPort, bare
from dealer_assist.kiosk_setup.steps import missing_devices
from dealer_assist.kiosk_setup.touches import (
    DeviceChosen,
    DeviceDenied,
    DeviceMoved,
    DeviceSought,
    DeviceTested,
    PortConfirmed,
    PortFreed,
    PortRetuned,
    PortsSought,
    PortsTurned,
)
from dealer_assist.kiosk_setup.view import SetUpView
from dealer_assist.message import Msg, joined, uncapitalized
from dealer_assist.ui.kiosk_setup.heading import due, frame_of, offered, shut
from dealer_assist.ui.kiosk_setup.parts import ThingState, state_pill
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Box,
    Faced,
    Fitted,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    RowPress,
    Text,
    column,
    row,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace

SHOWN = 4
PORTS_FOUND, _NO_PORT = Msg("Ports found"), Msg("No serial port is there. Plug a device in")
_NOTE = Msg("Newest bytes at the right, cards starred")
_HEAD, _GAP, _SHARE, _BETWEEN = 52.0, 12.0, 0.405, 20.0
_MOST_DEVICE, _MOST_PORT, _BUTTON, _FREE, _BYTES = 128.0, 162.0, 140.0, 158.0, 40.0
_ICON, _NUMBER, _TALL, _DEVICE_TALL, _MORE = 46.0, 52.0, 72.0, 84.0, 220.0
FRESH_MS = 3_000
_ASKS = {
    "sensors": Msg("Lay a chip on seat 1: its port lights up"),
    "second_sensors": Msg("Lay a chip on sensor B of seat 1: its port lights up"),
    "swiper": Msg("Swipe any card: its port lights up"),
    "printer": Msg("Switch it on: its port answers"),
    "key_switch": Msg("Turn the key: its port lights up"),
    "shoe": Msg("Draw a card: its port lights up"),
}
_USE_IT = Msg("Use it: its port lights up")
_MOVED = ("sensors", "swiper", "key_switch")
_ICONS = {"sensors": "chip", "second_sensors": "chip"}


class PortsFlow(StepFlow):
    """Every device finds its port by being used."""

    help_topic = "kiosk_setup.ports"

    def model(self) -> Page[StepTouch]:
        """Return the page with what was heard."""
        return ports_page(self.set_up.view())


def ports_page(view: SetUpView) -> Page[StepTouch]:
    """Set devices at the left, ports at the right; the one to find, or to test, is white."""
    devices = tuple(view.table.devices) if view.table else ()
    left = len(missing_devices(view.draft, view.table))
    title = Msg("Devices of table {number}", number=view.draft.answers.number)
    count = Msg("{done} of {all} tested", done=len(devices) - left, all=len(devices))
    rows = [_device(view, device) for device in devices]
    more = _more(view)
    return Page(
        row(
            column(_head(title, count), stacked(rows, _MOST_DEVICE, _GAP)).sharing(_SHARE),
            row(
                space(_BETWEEN),
                column(_head(PORTS_FOUND, "" if more else _NOTE, more), _ports(view)),
            ).sharing(1 - _SHARE),
        ),
        _frame(view),
    )


def _head(title: str, note: str, more: Button[StepTouch] | None = None) -> Node:
    """Name a list; a button that turns it is high at its right end."""
    words = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", "text_2", RIGHT, breaks=True),
        gap=20,
    )
    button = None
    if more is not None:
        button = column(space(-24), RowPress(more).of(_TALL)).of(_MORE)
    return row(column(space(-4), words.of(_HEAD - 8)), button).of(_HEAD)


def title_of(device: str) -> str:
    """Name a device as people do."""
    role = role_named(device)
    return role.title if role is not None else device


def _frame(view: SetUpView) -> ScreenFrame[StepTouch]:
    again = offered(PortsSought(), Msg("LOOK FOR PORTS AGAIN"), Msg("Rescans every port"), "search")
    hand = None
    if view.device in _MOVED:
        hand = offered(DeviceMoved(view.device), Msg("USE IT"), "", "flask")
    return frame_of(view, *_words(view), act=_act(view), extra=again, hand=hand)


def _words(view: SetUpView) -> tuple[str, str]:
    if not view.device:
        return Msg("Every device is tested: touch CONTINUE"), ""
    name = uncapitalized(title_of(view.device))
    if view.heard:
        line = Msg("Confirm port {number} as the {device}", number=view.heard, device=name)
        return line, Msg("Answers as one. Nothing it sent is stored")
    if view.device in view.draft.tested:
        return Msg("The {device} is tested", device=name), Msg("FREE PORT undoes it")
    if view.is_confirmed:
        return Msg("Use the {device} once more", device=name), Msg("This is its test")
    return _ASKS.get(view.device, _USE_IT), Msg("Or touch another device")


def _act(view: SetUpView) -> Button[StepTouch] | None:
    if view.heard:
        return due(
            PortConfirmed(),
            Msg("CONFIRM PORT {number}", number=view.heard),
            Msg("{device}, then its test", device=title_of(view.device)),
        )
    if not view.device:
        return shut(PortConfirmed(), Msg("CONFIRM PORT"), Msg("Every device is tested"))
    if view.is_confirmed and view.device not in view.draft.tested:
        return shut(PortConfirmed(), Msg("CONFIRM PORT"), Msg("the test is missing"))
    return shut(PortConfirmed(), Msg("CONFIRM PORT"), Msg("no port has spoken yet"))


def _device(view: SetUpView, device: str) -> Node:
    """Return a device of the table; touched it is the one whose port is looked for."""
    port = view.draft.answers.ports.get(device, "")
    role = role_named(device)
    title = title_of(device)
    if device == "sensors" and view.table is not None:
        title = Msg("Sensors, {n} seats", n=len(view.table.seats))
    state, pill, detail = _state(view, device, port)
    is_absent, is_selected = state is ThingState.LATER, device == view.device
    icon = _ICONS.get(device) or (role.icon if role is not None else "circuit")
    inner = Fitted(_device_words, (title, detail, icon, pill, state))
    face = Panel(
        inner,
        fill=None if is_absent else "panel",
        edge="selected" if is_selected else "line_strong" if is_absent else "line",
        line="selected" if is_selected else None,
        pad=(20, 0),
        dashed=is_absent and not is_selected,
    )
    pressed = face if is_absent else replace(face, fill="pressed")
    button = Faced(Look(DeviceChosen(device), title, face, pressed))
    action = _test(device) if state is ThingState.DONE else _has_none(device, port)
    if action is None:
        return button
    return row(button, RowPress(action).of(_BUTTON).across(_DEVICE_TALL), gap=_GAP)


def _device_words(
    title: str, detail: str, icon: str, pill: str, state: ThingState, box: Box
) -> Node:
    ink, soft = ("text_3", "text_3") if state is ThingState.LATER else ("text_1", "text_2")
    half = box.height() / 2
    words = column(
        space(half - 38),
        Text(title, "bold_28", ink).of(38),
        Text(detail, "medium_20", soft, breaks=True).of(min(56.0, half - 4)),
    )
    return row(Icon(icon, _ICON, ink, 2.3), row(words, state_pill(pill, state), gap=12), gap=18)


def _state(view: SetUpView, device: str, port: str) -> tuple[ThingState, str, str]:
    asks = _ASKS.get(device, _USE_IT)
    number = next(
        (heard_port.number for heard_port in view.ports if heard_port.found.name == bare(port)), 0
    )
    if port == NO_DEVICE:
        return ThingState.LATER, Msg("NONE"), Msg("This table has none")
    if device in view.draft.tested:
        return ThingState.DONE, Msg("PORT {number}", number=number), Msg("Tested at its port")
    if port:
        gone = number == 0
        pill = Msg("GONE") if gone else Msg("PORT {number}", number=number)
        return ThingState.WRONG if gone else ThingState.NOW, pill, Msg("Its test is missing")
    if device == view.device and view.heard:
        return ThingState.NOW, Msg("HEARD ON {number}", number=view.heard), asks
    return ThingState.OPEN, Msg("NO PORT"), asks


def _test(device: str) -> Button[StepTouch]:
    words = Msg("TEST")
    return _small(DeviceTested(device), words, title_of(device))


def _has_none(device: str, port: str) -> Button[StepTouch] | None:
    title = title_of(device)
    if port == NO_DEVICE:
        return _small(DeviceSought(device), Msg("FIND"), title)
    return None if device == "swiper" else _small(DeviceDenied(device), Msg("HAS NONE"), title)


def _small(touch: StepTouch, words: str, whose: str) -> Button[StepTouch]:
    return Button(touch, words, "", name=joined(" ", (words, whose)))


def _ports(view: SetUpView) -> Node:
    shown = view.ports[view.first_port : view.first_port + SHOWN]
    if not shown:
        words = Text(_NO_PORT, "medium_24", "text_2", CENTRE, breaks=True)
        return Panel(words, fill=None, edge="line_strong", dashed=True)
    return stacked([_port(view, port) for port in shown], _MOST_PORT, _GAP)


def _port(view: SetUpView, port: HeardPort) -> Node:
    """Return a port: what it is, whose it is, and its last bytes."""
    owners = [one for one, at in view.draft.answers.ports.items() if bare(at) == port.found.name]
    hearing, name, number = port.hearing, port.found.name, str(port.number)
    is_fresh = hearing.spoke_ms is not None and view.now_ms - hearing.spoke_ms < FRESH_MS
    is_heard, is_gone = port.number == view.heard or is_fresh, not hearing.is_open
    listen = _small(PortRetuned(name), Msg("LISTEN"), number)
    free = _small(PortFreed(name), Msg("FREE PORT"), number)
    tile = Panel(Text(number, "bold_28", align=CENTRE), fill="raised", edge=None, radius=10)
    words = column(
        Text(_title(port), "bold_24").of(30),
        Text(_kept_name(port), "medium_20", "fault" if is_gone else "text_2", breaks=True),
    )
    owner = _owner(title_of(owners[0]) if owners else "", is_fresh=is_fresh)
    button = column(RowPress(free if owners else listen).of(_TALL)).of(_FREE)
    said = Panel(
        Text(_said(port), "slip_20", "detected" if is_heard else "text_3"),
        fill="digit_well",
        edge="detected" if is_heard else "digit_edge",
        line=1,
        radius=8,
        pad=(14, 0),
    )
    inner = column(
        row(
            tile.of(_NUMBER).across(_NUMBER),
            row(row(words, owner, gap=12), button, gap=14),
            gap=18,
        ),
        said.of(_BYTES),
        gap=6,
    )
    edge = "detected" if is_heard else "fault" if is_gone else "line"
    return Panel(inner, edge=edge, line=4.0 if is_heard or is_gone else 2.0, pad=(20, 12))


def _owner(name: str, *, is_fresh: bool) -> Node | None:
    if is_fresh:
        return state_pill(Msg("DATA HEARD"), ThingState.NOW)
    if not name:
        return None
    owner = Text(name, "medium_22", "text_2").hug()
    return row(Icon("check", 26, "ok", 3), owner, gap=8).hug()


def _title(port: HeardPort) -> str:
    found = port.found
    kind, baud = found.words or found.where, port.baud
    if not found.plug:
        return Msg("{port}, {baud} baud", port=kind, baud=baud)
    return Msg("{port}, USB socket {socket}, {baud} baud", port=kind, socket=found.plug, baud=baud)


def _kept_name(port: HeardPort) -> str:
    found = port.found
    if not port.hearing.is_open:
        return Msg("Gone: {why}", why=port.hearing.trouble)
    if found.is_twin:
        return Msg("Another has its number {serial}: leave it in this socket", serial=found.serial)
    if found.is_by_socket:
        return Msg("No serial number: leave it in this port")
    if not found.lasts:
        return Msg("{name}. Changes its name when re-plugged", name=found.name)
    return Msg("{name}. Name stays when re-plugged", name=found.name)


def _said(port: HeardPort) -> str:
    hearing = port.hearing
    if not hearing.said:
        return Msg("silent") if hearing.is_asked else Msg("being asked")
    return hearing.said.hex(" ").upper().replace("2A", "**")


def _more(view: SetUpView) -> Button[StepTouch] | None:
    if len(view.ports) <= SHOWN:
        return None
    after = view.first_port + SHOWN
    first = after if after < len(view.ports) else 0
    return Button(PortsTurned(first), Msg("OTHER PORTS"), "")

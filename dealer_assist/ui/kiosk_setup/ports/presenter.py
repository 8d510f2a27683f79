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
from dealer_assist.ui.kiosk_setup.model import ThingState
from dealer_assist.ui.kiosk_setup.ports.model import DeviceRow, PortRow, PortsModel
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button

SHOWN = 4
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


def ports_page(view: SetUpView) -> PortsModel:
    """Show devices and ports; the one to find, or to test, is white."""
    devices = tuple(view.table.devices) if view.table else ()
    left = len(missing_devices(view.draft, view.table))
    shown = view.ports[view.first_port : view.first_port + SHOWN]
    return PortsModel(
        frame=_frame(view),
        title=Msg("Devices of table {number}", number=view.draft.answers.number),
        count=Msg("{done} of {all} tested", done=len(devices) - left, all=len(devices)),
        devices=tuple(_device(view, one) for one in devices),
        ports=tuple(_port(view, one) for one in shown),
        more=_more(view),
    )


def title_of(device: str) -> str:
    """Name a device as people do."""
    role = role_named(device)
    return role.title if role is not None else device


def _frame(view: SetUpView) -> ScreenFrame[StepTouch]:
    again = offered(
        PortsSought(), Msg("LOOK FOR PORTS AGAIN"), Msg("Everybody is asked anew"), "search"
    )
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
        return line, Msg("It answers as one. Nothing is stored of what it said")
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
    return shut(PortConfirmed(), Msg("CONFIRM PORT"), Msg("no port has spoken yet"))


def _device(view: SetUpView, device: str) -> DeviceRow:
    port = view.draft.answers.ports.get(device, "")
    role = role_named(device)
    title = title_of(device)
    if device == "sensors" and view.table is not None:
        title = Msg("Sensors, {n} seats", n=len(view.table.seats))
    state, pill, detail = _standing(view, device, port)
    return DeviceRow(
        key=DeviceChosen(device),
        title=title,
        detail=detail,
        icon=_ICONS.get(device) or (role.icon if role is not None else "circuit"),
        pill=pill,
        state=state,
        is_selected=device == view.device,
        action=_test(device) if state is ThingState.DONE else _has_none(device, port),
    )


def _standing(view: SetUpView, device: str, port: str) -> tuple[ThingState, str, str]:
    asks = _ASKS.get(device, _USE_IT)
    number = next((one.number for one in view.ports if one.found.name == bare(port)), 0)
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


def _port(view: SetUpView, port: HeardPort) -> PortRow:
    owners = [one for one, at in view.draft.answers.ports.items() if bare(at) == port.found.name]
    hearing = port.hearing
    is_fresh = hearing.spoke_ms is not None and view.now_ms - hearing.spoke_ms < FRESH_MS
    name, number = port.found.name, str(port.number)
    listen = _small(PortRetuned(name), Msg("LISTEN"), number)
    free = _small(PortFreed(name), Msg("FREE PORT"), number)
    return PortRow(
        number=port.number,
        title=_title(port),
        detail=_kept_name(port),
        said=_said(port),
        owner=title_of(owners[0]) if owners else "",
        pill=Msg("IT SPOKE") if is_fresh else "",
        is_heard=port.number == view.heard or is_fresh,
        is_gone=not hearing.is_open,
        action=free if owners else listen,
    )


def _title(port: HeardPort) -> str:
    found = port.found
    kind, baud = found.words or found.where, port.baud
    if not found.plug:
        return Msg("{port}, {baud} baud", port=kind, baud=baud)
    return Msg("{port}, USB socket {socket}, {baud} baud", port=kind, socket=found.plug, baud=baud)


def _kept_name(port: HeardPort) -> str:
    found = port.found
    if not port.hearing.is_open:
        return Msg("It is gone: {why}", why=port.hearing.trouble)
    if found.is_twin:
        return Msg("Another has its number {serial}: leave it in this socket", serial=found.serial)
    if found.is_by_socket:
        return Msg("It has no number of its own: leave it in this socket")
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

"""CAUSE A FAULT: choose a simulated device, touch a fault, touch again to mend.

It is the trainer's page. Real devices are not on it: nothing here reaches one.
"""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from dealer_assist.devices.registry import role_named
from dealer_assist.devices.role import DeviceRole
from dealer_assist.devices.simulated.faults import (
    UNPLUGGED,
    FaultWords,
    carry_out,
    catalogue,
    is_active,
)
from dealer_assist.message import Msg
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import GAP, OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Faced,
    Icon,
    Look,
    Node,
    Panel,
    Press,
    Text,
    column,
    row,
    space,
    tiled,
)
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_DEVICE_COLUMNS, _FAULT_COLUMNS = 3, 2
_CAPTION, _TILE, _FAULT, _TILE_GAP, _MEND_WIDTH = 40.0, 92.0, 104.0, 12.0, 424.0
_SIDE, _GAP, _ICON, _LABEL, _DETAIL = 18.0, 14.0, 30.0, 32.0, 26.0


class DeviceLookedAt(Value):
    """The device whose faults are shown."""

    device: str


class FaultTouched(Value):
    """The fault that is caused, or mended where it is there already."""

    fault: FaultWords


class AllMended(Value):
    """MEND ALL."""


FaultsTouch: TypeAlias = DeviceLookedAt | FaultTouched | AllMended


class FaultsPage(TablePage[FaultsTouch]):
    """Breaks and mends what is simulated at this table."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._every = catalogue(page_context.rack)
        self._chosen = self._every[0].device if self._every else ""

    def shown(self) -> OverTable:
        """Return the page as the devices are at this moment."""
        return faults_sheet(self._every, self._active(), self._chosen)

    def tick(self, now_ms: int) -> Step:
        """Follow the devices: a word of a scenario may break one too."""
        self.refresh()
        return Stay()

    def touched(self, touch: FaultsTouch) -> Step:
        """Turn to a device, break it, or mend it."""
        rack = self.page_context.rack
        match touch:
            case DeviceLookedAt(device):
                self._chosen = device
                return Stay()
            case FaultTouched(fault):
                carry_out(fault.clear if is_active(fault, rack) else fault.cause, rack)
            case AllMended():
                for fault in self._active():
                    carry_out(fault.clear, rack)
            case _:
                assert_never(touch)
        self.page_context.desk.tick()
        return Stay()

    def _active(self) -> list[FaultWords]:
        return [words for words in self._every if is_active(words, self.page_context.rack)]


def faults_sheet(
    every: Sequence[FaultWords], active: Sequence[FaultWords], chosen: str
) -> OverTable:
    """Return the devices at one side and the faults of the chosen one at the other."""
    roles = {words.device: role_named(words.role) for words in every}
    names = sorted(roles, key=lambda device: _rank(device, roles[device]))
    devices = [_device(name, roles[name], active, is_chosen=name == chosen) for name in names]
    faults = [_fault(words, is_on=words in active) for words in every if words.device == chosen]
    caption = Msg("{device}, SIMULATED", device=device_label(chosen).upper()) if chosen else ""
    body = row(
        _side(Msg("DEVICES"), tiled(devices, _DEVICE_COLUMNS, _TILE, _TILE_GAP)).sharing(0.48),
        _side(caption, tiled(faults, _FAULT_COLUMNS, _FAULT, _TILE_GAP)).sharing(0.52),
        gap=2 * GAP,
        mirrors=True,
    )
    return OverTable(
        Msg("Cause a fault"),
        body,
        Msg("Simulated devices only. Touch to break one, touch again to fix it."),
        (space(), _mend_all(len({words.device for words in active}))),
    )


def device_label(device: str) -> str:
    """Return the name of a simulated device as a trainer says it."""
    role = role_named(device)
    if role is not None:
        return role.panel or role.title
    return Msg("Sensor {sensor}", sensor=device.removeprefix("sensor "))


def _rank(device: str, role: DeviceRole | None) -> int:
    """Put parts first, such as single sensors, and the lines that they hang on beside them."""
    if role is None or not role.part:
        return 2
    return 1 if device == role.name else 0


def _icon(device: str, role: DeviceRole | None) -> str:
    if role is None:
        return ""
    return role.icon if device == role.name else role.part_icon


def _device(
    device: str, role: DeviceRole | None, active: Sequence[FaultWords], *, is_chosen: bool
) -> Node:
    broken = next((words for words in active if words.device == device), None)
    detail = Msg("Works") if broken is None else broken.fault.label
    return _tile(
        DeviceLookedAt(device),
        device_label(device),
        detail,
        _icon(device, role),
        is_on=broken is not None,
        is_chosen=is_chosen,
    )


def _fault(words: FaultWords, *, is_on: bool) -> Node:
    fault, label = words.fault, words.fault.label.upper()
    if is_on:
        return _tile(FaultTouched(words), label, Msg("Touch again to fix"), "check", is_on=True)
    icon = "unlink" if fault.name == UNPLUGGED else "triangle"
    return _tile(FaultTouched(words), label, fault.detail, icon)


def _tile(
    touch: FaultsTouch,
    label: str,
    detail: str,
    icon: str,
    *,
    is_on: bool = False,
    is_chosen: bool = False,
) -> Node:
    """Return a tile; what is broken is filled and has a check, not only a color."""

    def face(*, is_pressed: bool) -> Node:
        is_bright = is_pressed or is_on
        words = column(
            space(),
            Text(label, "bold_26", "selected").of(_LABEL),
            Text(detail, "semi_20", "selected" if is_on else "simulated").of(_DETAIL),
            space(),
        )
        ink = "selected" if is_bright or is_chosen else "simulated"
        return Panel(
            row(Icon(icon, _ICON, ink) if icon else None, words, gap=_GAP),
            fill="simulated_mid" if is_bright else "simulated_well",
            edge="selected" if is_pressed or is_chosen else "simulated",
            line="selected" if is_chosen else "device",
            pad=(_SIDE, 0),
            dashed=not is_chosen,
        )

    look = Look(touch, label, face(is_pressed=False), face(is_pressed=True), detail)
    return Faced(look)


def _mend_all(broken: int) -> Node:
    detail = Msg("{n} devices broken", one="{n} device broken", n=broken)
    mend = Button(AllMended(), Msg("CLEAR ALL FAULTS"), "wrench", detail)
    return Press(mend.unless("" if broken else Msg("Every device works")), "bold_30", 40.0).of(
        _MEND_WIDTH
    )


def _side(words: str, tiles: Node) -> Node:
    return column(Text(words, "caption_20", "simulated").of(_CAPTION), tiles)

"""The trainer's panel of faults: which simulated devices there are, and how each can fail."""

from collections.abc import Sequence

from dealer_assist.devices.registry import role_named
from dealer_assist.devices.role import DeviceRole
from dealer_assist.devices.simulated.faults import UNPLUGGED, FaultWords
from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.value import Value


class FaultTileModel(Value):
    """A device to choose or a fault to cause; `is_on` is broken, `is_chosen` is looked at."""

    key: str
    label: str
    detail: str
    icon: str = ""
    is_on: bool = False
    is_chosen: bool = False


class FaultsModel(Value):
    """The devices at one side, the faults of the chosen one at the other, and the way to mend."""

    devices: tuple[FaultTileModel, ...]
    faults: tuple[FaultTileModel, ...]
    caption: str
    mend_all: ActionModel


def faults_model(
    every: Sequence[FaultWords], active: Sequence[FaultWords], chosen: str
) -> FaultsModel:
    """Show how every simulated device stands, and what can be done to the chosen one."""
    broken = {words.device for words in active}
    roles = {words.device: role_named(words.role) for words in every}
    devices = sorted(roles, key=lambda device: _rank(device, roles[device]))
    return FaultsModel(
        devices=tuple(
            FaultTileModel(
                device,
                device_label(device),
                _standing([words for words in active if words.device == device]),
                _icon(device, roles[device]),
                is_on=device in broken,
                is_chosen=device == chosen,
            )
            for device in devices
        ),
        faults=tuple(_fault(words, words in active) for words in every if words.device == chosen),
        caption=Msg("{device}, SIMULATED", device=device_label(chosen).upper()) if chosen else "",
        mend_all=_mend_all(len(broken)),
    )


def device_label(device: str) -> str:
    """Name a simulated device as a trainer does."""
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


def _standing(active: Sequence[FaultWords]) -> str:
    if not active:
        return Msg("Works")
    return active[0].fault.label


def _fault(words: FaultWords, is_on: bool) -> FaultTileModel:  # noqa: FBT001 - a private step
    fault, label = words.fault, words.fault.label.upper()
    if is_on:
        return FaultTileModel(words.cause, label, Msg("Touch again to mend"), "check", is_on=True)
    icon = "unlink" if fault.name == UNPLUGGED else "triangle"
    return FaultTileModel(words.cause, label, fault.detail, icon)


def _mend_all(broken: int) -> ActionModel:
    detail = Msg("{n} devices broken", one="{n} device broken", n=broken)
    mend = ActionModel("mend-all", Msg("MEND ALL"), "wrench", detail)
    return mend.unless("" if broken else Msg("Every device works"))

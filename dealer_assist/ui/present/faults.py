"""The trainer's panel of faults: which simulated devices there are, and how each can fail."""

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.devices.simulated.faults import UNPLUGGED, FaultWords
from dealer_assist.table.words import count
from dealer_assist.ui.looks import ActionLook, ActionState

MEND_ALL = "mend-all"
_DEVICES = {
    "sensors": ("Sensor line", "unlink"),
    "second_sensors": ("Sensor line B", "unlink"),
    "swiper": ("Card reader", "card"),
    "key_switch": ("Key switch", "key"),
    "printer": ("Printer", "printer"),
    "shoe": ("Card shoe", "circuit"),
}
_SENSOR_ICON = "chip"
_FAULTS = {
    "stuck": ("STUCK", "It says it is stuck"),
    "dirty": ("DIRTY", "It says it is dirty"),
    "unpowered": ("NO POWER", "It says it has no power"),
    "dead": ("DEAD", "It answers nothing"),
    "slow": ("SLOW", "It answers too late"),
    "wrong-counter": ("COUNTER", "Its counter stands still"),
    "reset": ("RESTART", "It restarts, once"),
    "bounce": ("FLICKER", "It flickers, once"),
    "paper-out": ("NO PAPER", "The roll is at its end"),
    "paper-low": ("PAPER LOW", "The roll is nearly used up"),
    "offline": ("COVER OPEN", "Nothing is printed"),
    "jam": ("JAM", "The next slip sticks"),
    "misread": ("MISREAD", "A card is not read, once"),
    "half": ("HALF A CARD", "The swipe breaks off, once"),
    "unknown": ("STRANGER", "A card nobody has, once"),
    "twice": ("TWICE", "The same card comes twice"),
    "unread": ("NOT READ", "A card is not read, once"),
    "unplugged": ("UNPLUGGED", "The cable is pulled"),
    "noise": ("NOISE", "Bytes arrive spoilt"),
    "dropped": ("LOST BYTES", "Some bytes never arrive"),
    "doubled": ("DOUBLE BYTES", "Some bytes arrive twice"),
}


@dataclass(frozen=True, slots=True)
class TileLook:
    """A device to choose or a fault to cause; `is_on` is broken, `is_chosen` is looked at."""

    key: str
    label: str
    detail: str
    icon: str = ""
    is_on: bool = False
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class FaultsLook:
    """The devices at one side, the faults of the chosen one at the other, and the way to mend."""

    devices: tuple[TileLook, ...]
    faults: tuple[TileLook, ...]
    caption: str
    mend_all: ActionLook


def faults_look(
    every: Sequence[FaultWords], active: Sequence[FaultWords], chosen: str
) -> FaultsLook:
    """Show how every simulated device stands, and what can be done to the chosen one."""
    broken = {words.device for words in active}
    devices = sorted(dict.fromkeys(words.device for words in every), key=_rank)
    return FaultsLook(
        devices=tuple(
            TileLook(
                device,
                device_label(device),
                _standing([words for words in active if words.device == device]),
                _icon(device),
                is_on=device in broken,
                is_chosen=device == chosen,
            )
            for device in devices
        ),
        faults=tuple(_fault(words, words in active) for words in every if words.device == chosen),
        caption=f"{device_label(chosen).upper()}, SIMULATED" if chosen else "",
        mend_all=_mend_all(len(broken)),
    )


def device_label(device: str) -> str:
    """Name a simulated device as a trainer does."""
    if device in _DEVICES:
        return _DEVICES[device][0]
    return f"Sensor {device.removeprefix('sensor ')}"


def _rank(device: str) -> int:
    """Put sensors first and their lines beside them."""
    if device in ("sensors", "second_sensors"):
        return 1
    return 2 if device in _DEVICES else 0


def _icon(device: str) -> str:
    return _DEVICES[device][1] if device in _DEVICES else _SENSOR_ICON


def _standing(active: Sequence[FaultWords]) -> str:
    if not active:
        return "Works"
    return _FAULTS[active[0].kind][0].capitalize()


def _fault(words: FaultWords, is_on: bool) -> TileLook:  # noqa: FBT001 - a private step
    label, detail = _FAULTS[words.kind]
    if is_on:
        return TileLook(words.cause, label, "Touch again to mend", "check", is_on=True)
    icon = "unlink" if words.kind == UNPLUGGED else "triangle"
    return TileLook(words.cause, label, detail, icon)


def _mend_all(broken: int) -> ActionLook:
    if not broken:
        why = "Every device works"
        return ActionLook(MEND_ALL, "MEND ALL", "wrench", why, ActionState.NOT_YET, why)
    return ActionLook(MEND_ALL, "MEND ALL", "wrench", f"{count(broken, 'device')} broken")

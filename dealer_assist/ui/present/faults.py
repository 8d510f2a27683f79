"""The trainer's panel of faults: which simulated devices there are, and how each can fail."""

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.devices.simulated.faults import UNPLUGGED, FaultWords
from dealer_assist.message import Msg
from dealer_assist.ui.looks import ActionLook, ActionState

MEND_ALL = "mend-all"
_DEVICES = {
    "sensors": (Msg("Sensor line"), "unlink"),
    "second_sensors": (Msg("Sensor line B"), "unlink"),
    "swiper": (Msg("Card reader"), "card"),
    "key_switch": (Msg("Key switch"), "key"),
    "printer": (Msg("Printer"), "printer"),
    "shoe": (Msg("Card shoe"), "circuit"),
}
_SENSOR_ICON = "chip"
_FAULTS = {
    "stuck": (Msg("STUCK"), Msg("Stuck"), Msg("It says it is stuck")),
    "dirty": (Msg("DIRTY"), Msg("Dirty"), Msg("It says it is dirty")),
    "unpowered": (Msg("NO POWER"), Msg("No power"), Msg("It says it has no power")),
    "dead": (Msg("DEAD"), Msg("Dead"), Msg("It answers nothing")),
    "slow": (Msg("SLOW"), Msg("Slow"), Msg("It answers too late")),
    "wrong-counter": (Msg("COUNTER"), Msg("Counter"), Msg("Its counter stands still")),
    "reset": (Msg("RESTART"), Msg("Restart"), Msg("It restarts, once")),
    "bounce": (Msg("FLICKER"), Msg("Flicker"), Msg("It flickers, once")),
    "paper-out": (Msg("NO PAPER"), Msg("No paper"), Msg("The roll is at its end")),
    "paper-low": (Msg("PAPER LOW"), Msg("Paper low"), Msg("The roll is nearly used up")),
    "offline": (Msg("COVER OPEN"), Msg("Cover open"), Msg("Nothing is printed")),
    "jam": (Msg("JAM"), Msg("Jam"), Msg("The next slip sticks")),
    "misread": (Msg("MISREAD"), Msg("Misread"), Msg("A card is not read, once")),
    "half": (Msg("HALF A CARD"), Msg("Half a card"), Msg("The swipe breaks off, once")),
    "unknown": (Msg("STRANGER"), Msg("Stranger"), Msg("A card nobody has, once")),
    "twice": (Msg("TWICE"), Msg("Twice"), Msg("The same card comes twice")),
    "unread": (Msg("NOT READ"), Msg("Not read"), Msg("A card is not read, once")),
    "unplugged": (Msg("UNPLUGGED"), Msg("Unplugged"), Msg("The cable is pulled")),
    "noise": (Msg("NOISE"), Msg("Noise"), Msg("Bytes arrive spoilt")),
    "dropped": (Msg("LOST BYTES"), Msg("Lost bytes"), Msg("Some bytes never arrive")),
    "doubled": (Msg("DOUBLE BYTES"), Msg("Double bytes"), Msg("Some bytes arrive twice")),
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
        caption=Msg("{device}, SIMULATED", device=device_label(chosen).upper()) if chosen else "",
        mend_all=_mend_all(len(broken)),
    )


def device_label(device: str) -> str:
    """Name a simulated device as a trainer does."""
    if device in _DEVICES:
        return _DEVICES[device][0]
    return Msg("Sensor {sensor}", sensor=device.removeprefix("sensor "))


def _rank(device: str) -> int:
    """Put sensors first and their lines beside them."""
    if device in ("sensors", "second_sensors"):
        return 1
    return 2 if device in _DEVICES else 0


def _icon(device: str) -> str:
    return _DEVICES[device][1] if device in _DEVICES else _SENSOR_ICON


def _standing(active: Sequence[FaultWords]) -> str:
    if not active:
        return Msg("Works")
    return _FAULTS[active[0].kind][1]


def _fault(words: FaultWords, is_on: bool) -> TileLook:  # noqa: FBT001 - a private step
    label, _, detail = _FAULTS[words.kind]
    if is_on:
        return TileLook(words.cause, label, Msg("Touch again to mend"), "check", is_on=True)
    icon = "unlink" if words.kind == UNPLUGGED else "triangle"
    return TileLook(words.cause, label, detail, icon)


def _mend_all(broken: int) -> ActionLook:
    if not broken:
        why = Msg("Every device works")
        return ActionLook(MEND_ALL, Msg("MEND ALL"), "wrench", why, ActionState.NOT_YET, why)
    detail = Msg("{n} devices broken", one="{n} device broken", n=broken)
    return ActionLook(MEND_ALL, Msg("MEND ALL"), "wrench", detail)

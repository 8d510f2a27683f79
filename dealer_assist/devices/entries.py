"""Lines of a table file's [devices]: which device hangs on which port, and what it speaks."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

SIMULATED = "simulated"
BAUD = 9600
BITS_A_BYTE = 10  # 8N1
MS_A_BYTE = 1000 * BITS_A_BYTE / BAUD
SPEED = re.compile(r"(.+)@(\d{3,7})")
KEYBOARD = "keyboard"

# What each device may speak; the first where the file names none.
KINDS = {
    "sensors": ("sum", "crc"),
    "second_sensors": ("sum", "crc"),
    "swiper": ("magnetic", "rdm6300", "id-12", KEYBOARD),
    "key_switch": ("cctalk",),
    "printer": ("escpos", "escpos-80"),
    "shoe": ("bee-tek",),
}


class NotADevice(Exception):  # noqa: N818 - the world's word for it
    """The table file names a device that there is not."""


@dataclass(frozen=True, slots=True)
class DeviceConfig:
    """One device: `swiper = "rdm6300:/dev/serial/by-id/…"`, `printer = "/dev/…@115200"`."""

    device: str
    kind: str
    where: str
    baud: int = BAUD

    @property
    def is_simulated(self) -> bool:
        """Tell whether a model stands in for the device."""
        return self.where == SIMULATED


def read_configs(devices: Mapping[str, str]) -> dict[str, DeviceConfig]:
    """Read all of [devices], or say what is wrong with it; one port cannot serve two devices."""
    configs = {device: read_config(device, text) for device, text in devices.items()}
    taken: dict[str, DeviceConfig] = {}
    for config in configs.values():
        other = taken.setdefault(config.where, config)
        if config is other or config.is_simulated:
            continue
        if not {config.device, other.device} <= {"sensors", "second_sensors", "key_switch"}:
            raise NotADevice(
                f"[devices] {config.device}: {config.where} is the port of {other.device} already"
            )
    return configs


def read_config(device: str, text: str) -> DeviceConfig:
    """Read `where`, `kind:where` or `where@baud`, or say what is wrong with it."""
    if device not in KINDS:
        raise NotADevice(f"[devices] {device}: there is no such device; use {', '.join(KINDS)}")
    kinds = KINDS[device]
    if text == KEYBOARD and KEYBOARD in kinds:
        return DeviceConfig(device, KEYBOARD, KEYBOARD)
    kind, colon, where = text.partition(":")
    if not (colon and kind in kinds):
        kind, where = kinds[0], text
    if not where:
        raise NotADevice(f'[devices] {device}: name a port, or write "{SIMULATED}"')
    found = SPEED.fullmatch(where)
    if found is None:
        return DeviceConfig(device, kind, where)
    return DeviceConfig(device, kind, found[1], int(found[2]))


def is_one_sensor_line(configs: Mapping[str, DeviceConfig]) -> bool:
    """Tell whether both sensors of a seat hang on the same port."""
    second, first = configs.get("second_sensors"), configs.get("sensors")
    return second is None or (first is not None and first.where == second.where)


def is_key_on_sensor_line(configs: Mapping[str, DeviceConfig]) -> bool:
    """Tell whether the key switch hangs on the port of the sensors; a simulated one never does."""
    key, sensors = configs.get("key_switch"), configs.get("sensors")
    if key is None or sensors is None or key.is_simulated:
        return False
    return key.where == sensors.where

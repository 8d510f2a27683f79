"""The simulated devices of one table: made as its file says, and kept over a crash."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from dealer_assist.devices.cctalk import Checksum
from dealer_assist.devices.entries import DeviceConfig, is_one_sensor_line

if TYPE_CHECKING:  # what a table does not have is not loaded at its start
    from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
    from dealer_assist.devices.simulated.printer import SimulatedPrinter
    from dealer_assist.devices.simulated.rfid_reader import SimulatedRfidReader
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
    from dealer_assist.devices.simulated.shoe import SimulatedShoe
    from dealer_assist.devices.simulated.swiper import SimulatedSwiper


@dataclass(frozen=True, slots=True)
class SimulatedHardware:
    """The models of the simulated devices, for the hand that moves them; None where it is real."""

    sensors: SimulatedSensorBank | None = None
    second_sensors: SimulatedSensorBank | None = None  # only where they have a line of their own
    swiper: SimulatedSwiper | SimulatedRfidReader | None = None
    key_switch: SimulatedKeySwitch | None = None
    printer: SimulatedPrinter | None = None
    shoe: SimulatedShoe | None = None

    def snapshot(self) -> dict[str, Any]:
        """Give the physical state as plain values: hardware outlives the program's crash."""
        return {name: model.snapshot() for name, model in self._lasting().items()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state, for the devices that are here."""
        for name, model in self._lasting().items():
            if name in state:
                model.restore(state[name])

    def _lasting(self) -> dict[str, SimulatedSensorBank | SimulatedKeySwitch | SimulatedPrinter]:
        models = {
            "sensors": self.sensors,
            "second_sensors": self.second_sensors,
            "key_switch": self.key_switch,
            "printer": self.printer,
        }
        return {name: model for name, model in models.items() if model is not None}


def make_simulated(
    configs: Mapping[str, DeviceConfig], seats: Sequence[int], second_seats: Sequence[int]
) -> SimulatedHardware:
    """Make a model for every device that the table file calls simulated."""
    kinds = {device: config.kind for device, config in configs.items() if config.is_simulated}
    is_one_line = is_one_sensor_line(configs)
    on_first = second_seats if is_one_line else ()
    second = None if is_one_line else kinds.get("second_sensors")
    return SimulatedHardware(
        sensors=_sensors(kinds.get("sensors"), seats, on_first),
        second_sensors=_sensors(second, (), second_seats),
        swiper=_swiper(kinds.get("swiper")),
        key_switch=_key_switch() if "key_switch" in kinds else None,
        printer=_printer() if "printer" in kinds else None,
        shoe=_shoe() if "shoe" in kinds else None,
    )


def _sensors(
    check: str | None, seats: Sequence[int], second_seats: Sequence[int]
) -> SimulatedSensorBank | None:
    if check is None:
        return None
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

    return SimulatedSensorBank(seats, second_seats, check=cast(Checksum, check))


def _swiper(kind: str | None) -> SimulatedSwiper | SimulatedRfidReader | None:
    if kind is None:
        return None
    if kind == "magnetic":
        from dealer_assist.devices.simulated.swiper import SimulatedSwiper

        return SimulatedSwiper()
    from dealer_assist.devices.simulated.rfid_reader import SimulatedRfidReader

    return SimulatedRfidReader(is_id12=kind == "id-12")


def _key_switch() -> SimulatedKeySwitch:
    from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch

    return SimulatedKeySwitch()


def _printer() -> SimulatedPrinter:
    from dealer_assist.devices.simulated.printer import SimulatedPrinter

    return SimulatedPrinter()


def _shoe() -> SimulatedShoe:
    from dealer_assist.devices.simulated.shoe import SimulatedShoe

    return SimulatedShoe()

"""The simulated devices of one table: made as its file says, and kept over a crash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import DeviceKind, PortLine
from dealer_assist.devices.simulated.model import (
    CardShoe,
    CardSwiper,
    ChipSensors,
    KeyLock,
    Restorable,
    SlipOutlet,
    Twin,
)
from dealer_assist.value import Value, field


class SimulatedHardware(Value):
    """The twins of the simulated devices by role, and a way to each for the hand that moves it.

    What is real has no twin, and the way to it leads to None.
    """

    twins: Mapping[str, Twin] = field(default_factory=dict)

    @property
    def sensors(self) -> ChipSensors | None:
        """Return the sensors to lay chips on."""
        model = self._model("sensors")
        return model if isinstance(model, ChipSensors) else None

    @property
    def second_sensors(self) -> ChipSensors | None:
        """Return the second sensors, only where they have a line of their own."""
        model = self._model("second_sensors")
        return model if isinstance(model, ChipSensors) else None

    @property
    def swiper(self) -> CardSwiper | None:
        """Return the reader to draw cards through."""
        model = self._model("swiper")
        return model if isinstance(model, CardSwiper) else None

    @property
    def key_switch(self) -> KeyLock | None:
        """Return the lock to turn the key in."""
        model = self._model("key_switch")
        return model if isinstance(model, KeyLock) else None

    @property
    def printer(self) -> SlipOutlet | None:
        """Return the printer to take slips from."""
        model = self._model("printer")
        return model if isinstance(model, SlipOutlet) else None

    @property
    def shoe(self) -> CardShoe | None:
        """Return the shoe to draw cards from."""
        model = self._model("shoe")
        return model if isinstance(model, CardShoe) else None

    def snapshot(self) -> dict[str, Any]:
        """Return the physical state as plain values: hardware outlives the program's crash."""
        return {name: model.snapshot() for name, model in self._lasting().items()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state, for the devices that are here."""
        for name, model in self._lasting().items():
            if name in state:
                model.restore(state[name])

    def _model(self, role: str) -> object:
        twin = self.twins.get(role)
        return None if twin is None else twin.model

    def _lasting(self) -> dict[str, Restorable]:
        models = {name: twin.model for name, twin in self.twins.items()}
        return {name: model for name, model in models.items() if isinstance(model, Restorable)}


def make_simulated(lines: Iterable[PortLine]) -> SimulatedHardware:
    """Make a twin for every device that the table file calls simulated."""
    kinds = [(line, kind_of(line.config)) for line in lines if line.config.is_simulated]
    return SimulatedHardware(
        {
            line.config.device: kind.twin(line)
            for line, kind in kinds
            if isinstance(kind, DeviceKind)
        }
    )

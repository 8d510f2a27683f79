"""The devices of one table: watched together, asked for their messages, told what to show."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from dealer_assist.devices.attendant import Attendant, Driver
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.devices.sensor_profile import Lamp
from dealer_assist.devices.sensors import SensorBank
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.swiper import SimulatedSwiper
from dealer_assist.devices.wire import Wire


@dataclass(frozen=True, slots=True)
class SimulatedHardware:
    """The models of the simulated devices, for the hand that moves them; None where it is real."""

    sensors: SimulatedSensorBank | None = None
    swiper: SimulatedSwiper | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """One device in the rack: a simulated one on its wire, a real one with its attendant."""

    name: str
    driver: Driver
    wire: Wire | None = None
    attendant: Attendant | None = None

    def tick(self, now_ms: int, dt_ms: int) -> list[Message]:
        """Let the device do what it has to by now."""
        if self.wire is not None:
            self.wire.tick(dt_ms)
        return (self.attendant or self.driver).tick(now_ms)

    def order(self, order: Callable[[], None]) -> None:
        """Have something done in the thread that owns the driver."""
        if self.attendant is None:
            order()
        else:
            self.attendant.order(order)


class Rack:
    """All devices of a table; one that is lost is named and tried again, the rest goes on."""

    def __init__(
        self,
        places: Sequence[Place],
        sensor_banks: Sequence[tuple[Place, SensorBank]],
        simulated: SimulatedHardware,
    ) -> None:
        self.simulated = simulated
        self._places = places
        self._sensor_banks = sensor_banks
        self._ticked_ms: int | None = None

    @property
    def simulated_names(self) -> tuple[str, ...]:
        """Name what is simulated on this table, for everybody to see."""
        return tuple(place.name for place in self._places if place.wire is not None)

    def tick(self, now_ms: int) -> list[Message]:
        """Give what the devices have told since the last time, without waiting."""
        dt_ms = now_ms - (now_ms if self._ticked_ms is None else self._ticked_ms)
        self._ticked_ms = now_ms
        return [message for place in self._places for message in place.tick(now_ms, dt_ms)]

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want a sensor's lamp like this; where there is no such sensor there is no lamp."""
        for place, bank in self._sensor_banks:
            if bank.has(seat, sensor):
                place.order(partial(bank.set_lamp, seat, sensor, lamp))

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        for place, bank in self._sensor_banks:
            place.order(bank.open_betting)

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        for place, bank in self._sensor_banks:
            place.order(bank.close_betting)

    def wire(self, name: str) -> Wire | None:
        """Give the wire of a simulated device, to unplug it or to make it noisy."""
        return next((place.wire for place in self._places if place.name == name), None)

    def health(self) -> list[Health]:
        """Report on every device, the simulated ones marked."""
        return [
            replace(health, is_simulated=place.wire is not None)
            for place in self._places
            for health in place.driver.health()
        ]

    def close(self) -> None:
        """Give every port back."""
        for place in self._places:
            if place.attendant is not None:
                place.attendant.close()

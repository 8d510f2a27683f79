"""The devices of one table: watched together, asked for their messages, told what to show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, cast

from dealer_assist.devices.contained import Contained
from dealer_assist.devices.driver import Driver, Lamp, SensorDriver, SlipDriver
from dealer_assist.devices.health import OK, STALE, STALE_MS, Health
from dealer_assist.devices.messages import (
    DeviceLost,
    Message,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.printers.escpos import (
    CUT_OFF,
    NARROW_DOTS,
    UNKNOWN,
    SlipPicture,
    why_not_ready,
)
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.message import Msg
from dealer_assist.value import Value, replace

if TYPE_CHECKING:  # what a table does not have is not loaded at its start
    from dealer_assist.devices.port_thread import PortThread
    from dealer_assist.devices.readers.keyboard_wedge import Keyed, Wedge
    from dealer_assist.devices.simulated_wire import SimulatedWire


_BETTING = "betting"
_NO_PRINTER = why_not_ready(UNKNOWN) or ""


class RackSlot(Value):
    """One device in the rack: a simulated one on its wire, a real one with its thread."""

    name: str
    contained: Contained
    wire: SimulatedWire | None = None
    port_thread: PortThread | None = None

    @property
    def driver(self) -> Driver:
        """Return its driver; after a failure it is another one."""
        return self.contained.driver

    @property
    def sensors(self) -> SensorDriver:
        """Return its driver, where that is one of sensors."""
        return cast("SensorDriver", self.driver)

    @property
    def slips(self) -> SlipDriver:
        """Return its driver, where that is one of a printer."""
        return cast("SlipDriver", self.driver)

    def tick(self, now_ms: int, dt_ms: int) -> list[Message]:
        """Let the device do what it has to by now."""
        if self.port_thread is not None:
            return self.port_thread.tick(now_ms)
        try:
            if self.wire is not None:
                self.wire.tick(dt_ms)
        except Exception as bug:  # noqa: BLE001 - a model that fails is a device that fails
            return self.contained.fail(bug, now_ms)
        return self.contained.tick(now_ms)

    def order(self, act: Callable[[Any], None], lasts_as: Hashable = None) -> None:
        """Have the driver do something, in the thread that owns it."""
        if self.port_thread is None:
            self.contained.order(act, lasts_as)
        else:
            self.port_thread.order(lambda: self.contained.order(act, lasts_as))


class Rack:
    """All devices of a table; one that is lost is named and tried again, the rest goes on."""

    def __init__(
        self,
        slots: Sequence[RackSlot],
        simulated: SimulatedHardware,
        wedge: Wedge | None = None,
    ) -> None:
        self.simulated = simulated
        self._slots = slots
        self._sensors = [slot for slot in slots if isinstance(slot.driver, SensorDriver)]
        printers = (slot for slot in slots if isinstance(slot.driver, SlipDriver))
        self._printer = next(printers, None)
        self._wedge = wedge
        self._slips: list[str] = []
        self._told: list[Message] = []
        self._ticked_ms: int | None = None

    @property
    def simulated_names(self) -> tuple[str, ...]:
        """Name what is simulated on this table, for everybody to see."""
        return tuple(slot.name for slot in self._slots if slot.wire is not None)

    @property
    def has_printer(self) -> bool:
        """True if slips can be printed at this table."""
        return self._printer is not None

    @property
    def slip_dots(self) -> int:
        """Return how wide a slip is; what nobody prints yet fits the narrow paper."""
        return NARROW_DOTS if self._printer is None else self._printer.slips.dots_across

    @property
    def printer_trouble(self) -> str:
        """Say why no slip can be printed at this moment, or nothing where one can."""
        if self._printer is None:
            return ""
        return _NO_PRINTER if self._printer.contained.fault else self._printer.slips.trouble

    @property
    def slips_waiting(self) -> tuple[str, ...]:
        """Name the slips that were sent and of which nobody knows yet how they end."""
        return tuple(self._slips)

    def tick(self, now_ms: int) -> list[Message]:
        """Return what the devices have told since the last time, without waiting."""
        dt_ms = now_ms - (now_ms if self._ticked_ms is None else self._ticked_ms)
        self._ticked_ms = now_ms
        if self._wedge is not None:
            self._told += self._wedge.tick(now_ms)
        told, self._told = self._told, []
        told += [message for slot in self._slots for message in slot.tick(now_ms, dt_ms)]
        told += [SlipUncertain(name, CUT_OFF) for name in self._slips if self._has_failed(told)]
        for message in told:
            match message:
                case SlipPrinted(slip) | SlipFailed(slip) | SlipUncertain(slip):
                    if slip in self._slips:
                        self._slips.remove(slip)
        return told

    def _has_failed(self, told: Sequence[Message]) -> bool:
        """True if the driver of the printer failed, and with it whatever it had to print."""
        return any(
            isinstance(message, DeviceLost)
            and message.is_fault_of_driver
            and self._printer is not None
            and message.device == self._printer.name
            for message in told
        )

    def unseen(self, now_ms: int) -> list[tuple[int, str]]:
        """Name the sensors that have not shown their state for more than a second.

        What hangs on a wire of this process sees time pass only when the rack does.
        """
        return [
            spot
            for slot in self._sensors
            for spot in slot.sensors.spots
            if slot.contained.fault
            or not _is_fresh(slot.sensors.looked_ms(*spot), self._time_of(slot, now_ms))
        ]

    def _time_of(self, slot: RackSlot, now_ms: int) -> int:
        return now_ms if slot.wire is None or self._ticked_ms is None else self._ticked_ms

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want a sensor's lamp like this; where there is no such sensor there is no lamp."""
        for slot in self._sensors:
            if slot.sensors.has(seat, sensor):
                slot.order(lambda driver: driver.set_lamp(seat, sensor, lamp), (seat, sensor))

    def test_sensor(self, seat: int, sensor: str) -> None:
        """Have a sensor looked at closely now; `SensorTested` follows unless its line is cut."""
        for slot in self._sensors:
            if slot.sensors.has(seat, sensor):
                slot.order(lambda driver: driver.test(seat, sensor))

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        for slot in self._sensors:
            slot.order(lambda driver: driver.open_betting(), _BETTING)

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        for slot in self._sensors:
            slot.order(lambda driver: driver.close_betting(), _BETTING)

    def print_slip(self, slip: SlipPicture) -> None:
        """Have a slip printed; an end of it follows in any case."""
        if self._printer is None:
            self._told.append(SlipFailed(slip.name, Msg("This table has no slip printer")))
            return
        if self._printer.contained.fault:
            self._told.append(SlipFailed(slip.name, _NO_PRINTER))
            return
        self._slips.append(slip.name)
        self._printer.order(lambda driver: driver.print(slip))

    def typed(self, char: str, now_ms: int) -> Keyed | None:
        """Look at a key before any field does; the card it completes comes with the next tick.

        None where no swiper types at this table: the key is a person's.
        """
        if self._wedge is None:
            return None
        keyed = self._wedge.key(char, now_ms)
        self._told += keyed.messages
        return keyed

    def wire(self, name: str) -> SimulatedWire | None:
        """Return the wire of a simulated device, to unplug it or to make it noisy."""
        return next((slot.wire for slot in self._slots if slot.name == name), None)

    def health(self) -> list[Health]:
        """Report on every device, the simulated ones marked."""
        return [
            replace(health, is_simulated=slot.wire is not None, state=self._state(health))
            for slot in self._slots
            for health in slot.contained.health()
        ]

    def _state(self, health: Health) -> str:
        """Call nothing well that has not been looked at for a second."""
        now_ms = self._ticked_ms
        is_stale = now_ms is not None and health.is_stale(now_ms)
        return STALE if health.state == OK and is_stale else health.state

    def close(self) -> None:
        """Release every port."""
        for slot in self._slots:
            if slot.port_thread is not None:
                slot.port_thread.close()


def _is_fresh(looked_ms: int | None, now_ms: int) -> bool:
    return looked_ms is not None and now_ms - looked_ms <= STALE_MS

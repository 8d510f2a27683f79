"""The devices of one table: watched together, asked for their messages, told what to show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from dealer_assist.devices.driver import Driver, Lamp, SensorDriver, SlipDriver
from dealer_assist.devices.health import OK, STALE, STALE_MS, Health
from dealer_assist.devices.messages import Message, SlipFailed, SlipPrinted, SlipUncertain
from dealer_assist.devices.printers.escpos import NARROW_DOTS, SlipPicture
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.message import Msg
from dealer_assist.value import Value, replace

if TYPE_CHECKING:  # what a table does not have is not loaded at its start
    from dealer_assist.devices.port_thread import PortThread
    from dealer_assist.devices.readers.keyboard_wedge import Keyed, Wedge
    from dealer_assist.devices.simulated_wire import SimulatedWire


class RackSlot(Value):
    """One device in the rack: a simulated one on its wire, a real one with its thread."""

    name: str
    driver: Driver
    wire: SimulatedWire | None = None
    port_thread: PortThread | None = None

    def tick(self, now_ms: int, dt_ms: int) -> list[Message]:
        """Let the device do what it has to by now."""
        if self.wire is not None:
            self.wire.tick(dt_ms)
        return (self.port_thread or self.driver).tick(now_ms)

    def order(self, order: Callable[[], None]) -> None:
        """Have something done in the thread that owns the driver."""
        if self.port_thread is None:
            order()
        else:
            self.port_thread.order(order)


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
        self._sensors = [(s, s.driver) for s in slots if isinstance(s.driver, SensorDriver)]
        printers = [(s, s.driver) for s in slots if isinstance(s.driver, SlipDriver)]
        self._printer = printers[0] if printers else None
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
        """Tell whether slips can be printed at this table."""
        return self._printer is not None

    @property
    def slip_dots(self) -> int:
        """Tell how wide a slip is; what nobody prints yet fits the narrow paper."""
        return NARROW_DOTS if self._printer is None else self._printer[1].dots_across

    @property
    def printer_trouble(self) -> str:
        """Say why no slip can be printed at this moment, or nothing where one can."""
        return "" if self._printer is None else self._printer[1].trouble

    @property
    def slips_waiting(self) -> tuple[str, ...]:
        """Name the slips that were sent and of which nobody knows yet how they end."""
        return tuple(self._slips)

    def tick(self, now_ms: int) -> list[Message]:
        """Give what the devices have told since the last time, without waiting."""
        dt_ms = now_ms - (now_ms if self._ticked_ms is None else self._ticked_ms)
        self._ticked_ms = now_ms
        if self._wedge is not None:
            self._told += self._wedge.tick(now_ms)
        told, self._told = self._told, []
        told += [message for slot in self._slots for message in slot.tick(now_ms, dt_ms)]
        for message in told:
            match message:
                case SlipPrinted(slip) | SlipFailed(slip) | SlipUncertain(slip):
                    if slip in self._slips:
                        self._slips.remove(slip)
        return told

    def unseen(self, now_ms: int) -> list[tuple[int, str]]:
        """Name the sensors that have not shown their state for more than a second.

        What hangs on a wire of this process sees time pass only when the rack does.
        """
        return [
            spot
            for slot, line in self._sensors
            for spot in line.spots
            if not _is_fresh(line.looked_ms(*spot), self._time_of(slot, now_ms))
        ]

    def _time_of(self, slot: RackSlot, now_ms: int) -> int:
        return now_ms if slot.wire is None or self._ticked_ms is None else self._ticked_ms

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want a sensor's lamp like this; where there is no such sensor there is no lamp."""
        for slot, line in self._sensors:
            if line.has(seat, sensor):
                slot.order(partial(line.set_lamp, seat, sensor, lamp))

    def test_sensor(self, seat: int, sensor: str) -> None:
        """Have a sensor looked at closely now; `SensorTested` follows unless its line is cut."""
        for slot, line in self._sensors:
            if line.has(seat, sensor):
                slot.order(partial(line.test, seat, sensor))

    def open_betting(self) -> None:
        """Let the sensors take chips."""
        for slot, line in self._sensors:
            slot.order(line.open_betting)

    def close_betting(self) -> None:
        """Let every chip placed from now on be late."""
        for slot, line in self._sensors:
            slot.order(line.close_betting)

    def print_slip(self, slip: SlipPicture) -> None:
        """Have a slip printed; an end of it follows in any case."""
        if self._printer is None:
            self._told.append(SlipFailed(slip.name, Msg("This table has no slip printer")))
            return
        slot, printer = self._printer
        self._slips.append(slip.name)
        slot.order(partial(printer.print, slip))

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
        """Give the wire of a simulated device, to unplug it or to make it noisy."""
        return next((slot.wire for slot in self._slots if slot.name == name), None)

    def health(self) -> list[Health]:
        """Report on every device, the simulated ones marked."""
        return [
            replace(health, is_simulated=slot.wire is not None, state=self._state(health))
            for slot in self._slots
            for health in slot.driver.health()
        ]

    def _state(self, health: Health) -> str:
        """Call nothing well that has not been looked at for a second."""
        now_ms = self._ticked_ms
        is_stale = now_ms is not None and health.is_stale(now_ms)
        return STALE if health.state == OK and is_stale else health.state

    def close(self) -> None:
        """Give every port back."""
        for slot in self._slots:
            if slot.port_thread is not None:
                slot.port_thread.close()


def _is_fresh(looked_ms: int | None, now_ms: int) -> bool:
    return looked_ms is not None and now_ms - looked_ms <= STALE_MS

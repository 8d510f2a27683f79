"""What a device is to a table: its role, the kinds that can play it, and the words for people.

Only forms stand here, and the faults that several kinds have in common; the devices themselves are
entries of the registry.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, TypeAlias

from dealer_assist.devices.port import BAUD, Port, PortSettings
from dealer_assist.message import Msg
from dealer_assist.value import Value, replace

if TYPE_CHECKING:
    from dealer_assist.devices.cctalk.bus import BusStation
    from dealer_assist.devices.cctalk.profile import CctalkProfile
    from dealer_assist.devices.driver import Driver
    from dealer_assist.devices.port_thread import HardwarePort
    from dealer_assist.devices.profiles import DeviceProfile
    from dealer_assist.devices.readers.keyboard_wedge import Wedge
    from dealer_assist.devices.simulated.model import Twin

SIMULATED = "simulated"


class DeviceConfig(Value):
    """One device: `swiper = "rdm6300:/dev/serial/by-id/…"`, `printer = "/dev/…@115200"`."""

    device: str
    kind: str
    where: str
    baud: int = BAUD
    profile: DeviceProfile | None = None

    @property
    def is_simulated(self) -> bool:
        """True if a model stands in for the device."""
        return self.where == SIMULATED

    @property
    def port_settings(self) -> PortSettings:
        """Return how its line is set up; a speed in the table file goes before the profile's."""
        return replace(self.profile.port if self.profile else PortSettings(), baud=self.baud)


class PortLine(Value):
    """One port of a table: the device it is named for, who shares it, and the seats it serves."""

    config: DeviceConfig
    guests: tuple[DeviceConfig, ...] = ()
    seats: tuple[int, ...] = ()
    second_seats: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Name the devices that are lost together when the port goes."""
        return (self.config.device, *(guest.device for guest in self.guests))


class DeviceKind(Value):
    """A way for a device to speak: how it is driven, and how it is simulated.

    Several devices can share one port where their kinds name the same `bus`; each that is not
    named for the port is then a `station` on the driver of the one that is. `offered_as` puts the
    kind on the bench of `devices simulate` under that name, beside the usual one of its role.
    `port` opens what is no serial port.
    """

    name: str
    driver: Callable[[Port, PortLine], Driver]
    twin: Callable[[PortLine], Twin]
    has_echo: bool = False
    bus: str = ""
    station: Callable[[CctalkProfile], BusStation] | None = None
    offered_as: str = ""
    port: Callable[[str, Callable[[], int], PortSettings], HardwarePort] | None = None


class TypedKind(Value):
    """A device that types like a keyboard: it has no port, its keys are caught."""

    name: str
    wedge: Callable[[], Wedge]


AnyKind: TypeAlias = DeviceKind | TypedKind


class RoleTurn(IntEnum):
    """When the rack visits a device: what is asked, what speaks unasked, what only prints."""

    ASKED = 0
    UNASKED = 1
    PRINTS = 2


class FaultKind(Value):
    """A way to fail, as a trainer reads it; one that does not last is over when it has happened."""

    name: str
    label: str
    detail: str
    lasts: bool = True


class DeviceRole(Value):
    """What a table file can name under [devices], and all that is to be known of it.

    `cure` says what does not work without it and what to do, `alert` the same of a time that is
    over. Where it consists of parts that fail one by one, `part` is the word for one of them, and
    `panel` names the whole to a trainer. `letter` is the sensor of a seat that it reads; a role
    that `extends` another lies on that one's line where both are simulated or share a port.
    """

    name: str
    title: str
    icon: str
    cure: str
    alert: str
    kinds: tuple[AnyKind, ...]
    faults: tuple[FaultKind, ...] = ()
    turn: RoleTurn = RoleTurn.UNASKED
    aliases: tuple[str, ...] = ()
    part: str = ""
    panel: str = ""
    part_icon: str = ""
    letter: str = ""
    extends: str = ""

    @property
    def is_asked(self) -> bool:
        """True if it answers questions; what only speaks unasked is a port that opened."""
        return self.turn is not RoleTurn.UNASKED

    def kind(self, name: str) -> AnyKind:
        """Find a kind of this role by its name."""
        return next(kind for kind in self.kinds if kind.name == name)

    def fault(self, name: str) -> FaultKind | None:
        """Find a way to fail by its name."""
        return next((fault for fault in self.faults if fault.name == name), None)


DEAD = FaultKind("dead", Msg("Dead"), Msg("No answer"))
RESET = FaultKind("reset", Msg("Restart"), Msg("Restarts, once"), lasts=False)
BOUNCE = FaultKind("bounce", Msg("Flicker"), Msg("Flickers, once"), lasts=False)

LINE_FAULTS = (
    FaultKind("unplugged", Msg("Unplugged"), Msg("The cable is pulled")),
    FaultKind("noise", Msg("Noise"), Msg("Corrupt bytes arrive")),
    FaultKind("dropped", Msg("Lost bytes"), Msg("Some bytes never arrive")),
    FaultKind("doubled", Msg("Double bytes"), Msg("Some bytes arrive twice")),
)
"""What every simulated device has in common: a plug and a wire."""
SENSOR_FAULTS = (
    FaultKind("stuck", Msg("Stuck"), Msg("Reports stuck")),
    FaultKind("dirty", Msg("Dirty"), Msg("Reports dirty")),
    FaultKind("unpowered", Msg("No power"), Msg("Reports no power")),
    DEAD,
    FaultKind("slow", Msg("Slow"), Msg("Late answer")),
    FaultKind("wrong-counter", Msg("Counter"), Msg("Its counter does not move")),
    FaultKind("no-lamp-ack", Msg("Lamp"), Msg("Lamp does not respond")),
    FaultKind("no-inhibit-ack", Msg("Inhibit"), Msg("Does not open or close")),
    FaultKind("busy", Msg("Busy"), Msg("Reports busy")),
    FaultKind("two-byte-check", Msg("Long check"), Msg("Its self check has two bytes")),
    FaultKind("unlisted", Msg("Error 15"), Msg("Reports error 15, once"), lasts=False),
    FaultKind("swapped", Msg("Swapped"), Msg("Another board, once"), lasts=False),
    RESET,
    BOUNCE,
)

"""What a board of a certain make needs, as data: chosen by its name in a table file.

A Modbus board is laid out with one unit a seat, or with one for the whole bank.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.port import PortSettings
from dealer_assist.value import Value, field

CCTALK_KINDS = ("sum", "crc", "cctalk")
Layout: TypeAlias = Literal["seat", "bank"]
SEATS = range(1, 8)


def _units() -> Mapping[tuple[int, str], int]:
    firsts = {"A": 10, "B": 20}
    return {(seat, letter): first + seat for letter, first in firsts.items() for seat in SEATS}


class ModbusProfile(Value):
    """Discrete inputs are chips, coils are lamps and open betting.

    With `layout` "seat" every sensor is a unit: its chip is input `chip`, its lamp the coils `lit`
    and `locked`, betting the coil `betting`. With "bank" all sensors are on one `unit`: these
    numbers are then those of seat 1, sensor A, and each further sensor adds `stride`. Where
    `is_chip_low` or `is_fault_low` the input is off with a chip or a fault. `reads_coils` unless
    its coils cannot be read: they are then as they were last acknowledged.
    """

    layout: Layout = "seat"
    units: Mapping[tuple[int, str], int] = field(default_factory=_units)
    unit: int = 1
    chip: int = 0
    fault: int | None = 1
    is_chip_low: bool = False
    is_fault_low: bool = False
    reads_coils: bool = True
    lit: int | None = 0
    locked: int | None = 1
    betting: int | None = 2
    stride: int = 4
    timeout_ms: int = 100


class DeviceProfile(Value):
    """The kind of device that a name stands for, and how it is set up.

    What a kind does not know of is left as it is: a printer has no addresses.
    """

    name: str
    device: str
    kind: str
    port: PortSettings = field(default_factory=PortSettings)
    cctalk: CctalkProfile = PUBLIC
    modbus: ModbusProfile = field(default_factory=ModbusProfile)
    silence_ms: int | None = None

    def has_place(self, seat: int, letter: str) -> bool:
        """True if it says where the sensor of a seat is; other kinds have no such thing."""
        if self.kind == "modbus":
            return self.modbus.layout == "bank" or (seat, letter) in self.modbus.units
        return self.kind not in CCTALK_KINDS or (seat, letter) in self.cctalk.addresses

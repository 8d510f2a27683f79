"""What a board of a certain make needs, as data: chosen by its name in a table file."""

from dataclasses import field

from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.modbus.profile import ModbusProfile
from dealer_assist.devices.port import PortSettings
from dealer_assist.frozen import frozen


@frozen
class DeviceProfile:
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

"""PORTS: every device of the table, and every port of the machine."""

from dealer_assist.ui.kiosk_setup.model import ThingState
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class DeviceRow(Value):
    """A device of the table: its port in a pill, and what can be done with it."""

    key: StepTouch
    title: str
    detail: str
    icon: str
    pill: str
    state: ThingState
    is_selected: bool = False
    action: Button[StepTouch] | None = None


class PortRow(Value):
    """A port: what it is, whose it is, and its last bytes."""

    number: int
    title: str
    detail: str
    said: str
    owner: str = ""
    pill: str = ""
    is_heard: bool = False
    is_gone: bool = False
    action: Button[StepTouch] | None = None


class PortsModel(Value):
    """Devices at the left, ports at the right."""

    frame: ScreenFrame[StepTouch]
    title: str
    count: str
    devices: tuple[DeviceRow, ...]
    ports: tuple[PortRow, ...]
    more: Button[StepTouch] | None = None

"""What a device says that a supervisor must take note of: it is out, or it cannot be trusted."""

from collections.abc import Iterable

from dealer_assist.devices.messages import DeviceLost, Message, PrinterStatus, SensorFault
from dealer_assist.devices.registry import role_named
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert

DEVICE = "device"


def alert_for(message: Message, sensors: Iterable[str]) -> RaiseAlert | None:
    """Give the alert that a message calls for; `sensors` are the letters that a seat has."""
    match message:
        case DeviceLost(device):
            role = role_named(device)
            unnamed = Msg("The device {device} did not answer; check the cable", device=device)
            return RaiseAlert(f"device {device}", DEVICE, role.alert if role else unnamed)
        case SensorFault(seat, sensor, fault):
            name = f"{seat}{sensor}" if len(list(sensors)) > 1 else f"{seat}"
            return RaiseAlert(f"sensor {seat}{sensor}", DEVICE, _fault_of(name, fault))
        case PrinterStatus(paper="out"):
            return RaiseAlert(
                "paper", DEVICE, Msg("The printer ran out of paper: slips had to wait; load it")
            )
        case _:
            return None


def _fault_of(name: str, fault: str) -> str:
    match fault:
        case "stuck":
            return Msg(
                "Sensor {sensor} was stuck on: it took no wager; lift the chip and test it",
                sensor=name,
            )
        case "dirty":
            return Msg(
                "Sensor {sensor} was dirty: it took no wager; wipe it and test it", sensor=name
            )
        case "unpowered":
            return Msg(
                "Sensor {sensor} was without power: it took no wager; check its plug and test it",
                sensor=name,
            )
        case "lost":
            return Msg(
                "Sensor {sensor} did not answer: it took no wager; check its plug and test it",
                sensor=name,
            )
        case "reset":
            return Msg(
                "Sensor {sensor} restarted by itself: it took no wager until tested; check it",
                sensor=name,
            )
        case _:
            return Msg(
                "Sensor {sensor} was out of order: it took no wager; call a technician", sensor=name
            )

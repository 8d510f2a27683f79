"""What a device says that a supervisor must take note of: it is out, or it cannot be trusted."""

from collections.abc import Iterable, Iterator

from dealer_assist.devices.messages import (
    CommandUnanswered,
    DeviceLost,
    Message,
    PrinterStatus,
    SensorFault,
    ShufflerTold,
    Unanswered,
)
from dealer_assist.devices.registry import role_named
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.setup.approval import Approval, told_otherwise

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
        case CommandUnanswered(seat, sensor, what):
            name = f"{seat}{sensor}" if len(list(sensors)) > 1 else f"{seat}"
            return RaiseAlert(f"{what} {seat}{sensor}", DEVICE, _unanswered(name, what))
        case ShufflerTold(fault=fault) if fault:
            said = Msg("The shuffler stopped with fault {code}; follow its checklist", code=fault)
            return RaiseAlert("shuffler fault", DEVICE, said)
        case PrinterStatus(paper="out"):
            return RaiseAlert(
                "paper", DEVICE, Msg("The printer ran out of paper: slips had to wait; load it")
            )
        case _:
            return None


def record_alerts(message: Message, approval: Approval | None) -> Iterator[RaiseAlert]:
    """Give an alert for each thing that the shuffler tells otherwise than it is on record."""
    if isinstance(message, ShufflerTold):
        for what, sentence in told_otherwise(approval, message.make, message.mode):
            yield RaiseAlert(f"shuffler {what}", DEVICE, sentence)


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
        case "clash":
            return Msg(
                "Sensor {sensor} was not alone at its address: it took no wager; set another",
                sensor=name,
            )
        case "stateless":
            return Msg(
                "Sensor {sensor} did not tell its state: it took no wager; check its profile",
                sensor=name,
            )
        case "unseen":
            return Msg(
                "Sensor {sensor} was not looked at in time: its chip did not count; check the line",
                sensor=name,
            )
        case _:
            return Msg(
                "Sensor {sensor} said {fault}: it took no wager; call a technician",
                sensor=name,
                fault=fault,
            )


def _unanswered(name: str, what: Unanswered) -> str:
    match what:
        case "lamp":
            return Msg(
                "Sensor {sensor} did not obey its lamp; chips on it count, its light may be wrong",
                sensor=name,
            )
        case "inhibit":
            return Msg(
                "Sensor {sensor} did not open or close; chips on it are seen, look for late ones",
                sensor=name,
            )
        case "check":
            return Msg(
                "Sensor {sensor} did not check itself; chips on it are seen, call a technician",
                sensor=name,
            )

"""What a device said, as a command to the table; and as an alert where a supervisor must know."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from dealer_assist.desk.papers import note_of
from dealer_assist.devices import messages as m
from dealer_assist.devices.registry import role_named
from dealer_assist.message import Msg, joined
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table import commands as c
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import aquarius
from dealer_assist.table.facts.irregularities import SHUFFLER, steps
from dealer_assist.table.setup.approval import Approval, told_otherwise
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key

LOST = "lost"
DEVICE = "device"
SCREEN = "screen"


def command_for(message: m.Message, roster: CardIndex) -> c.Command | None:
    """Turn a device's message into a command; None for what concerns the devices alone."""
    match message:
        case m.ChipPlaced(seat, sensor):
            return c.SeeChip(seat, sensor)
        case m.ChipRemoved(seat, sensor):
            return c.MissChip(seat, sensor)
        case m.SensorRead(seat, sensor, has_chip):
            return c.SeeChip(seat, sensor) if has_chip else c.MissChip(seat, sensor)
        case m.SensorFault(seat, sensor, code):
            return c.ReportSensorFault(seat, sensor, code)
        case m.SensorRecovered(seat, sensor):
            return c.ReportSensorWell(seat, sensor)
        case m.CardSwiped(number, former):
            return roster.swipe(number, former)
        case m.CardMisread(reason, needs_setting):
            return c.SwipeCard(None, is_misread=True, reading=reason if needs_setting else "")
        case m.KeyTold(position):
            return c.TurnKey(position)
        case m.KeyUnknown():
            return c.LoseKey()
        case m.SlipPrinted() | m.SlipFailed() | m.SlipUncertain():
            return note_of(message)
        case m.SensorIdentified() | m.SensorTested() | m.CommandUnanswered() | m.CommandAnswered():
            return None
        case m.PrinterStatus() | m.ShoeCard() | m.ShoeAlarm() | m.ShufflerTold():
            return None
        case m.DeviceLost() | m.DeviceBack():
            return None
        case _:
            assert_never(message)


def shuffler_trouble(table: Table, message: m.ShufflerTold) -> c.Command | None:
    """Open the checklist with what the shuffler says; nothing where it says that it runs.

    Its list that is open already goes on with the new words; what a closed table's shuffler says is
    an alert.
    """
    is_open = table.round.phase not in (Phase.CLOSED, Phase.HALTED)
    is_free = table.lasting.irregularity is None or table.lasting.irregularity.kind == SHUFFLER
    may_note = is_open and is_free and steps(table.setup) > 0
    if not message.fault or not may_note:
        return None
    return c.NoteIrregularity(SHUFFLER, shuffler_said(message))


def hands_told(table: Table, message: m.ShufflerTold) -> c.Command | None:
    """Take the shuffler's count of hands where a wager pays by it; nothing before a deal."""
    is_needed = bool(table.setup.pays_by_hands) and table.round.phase not in (
        Phase.CLOSED,
        Phase.HALTED,
    )
    return c.CountHands(message.hands) if is_needed and message.hands else None


def shuffler_said(message: m.ShufflerTold) -> str:
    """Put what the shuffler tells into words: its fault, its mode, and how far it dealt."""
    said: list[str] = [Msg("fault {code}", code=message.fault)]
    if message.mode:
        said.append(Msg("mode {mode}", mode=message.mode))
    if message.hands is not None:
        said.append(Msg("{n} hands dealt", one="{n} hand dealt", n=message.hands))
    return joined(", ", said)


def key_found(table: Table, position: str) -> str:
    """Say that the key was found elsewhere than the record has it; nothing where it agrees."""
    if not has_key(table.setup) or position == table.lasting.key:
        return ""
    if position == JPH and aquarius.key_refusal(table):
        return Msg(
            "The key was found in JPH, not in {recorded}. Turn it back to RUN",
            recorded=table.lasting.key,
        )
    return Msg(
        "The key was found in {found}. On record it was in {recorded}",
        found=position,
        recorded=table.lasting.key,
    )


def doubted(table: Table) -> tuple[c.Command, ...]:
    """Trust no key that stood in JPH before a restart until the switch says so again."""
    is_open = table.round.phase is not Phase.CLOSED
    return (c.LoseKey(),) if table.lasting.key == JPH and is_open else ()


def line_lost(table: Table, device: str) -> list[c.Command]:
    """Take out what nobody watches: its chips do not count, its key stands nowhere."""
    if device == "key_switch":
        return [c.LoseKey()]
    spots = _spots_of(table, device)
    return [c.ReportSensorFault(*spot, LOST) for spot in spots if not table.sensor(spot).fault]


def line_back(table: Table, device: str) -> list[c.Command]:
    """Take the sensors of a line back in; each tells its state again."""
    spots = _spots_of(table, device)
    return [c.ReportSensorWell(*spot) for spot in spots if table.sensor(spot).fault == LOST]


def _spots_of(table: Table, device: str) -> list[Spot]:
    has_two_lines = "second_sensors" in table.setup.devices
    lines = {"sensors": "A" if has_two_lines else "AB", "second_sensors": "B"}
    return [spot for spot in table.setup.spots if spot[1] in lines.get(device, "")]


def device_of(command: c.Command, setup: TableSetup) -> str:
    """Name the device as the rack does; nothing where the desk itself asks, or it may be either."""
    match command:
        case c.SeeChip() | c.MissChip() | c.ReportSensorFault() | c.ReportSensorWell():
            is_second = command.sensor == "B" and "second_sensors" in setup.devices
            return "second_sensors" if is_second else "sensors"
        case c.SwipeCard() | c.NoteRefusedSwipe():
            return "swiper"
        case c.TurnKey() | c.LoseKey():
            return "key_switch"
        case c.NotePrint():
            return "printer"
        case (
            c.JoinLink()
            | c.LoseLink()
            | c.TurnLink()
            | c.TakeContributions()
            | c.GiveTicket()
            | c.TakeCrossing()
            | c.LockPrize()
            | c.RefuseLock()
            | c.EndClosing()
            | c.HearFloor()
        ):
            return "link"
        case c.CountHands():
            return SHUFFLER
        case c.NoteIrregularity(said=said) if said:
            return SHUFFLER
        case (
            c.SeeCards() | c.LetSwipeTimeOut() | c.ReportDevices() | c.RaiseAlert() | c.NoteMishap()
        ):
            return ""
        case Pressed():
            return SCREEN
        case c.BarDealer():
            return ""
        case c.DenyChip() | c.LockTable() | c.HoldTable() | c.AcknowledgeAlert() | c.AskClosing():
            return SCREEN
        case c.AskMeterSet() | c.ProposeSetting() | c.ProposeSetUp() | c.WithdrawSetting():
            return SCREEN
        case c.OpenBackOffice() | c.CloseBackOffice() | c.NoteProgram() | c.NoteRegister():
            return SCREEN
        case _:
            assert_never(command)


def alert_for(message: m.Message, sensors: Iterable[str]) -> RaiseAlert | None:
    """Return the alert that a message calls for; `sensors` are the letters that a seat has."""
    match message:
        case m.DeviceLost(device, why, is_fault_of_driver=True):
            role = role_named(device)
            failed = Msg(
                "{device} failed: {why}. The table plays on without it. Call a technician",
                device=role.title if role else device,
                why=why,
            )
            return RaiseAlert(f"driver {device}", DEVICE, failed)
        case m.DeviceLost(device):
            role = role_named(device)
            unnamed = Msg("The device {device} did not answer. Check the cable", device=device)
            return RaiseAlert(f"device {device}", DEVICE, role.alert if role else unnamed)
        case m.SensorFault(seat, sensor, fault):
            name = f"{seat}{sensor}" if len(list(sensors)) > 1 else f"{seat}"
            return RaiseAlert(f"sensor {seat}{sensor}", DEVICE, _fault_of(name, fault))
        case m.CommandUnanswered(seat, sensor, what):
            name = f"{seat}{sensor}" if len(list(sensors)) > 1 else f"{seat}"
            return RaiseAlert(f"{what} {seat}{sensor}", DEVICE, _unanswered(name, what))
        case m.ShufflerTold(fault=fault):
            said = Msg("The shuffler stopped with fault {code}. Follow its checklist", code=fault)
            return RaiseAlert("shuffler fault", DEVICE, said) if fault else None
        case m.PrinterStatus(paper=paper):
            said = Msg("The printer ran out of paper: slips had to wait. Load it")
            return RaiseAlert("paper", DEVICE, said) if paper == "out" else None
        case m.ChipPlaced() | m.ChipRemoved() | m.SensorRead() | m.SensorRecovered():
            return None
        case m.SensorIdentified() | m.SensorTested() | m.CommandAnswered() | m.DeviceBack():
            return None
        case m.CardSwiped() | m.CardMisread() | m.KeyTold() | m.KeyUnknown():
            return None
        case m.SlipPrinted() | m.SlipFailed() | m.SlipUncertain() | m.ShoeCard() | m.ShoeAlarm():
            return None
        case _:
            assert_never(message)


def record_alerts(message: m.Message, approval: Approval | None) -> Iterator[RaiseAlert]:
    """Return an alert for each thing that the shuffler tells otherwise than it is on record."""
    if isinstance(message, m.ShufflerTold):
        for what, sentence in told_otherwise(approval, message.make, message.mode):
            yield RaiseAlert(f"shuffler {what}", DEVICE, sentence)


def _fault_of(name: str, fault: str) -> str:
    match fault:
        case "stuck":
            return Msg(
                "Sensor {sensor} was stuck on: it took no wager. Lift the chip and test it",
                sensor=name,
            )
        case "dirty":
            return Msg(
                "Sensor {sensor} was dirty: it took no wager. Wipe it and test it", sensor=name
            )
        case "unpowered":
            return Msg(
                "Sensor {sensor} was without power: it took no wager. Check its plug and test it",
                sensor=name,
            )
        case "lost":
            return Msg(
                "Sensor {sensor} did not answer: it took no wager. Check its plug and test it",
                sensor=name,
            )
        case "reset":
            return Msg(
                "Sensor {sensor} restarted. No wagers until tested. Check it",
                sensor=name,
            )
        case "clash":
            return Msg(
                "Sensor {sensor} was not alone at its address: it took no wager. Set another",
                sensor=name,
            )
        case "stateless":
            return Msg(
                "Sensor {sensor} did not tell its state: it took no wager. Check its profile",
                sensor=name,
            )
        case "late":
            return Msg(
                "Sensor {sensor} answered too late. No wagers. Lengthen its poll time",
                sensor=name,
            )
        case "unseen":
            return Msg(
                "Sensor {sensor} was not looked at in time: its chip did not count. Check the line",
                sensor=name,
            )
        case _:
            return Msg(
                "Sensor {sensor} said {fault}: it took no wager. Call a technician",
                sensor=name,
                fault=fault,
            )


def _unanswered(name: str, what: m.Unanswered) -> str:
    match what:
        case "lamp":
            return Msg(
                "Sensor {sensor} did not obey its lamp. Chips on it count, its light may be wrong",
                sensor=name,
            )
        case "inhibit":
            return Msg(
                "Sensor {sensor} did not open or close. Chips on it are seen, look for late ones",
                sensor=name,
            )
        case "check":
            return Msg(
                "Sensor {sensor} did not check itself. Chips on it are seen, call a technician",
                sensor=name,
            )

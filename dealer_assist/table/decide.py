"""What the table makes of a command: events, or a refusal that changes nothing."""

from dealer_assist.message import Msg
from dealer_assist.rules.refusal import Refused
from dealer_assist.table import (
    adjustments,
    aquarius,
    dealt_cards,
    irregularities,
    locking,
    meter_changes,
    nexus,
    office,
    opening,
    swipes,
)
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.labels import has_key
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import MeterChange, Phase, Table
from dealer_assist.table.table_hand import mark_side

Events = tuple[e.Event, ...]


def decide(table: Table, command: c.Command, at: int) -> Events:
    """Decide a command at a time in milliseconds; raise `Refused` where the table says no."""
    locking.hold_back(table, command)
    match command:
        case c.SeeChip():
            return see_chip(table, command)
        case c.MissChip(seat, sensor):
            seen = table.sensor((seat, sensor)).has_chip
            return (e.ChipGone(seat, sensor),) if seen else ()
        case c.ReportSensorFault(seat, sensor, fault):
            _check_sensor(table, (seat, sensor))
            known = table.sensor((seat, sensor)).fault
            return (e.SensorFailed(seat, sensor, fault),) if known != fault else ()
        case c.ReportSensorWell(seat, sensor):
            return mend_sensor(table, (seat, sensor))
        case c.ReportDevices(devices):
            return (e.DevicesTested(at, devices),)
        case c.TurnKey(position):
            return aquarius.turn_key(table, position, at)
        case c.SwipeCard():
            return swipes.swipe(table, command, at)
        case c.LockTable():
            return locking.lock(table, at)
        case c.ChangeGame(to):
            return opening.ask_change(table, to)
        case c.AskMeterSet():
            return ask_meter_set(table, command, at)
        case c.CancelAdjustment():
            asked = table.adjustment or table.meter_change
            return (e.AdjustmentCancelled(),) if asked else ()
    if isinstance(command, office.OfficeCommand):
        return office.decide(table, command, at)
    if table.phase is Phase.CLOSED:
        raise Refused(Msg("The table is closed; swipe a dealer card to open it"))
    return _decide_open(table, command, at)


def _decide_open(table: Table, command: c.Command, at: int) -> Events:
    """Decide what needs an open table; an adjustment holds all that is not a fact."""
    match command:
        case c.PlaceWagers():
            return place_wagers(table, command)
        case c.AskAdjustment():
            return adjustments.ask(table, command, at)
        case c.SeeCards():
            return dealt_cards.see(table, command, at)
        case c.FoldHand():
            return _on_console(table, command, at)
    if held := adjustments.waits(table):
        raise Refused(held)
    match command:
        case c.MarkSide(seat, side):
            return mark_side(table, seat, side)
        case c.NoteIrregularity(kind):
            return irregularities.note(table, kind, at)
        case c.TickStep():
            return irregularities.tick(table, command, at)
        case c.ClearIrregularity():
            return irregularities.clear(table, at)
        case c.CloseTable():
            return opening.close_table(table)
        case _:
            return _on_console(table, command, at)


def _on_console(table: Table, command: c.Command, at: int) -> Events:
    if has_key(table.setup):
        return aquarius.decide(table, command, at)
    return nexus.decide(table, command, at)


def see_chip(table: Table, command: c.SeeChip) -> Events:
    """Take a chip while bets are open; later it is late and never counts."""
    spot = (command.seat, command.sensor)
    _check_sensor(table, spot)
    if table.sensor(spot).has_chip:
        return ()
    return (e.ChipSeen(*spot),) if _may_bet(table) else (_late(spot),)


def mend_sensor(table: Table, spot: Spot) -> Events:
    """Trust a sensor again; a chip that lay on it unlocked while the game began is late."""
    sensor = table.sensor(spot)
    if not sensor.fault:
        return ()
    is_stray = sensor.has_chip and not sensor.locked_cents and not sensor.is_late
    if is_stray and not _may_bet(table):
        return (e.SensorMended(*spot), _late(spot))
    return (e.SensorMended(*spot),)


def ask_meter_set(table: Table, command: c.AskMeterSet, at: int) -> Events:
    """Ask once for a meter to be set; another adjustment has to be finished first."""
    asked = table.meter_change
    if asked is not None and _is_same(asked, command):
        return ()
    if held := adjustments.waits(table):
        raise Refused(held)
    return meter_changes.ask(table, command, at)


def place_wagers(table: Table, command: c.PlaceWagers) -> Events:
    """Note a seat's base wagers, where they are new."""
    if command.seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=command.seat))
    if any(cents < 0 for cents in command.wagers.values()):
        raise Refused(Msg("A wager cannot be less than nothing; count it again"))
    if table.seat(command.seat).wagers == command.wagers:
        return ()
    return (e.WagersPlaced(command.seat, dict(command.wagers)),)


def _is_same(asked: MeterChange, command: c.AskMeterSet) -> bool:
    wanted = (command.sensor, command.level, command.to_micros, command.reason)
    return (asked.sensor, asked.level, asked.to_micros, asked.reason) == wanted


def _may_bet(table: Table) -> bool:
    return table.phase in (Phase.BETTING, Phase.CLOSED)


def _late(spot: Spot) -> e.LateChipRefused:
    seat, sensor = spot
    refusal = Msg("Late chip at seat {seat}: it does not count, give it back", seat=seat)
    return e.LateChipRefused(seat, sensor, refusal)


def _check_sensor(table: Table, spot: Spot) -> None:
    seat, sensor = spot
    if spot not in table.setup.spots:
        raise Refused(
            Msg(
                "There is no sensor {sensor} at seat {seat} of this table", sensor=sensor, seat=seat
            )
        )

"""What the table makes of a command: events, or a refusal that changes nothing."""

from dealer_assist.rules.refusal import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table import nexus, opening, swipes
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]


def decide(table: Table, command: c.Command, at: int) -> Events:
    """Decide a command at a time in milliseconds; raise `Refused` where the table says no."""
    match command:
        case c.SeeChip():
            return see_chip(table, command)
        case c.MissChip(seat, sensor):
            seen = table.sensor((seat, sensor)).has_chip
            return (e.ChipGone(seat, sensor),) if seen else ()
        case c.ReportSensorFault(seat, sensor, fault):
            known = table.sensor((seat, sensor)).fault
            return (e.SensorFailed(seat, sensor, fault),) if known != fault else ()
        case c.ReportSensorWell(seat, sensor):
            known = table.sensor((seat, sensor)).fault
            return (e.SensorMended(seat, sensor),) if known else ()
        case c.SwipeCard():
            return swipes.swipe(table, command, at)
    if table.phase is Phase.CLOSED:
        raise Refused("The table is closed; swipe a dealer card to open it")
    match command:
        case c.PlaceWagers(seat, wagers):
            return (e.WagersPlaced(seat, dict(wagers)),)
        case c.CloseTable():
            return opening.close_table(table)
        case _:
            return nexus.decide(table, command, at)


def see_chip(table: Table, command: c.SeeChip) -> Events:
    """Take a chip while bets are open; later it is late and never counts."""
    spot = (command.seat, command.sensor)
    if spot not in table.setup.spots:
        raise Refused(f"There is no sensor {command.sensor} at seat {command.seat} of this table")
    if table.sensor(spot).has_chip:
        return ()
    if table.phase in (Phase.BETTING, Phase.CLOSED):
        return (e.ChipSeen(command.seat, command.sensor),)
    refusal = f"Late chip at seat {command.seat}: it does not count, give it back"
    return (e.LateChipRefused(command.seat, command.sensor, refusal),)

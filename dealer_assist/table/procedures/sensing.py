"""What a sensor tells: chips that come, go, stay, and those that are not there."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.sensing import PHANTOM, check
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]


def see(table: Table, command: c.SeeChip) -> Events:
    """Take a chip while bets are open; later it is late and never counts."""
    spot = (command.seat, command.sensor)
    check(table, spot)
    if table.sensor(spot).has_chip:
        return ()
    return (e.ChipSeen(*spot),) if _may_bet(table) else (_late(spot),)


def miss(table: Table, spot: Spot) -> Events:
    """Note that a chip went; a sensor that was said to see one where none was works again."""
    sensor = table.sensor(spot)
    gone = (e.ChipGone(*spot),) if sensor.has_chip else ()
    return (*gone, e.SensorMended(*spot)) if gone and sensor.fault == PHANTOM else gone


def keep(table: Table, spot: Spot) -> Events:
    """Let a chip that is left from the last round bet in this one."""
    check(table, spot)
    sensor = table.sensor(spot)
    if not sensor.has_chip:
        raise Refused(Msg("No chip at seat {seat}. Put one on the sensor", seat=spot[0]))
    return (e.ChipKept(*spot),) if sensor.is_left else ()


def deny(table: Table, spot: Spot) -> Events:
    """Take a sensor out that sees a chip where the dealer sees none."""
    check(table, spot)
    sensor = table.sensor(spot)
    if not sensor.has_chip:
        raise Refused(Msg("The sensor of seat {seat} sees no chip either", seat=spot[0]))
    return () if sensor.fault else (e.SensorFailed(*spot, PHANTOM),)


def fail(table: Table, spot: Spot, fault: str) -> Events:
    """Note what is wrong with a sensor, once."""
    check(table, spot)
    return (e.SensorFailed(*spot, fault),) if table.sensor(spot).fault != fault else ()


def mend(table: Table, spot: Spot) -> Events:
    """Trust a sensor again; a chip that lay on it unlocked while the game began is late."""
    sensor = table.sensor(spot)
    if not sensor.fault:
        return ()
    is_stray = sensor.has_chip and not sensor.locked_cents and not sensor.is_late
    if is_stray and not _may_bet(table):
        return (e.SensorMended(*spot), _late(spot))
    return (e.SensorMended(*spot),)


def _may_bet(table: Table) -> bool:
    return table.round.phase in (Phase.BETTING, Phase.CLOSED)


def _late(spot: Spot) -> e.LateChipRefused:
    seat, sensor = spot
    refusal = Msg("Late chip at seat {seat}: it does not count, give it back", seat=seat)
    return e.LateChipRefused(seat, sensor, refusal)

"""What stands at the table now, as a subject that help can be given on."""

from enum import Enum

from dealer_assist.table.facts.authority import level_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Lamp, Phase, Table


class Topic(Enum):
    """A subject of the table; what goes wrong comes before what is usual."""

    HALTED = "halted"
    LOCKED = "locked"
    BACK_OUT = "back-out"
    LATE_WIN = "late-win"
    METER_CHANGE = "meter-change"
    VOID = "void"
    EXECUTIVE_PRIZE = "executive-prize"
    TWO_WINNERS = "two-winners"
    VERIFYING = "verifying"
    LATE_CHIP = "late-chip"
    LOST_LINK = "lost-link"
    LOST_SENSOR = "lost-sensor"
    CLOSED = "closed"
    BETTING = "betting"
    IN_PLAY = "in-play"
    PAYING = "paying"


_USUAL = {
    Phase.CLOSED: Topic.CLOSED,
    Phase.BETTING: Topic.BETTING,
    Phase.IN_PLAY: Topic.IN_PLAY,
    Phase.VERIFY: Topic.VERIFYING,
    Phase.SWIPE: Topic.VERIFYING,
    Phase.RECORDED: Topic.PAYING,
    Phase.HALTED: Topic.HALTED,
}


def topic(table: Table) -> Topic:
    """Name what stands at the table: what cards are asked for, what is broken, then the phase."""
    asked = (
        (Topic.HALTED, table.round.phase is Phase.HALTED),
        (Topic.LOCKED, table.round.lock is not None),
        (Topic.BACK_OUT, table.round.adjustment is not None),
        (Topic.LATE_WIN, table.round.late_win is not None),
        (Topic.METER_CHANGE, table.round.meter_change is not None),
        (Topic.VOID, bool(table.round.void_asked) or table.round.voided is not None),
        (Topic.EXECUTIVE_PRIZE, _awaits_executive(table)),
        (Topic.TWO_WINNERS, _has_several(table)),
        (Topic.LATE_CHIP, _has(table, Lamp.LATE)),
        (Topic.LOST_LINK, table.lasting.link is not None and bool(table.lasting.link.lost_at)),
        (Topic.LOST_SENSOR, _has(table, Lamp.FAULT)),
    )
    return next((one for one, is_so in asked if is_so), _USUAL[table.round.phase])


def _awaits_executive(table: Table) -> bool:
    awards = (
        table.round.pending.awards
        if table.round.pending and table.round.phase is Phase.SWIPE
        else ()
    )
    return any(level_of(table, sensor, one) is Role.EXECUTIVE for sensor, one in awards)


def _has_several(table: Table) -> bool:
    """True if more than one claim is verified, or more than one win is paid."""
    if table.round.phase in (Phase.VERIFY, Phase.SWIPE):
        return len(table.round.claims) > 1
    return table.round.phase is Phase.RECORDED and len(table.wins_to_pay) > 1


def _has(table: Table, lamp: Lamp) -> bool:
    return any(sensor.lamp is lamp for sensor in table.sensors.values())

"""Meters set by hand: between rounds, for a reason of the jurisdiction, and by two people."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.adjustments import key_holds
from dealer_assist.table.facts.meter_changes import moved
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.table.waiting import MeterChange

Events = tuple[e.Event, ...]


def ask(table: Table, command: c.AskMeterSet, at: int) -> Events:
    """Begin to set a meter, if that may be; two cards decide."""
    wanted = MeterChange(
        command.sensor, command.level, command.to_micros, command.reason, command.note
    )
    if table.round.phase not in (Phase.CLOSED, Phase.BETTING):
        raise Refused(
            Msg(
                "A meter is set between two rounds only. Now {phase}", phase=table.round.phase.label
            )
        )
    if command.sensor in table.setup.floor_links:
        raise Refused(Msg("This meter is the link's. It is set on the floor, by the pit"))
    if held := key_holds(table):
        raise Refused(held)
    moved(table, wanted)
    asked = e.MeterSetAsked(
        at, wanted.sensor, wanted.level, wanted.to_micros, wanted.reason, wanted.note
    )
    return (asked,)


def approve(table: Table, asked: MeterChange, member: StaffMember, at: int) -> Events:
    """Take a card that is good enough: the first approves, the second sets the meter."""
    if asked.approved_by is None:
        return (e.AdjustmentApproved(member),)
    before, after = moved(table, asked)
    meter: Meter = (asked.sensor, asked.level)
    done = e.MeterSet(
        at=at,
        sensor=asked.sensor,
        level=asked.level,
        reason=asked.reason,
        note=asked.note,
        by=asked.approved_by,
        witness=member,
        before=readings(table.setup, {meter: before}),
        meters=readings(table.setup, {meter: after}),
    )
    return (done,)

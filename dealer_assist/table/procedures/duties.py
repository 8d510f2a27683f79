"""What a prize asks for before it is paid: camera, count, tax form, cards left and kept.

By the jurisdiction they are reminders, which can be ticked and are never in the way, or required.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.duties import duties, is_done
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def tick(table: Table, command: c.TickDuty, at: int) -> Events:
    """Note a duty as done, or as not done after all."""
    for duty in duties(table):
        if duty.kind == command.duty and (not command.seat or command.seat in duty.seats):
            seats = (command.seat,) if command.seat else duty.seats
            return (e.DutyTicked(at, duty.kind, seats, not is_done(table, duty.kind, seats)),)
    raise Refused(Msg("The prizes at hand do not ask for that. Look at the list"))

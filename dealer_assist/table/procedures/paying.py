"""The pay walk: prizes seat by seat in payment order, then envy; every seat is ticked on record.

What was recorded by an earlier card of the round is a walk of its own: it is never mixed into
the present one, and what of it is ticked is not told to be paid again.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.paying import Due, paid_refusal, this_pass, to_take_back
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def take_back(table: Table, seat: int, at: int) -> Events:
    """Note that a seat has given back what it was handed for a win that is backed out."""
    found = next((one for one in to_take_back(table) if one.seat == seat), None)
    if found is None:
        return ()
    return (e.MoneyTakenBack(at, seat, found.wins, found.cents),)


def tick(table: Table, command: c.TickPaid, at: int) -> Events:
    """Tick a seat of the present pass; one that is ticked already stays so."""
    due = next((one for one in this_pass(table) if one.seat == command.seat), None)
    if due is None:
        last = table.round.payments[-1] if table.round.payments else None
        if last is not None and last.seat == command.seat:
            return ()
        raise Refused(Msg("Seat {seat} is not to be paid now; look at the list", seat=command.seat))
    if why_not := paid_refusal(table, due):
        raise Refused(why_not)
    if command.by_cage and not due.may_wait:
        raise Refused(Msg("Only a prize off the meter can wait for the cage; pay it from the tray"))
    return (_paid(due, at, by_cage=command.by_cage),)


def tick_all(table: Table, at: int) -> Events:
    """Tick every seat that is left of the present pass."""
    left = this_pass(table)
    if not left:
        raise Refused(Msg("Nobody is left to be paid"))
    for due in left:
        if why_not := paid_refusal(table, due):
            raise Refused(why_not)
    return tuple(_paid(due, at) for due in left)


def undo(table: Table, at: int) -> Events:
    """Take the last tick back; the seat is to be paid again."""
    if not table.round.payments:
        raise Refused(Msg("No seat is ticked yet; there is nothing to undo"))
    last = table.round.payments[-1]
    if last.cents < 0:
        raise Refused(Msg("What was taken back stays so; pay the seat anew if it is due"))
    return (e.PaymentUndone(at, last.seat, last.wins, last.cents),)


def _paid(due: Due, at: int, *, by_cage: bool = False) -> e.SeatPaid:
    numbers = tuple(win.number for win in due.wins)
    return e.SeatPaid(at, due.seat, numbers, due.cents, by_cage)

"""The pay walk: prizes seat by seat in payment order, then envy; every seat is ticked on record.

What was recorded by an earlier card of the round is a walk of its own: it is never mixed into
the present one, and what of it is ticked is not told to be paid again.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.paying import (
    NOT_COLLECTED,
    paid_refusal,
    this_pass,
    to_take_back,
)
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.procedures import settling
from dealer_assist.table.procedures.settling import prize_paid
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def take_back(table: Table, seat: int, at: int) -> Events:
    """Note that a seat has given back what it was handed for a win that is backed out."""
    found = next((payment for payment in to_take_back(table) if payment.seat == seat), None)
    if found is None:
        return ()
    return (e.MoneyTakenBack(at, seat, found.wins, found.cents),)


def cannot_collect(table: Table, seat: int, at: int) -> Events:
    """Leave open what a seat does not give back: somebody of the house is told, and answers it."""
    found = next((payment for payment in to_take_back(table) if payment.seat == seat), None)
    if found is None:
        return ()
    said = Msg(
        "Round {round}: {amount} was not collected from seat {seat}",
        round=table.round.number,
        amount=dollars(found.cents),
        seat=seat,
    )
    key = f"{NOT_COLLECTED} {table.round.number} {seat} {len(table.round.not_collected)}"
    dealer = table.dealer.identity if table.dealer else ""
    return (
        e.MoneyNotCollected(at, seat, found.wins, found.cents),
        e.AlertRaised(at, key, NOT_COLLECTED, said, dealer, cents=found.cents),
    )


def tick(table: Table, command: c.TickPaid, at: int) -> Events:
    """Tick a seat of the present pass; one that is ticked already stays so."""
    due = next((one for one in this_pass(table) if one.seat == command.seat), None)
    if due is None:
        last = table.round.payments[-1] if table.round.payments else None
        if last is not None and last.seat == command.seat:
            return ()
        raise Refused(Msg("Seat {seat} is not to be paid now. Look at the list", seat=command.seat))
    if why_not := paid_refusal(table, due):
        raise Refused(why_not)
    if command.by_cage and not due.may_wait:
        raise Refused(Msg("Only a prize off the meter can wait for the cage. Pay it from the tray"))
    found = walk.at(table, command.seat)
    if command.by_cage or found is None or not due.wins:
        return (prize_paid(due, at, by_cage=command.by_cage),)
    return settling.settle(table, command.seat, at)  # one amount a seat


def tick_all(table: Table, at: int) -> Events:
    """Tick every seat that is left of the present pass."""
    left = this_pass(table)
    if not left:
        raise Refused(Msg("All paid"))
    for due in left:
        if why_not := paid_refusal(table, due):
            raise Refused(why_not)
    return tuple(prize_paid(due, at) for due in left)


def undo(table: Table, at: int) -> Events:
    """Take the last tick back; the seat is to be paid again."""
    walked, paid = walk.last(table)
    if walked is None and paid is None:
        raise Refused(Msg("No seat is ticked yet. There is nothing to undo"))
    if paid is not None and paid.cents < 0:
        raise Refused(Msg("That stays reversed. Pay the seat again if it is due"))
    back = settling.undone(table, walked, at) if walked is not None else ()
    if paid is None:
        return back
    return (*back, e.PaymentUndone(at, paid.seat, paid.wins, paid.cents))

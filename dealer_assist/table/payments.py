"""Payments and duties as the record has them; bookkeeping for `evolve`."""

from dataclasses import replace

from dealer_assist.table import events as e
from dealer_assist.table.state import Payment, Table


def note_paid(table: Table, event: e.SeatPaid) -> Table:
    """Take a seat on record as paid."""
    paid = Payment(event.at, event.seat, event.wins, event.cents, event.by_cage)
    return replace(table, payments=(*table.payments, paid))


def undo_paid(table: Table) -> Table:
    """Take the last payment back."""
    return replace(table, payments=table.payments[:-1])


def note_duty(table: Table, event: e.DutyTicked) -> Table:
    """Take a duty on record as done for these seats, or as open again."""
    ticked = {(event.duty, seat) for seat in event.seats}
    others = tuple(one for one in table.duties_done if one not in ticked)
    done = tuple((event.duty, seat) for seat in event.seats) if event.is_done else ()
    return replace(table, duties_done=(*others, *done))

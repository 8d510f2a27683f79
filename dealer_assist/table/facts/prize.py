"""The life of a prize of a link, as its table knows it: where it stands, and what may be done then.

The floor's server has the same words for it (`floor.stand_of`): what is paid here is what it says
is ours to pay, and what it put back is not paid any more.
"""

from enum import Enum

from dealer_assist.table.events.values import AWARDED, CLOSED, LOCKED, RELEASED, LinkStand, Ticket
from dealer_assist.table.state import Table, Win
from dealer_assist.value import replace


class Stand(Enum):
    """Where a prize of a link stands."""

    CLAIMED = "claimed"
    CLOSED = "closed"
    WAITS = "waits for the pit"
    DUE = "ours to pay and to award"
    AWARDED = "awarded, ours to pay"
    PAID = "paid"
    BACKED_OUT = "backed out"
    RELEASED = "released"


class Act(Enum):
    """What somebody may want to do with a prize at the table."""

    PAY = "pay it"
    PRINT = "print the slip that it is paid by"
    BACK_OUT = "back it out"
    AWARD = "tell the floor that the table's own cards award it"
    TELL_PAID = "tell the floor that it was handed over"
    TELL_BACKED_OUT = "tell the floor that it was backed out"


MAY: dict[Stand, frozenset[Act]] = {
    Stand.CLAIMED: frozenset(),
    Stand.CLOSED: frozenset(),
    Stand.WAITS: frozenset(),
    Stand.DUE: frozenset({Act.PAY, Act.PRINT, Act.AWARD}),
    Stand.AWARDED: frozenset({Act.PAY, Act.PRINT, Act.BACK_OUT}),
    Stand.PAID: frozenset({Act.PRINT, Act.BACK_OUT, Act.AWARD, Act.TELL_PAID}),
    Stand.BACKED_OUT: frozenset({Act.TELL_BACKED_OUT}),
    Stand.RELEASED: frozenset({Act.BACK_OUT}),
}
"""What may be done with a prize where it stands; nothing else may."""


def stand_of(table: Table, ticket: Ticket) -> Stand:
    """Say where a prize stands."""
    if ticket.is_backed_out:
        return Stand.BACKED_OUT
    if ticket.state == RELEASED:
        return Stand.RELEASED
    if is_handed_over(table, ticket):
        return Stand.PAID
    if ticket.state == CLOSED:
        return Stand.CLOSED
    if ticket.state == LOCKED:
        return Stand.WAITS if ticket.by_pit else Stand.DUE
    return Stand.AWARDED if ticket.state == AWARDED else Stand.CLAIMED


def may(table: Table, ticket: Ticket, act: Act) -> bool:
    """True if something may be done with a prize."""
    return act in MAY[stand_of(table, ticket)]


def win_of(table: Table, ticket: Ticket) -> Win | None:
    """Return the win of the present round that a ticket stands for."""
    if ticket.round != table.round.number:
        return None
    same = (ticket.seat, ticket.sensor, ticket.line)
    return next(
        (win for win in table.round.wins if (win.award.seat, win.sensor, win.award.line) == same),
        None,
    )


def is_handed_over(table: Table, ticket: Ticket) -> bool:
    """True if a prize was paid here, or left to the cage: the pit cannot put it back any more."""
    win = win_of(table, ticket)
    if win is None:
        return ticket.is_paid
    return any(win.number in one.wins for one in table.round.payments)


def ticket_of(table: Table, win: Win) -> Ticket | None:
    """Return the ticket of a win of this round, where it is one of a link."""
    tickets = table.lasting.link.tickets if table.lasting.link else ()
    return next((one for one in reversed(tickets) if win_of(table, one) == win), None)


def held_by_pit(table: Table, win: Win) -> Stand | None:
    """Return where a prize stands that the pit has not awarded yet, or has put back."""
    ticket = ticket_of(table, win)
    stand = stand_of(table, ticket) if ticket else None
    return stand if stand in (Stand.WAITS, Stand.RELEASED) else None


def carried(table: Table) -> LinkStand | None:
    """Return what the next round has to know: tickets that are not through, and wins that wait.

    What was handed over stays until the floor has heard of it, however long the link is lost.
    """
    link = table.lasting.link
    if link is None:
        return None
    ended = (
        replace(one, is_paid=True) if is_handed_over(table, one) else one for one in link.tickets
    )
    tickets = tuple(
        one
        for one in ended
        if one.is_live or one.state == RELEASED or one.is_backed_out or one.is_paid_untold
    )
    return replace(link, tickets=tickets, asked_by=None, closing=None, not_closed="")

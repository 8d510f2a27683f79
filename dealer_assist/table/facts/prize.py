"""The life of a prize of a link, as its table knows it: where it stands, and what may be done then.

The floor's server has the same words for it, in the functions of its schema: what is paid here is
what it says is ours to pay, and what it put back is not paid any more.
"""

from enum import Enum

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.events.values import AWARDED, CLOSED, LOCKED, RELEASED, LinkStand, Ticket
from dealer_assist.table.state import Table, Win
from dealer_assist.value import replace


class PrizeStand(Enum):
    """Where a prize of a link stands."""

    CLAIMED = "claimed"
    CLOSED = "closed"
    WAITS = "waits_for_pit"
    DUE = "due"
    AWARDED = "awarded"
    PAID = "paid"
    BACKED_OUT = "backed_out"
    RELEASED = "released"


class PrizeAct(Enum):
    """What somebody may want to do with a prize at the table."""

    PAY = "pay"
    PRINT = "print"
    BACK_OUT = "back_out"
    AWARD = "award"
    TELL_PAID = "tell_paid"
    TELL_BACKED_OUT = "tell_backed_out"


MAY: dict[PrizeStand, frozenset[PrizeAct]] = {
    PrizeStand.CLAIMED: frozenset(),
    PrizeStand.CLOSED: frozenset(),
    PrizeStand.WAITS: frozenset(),
    PrizeStand.DUE: frozenset({PrizeAct.PAY, PrizeAct.PRINT, PrizeAct.AWARD}),
    PrizeStand.AWARDED: frozenset({PrizeAct.PAY, PrizeAct.PRINT, PrizeAct.BACK_OUT}),
    PrizeStand.PAID: frozenset(
        {PrizeAct.PRINT, PrizeAct.BACK_OUT, PrizeAct.AWARD, PrizeAct.TELL_PAID}
    ),
    PrizeStand.BACKED_OUT: frozenset({PrizeAct.TELL_BACKED_OUT}),
    PrizeStand.RELEASED: frozenset({PrizeAct.BACK_OUT}),
}
"""What may be done with a prize where it stands; nothing else may."""


def stand_of(table: Table, ticket: Ticket) -> PrizeStand:
    """Say where a prize stands."""
    if ticket.is_backed_out:
        return PrizeStand.BACKED_OUT
    if ticket.state == RELEASED:
        return PrizeStand.RELEASED
    if is_handed_over(table, ticket):
        return PrizeStand.PAID
    if ticket.state == CLOSED:
        return PrizeStand.CLOSED
    if ticket.state == LOCKED:
        return PrizeStand.WAITS if ticket.by_pit else PrizeStand.DUE
    return PrizeStand.AWARDED if ticket.state == AWARDED else PrizeStand.CLAIMED


def may(table: Table, ticket: Ticket, act: PrizeAct) -> bool:
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
    return any(win.number in payment.wins for payment in table.round.payments)


def ticket_of(table: Table, win: Win) -> Ticket | None:
    """Return the ticket of a win of this round, where it is one of a link."""
    tickets = table.lasting.link.tickets if table.lasting.link else ()
    return next((ticket for ticket in reversed(tickets) if win_of(table, ticket) == win), None)


def is_back_on_meter(table: Table, sensor: str, award: PrizeAward, round_: int) -> bool:
    """True if a prize that is backed out is on its meter: the pit puts one of a link back."""
    if sensor not in table.setup.floor_links:
        return True
    same = (round_ or table.round.number, sensor, award.seat, award.line)
    tickets = table.lasting.link.tickets if table.lasting.link else ()
    return any(
        ticket.state == RELEASED and (ticket.round, ticket.sensor, ticket.seat, ticket.line) == same
        for ticket in tickets
    )


def held_by_pit(table: Table, win: Win) -> PrizeStand | None:
    """Return where a prize stands that the pit has not awarded yet, or has put back."""
    ticket = ticket_of(table, win)
    stand = stand_of(table, ticket) if ticket else None
    return stand if stand in (PrizeStand.WAITS, PrizeStand.RELEASED) else None


def carried(table: Table) -> LinkStand | None:
    """Return what the next round has to know: tickets that are not through, and wins that wait.

    What was handed over stays until the floor has heard of it, however long the link is lost.
    """
    link = table.lasting.link
    if link is None:
        return None
    ended = (
        replace(ticket, is_paid=True) if is_handed_over(table, ticket) else ticket
        for ticket in link.tickets
    )
    tickets = tuple(
        ticket
        for ticket in ended
        if ticket.is_live
        or ticket.state == RELEASED
        or ticket.is_backed_out
        or ticket.is_paid_untold
    )
    return replace(link, tickets=tickets, asked_by=None, closing=None, not_closed="")

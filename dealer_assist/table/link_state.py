"""What events make of the table's place on the floor; bookkeeping for `evolve`."""

from typing import assert_never

from dealer_assist.table import events as e
from dealer_assist.table.events.values import (
    LOCKED,
    RELEASED,
    Closing,
    LinkStand,
    Ticket,
    WaitingWin,
    accounts_of,
)
from dealer_assist.table.meters import shifted
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

MOST_READ = 50
"""So many messages that were read are kept in mind: the floor tells those of a day again."""


def noted(table: Table, event: e.LinkEvent) -> Table:
    """Apply what the floor told."""
    link = table.lasting.link or LinkStand()
    match event:
        case e.LinkJoined(_, up_to, epoch) | e.LinkRestored(_, up_to, epoch):
            here = replace(link, is_joined=True, lost_at=0, why="", epoch=epoch)
            return table.with_lasting(replace(table.lasting, link=replace(here, up_to=up_to)))
        case e.LinkLost(at, why):
            return table.with_lasting(
                replace(table.lasting, link=replace(link, lost_at=link.lost_at or at, why=why))
            )
        case e.LinkTurned(_, sensor, reason):
            others = tuple(one for one in link.paused if one[0] != sensor)
            paused = (*others, (sensor, reason)) if reason else others
            return table.with_lasting(replace(table.lasting, link=replace(link, paused=paused)))
        case e.ContributionsTaken(_, up_to):
            told = replace(link, up_to=up_to, claims=event.claims)
            return _taken(table.with_lasting(replace(table.lasting, link=told)), event)
        case e.TicketGiven(_, ticket):
            return table.with_lasting(replace(table.lasting, link=with_ticket(link, ticket)))
        case e.WinsWait(_, wins):
            spots = {(win.seat, win.sensor) for win in wins}
            claims = tuple(
                claim for claim in table.round.claims if (claim.seat, claim.sensor) not in spots
            )
            waiting = replace(link, waiting=(*link.waiting, *wins))
            return replace(
                table,
                lasting=replace(table.lasting, link=waiting),
                round=replace(table.round, claims=claims),
            )
        case e.LockAsked(_, by):
            return table.with_lasting(replace(table.lasting, link=replace(link, asked_by=by)))
        case e.PrizeLocked():
            locked = _changed(link, event.key, LOCKED, event.cents, by_pit=event.by_pit)
            return table.with_lasting(replace(table.lasting, link=locked))
        case e.PrizeRefused(refusal=refusal):
            back = table.with_lasting(replace(table.lasting, link=replace(link, asked_by=None)))
            if table.round.phase is not Phase.SWIPE:
                return back
            return back.with_round(
                replace(
                    back.round, phase=Phase.VERIFY, pending=None, reader=None, tries_over=refusal
                )
            )
        case e.PrizeReleased(_, key):
            return table.with_lasting(replace(table.lasting, link=_changed(link, key, RELEASED)))
        case e.ClosingAsked(_, key, order, other):
            closing = Closing(key, order, other)
            return table.with_lasting(
                replace(table.lasting, link=replace(link, closing=closing, not_closed=""))
            )
        case e.ClosingApproved(_, by):
            approved = link.closing and replace(link.closing, by=by)
            return table.with_lasting(replace(table.lasting, link=replace(link, closing=approved)))
        case e.ClosingEnded(_, why):
            return table.with_lasting(
                replace(table.lasting, link=replace(link, closing=None, not_closed=why))
            )
        case e.CallTaken(_, call, by):
            return table.with_lasting(replace(table.lasting, link=replace(link, coming=(call, by))))
        case e.MessageCame(_, message):
            return table.with_lasting(
                replace(table.lasting, link=replace(link, messages=(*link.messages, message)))
            )
        case e.MessageRead(_, number, by):
            return table.with_lasting(replace(table.lasting, link=_read(link, number, by)))
        case _:
            assert_never(event)


def _read(link: LinkStand, number: int, by: str) -> LinkStand:
    unread = tuple(message for message in link.messages if message.number != number)
    return replace(link, messages=unread, read=(*link.read, (number, by))[-MOST_READ:])


def with_ticket(link: LinkStand, ticket: Ticket) -> LinkStand:
    """Keep a ticket as the floor last gave it; whose card recorded the win is the table's."""
    known = next((one for one in link.tickets if one.key == ticket.key), None)
    kept = ticket if known is None else ticket.as_known(known)
    others = tuple(one for one in link.tickets if one.key != ticket.key)
    return replace(link, tickets=(*others, kept))


def counted(table: Table) -> Table:
    """Count what the floor is to be told: a round that began."""
    if table.lasting.link is None or not table.lasting.link.is_joined:
        return table
    told = replace(table.lasting.link, n=table.lasting.link.n + 1, told_round=table.round.number)
    return table.with_lasting(replace(table.lasting, link=told))


def counted_void(table: Table) -> Table:
    """Count a void as well, if the floor was to be told of the round at all."""
    is_told = table.lasting.link is not None and table.lasting.link.told_round == table.round.number
    return counted(table) if is_told else table


def won(table: Table, event: e.WinsAuthorised) -> Table:
    """Note whose card recorded the wins that have tickets; what waited for them is over."""
    link = table.lasting.link
    if link is None:
        return table
    round_ = event.late_round or table.round.number
    spots = {(win.award.seat, win.sensor, win.award.line) for win in event.wins}
    first = table.round.late_win.approved_by if table.round.late_win else None
    deals = None if table.lasting.barred else table.dealer  # who is barred vouches for nothing
    tickets = tuple(
        replace(ticket, by=event.by, beside=first or deals)
        if ticket.round == round_
        and (ticket.seat, ticket.sensor, ticket.line) in spots
        and ticket.state == LOCKED
        else ticket
        for ticket in link.tickets
    )
    waiting = tuple(
        waiting_win for waiting_win in link.waiting if not _is_won(waiting_win, round_, spots)
    )
    return table.with_lasting(
        replace(table.lasting, link=replace(link, tickets=tickets, waiting=waiting, asked_by=None))
    )


def backed_out(table: Table, event: e.WinBackedOut) -> Table:
    """Note that a prize of the link is backed out here: the pit has to put it back."""
    link = table.lasting.link
    if link is None:
        return table
    round_ = event.round or table.round.number
    spots = {(win.award.seat, win.award.line) for win in event.wins}
    spots |= {(event.award.seat, event.award.line)}
    tickets = tuple(
        replace(ticket, is_backed_out=True)
        if (ticket.round, ticket.sensor) == (round_, event.sensor)
        and (ticket.seat, ticket.line) in spots
        else ticket
        for ticket in link.tickets
    )
    return table.with_lasting(replace(table.lasting, link=replace(link, tickets=tickets)))


def no_card_asks(table: Table) -> Table:
    """Let nobody's card ask for a prize any more: the confirmation was taken back."""
    if table.lasting.link is None or table.lasting.link.asked_by is None:
        return table
    return table.with_lasting(
        replace(table.lasting, link=replace(table.lasting.link, asked_by=None))
    )


def _is_won(win: WaitingWin, round_: int, spots: set[tuple[int, str, str]]) -> bool:
    return win.round == round_ and (win.seat, win.sensor, win.line) in spots


def _changed(
    link: LinkStand, key: str, state: str, cents: int | None = None, *, by_pit: bool = False
) -> LinkStand:
    tickets = tuple(
        replace(
            ticket,
            state=state,
            cents=ticket.cents if cents is None else cents,
            older=0,
            by_pit=by_pit,
        )
        if ticket.key == key
        else ticket
        for ticket in link.tickets
    )
    return replace(link, tickets=tickets)


def _taken(table: Table, event: e.ContributionsTaken) -> Table:
    if not event.meters:
        return table
    before, after = accounts_of(event.before), accounts_of(event.meters)
    moved = shifted(table.round.opening_accounts, before, after)
    return table.with_meters(event.meters).with_round(replace(table.round, opening_accounts=moved))

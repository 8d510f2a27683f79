"""A table on a link: what the floor tells it, and what its claims are worth by their tickets.

Nothing here waits for the floor: a claim has its ticket when the answer is there, and a prize is
won when the floor has locked it.
"""

from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import as_told
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.events.values import OPEN, RELEASED, LinkStand, Ticket, WaitingWin
from dealer_assist.table.facts.link import (
    LINK,
    Accounts,
    call_key,
    claims_on_floor,
    held_up,
    may_wait,
)
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]


def hear(table: Table, command: c.JoinLink | c.LoseLink | c.TurnLink, at: int) -> Events:
    """Note how the link stands, where that is new."""
    link = table.lasting.link
    match command:
        case c.JoinLink(up_to, epoch) if link is None or not link.is_joined:
            return (e.LinkJoined(at, up_to, epoch),)
        case c.JoinLink(up_to, epoch):
            return (e.LinkRestored(at, up_to, epoch),) if link and link.lost_at else ()
        case c.LoseLink(why):
            is_known = link is not None and link.lost_at and link.why == why
            return () if is_known else (e.LinkLost(at, why),)
        case c.TurnLink(sensor, reason):
            is_known = dict(link.paused if link else ()).get(sensor, "") == reason
            return () if is_known else (e.LinkTurned(at, sensor, reason),)
        case _:
            assert_never(command)


def take(table: Table, command: c.TakeContributions, at: int) -> Events:
    """Show what the floor shows, but never between CONFIRM and the end of a payment."""
    told: Accounts = {}
    for sensor, level, cents in command.shown:
        account = table.accounts.get((sensor, level))
        if account is not None and sensor in table.setup.floor_links:
            told[sensor, level] = as_told(account, cents)
    moved = {meter: one for meter, one in told.items() if one != table.accounts[meter]}
    is_all_told = table.lasting.link is not None and command.up_to == table.lasting.link.n
    if not is_all_told or table.round.pending is not None or table.round.phase is Phase.CLOSED:
        moved = {}
    before = {meter: table.accounts[meter] for meter in moved}
    link = table.lasting.link or LinkStand()
    if not moved and (command.up_to, command.claims) == (link.up_to, link.claims):
        return ()
    meters = readings(table.setup, before), readings(table.setup, moved)
    return (e.ContributionsTaken(at, command.up_to, *meters, command.claims),)


def give(table: Table, ticket: Ticket, at: int) -> Events:
    """Note how a ticket stands, where that is new; a prize that the pit put back needs a person."""
    known = _ticket(table, ticket.key)
    if known is not None and ticket.as_known(known) == known:
        return ()
    is_news = known is not None and known.by is not None and not known.is_backed_out
    if ticket.state == RELEASED and is_news:
        released = Msg(
            "The pit released the prize of round {round}, seat {seat}. Back out the win",
            round=ticket.round,
            seat=ticket.seat,
        )
        alert = e.AlertRaised(at, f"{LINK} {ticket.key}", LINK, released)
        return (e.PrizeReleased(at, ticket.key), alert)
    return (e.TicketGiven(at, ticket), *_ends_closing(table, ticket, at))


def _ends_closing(table: Table, ticket: Ticket, at: int) -> Events:
    """Ask for no card any more where the older ticket no longer holds ours up."""
    closing, first = table.lasting.link.closing if table.lasting.link else None, ticket.first
    if closing is None or closing.key != ticket.key:
        return ()
    is_held = first is not None and (first.order, first.state) == (closing.order, OPEN)
    return () if is_held and ticket.state == OPEN else (e.ClosingEnded(at),)


def hear_people(table: Table, command: c.HearFloor, at: int) -> Events:
    """Note who comes and what was written, each once however often the floor says it."""
    link = table.lasting.link
    if link is None:
        return ()
    call, by = command.coming
    is_new = by and command.coming != link.coming and call == call_key(table)
    coming = (e.CallTaken(at, call, by),) if is_new else ()
    known = {message.number for message in link.messages} | {number for number, _ in link.read}
    came = (
        e.MessageCame(at, message) for message in command.messages if message.number not in known
    )
    return (*coming, *came)


def read(table: Table, number: int, at: int) -> Events:
    """Note who has read a message; one that is not there was read already."""
    is_there = table.lasting.link is not None and any(
        message.number == number for message in table.lasting.link.messages
    )
    by = table.dealer.name if table.dealer else ""
    return (e.MessageRead(at, number, by),) if is_there else ()


def refuse_lock(table: Table, command: c.RefuseLock, at: int) -> Events:
    """Go back to the verification with what the floor has said."""
    if table.lasting.link is None or table.lasting.link.asked_by is None:
        return ()
    return (e.PrizeRefused(at, command.key, command.sentence),)


def ask_closing(table: Table, at: int) -> Events:
    """Ask for an Executive's card that closes the older ticket which holds ours up."""
    ticket = held_up(table)
    if ticket is None or ticket.first is None:
        raise Refused(Msg("No ticket of another table holds this one up"))
    if table.lasting.link is not None and table.lasting.link.closing is not None:
        return ()
    return (e.ClosingAsked(at, ticket.key, ticket.first.order, ticket.first.table),)


def closed_by(table: Table, command: SwipeCard, at: int) -> Events | None:
    """Take the Executive's card that is waited for; None where none is, or it is not enough."""
    closing, member = table.lasting.link.closing if table.lasting.link else None, command.member
    if closing is None or member is None or not member.may_authorise(Role.EXECUTIVE):
        return None
    if table.dealer is not None and member.is_same_person(table.dealer):
        return None
    return (e.ClosingApproved(at, member),)


def waits_at_end(table: Table, at: int) -> tuple[e.WinsWait, ...]:
    """Return the claims that a round may end with: no amount can come while the link is lost."""
    wins = tuple(
        WaitingWin(
            round=table.round.number,
            seat=claim.seat,
            sensor=claim.sensor,
            line=claim.line,
            at=at,
            stakes=tuple(table.locked.items()),
        )
        for claim in claims_on_floor(table)
        if may_wait(table, claim)
    )
    return (e.WinsWait(at, wins),) if wins else ()


def _ticket(table: Table, key: str) -> Ticket | None:
    return next(
        (
            ticket
            for ticket in (table.lasting.link.tickets if table.lasting.link else ())
            if ticket.key == key
        ),
        None,
    )

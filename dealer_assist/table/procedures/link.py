"""A table on a link: what the floor tells it, and what its claims are worth by their tickets.

Nothing here waits for the floor: a claim has its ticket when the answer is there, and a prize is
won when the floor has locked it.
"""

from collections.abc import Iterable, Sequence

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, as_told, pay_told
from dealer_assist.jackpot.definition import TRAY, Jackpot
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.pays import Percent
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.events.values import OPEN, RELEASED, Ticket, WaitingWin
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Meter, Phase, Table
from dealer_assist.table.waiting import LateWin
from dealer_assist.value import replace

Events = tuple[e.Event, ...]
Awards = list[tuple[str, PrizeAward]]
Accounts = dict[Meter, Account]
LINK = "link"
"""The kind of alerts about the link."""


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
    if not moved and table.lasting.link is not None and command.up_to == table.lasting.link.up_to:
        return ()
    setup = table.setup
    return (
        e.ContributionsTaken(at, command.up_to, readings(setup, before), readings(setup, moved)),
    )


def give(table: Table, ticket: Ticket, at: int) -> Events:
    """Note how a ticket stands, where that is new; a prize that the pit put back needs a person."""
    known = _ticket(table, ticket.key)
    if known is not None and replace(ticket, by=known.by, beside=known.beside) == known:
        return ()
    if ticket.state == RELEASED and known is not None and known.by is not None:
        released = Msg(
            "The pit has put the prize of round {round}, seat {seat}, back; back the win out",
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


def call_key(table: Table) -> str:
    """Name the call for a supervisor that stands now, as the floor is told it."""
    return (
        f"{table.round.number}-{table.round.supervisor_called_at}"
        if table.round.supervisor_called_at
        else ""
    )


def who_comes(table: Table) -> str:
    """Name who comes to the call that stands now, by the floor's word."""
    call, by = table.lasting.link.coming if table.lasting.link else ("", "")
    return by if call and call == call_key(table) else ""


def hear_people(table: Table, command: c.HearFloor, at: int) -> Events:
    """Note who comes and what was written, each once however often the floor says it."""
    link = table.lasting.link
    if link is None:
        return ()
    call, by = command.coming
    is_new = by and command.coming != link.coming and call == call_key(table)
    coming = (e.CallTaken(at, call, by),) if is_new else ()
    known = {one.number for one in link.messages} | {number for number, _ in link.read}
    came = (e.MessageCame(at, one) for one in command.messages if one.number not in known)
    return (*coming, *came)


def read(table: Table, number: int, at: int) -> Events:
    """Note who has read a message; one that is not there was read already."""
    is_there = table.lasting.link is not None and any(
        one.number == number for one in table.lasting.link.messages
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


def held_up(table: Table) -> Ticket | None:
    """Give our ticket that waits for an older one of another table."""
    for one in claims_on_floor(table):
        ticket = ticket_for(table, table.round.number, (one.seat, one.sensor), one.line)
        if ticket is not None and ticket.first is not None and waits_for(table, ticket):
            return ticket
    return None


def is_on_floor(jackpot: Jackpot, line: str) -> bool:
    """Tell whether a prize comes off a meter of the link; what the tray pays does not."""
    return bool(jackpot.line(line).percent) or jackpot.fixed_pays != TRAY


def level_of(jackpot: Jackpot, line: str) -> str:
    """Name the level that a prize comes off."""
    pays = jackpot.line(line).pays
    return pays.meter if isinstance(pays, Percent) else jackpot.fixed_pays


def claims_on_floor(table: Table) -> tuple[Claim, ...]:
    """Give the claims whose prize the floor decides."""
    jackpots = table.setup.jackpots
    return tuple(
        one
        for one in table.round.claims
        if one.sensor in table.setup.floor_links and is_on_floor(jackpots[one.sensor], one.line)
    )


def confirm_refusal(table: Table) -> str:
    """Say why the floor's claims cannot be confirmed now, or nothing if they can."""
    for one in claims_on_floor(table):
        ticket = ticket_for(table, table.round.number, (one.seat, one.sensor), one.line)
        if ticket is None:
            if table.lasting.link is not None and table.lasting.link.is_live:
                return Msg("The floor has not answered yet; press CONFIRM again in a moment")
            return Msg(
                "The link is lost: the amount of seat {seat} comes when it is back; call the "
                "Executive",
                seat=one.seat,
            )
        if waits_for(table, ticket) and ticket.first is not None:
            return Msg(
                "{first}, and is not confirmed yet; wait, or let an Executive close its ticket",
                first=was_first(ticket),
            )
    return ""


def waits_for(table: Table, ticket: Ticket) -> bool:
    """Tell whether a ticket waits for an older one of another table."""
    return ticket.state == OPEN and ticket.older > len(_own_older(table, ticket))


def was_first(ticket: Ticket) -> str:
    """Say whose claim came before: in tenths of a second, as the floor has put them in order."""
    first = ticket.first
    if first is None:
        return ""
    tenths = max(1, (first.by_ms + 50) // 100)
    by = f"{tenths // 10}.{tenths % 10}"
    return Msg("Table {table} was first, by {seconds} s", table=first.table, seconds=by)


def by_tickets(
    table: Table, sensor: str, awards: Sequence[PrizeAward], accounts: dict[str, Account]
) -> tuple[tuple[PrizeAward, ...], dict[str, Account]]:
    """Give awards of a linked sensor by what the floor says that they are worth."""
    left, told = dict(accounts), list(awards)
    jackpot = table.setup.jackpots[sensor]
    for at, award in sorted(enumerate(awards), key=lambda one: _order(table, sensor, one[1])):
        if not award.level:
            continue
        account, percent = left[award.level], jackpot.line(award.line).percent
        cents = _worth(table, sensor, award, account)
        payment = pay_told(jackpot.level(award.level), account, percent, cents)
        left[award.level] = payment.account
        told[at] = replace(
            award,
            prize=cents if percent else award.prize,
            from_meter=cents,
            whole=cents if percent else award.whole,
            meter_before=account.meter,
            meter_after=payment.account.meter,
            seed=payment.seed,
            from_reserve=payment.from_reserve,
            from_overflow=payment.from_overflow,
        )
    return tuple(told), left


def to_lock(table: Table) -> tuple[Ticket, ...]:
    """Give the tickets whose prizes the floor has to lock before a card counts, in their order."""
    asked, waits = table.round.late_win, table.round.pending
    spots: set[tuple[int, Spot, str]] = set()
    if asked is not None:
        spots = {(asked.round, (seat, asked.sensor), asked.line) for seat in asked.seats}
    elif waits is not None:
        spots = {(table.round.number, (one.seat, at), one.line) for at, one in waits.awards}
    tickets = table.lasting.link.tickets if table.lasting.link else ()
    found = [
        one
        for one in tickets
        if one.state == OPEN and (one.round, (one.seat, one.sensor), one.line) in spots
    ]
    return tuple(sorted(found, key=lambda one: one.order))


def waits_at_end(table: Table, at: int) -> tuple[e.WinsWait, ...]:
    """Give the claims that a round may end with: no amount can come while the link is lost."""
    wins = tuple(
        WaitingWin(
            round=table.round.number,
            seat=one.seat,
            sensor=one.sensor,
            line=one.line,
            at=at,
            stakes=tuple(table.locked.items()),
        )
        for one in claims_on_floor(table)
        if may_wait(table, one)
    )
    return (e.WinsWait(at, wins),) if wins else ()


def may_wait(table: Table, claim: Claim) -> bool:
    """Tell whether a claim waits for the link over the end of its round."""
    link = table.lasting.link
    is_ours = claim in claims_on_floor(table)
    return is_ours and link is not None and not link.is_live


def ticket_for(table: Table, round_: int, spot: Spot, line: str) -> Ticket | None:
    """Give the live ticket of a hand in a round."""
    for one in table.lasting.link.tickets if table.lasting.link else ():
        if (one.round, (one.seat, one.sensor), one.line) == (round_, spot, line) and one.is_live:
            return one
    return None


def late_refusal(table: Table, asked: LateWin) -> str:
    """Say why a late win of the link cannot be recorded by a card now, or nothing if it can."""
    jackpot = table.setup.jackpots[asked.sensor]
    if asked.sensor not in table.setup.floor_links or not is_on_floor(jackpot, asked.line):
        return ""
    for seat in asked.seats:
        ticket = ticket_for(table, asked.round, (seat, asked.sensor), asked.line)
        if ticket is None:
            return Msg("The floor has not given this win its amount yet; wait for the link")
        if waits_for(table, ticket):
            return Msg("{first}, and is not confirmed yet; wait", first=was_first(ticket))
    return ""


def holds_adjustment(table: Table, sensor: str, round_: int, seats: Iterable[int]) -> str:
    """Say that a prize of the link is put back on the floor first, or nothing."""
    if sensor not in table.setup.floor_links:
        return ""
    released = {
        (one.round, one.seat)
        for one in (table.lasting.link.tickets if table.lasting.link else ())
        if one.state == RELEASED
    }
    if all((round_, seat) in released for seat in seats):
        return ""
    return Msg("This prize came off the meter of the link; the pit releases it on the floor first")


def require_lock(table: Table) -> None:
    """Refuse a way back while the floor may be locking the prize at this moment."""
    link = table.lasting.link
    if link is not None and link.asked_by is not None and link.is_live:
        raise Refused(Msg("The floor is locking the prize; wait a moment"))


def _ticket(table: Table, key: str) -> Ticket | None:
    return next(
        (
            one
            for one in (table.lasting.link.tickets if table.lasting.link else ())
            if one.key == key
        ),
        None,
    )


def _own_older(table: Table, ticket: Ticket) -> list[Ticket]:
    """Give the open tickets of this table that are older on the same level."""
    jackpot = table.setup.jackpots[ticket.sensor]
    level = level_of(jackpot, ticket.line)
    return [
        one
        for one in (table.lasting.link.tickets if table.lasting.link else ())
        if one.sensor == ticket.sensor
        and one.state == OPEN
        and one.order < ticket.order
        and level_of(jackpot, one.line) == level
    ]


def _of_award(table: Table, sensor: str, award: PrizeAward) -> Ticket | None:
    for one in table.lasting.link.tickets if table.lasting.link else ():
        is_same = (one.seat, one.sensor, one.line) == (award.seat, sensor, award.line)
        if is_same and one.is_live and one.by is None:
            return one
    return None


def _order(table: Table, sensor: str, award: PrizeAward) -> int:
    ticket = _of_award(table, sensor, award)
    return ticket.order if ticket else 0


def _worth(table: Table, sensor: str, award: PrizeAward, account: Account) -> int:
    """Give what the floor says, or what the meter would pay where it has said nothing yet."""
    ticket = _of_award(table, sensor, award)
    if ticket is not None and not _own_older(table, ticket):
        return ticket.cents
    percent = table.setup.jackpots[sensor].line(award.line).percent
    if percent:
        return account.shown_cents * percent // 100
    return min(award.prize, account.shown_cents)

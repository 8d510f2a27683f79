"""A table on a link: what the floor tells it, and what its claims are worth by their tickets.

Nothing here waits for the floor: a claim has its ticket when the answer is there, and a prize is
won when the floor has locked it.
"""

from collections.abc import Iterable, Sequence

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, pay_told
from dealer_assist.jackpot.definition import TRAY, Jackpot
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.pays import Percent
from dealer_assist.table.events.values import OPEN, OtherClaim, Ticket
from dealer_assist.table.facts import prize
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Meter, Table
from dealer_assist.table.waiting import LateWin
from dealer_assist.value import replace

Awards = list[tuple[str, PrizeAward]]
Accounts = dict[Meter, Account]
LINK = "link"
"""The kind of alerts about the link."""


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


def held_up(table: Table) -> Ticket | None:
    """Return our ticket that waits for an older one of another table."""
    for claim in claims_on_floor(table):
        ticket = ticket_for(table, table.round.number, (claim.seat, claim.sensor), claim.line)
        if ticket is not None and ticket.first is not None and waits_for(table, ticket):
            return ticket
    return None


def other_claim(table: Table, sensor: str) -> OtherClaim | None:
    """Return what another table has claimed of a sensor's meters; first what is on them still."""
    link = table.lasting.link
    there = [claim for claim in link.claims if claim.sensor == sensor] if link else []
    return min(there, key=lambda claim: claim.is_locked, default=None)


def is_on_floor(jackpot: Jackpot, line: str) -> bool:
    """True if a prize comes off a meter of the link; what the tray pays does not."""
    return bool(jackpot.line(line).percent) or jackpot.fixed_pays != TRAY


def level_of(jackpot: Jackpot, line: str) -> str:
    """Name the level that a prize comes off."""
    pays = jackpot.line(line).pays
    return pays.meter if isinstance(pays, Percent) else jackpot.fixed_pays


def claims_on_floor(table: Table) -> tuple[Claim, ...]:
    """Return the claims whose prize the floor decides."""
    jackpots = table.setup.jackpots
    return tuple(
        claim
        for claim in table.round.claims
        if claim.sensor in table.setup.floor_links
        and is_on_floor(jackpots[claim.sensor], claim.line)
    )


def confirm_refusal(table: Table) -> str:
    """Say why the floor's claims cannot be confirmed now, or nothing if they can."""
    for claim in claims_on_floor(table):
        ticket = ticket_for(table, table.round.number, (claim.seat, claim.sensor), claim.line)
        if ticket is None:
            if table.lasting.link is not None and table.lasting.link.is_live:
                return Msg("The server has not answered yet. Press CONFIRM again in a moment")
            return Msg(
                "The link is lost: the amount of seat {seat} comes when it is back. Call the "
                "Executive",
                seat=claim.seat,
            )
        if waits_for(table, ticket) and ticket.first is not None:
            return Msg(
                "{first}, and is not confirmed yet. Wait, or let an Executive close its ticket",
                first=was_first(ticket),
            )
    return ""


def waits_for(table: Table, ticket: Ticket) -> bool:
    """True if a ticket waits for an older one of another table."""
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
    """Return awards of a linked sensor by what the floor says that they are worth."""
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
    """Return the tickets whose prizes the floor has to lock before a card counts, in order."""
    asked, waits = table.round.late_win, table.round.pending
    spots: set[tuple[int, Spot, str]] = set()
    if asked is not None:
        spots = {(asked.round, (seat, asked.sensor), asked.line) for seat in asked.seats}
    elif waits is not None:
        spots = {(table.round.number, (one.seat, at), one.line) for at, one in waits.awards}
    tickets = table.lasting.link.tickets if table.lasting.link else ()
    found = [
        ticket
        for ticket in tickets
        if ticket.state == OPEN
        and (ticket.round, (ticket.seat, ticket.sensor), ticket.line) in spots
    ]
    return tuple(sorted(found, key=lambda ticket: ticket.order))


def may_wait(table: Table, claim: Claim) -> bool:
    """True if a claim waits for the link over the end of its round."""
    link = table.lasting.link
    is_ours = claim in claims_on_floor(table)
    return is_ours and link is not None and not link.is_live


def ticket_for(table: Table, round_: int, spot: Spot, line: str) -> Ticket | None:
    """Return the live ticket of a hand in a round."""
    for ticket in table.lasting.link.tickets if table.lasting.link else ():
        if (ticket.round, (ticket.seat, ticket.sensor), ticket.line) == (
            round_,
            spot,
            line,
        ) and ticket.is_live:
            return ticket
    return None


def late_refusal(table: Table, asked: LateWin) -> str:
    """Say why a late win of the link cannot be recorded by a card now, or nothing if it can."""
    jackpot = table.setup.jackpots[asked.sensor]
    if asked.sensor not in table.setup.floor_links or not is_on_floor(jackpot, asked.line):
        return ""
    for seat in asked.seats:
        ticket = ticket_for(table, asked.round, (seat, asked.sensor), asked.line)
        if ticket is None:
            return Msg("The server has not given this win its amount yet. Wait for the link")
        if waits_for(table, ticket):
            return Msg("{first}, and is not confirmed yet. Wait", first=was_first(ticket))
    return ""


def holds_adjustment(table: Table, sensor: str, round_: int, seats: Iterable[int]) -> str:
    """Say that a prize of the link is put back on the floor first, or nothing."""
    if sensor not in table.setup.floor_links:
        return ""
    free = {
        (ticket.round, ticket.seat)
        for ticket in (table.lasting.link.tickets if table.lasting.link else ())
        if prize.may(table, ticket, prize.PrizeAct.BACK_OUT)
    }
    if all((round_, seat) in free for seat in seats):
        return ""
    return Msg("This prize came off the meter of the link. The pit releases it on the floor first")


def require_lock(table: Table) -> None:
    """Refuse a way back while the floor may be locking the prize at this moment."""
    link = table.lasting.link
    if link is not None and link.asked_by is not None and link.is_live:
        raise Refused(Msg("The server is locking the prize. Wait a moment"))


def _own_older(table: Table, ticket: Ticket) -> list[Ticket]:
    """Return the open tickets of this table that are older on the same level."""
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
    for ticket in table.lasting.link.tickets if table.lasting.link else ():
        is_same = (ticket.seat, ticket.sensor, ticket.line) == (award.seat, sensor, award.line)
        if is_same and ticket.is_live and ticket.by is None:
            return ticket
    return None


def _order(table: Table, sensor: str, award: PrizeAward) -> int:
    ticket = _of_award(table, sensor, award)
    return ticket.order if ticket else 0


def _worth(table: Table, sensor: str, award: PrizeAward, account: Account) -> int:
    """Return what the floor says, or what the meter would pay where it has said nothing yet."""
    ticket = _of_award(table, sensor, award)
    if ticket is not None and not _own_older(table, ticket):
        return ticket.cents
    percent = table.setup.jackpots[sensor].line(award.line).percent
    if percent:
        return account.shown_cents * percent // 100
    return min(award.prize, account.shown_cents)

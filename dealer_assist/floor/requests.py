"""What a table wants of its floor at this moment, read off its state.

Pure: it is asked for again and again until the floor has answered.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table.events.values import LOCKED, OPEN, RELEASED, Closing, Ticket
from dealer_assist.table.facts import link, must_hit, prize
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value, field

PAID, BACKED_OUT = "paid", "backed out"
SUPERVISOR = "supervisor"
"""The kind of a call for the person who confirms wins."""
DEVICE, MOST_LETTERS = "device", 120

Hand = tuple[int, int, str, str]
"""A hand of a round: round, seat, sensor, line."""


class TicketRequest(Value):
    """A ticket that is wanted, or asked for again to hear how it stands."""

    key: str
    round: int
    seat: int
    sensor: str
    level: str
    line: str


class FloorRequests(Value):
    """All that the floor is to be asked; `locks` and `awards` are keys with whose cards it is.

    `ends` are keys of prizes, their sensors, and what became of them at the table: paid, or
    backed out.

    `facts` is what the floor's people see of the table, `calls` whom it calls: keys and kinds;
    `reads` are messages that were read here, by number, and by whom. `known` are the keys of its
    tickets, `seals` the seal of each level of a link that must hit, where it has one.
    """

    phase: str = ""
    n: int = 0
    up_to: int = 0
    epoch: int = 0
    is_live: bool = False
    tickets: tuple[TicketRequest, ...] = ()
    standing: tuple[TicketRequest, ...] = ()
    unticks: tuple[str, ...] = ()
    locks: tuple[tuple[str, StaffMember], ...] = ()
    awards: tuple[tuple[str, tuple[StaffMember, ...]], ...] = ()
    ends: tuple[tuple[str, str, str], ...] = ()
    closing: Closing | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    calls: tuple[tuple[str, str], ...] = ()
    reads: tuple[tuple[int, str], ...] = ()
    known: tuple[str, ...] = ()
    seals: Mapping[tuple[str, str], str] = field(default_factory=dict)

    def sensor_of(self, key: str) -> str:
        """Return the sensor of a ticket that stands."""
        return next(request.sensor for request in self.standing if request.key == key)


def requests_of(table: Table) -> FloorRequests:
    """Read off what the floor is to be asked."""
    stand = table.lasting.link
    if stand is None:
        return FloorRequests(phase=table.round.phase.value)
    hands = {hand for hand in _hands(table) if _is_on_floor(table, hand)}
    tickets = stand.tickets
    known = {_hand(ticket) for ticket in tickets if ticket.is_live}
    locks = link.to_lock(table) if stand.asked_by else ()
    closing = stand.closing if stand.closing and stand.closing.by else None
    return FloorRequests(
        phase=table.round.phase.value,
        n=stand.n,
        up_to=stand.up_to,
        epoch=stand.epoch,
        is_live=stand.is_live,
        tickets=tuple(_asked(table, hand) for hand in sorted(hands - known)),
        standing=tuple(_again(table, ticket) for ticket in tickets if _is_asked_again(ticket)),
        unticks=tuple(
            ticket.key for ticket in tickets if ticket.state == OPEN and _hand(ticket) not in hands
        ),
        locks=tuple((lock.key, stand.asked_by) for lock in locks[:1] if stand.asked_by),
        awards=tuple(
            (ticket.key, ticket.people)
            for ticket in tickets
            if ticket.by and _is_awarded(table, ticket)
        ),
        ends=tuple(
            (ticket.key, ticket.sensor, end)
            for ticket in tickets
            if ticket.by is not None and (end := _end(table, ticket))
        ),
        closing=closing,
        facts=_facts(table),
        calls=_calls(table),
        reads=stand.read,
        known=tuple(ticket.key for ticket in tickets),
        seals=_seals(table),
    )


def _seals(table: Table) -> dict[tuple[str, str], str]:
    """Return the seal on record of each level of a link that must hit, nothing if it has none."""
    return {
        meter: seal.seal if (seal := must_hit.seal_on(table, meter)) else ""
        for meter in must_hit.levels(table.setup)
        if meter[0] in table.setup.floor_links and meter in table.accounts
    }


def _facts(table: Table) -> dict[str, Any]:
    """Say what a person sees who looks over the dealer's shoulder."""
    prompt = next_step(table)
    facts: dict[str, Any] = {
        "prompt": str(prompt.text),
        "prompt_detail": str(prompt.detail),
        "seats": [_seat(table, seat) for seat in table.setup.seats],
        "devices": list(_devices(table)),
    }
    return facts | ({"dealer": str(table.dealer.name)} if table.dealer else {})


def _seat(table: Table, seat: int) -> dict[str, Any]:
    sensors = [one for (at, _), one in table.sensors.items() if at == seat]
    is_locked = any(sensor.locked_cents and not sensor.is_settled for sensor in sensors)
    has_wager = is_locked or any(sensor.has_wager for sensor in sensors)
    claims = [claim for claim in table.round.claims if claim.seat == seat]
    return {
        "seat": seat,
        "word": "folded" if table.seat(seat).has_folded else "",
        "empty": not has_wager,
        "locked": is_locked,
        "claim": bool(claims),
    }


def _devices(table: Table) -> Iterator[tuple[str, str, bool]]:
    """Return name, state and whether it is well: sensors, then what an open alert is about."""
    spots = table.setup.spots
    wrong = len({(seat, sensor) for seat, sensor, _ in table.lasting.faults})
    yield Msg("Sensors"), f"{len(spots) - wrong}/{len(spots)}", not wrong
    if table.lasting.key_is_lost:
        yield Msg("Key switch"), Msg("Lost"), False
    for alert in table.lasting.alerts:
        if alert.kind == DEVICE:
            yield Msg("Device"), alert.sentence[:MOST_LETTERS], False


def _calls(table: Table) -> tuple[tuple[str, str], ...]:
    key = link.call_key(table)
    return ((key, SUPERVISOR),) if key else ()


def _hands(table: Table) -> Iterator[Hand]:
    """Return every hand that needs a ticket: claimed, confirmed, waiting for the link, or late."""
    for claim in table.round.claims:
        yield table.round.number, claim.seat, claim.sensor, claim.line
    for struck in table.round.struck:
        yield table.round.number, struck.seat, struck.sensor, struck.line
    for sensor, award in table.round.pending.awards if table.round.pending else ():
        yield table.round.number, award.seat, sensor, award.line
    if (late := table.round.late_win) is not None:
        for seat in late.seats:
            yield late.round, seat, late.sensor, late.line
    for win in table.lasting.link.waiting if table.lasting.link else ():
        yield win.round, win.seat, win.sensor, win.line
    for ticket in table.lasting.link.tickets if table.lasting.link else ():
        if ticket.by is not None and ticket.is_live:
            yield _hand(ticket)


def _is_on_floor(table: Table, hand: Hand) -> bool:
    _, _, sensor, line = hand
    is_linked = sensor in table.setup.floor_links
    return is_linked and link.is_on_floor(table.setup.jackpots[sensor], line)


def _asked(table: Table, hand: Hand) -> TicketRequest:
    round_, seat, sensor, line = hand
    before = table.lasting.link.tickets if table.lasting.link else ()
    tries = sum((ticket.round, ticket.seat, ticket.sensor) == hand[:3] for ticket in before)
    key = f"{table.setup.number}-{round_}-{seat}{sensor}-{tries + 1}"
    level = link.level_of(table.setup.jackpots[sensor], line)
    return TicketRequest(f"{key:0>8}", round_, seat, sensor, level, line)


def _again(table: Table, ticket: Ticket) -> TicketRequest:
    level = link.level_of(table.setup.jackpots[ticket.sensor], ticket.line)
    return TicketRequest(ticket.key, ticket.round, ticket.seat, ticket.sensor, level, ticket.line)


def _is_asked_again(ticket: Ticket) -> bool:
    """True if the floor may say something new of it: one backed out waits for its RELEASE."""
    return ticket.is_live or (ticket.is_backed_out and ticket.state != RELEASED)


def _hand(ticket: Ticket) -> Hand:
    return ticket.round, ticket.seat, ticket.sensor, ticket.line


def _is_awarded(table: Table, ticket: Ticket) -> bool:
    """True if the round of a locked prize is over: it was paid, and the floor may know it."""
    is_over = ticket.round < table.round.number or table.round.phase is Phase.CLOSED
    return ticket.state == LOCKED and is_over and prize.may(table, ticket, prize.PrizeAct.AWARD)


def _end(table: Table, ticket: Ticket) -> str:
    """Return what became of a prize at the table, where the floor has to know it."""
    if prize.may(table, ticket, prize.PrizeAct.TELL_BACKED_OUT):
        return BACKED_OUT
    is_new = not ticket.is_paid_told
    return PAID if is_new and prize.may(table, ticket, prize.PrizeAct.TELL_PAID) else ""

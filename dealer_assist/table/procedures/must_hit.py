"""A level that must hit: sealed when it begins, crossed by a wager at the start, paid by a card.

Wagers count from the lowest seat on. What the meter holds at the crossing is the prize; the wagers
behind it feed the new meter. Nothing here knows a threshold before it is crossed.
"""

from dealer_assist.errors import Refused
from dealer_assist.jackpot import must_hit
from dealer_assist.jackpot.account import pay_told
from dealer_assist.jackpot.definition import WHOLE
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.events.values import ConfirmedWin, LinkStand, Ticket
from dealer_assist.table.facts.link import LINK
from dealer_assist.table.facts.must_hit import levels, meter_before, seal_on, strides, waiting
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def seal(table: Table, command: c.SealThreshold, at: int) -> Events:
    """Take a seal on record, in the place of the one before it."""
    meter = (command.sensor, command.level)
    level = levels(table.setup).get(meter)
    if level is None or meter not in table.accounts:
        raise Refused(Msg("There is no level here that must hit"))
    jackpot = table.setup.jackpots[command.sensor]
    before = next(
        (
            threshold_seal
            for threshold_seal in table.lasting.seals
            if threshold_seal.is_on(meter, jackpot.key)
        ),
        None,
    )
    if before and command.retired_cents:
        must_hit.require_fit(before.seal, command.retired_cents, command.retired_key)
    return (
        e.ThresholdSealed(
            at=at,
            sensor=command.sensor,
            level=command.level,
            jackpot=jackpot.key,
            seal=command.seal,
            limit_cents=level.must_hit_cents,
            from_micros=table.accounts[meter].meter,
            retired=before.seal if before else "",
            retired_cents=command.retired_cents if before else 0,
            retired_key=command.retired_key if before else "",
        ),
    )


def cross(table: Table, command: c.CrossThreshold, at: int) -> Events:
    """Pay what the meter held at the crossing, and begin the level again; once in a round."""
    meter = (command.sensor, command.level)
    found = seal_on(table, meter) if meter in levels(table.setup) else None
    is_start = table.round.phase is Phase.IN_PLAY and table.round.pending is None
    if not is_start:
        raise Refused(
            Msg("A threshold is crossed by a start. Now {phase}", phase=table.round.phase.label)
        )
    if found is None or any(
        (threshold_crossed.sensor, threshold_crossed.level) == meter
        for threshold_crossed in table.round.crossed
    ):
        raise Refused(Msg("No threshold is sealed here"))
    must_hit.require_fit(found.seal, command.threshold_cents, command.seal_key)
    way = strides(table, meter)
    crossed = must_hit.crossing(way, command.threshold_cents)
    if crossed is None:
        raise Refused(Msg("No wager has reached the threshold"))
    before, level = table.accounts[meter], levels(table.setup)[meter]
    prize = cents_shown(crossed.meter)
    payment = pay_told(level, before, WHOLE, prize)
    award = PrizeAward(
        seat=crossed.seat,
        line=level.name,
        stake=table.locked[crossed.seat, command.sensor],
        prize=prize,
        from_meter=prize,
        level=level.name,
        # The wagers behind it are none of this hit's: it found what the crossing one had brought.
        meter_before=crossed.meter,
        meter_after=payment.account.meter - (before.meter - crossed.meter),
        seed=payment.seed,
        from_reserve=payment.from_reserve,
        from_overflow=payment.from_overflow,
        whole=prize,
    )
    return (
        e.ThresholdCrossed(
            at=at,
            sensor=command.sensor,
            level=command.level,
            seat=crossed.seat,
            threshold_cents=command.threshold_cents,
            seal_key=command.seal_key,
            seal=found.seal,
            sealed_at=found.at,
            before=meter_before(table, meter),
            way=tuple((stride.seat, stride.meter) for stride in way),
            award=award,
            meters=readings(table.setup, {meter: payment.account}),
        ),
    )


def take_crossing(table: Table, command: c.TakeCrossing, at: int) -> Events:
    """Take on record that the floor has a prize for a wager of this round, once.

    One that is heard of when its round is over, or beside another of the same level, is paid by the
    pit; while a card is awaited it is heard of again a moment later.
    """
    ticket = command.ticket
    meter = (ticket.sensor, ticket.line)
    if table.lasting.link is None or any(
        one.key == ticket.key for one in table.lasting.link.tickets
    ):
        return ()
    if meter not in levels(table.setup) or meter[0] not in table.setup.floor_links:
        raise Refused(Msg("There is no level here that must hit"))
    must_hit.require_fit(command.seal, command.threshold_cents, command.seal_key)
    is_own = ticket.round == table.round.number and table.round.phase is not Phase.BETTING
    if not is_own or any(
        (threshold_crossed.sensor, threshold_crossed.level) == meter
        for threshold_crossed in table.round.crossed
    ):
        return (e.TicketGiven(at, ticket), _for_the_pit(table, ticket, at))
    if table.round.phase is not Phase.IN_PLAY or table.round.pending is not None:
        return ()
    return (*_as_the_floor_says(table, command, at), e.TicketGiven(at, ticket))


def _as_the_floor_says(table: Table, command: c.TakeCrossing, at: int) -> Events:
    ticket, way = command.ticket, dict(command.way)
    meter = (ticket.sensor, ticket.line)
    level, crossed = levels(table.setup)[meter], way[ticket.seat]
    later = command.way[-1][1] - crossed
    before = table.accounts[meter]
    change = crossed + later - before.meter
    stood = replace(before, meter=before.meter + change, adjusted=before.adjusted + change)
    payment = pay_told(level, stood, WHOLE, ticket.cents)
    link = table.lasting.link or LinkStand()
    meters = readings(table.setup, {meter: before}), readings(table.setup, {meter: stood})
    told = e.ContributionsTaken(at, link.up_to, *meters, link.claims)
    hit = e.ThresholdCrossed(
        at=at,
        sensor=ticket.sensor,
        level=ticket.line,
        seat=ticket.seat,
        threshold_cents=command.threshold_cents,
        seal_key=command.seal_key,
        seal=command.seal,
        sealed_at=command.sealed_at,
        before=command.before,
        way=command.way,
        award=PrizeAward(
            seat=ticket.seat,
            line=level.name,
            stake=table.locked[ticket.seat, ticket.sensor],
            prize=ticket.cents,
            from_meter=ticket.cents,
            level=level.name,
            meter_before=crossed,
            meter_after=payment.account.meter - later,
            seed=payment.seed,
            from_reserve=payment.from_reserve,
            from_overflow=payment.from_overflow,
            whole=ticket.cents,
        ),
        meters=readings(table.setup, {meter: payment.account}),
    )
    return (told, hit) if change else (hit,)


def _for_the_pit(table: Table, ticket: Ticket, at: int) -> e.AlertRaised:
    said = Msg(
        "Seat {seat} of round {round} crossed {level}: {prize}. The pit pays it",
        seat=ticket.seat,
        round=ticket.round,
        level=table.setup.line(ticket.sensor, ticket.line).label,
        prize=dollars(ticket.cents),
    )
    return e.AlertRaised(at, f"{LINK} {ticket.key}", LINK, said)


def ask(table: Table, at: int) -> Events:
    """Ask for the card that records who crossed a threshold."""
    return asked_cards.ask(table, e.CardAsked(at, MUST_HIT))


def record(table: Table, by: StaffMember, at: int) -> Events:
    """Put the open crossings on record as wins; the meters have moved at the start."""
    wins = tuple(
        ConfirmedWin(threshold_crossed.sensor, threshold_crossed.award)
        for threshold_crossed in waiting(table)
    )
    authorised = e.WinsAuthorised(
        at=at, by=by, first_number=table.lasting.wins_so_far + 1, wins=wins, meters=()
    )
    return (e.CardNotAsked(at), authorised)

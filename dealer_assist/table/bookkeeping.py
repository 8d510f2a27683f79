"""What events make of sensors, House Money, payments, meters and settings, for `evolve`."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from dealer_assist.table import events as e
from dealer_assist.table.events.values import (
    BonusBet,
    HandMark,
    LeftBehind,
    Proposal,
    RuledMoney,
    ThresholdSeal,
    accounts_of,
)
from dealer_assist.table.meters import readings, shifted, sorted_out
from dealer_assist.table.places import DEALER, SeatHand, is_of_seat, seat_of
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, merged
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Act, Payment, Phase, Table, Toke
from dealer_assist.value import replace

SensorEvent = (
    e.ChipSeen
    | e.ChipGone
    | e.ChipKept
    | e.LateChipRefused
    | e.SensorFailed
    | e.SensorMended
    | e.WagerMarked
)
BonusEvent = (
    e.BonusCollected | e.PeekAnswered | e.BonusAnswered | e.InsuranceClosed | e.InsuranceSettled
)
BetsEvent = e.BetsAllowed | e.BetsPaid | e.BetsUndone | e.BetDenied | e.WagersSettled

LEFT_UP = "left_up"
"""What a winner left up, among the wagers of its seat."""
DOUBLE, SPLIT, SURRENDER = "double", "split", "surrender"
"""What doubles a hand, what lies on one that was split off, and what a surrender of it saves.

A split hand's letter follows.
"""
_DEALT = 2


def sense(table: Table, event: SensorEvent) -> Table:
    """Apply what happened at one sensor."""
    spot = (event.seat, event.sensor)
    match event:
        case e.ChipSeen():
            return _with_chip(table, spot)
        case e.ChipGone():
            gone = replace(table.round, late=_without(table.round.late, spot))
            chips, left = _without(table.lasting.chips, spot), _without(table.lasting.left, spot)
            return replace(
                table, lasting=replace(table.lasting, chips=chips, left=left), round=gone
            )
        case e.ChipKept():
            left = _without(table.lasting.left, spot)
            return table.with_lasting(replace(table.lasting, left=left))
        case e.LateChipRefused():
            late = (*_without(table.round.late, spot), spot)
            return _with_chip(table, spot).with_round(replace(table.round, late=late))
        case e.SensorFailed(fault=fault):
            return _with_fault(table, spot, fault)
        case e.SensorMended():
            return _with_fault(table, spot, "")
        case e.WagerMarked(is_on=is_on, mark=mark):
            marks = {at: one for at, one in table.round.marks.items() if at != spot}
            if is_on:
                marks[spot] = mark or HandMark()
            return table.with_round(replace(table.round, marks=marks))
        case _:
            assert_never(event)


def _with_chip(table: Table, spot: Spot) -> Table:
    chips = _in_order(table, (*table.lasting.chips, spot))
    return table.with_lasting(replace(table.lasting, chips=chips))


def _with_fault(table: Table, spot: Spot, fault: str) -> Table:
    known = {(seat, sensor): told for seat, sensor, told in table.lasting.faults}
    known[spot] = fault
    faults = tuple((*at, known[at]) for at in _in_order(table, known) if known[at])
    return table.with_lasting(replace(table.lasting, faults=faults))


def _in_order(table: Table, spots: Iterable[Spot]) -> tuple[Spot, ...]:
    """Return sensors in the order of the table, those that it does not have behind them."""
    known = dict.fromkeys(spots)
    return (
        *(spot for spot in table.setup.spots if spot in known),
        *(spot for spot in known if spot not in table.setup.spots),
    )


def _without(spots: tuple[Spot, ...], spot: Spot) -> tuple[Spot, ...]:
    return tuple(one for one in spots if one != spot)


def without_wager(table: Table, event: e.WagerTakenOff) -> Table:
    """Return the table with one wager off, and the meters without its part."""
    off = (event.seat, event.sensor)
    locked = {spot: cents for spot, cents in table.round.locked_in.items() if spot != off}
    return table.with_meters(event.meters).with_round(replace(table.round, locked_in=locked))


def note_paid(table: Table, event: e.SeatPaid) -> Table:
    """Take a seat on record as paid."""
    paid = Payment(event.at, event.seat, event.wins, event.cents, event.by_cage)
    return table.with_round(replace(table.round, payments=(*table.round.payments, paid)))


def undo_paid(table: Table) -> Table:
    """Take the last payment back."""
    return table.with_round(replace(table.round, payments=table.round.payments[:-1]))


def taken_back(table: Table, event: e.MoneyTakenBack) -> Table:
    """Take off the payments what a seat has given back; what it was handed rightly stays."""
    prizes = sum(win.award.prize for win in table.round.undone if win.number in event.wins)
    kept = []
    for payment in table.round.payments:
        gone = [number for number in payment.wins if number in event.wins]
        if not gone:
            kept.append(payment)
            continue
        back = sum(win.award.prize for win in table.round.undone if win.number in gone)
        left = tuple(number for number in payment.wins if number not in gone)
        if left:
            kept.append(replace(payment, wins=left, cents=payment.cents - back))
    envy = event.cents - prizes
    if envy:
        kept.append(Payment(event.at, event.seat, (), -envy))
    return table.with_round(replace(table.round, payments=tuple(kept)))


def note_toke(table: Table, event: e.TokeLaid | e.TokeEnded | e.TokeReopened) -> Table:
    """Take on record what lies for the dealer beside a wager, and what became of it."""
    spot = (event.seat, event.wager)
    others = {at: toke for at, toke in table.round.tokes.items() if at != spot}
    match event:
        case e.TokeLaid(cents=0):
            return table.with_round(replace(table.round, tokes=others))
        case e.TokeLaid(cents=cents):
            toke = Toke(cents)
        case e.TokeEnded(cents=cents, back_cents=back, won_cents=won):
            toke = Toke(cents, back, won)
        case e.TokeReopened(cents=cents):
            toke = Toke(cents)
        case _:
            assert_never(event)
    return table.with_round(replace(table.round, tokes={**others, spot: toke}))


def note_bets(table: Table, event: BetsEvent) -> Table:
    """Take on record what became of bonus bets, and which seats are settled."""
    bets, walked = table.round.bonus_bets, table.round.walked
    match event:
        case e.WagersSettled(is_undone=is_undone):
            walked = walked[:-1] if is_undone else (*walked, event)
            return table.with_round(replace(table.round, walked=walked))
        case e.BetsAllowed(bets=allowed):
            sums = {(bonus_bet.seat, bonus_bet.wager): bonus_bet.cents for bonus_bet in allowed}
            paid = {bet: cents + bets.paid.get(bet, 0) for bet, cents in sums.items()}
            after = replace(bets, allowed={**bets.allowed, **paid})
            return table.with_round(replace(table.round, bonus_bets=after, asked=None))
        case e.BetsPaid(bets=handed):
            after = replace(bets, paid=_summed(bets.paid, handed, 1))
        case e.BetsUndone(bets=handed):
            after = replace(bets, paid=_summed(bets.paid, handed, -1))
        case e.BetDenied(seat=seat, wager=wager, cents=cents):
            after = replace(bets, denied={**bets.denied, (seat, wager): cents})
        case _:
            assert_never(event)
    return table.with_round(replace(table.round, bonus_bets=after))


def note_ruling(table: Table, event: e.RulingEvent) -> Table:
    """Take a ruling on record; its chips go over the felt with the seats of the round in play."""
    lasting, ruled = table.lasting, table.round.ruled
    match event:
        case e.RulingWithdrawn(number=number):
            gone = (*lasting.rulings_withdrawn, number)
            left = without_ruling(lasting.left_behind, number)
            return table.with_lasting(replace(lasting, rulings_withdrawn=gone, left_behind=left))
        case e.RulingRecorded(number=number):
            table = table.with_lasting(replace(lasting, rulings_so_far=number))
            cents = event.after_cents - event.before_cents
            if not cents or len(event.seats) != 1:
                return table
            money = RuledMoney(number, event.round, event.seats[0], event.wager, cents)
            if table.round.phase is Phase.CLOSED:  # no walk follows: it is left to the cage
                left = with_rulings(table.lasting.left_behind, (money,))
                return table.with_lasting(replace(table.lasting, left_behind=left))
            return table.with_round(replace(table.round, ruled=(*ruled, money)))
        case _:
            assert_never(event)


def with_rulings(
    left: tuple[LeftBehind, ...], rulings: Iterable[RuledMoney]
) -> tuple[LeftBehind, ...]:
    """Add rulings that no walk pays to what their rounds have left open, a line a round."""
    lines = {behind.round: behind for behind in left}
    for money in rulings:
        line = lines.get(money.round, LeftBehind(money.round))
        lines[money.round] = replace(line, rulings=(*line.rulings, money))
    return tuple(lines.values())


def without_ruling(left: tuple[LeftBehind, ...], number: int) -> tuple[LeftBehind, ...]:
    """Take a ruling that was withdrawn out of it, and a line that has nothing else."""
    after = (
        replace(behind, rulings=tuple(each for each in behind.rulings if each.number != number))
        for behind in left
    )
    return tuple(
        behind for behind in after if behind.not_ticked or behind.by_cage or behind.rulings
    )


def _summed(
    paid: Mapping[tuple[int, str], int], handed: Iterable[BonusBet], sign: int
) -> dict[tuple[int, str], int]:
    sums = dict(paid)
    for bonus_bet in handed:
        bet = (bonus_bet.seat, bonus_bet.wager)
        sums[bet] = sums.get(bet, 0) + sign * bonus_bet.cents
    return {bet: cents for bet, cents in sums.items() if cents}


def note_duty(table: Table, event: e.DutyTicked) -> Table:
    """Take a duty on record as done for these seats, or as open again."""
    ticked = {(event.duty, seat) for seat in event.seats}
    others = tuple(one for one in table.round.duties_done if one not in ticked)
    done = tuple((event.duty, seat) for seat in event.seats) if event.is_done else ()
    return table.with_round(replace(table.round, duties_done=(*others, *done)))


def note_bonus(table: Table, event: BonusEvent) -> Table:
    """Note one answer."""
    bonus = table.round.bonus
    match event:
        case e.BonusCollected(seats=seats):
            return table.with_round(
                replace(table.round, bonus=replace(bonus, is_collected=bool(seats)))
            )
        case e.PeekAnswered(answer=answer):
            return table.with_round(replace(table.round, bonus=replace(bonus, peek=answer)))
        case e.InsuranceClosed(is_closed=is_closed):
            return table.with_round(
                replace(table.round, bonus=replace(bonus, insurance_closed=is_closed))
            )
        case e.InsuranceSettled(seats=seats):
            return table.with_round(
                replace(table.round, bonus=replace(bonus, insurance_settled=bool(seats)))
            )
        case e.BonusAnswered(seat=seat, left_up=left_up):
            answers = {at: cents for at, cents in bonus.answers.items() if at != seat}
            if left_up is not None:
                answers[seat] = left_up
            noted = table.with_round(replace(table.round, bonus=replace(bonus, answers=answers)))
            return _with_left_up(noted, seat, left_up or 0)
        case _:
            assert_never(event)


def seen(table: Table, event: e.CardsSeen) -> Table:
    """Take the cards of a place on record; the dealer's own take the place of a total."""
    known = {**table.round.cards, event.place: event.cards}
    after = replace(table.round, cards={at: some for at, some in known.items() if some})
    if event.place == DEALER:
        after = replace(after, without_suit=event.without_suit, dealer_total="")
    return bonus_after_cards(table.with_round(after), event)


def bonus_after_cards(table: Table, event: e.CardsSeen) -> Table:
    """Forget the peek and the insurance where another card lies up, or none."""
    if event.place != DEALER or len(event.cards) > 1:
        return table
    bonus = replace(table.round.bonus, peek="", insurance_closed=False, insurance_settled=False)
    return (
        table.with_round(replace(table.round, bonus=bonus)) if bonus != table.round.bonus else table
    )


def acted_at(table: Table, number: int, wagers: Mapping[str, int]) -> dict[str, int]:
    """Return how many cards each hand held when its double or its surrender was noted first."""
    before = table.seat(number).acted_at
    found: dict[str, int] = {}
    for key, cents in wagers.items():
        act, _, letter = key.partition("_")
        if cents and act in (DOUBLE, SURRENDER):
            held = max(_DEALT, len(table.round.cards.get(SeatHand(number, letter).text, ())))
            found[key] = before.get(key, held)
    return found


def acts(table: Table, event: e.HandActed) -> tuple[Act, ...]:
    """Add an act, with the cards of its seat as they lay before; or leave the last such one out."""
    if event.is_on:
        seat, held = seat_of(event.place), table.round.cards.items()
        lay = {at: cards for at, cards in held if is_of_seat(at, seat)}
        return (*table.round.acts, Act(event.place, event.act, lay))
    same = [
        n
        for n, one in enumerate(table.round.acts)
        if (one.place, one.act) == (event.place, event.act)
    ]
    return tuple(one for n, one in enumerate(table.round.acts) if n not in same[-1:])


def _with_left_up(table: Table, number: int, cents: int) -> Table:
    seat = table.seat(number)
    wagers = {key: amount for key, amount in seat.wagers.items() if key != LEFT_UP}
    if cents:
        wagers[LEFT_UP] = cents
    return table.with_round(
        replace(table.round, seats={**table.round.seats, number: replace(seat, wagers=wagers)})
    )


def set_meter(table: Table, event: e.MeterSet) -> Table:
    """Apply a meter set by hand: what a voided round goes back to moves along."""
    before, after = accounts_of(event.before), accounts_of(event.meters)
    moved = shifted(table.round.opening_accounts, before, after)
    done = replace(table.round, opening_accounts=moved, meter_change=None)
    return table.with_meters(event.meters).with_round(done)


def note_seal(table: Table, event: e.ThresholdSealed) -> Table:
    """Note the seal that is now in force on a level, in place of the one before."""
    meter = (event.sensor, event.level)
    others = tuple(
        threshold_seal
        for threshold_seal in table.lasting.seals
        if not threshold_seal.is_on(meter, event.jackpot)
    )
    seal = ThresholdSeal(event.at, *meter, event.jackpot, event.seal, event.limit_cents)
    return table.with_lasting(replace(table.lasting, seals=(*others, seal)))


def retire_seals(table: Table) -> Table:
    """Let no threshold be in force: a journal that was put back may have told them since."""
    seals = tuple(replace(seal, is_retired=True) for seal in table.lasting.seals)
    return table.with_lasting(replace(table.lasting, seals=seals))


def note_crossing(table: Table, event: e.ThresholdCrossed) -> Table:
    """Note a threshold that a wager has crossed; its seal is open."""
    seals = tuple(seal for seal in table.lasting.seals if seal.seal != event.seal)
    opened = table.with_lasting(replace(table.lasting, seals=seals)).with_meters(event.meters)
    return opened.with_round(replace(table.round, crossed=(*table.round.crossed, event)))


def with_settings(table: Table, settings: tuple[Setting, ...]) -> Table:
    """Return the table with exactly these settings in force."""
    if settings == table.lasting.settings:
        return table
    return replace(
        table, setup=apply(table.setup, settings), lasting=replace(table.lasting, settings=settings)
    )


def note_proposal(table: Table, event: e.SettingProposed) -> Table:
    """Let a setting wait for the next opening."""
    wanted = Proposal(
        path=event.path,
        old=event.old,
        new=event.new,
        by=event.by,
        witness=event.witness,
        at=event.at,
        of=event.of,
    )
    return table.with_lasting(
        replace(table.lasting, proposed=(*other_proposals(table, event.path), wanted))
    )


def other_proposals(table: Table, path: str) -> tuple[Proposal, ...]:
    """Return the settings that wait, but for one."""
    return tuple(proposal for proposal in table.lasting.proposed if proposal.path != path)


def apply_settings(table: Table, event: e.SettingsApplied) -> Table:
    """Let the settings count that have waited."""
    applied = with_settings(table, merged(table.lasting.settings, event.settings))
    kept = (*readings(table.setup, table.accounts), *table.lasting.parked)
    # The money of a jackpot that is taken off is kept for its return.
    meters, parked = sorted_out(applied.setup, kept)
    lasting = replace(applied.lasting, meters=meters, parked=parked, proposed=())
    return applied.with_lasting(lasting.with_meters(event.meters))

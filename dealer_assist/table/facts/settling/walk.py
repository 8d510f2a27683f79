"""The walk at the end of a round: what each seat is still paid or taken, one amount a seat.

Blackjacks, and hands that win at once, are walked as soon as they are known. At the end it is the
settlement, line by line, less what is on record. Where the cards do not tell how a seat ended the
dealer is asked; set hands are compared seat by seat instead, and Cover All comes last.
"""

from dealer_assist.table.events.asked import WagersSettled
from dealer_assist.table.events.values import RuledMoney
from dealer_assist.table.facts import answers, bonus_bets, paying, rulings
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import (
    bust_bets,
    house_money,
    peek,
    sets,
    stages,
    ties,
    won_at_once,
)
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager
from dealer_assist.table.facts.judging import suggestion, tableau
from dealer_assist.table.facts.judging.bonus_pays import wagers_of
from dealer_assist.table.facts.judging.known_cards import hands_of, is_blackjack
from dealer_assist.table.facts.paying import Due
from dealer_assist.table.facts.settling import asking
from dealer_assist.table.facts.settling.settlement import (
    SeatSettled,
    WagerPaid,
    noted_at,
    settlement,
)
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import IN_ROUND, Payment, Table, once
from dealer_assist.value import Value, replace


class SeatLeft(Value):
    """What a seat is still to be handed or to hand over: its wagers, and its prizes.

    `level` is whose card its bets still need, the dealer's where they need none. One that
    `is_asked` has no lines: what its wagers came to, only the dealer can say. `ruled` is what it
    gets or gives by rulings.
    """

    settled: SeatSettled
    lines: tuple[WagerPaid, ...]
    due: Due | None = None
    level: Role = Role.DEALER
    is_asked: bool = False
    ruled: tuple[RuledMoney, ...] = ()

    @property
    def seat(self) -> int:
        """Return its number."""
        return self.settled.seat

    @property
    def cents(self) -> int:
        """Return the one amount: handed over (+), taken (-), or nothing."""
        ruled = sum(money.cents for money in self.ruled)
        return ruled + sum(line.due for line in self.lines) + (self.due.cents if self.due else 0)

    @property
    def is_push(self) -> bool:
        """True if nothing goes over the felt: all that it bet stays."""
        return not self.ruled and not any(line.due for line in self.lines)

    @property
    def needs_card(self) -> bool:
        """True if a card has to allow one of its bets first."""
        return self.level is not Role.DEALER


@once
def left(table: Table) -> tuple[SeatLeft, ...]:
    """List the seats that are still to be settled, in payment order: wagers, rulings, or both."""
    found = {seat_left.seat: seat_left for seat_left in _wagers_left(table)}
    for seat in rulings.seats_open(table):
        if seat not in found and _opens_alone(table, seat):
            found[seat] = SeatLeft(SeatSettled(seat), (), _prize_now(table, seat))
    return tuple(
        replace(found[seat], ruled=rulings.open_at(table, seat))
        for seat in sorted(found, key=table.setup.turn_to_pay)
    )


def _opens_alone(table: Table, seat: int) -> bool:
    """True if a seat has a ruling and nothing else to be settled: not before its wagers are."""
    if table.round.phase not in IN_ROUND or early_jackpots(table):
        return False
    if not (stages.now(table) is None or stages.is_last(table)):
        return False
    waits = seat in stages.known_to_play(table) and not table.seat(seat).has_folded
    is_compared = table.seat(seat).compared is not None
    was_settled = is_compared or any(
        wagers_settled.seat == seat for wagers_settled in table.round.walked
    )
    return was_settled or not (waits and table.setup.stages)


def _wagers_left(table: Table) -> tuple[SeatLeft, ...]:
    if not is_told(table):
        return _paid_at_once(table)
    said = answers.given(table)
    found = (_left_at(table, seat) for seat in settlement(table).seats if seat.seat not in said)
    return tuple(seat_left for seat_left in found if seat_left.lines)


@once
def asked(table: Table) -> tuple[SeatLeft, ...]:
    """List the seats that only the dealer can settle, and has not, in payment order."""
    return tuple(
        SeatLeft(
            SeatSettled(seat),
            (),
            _prize_now(table, seat),
            is_asked=True,
            ruled=rulings.open_at(table, seat),
        )
        for seat in asking.seats(table)
    )


def asked_now(table: Table, looked_at: int | None = None) -> SeatLeft | None:
    """Return the seat that is asked for: the one that is looked at, else the next; or none."""
    waiting = asked(table)
    return next(
        (seat_left for seat_left in waiting if seat_left.seat == looked_at),
        next(iter(waiting), None),
    )


def at(table: Table, seat: int) -> SeatLeft | None:
    """Return what is left of a seat; nothing where it is settled."""
    return next((seat_left for seat_left in left(table) if seat_left.seat == seat), None)


@once
def now(table: Table) -> SeatLeft | None:
    """Return the seat that is settled now: who waits for a card does not hold up the others."""
    waiting = left(table)
    free = (seat_left for seat_left in waiting if not seat_left.needs_card)
    return next(free, waiting[0] if waiting else None)


@once
def is_told(table: Table) -> bool:
    """True if the cards say how the wagers of the round ended, and it is time to settle them."""
    if table.round.phase not in IN_ROUND or not table.knows_wagers or not table.round.cards:
        return False
    if not (stages.now(table) is None or stages.is_last(table)) or sets.are_made(table.setup):
        return False
    if ties.is_unfought(table) or early_jackpots(table) or tableau.wrong_card(table):
        return False
    return not settlement(table).why_not


def comes_next(table: Table) -> bool:
    """True if a seat is settled now: no hand is claimed first, nothing taken back."""
    return bool(left(table)) and not _waits(table) and not bonus_bets.too_much(table)


def asks_next(table: Table) -> bool:
    """True if a seat is asked for now: what the cards tell of others is settled first."""
    return bool(asked(table)) and not left(table) and not _waits(table)


def _waits(table: Table) -> bool:
    return bool(suggestion.is_to_press(table) or house_money.in_short(table))


def is_over(table: Table) -> bool:
    """True if every seat that played on is settled, by its cards or by the dealer's word."""
    seats = [one for one in stages.known_to_play(table) if not table.seat(one).has_folded]
    return bool(seats) and all(settled_at(table, seat) is not None for seat in seats)


def not_ticked(table: Table, sensor: str = "") -> tuple[int, ...]:
    """Return the seats that nobody has ticked, each once: prizes, envy, and what is left."""
    others = () if sensor else not_walked(table)
    return tuple(dict.fromkeys((*paying.seats_to_pay(table, sensor), *others)))


def not_walked(table: Table) -> tuple[int, ...]:
    """Return the seats with wagers to be settled, and those whose ruled chips nobody has moved."""
    here = (*(seat_left.seat for seat_left in left(table)), *rulings.seats_open(table))
    return tuple(dict.fromkeys(here))


def settled(table: Table, seat: int) -> SeatSettled | None:
    """Return how the wagers of a seat ended, once it is time to settle them."""
    if not is_told(table):
        return None
    found = next(
        (seat_settled for seat_settled in settlement(table).seats if seat_settled.seat == seat),
        None,
    )
    return None if found is None or found.trouble else found


def settled_at(table: Table, seat: int) -> int | None:
    """Return what a seat was handed or gave by the touches of the walk; None where it is not yet.

    Its prizes are with it. What was paid or taken before, and what the cage pays later, is not.
    """
    if at(table, seat) is not None or not _walked(table, seat):
        return None
    return _net(table, seat)


def was_exchanged(table: Table, seat: int) -> bool:
    """True if wagers of a seat were paid and taken in the walk, even where they came to nothing."""
    return any(
        one.bets or one.rulings or any(line.cents for line in one.lines)
        for one in _walked(table, seat)
    )


def last(table: Table) -> tuple[WagersSettled | None, Payment | None]:
    """Return what was ticked last: a seat of the walk, a prize or envy, or both at once."""
    walked = table.round.walked[-1] if table.round.walked else None
    paid = table.round.payments[-1] if table.round.payments else None
    if walked is None or paid is None or (walked.at, walked.seat) == (paid.at, paid.seat):
        return walked, paid
    return (walked, None) if walked.at >= paid.at else (None, paid)


def handed_over(table: Table) -> int:
    """Add up what has left the tray in this round: one amount a seat, prizes, envy, and before.

    What a seat was paid before the walk is not less for what is taken from it there.
    """
    walked, paid = table.round.walked, table.round.payments
    seats = {one.seat for one in walked} | {one.seat for one in paid}
    envy = sum(paying.envy_paid(table, seat) for seat in seats)
    first = sum(_paid_before(table, seat) for seat in table.setup.seats)
    return envy + first + sum(max(0, _net(table, seat)) for seat in seats)


def to_hand_over(table: Table) -> int:
    """Add up what is still to leave the tray: one amount a seat, prizes, and envy."""
    open_seats = {seat_left.seat: seat_left.cents for seat_left in left(table)}
    with_them = {seat_left.seat for seat_left in left(table) if seat_left.due is not None}
    dues = (one for one in paying.dues(table) if not (one.wins and one.seat in with_them))
    first = (one.cents for one in bonus_bets.owed(table) if one.seat not in open_seats)
    open_now = sum(max(0, cents) for cents in open_seats.values())
    return open_now + sum(one.cents for one in dues) + sum(first)


def stays(table: Table, back: Payment) -> int:
    """Return what a seat was handed rightly, beside what it gives back."""
    handed = max(0, _net(table, back.seat)) + _paid_before(table, back.seat)
    return handed + paying.envy_paid(table, back.seat) - back.cents


def _walked(table: Table, seat: int) -> tuple[WagersSettled, ...]:
    return tuple(one for one in table.round.walked if one.seat == seat)


def _net(table: Table, seat: int) -> int:
    """Return what the walk has handed a seat in all, prizes with it, less what it took of it."""
    return sum(one.total for one in _walked(table, seat)) + _prizes_handed(table, seat)


def _paid_before(table: Table, seat: int) -> int:
    """Return what a seat was paid outside the walk: bonus bets, House Money, its insurance."""
    paid = sum(cents for (at, _), cents in table.round.bonus_bets.paid.items() if at == seat)
    walked = sum(bet.cents for one in _walked(table, seat) for bet in one.bets)
    return paid - walked + house_money.paid_at(table, seat) + peek.paid_at(table, seat)


def _prizes_handed(table: Table, seat: int) -> int:
    return sum(
        payment.cents
        for payment in table.round.payments
        if payment.seat == seat and payment.wins and not payment.by_cage
    )


def _paid_at_once(table: Table) -> tuple[SeatLeft, ...]:
    """List the hands that are paid before the dealer plays, whatever else is dealt."""
    if table.round.phase not in IN_ROUND or not is_blackjack(table.setup) or stages.is_last(table):
        return ()
    if house_money.is_due(table) or early_jackpots(table) or bust_bets.is_ahead(table):
        return ()  # what comes before play is settled first, and bet first
    if bonus_bets.owed(table):
        return ()  # as its stage has them: bonus bets on the first cards come before play
    found, wager = [], table.setup.duties.hands
    pays = {**won_at_once.blackjacks(table), **won_at_once.pays(table)}
    for seat in sorted(pays, key=table.setup.turn_to_pay):
        net, place = pays[seat][0], str(seat) if len(hands_of(table, seat)) > 1 else ""
        if net and noted_at(table, seat).get((wager, place)) != net:
            line = WagerPaid(wager, "win", entire_wager(table, seat), net, place=place)
            found.append(_with_level(table, SeatLeft(SeatSettled(seat), (line,))))
    return tuple(found)


def _left_at(table: Table, seat: SeatSettled) -> SeatLeft:
    open_lines = (
        ()
        if seat.trouble
        else tuple(wager_paid for wager_paid in seat.each if _is_open(wager_paid))
    )
    return _with_level(table, SeatLeft(seat, open_lines, _prize_now(table, seat.seat)))


def _with_level(table: Table, left: SeatLeft) -> SeatLeft:
    """Say whose card a seat needs: that of its bonus bets or of its base pay."""
    owed = [one.level for one in bonus_bets.owed(table) if one.seat == left.seat]
    base = base_pay(table, left)
    return replace(left, level=highest([Role.DEALER, *owed, *([base.level] if base else ())]))


def base_pay(table: Table, left: SeatLeft) -> Owed | None:
    """Return what a seat is handed on its bets that are no bonus bets, under the first of them."""
    bonus = wagers_of(table.setup)
    lines = [line for line in left.lines if line.wager not in bonus]
    wager = lines[0].wager if lines else ""
    return asking.base_owed(table, left.seat, wager, sum(line.due for line in lines))


def _prize_now(table: Table, seat: int) -> Due | None:
    """Return the prize that is paid with the wagers of a seat, once prizes are paid."""
    if not table.round.is_paying:
        return None
    return next((one for one in paying.this_pass(table) if one.seat == seat and one.wins), None)


def _is_open(wager_paid: WagerPaid) -> bool:
    """True if a wager is known in cents, and not settled as it ended."""
    return not (
        wager_paid.is_done or wager_paid.odds or wager_paid.outcome == "taken_back"
    ) and bool(wager_paid.stake or wager_paid.net)

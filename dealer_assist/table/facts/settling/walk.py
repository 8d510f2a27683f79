"""The walk at the end of a round: what each seat is still paid or taken, one amount a seat.

Blackjacks, and hands that win at once, are walked as soon as they are known. At the end it is the
settlement, line by line, less what is on record. Where the cards do not tell how the round ended
nobody walks; set hands are compared seat by seat instead, and Cover All comes last.
"""

from dealer_assist.table.events.asked import WagersSettled
from dealer_assist.table.facts import bonus_bets, paying
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import house_money, sets, stages, ties, won_at_once
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager
from dealer_assist.table.facts.judging import suggestion, tableau
from dealer_assist.table.facts.judging.known_cards import hands_of, is_blackjack
from dealer_assist.table.facts.paying import Due
from dealer_assist.table.facts.settling.settlement import (
    SeatSettled,
    WagerPaid,
    noted_at,
    settlement,
)
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import IN_ROUND, Payment, Table, once
from dealer_assist.value import Value


class SeatLeft(Value):
    """What a seat is still to be handed or to hand over: its wagers, and its prizes.

    `level` is whose card its bonus bets still need, the dealer's where they need none.
    """

    settled: SeatSettled
    lines: tuple[WagerPaid, ...]
    due: Due | None = None
    level: Role = Role.DEALER

    @property
    def seat(self) -> int:
        """Return its number."""
        return self.settled.seat

    @property
    def cents(self) -> int:
        """Return the one amount: handed over (+), taken (-), or nothing."""
        return sum(one.due for one in self.lines) + (self.due.cents if self.due else 0)

    @property
    def needs_card(self) -> bool:
        """True if a card has to allow one of its bets first."""
        return self.level is not Role.DEALER


@once
def left(table: Table) -> tuple[SeatLeft, ...]:
    """List the seats with wagers that are still to be settled, in payment order."""
    if not is_told(table):
        return _paid_at_once(table)
    found = (_left_at(table, one) for one in settlement(table).seats)
    return tuple(one for one in found if one.lines)


def at(table: Table, seat: int) -> SeatLeft | None:
    """Return what is left of a seat; nothing where it is settled."""
    return next((one for one in left(table) if one.seat == seat), None)


@once
def now(table: Table) -> SeatLeft | None:
    """Return the seat that is settled now: who waits for a card does not hold up the others."""
    waiting = left(table)
    free = (one for one in waiting if not one.needs_card)
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
    is_first = suggestion.is_to_press(table) or house_money.in_short(table)
    return bool(left(table)) and not is_first and not bonus_bets.too_much(table)


def not_ticked(table: Table, sensor: str = "") -> tuple[int, ...]:
    """Return the seats that nobody has ticked, each once: prizes, envy, and what is left."""
    others = () if sensor else tuple(one.seat for one in left(table))
    return tuple(dict.fromkeys((*paying.seats_to_pay(table, sensor), *others)))


def settled(table: Table, seat: int) -> SeatSettled | None:
    """Return how the wagers of a seat ended, once it is time to settle them."""
    if not is_told(table):
        return None
    found = next((one for one in settlement(table).seats if one.seat == seat), None)
    return None if found is None or found.trouble else found


def settled_at(table: Table, seat: int) -> int | None:
    """Return what a seat was paid or taken in the walk, in all; nothing where it was not yet.

    What the cage pays later was not handed over here.
    """
    if at(table, seat) is not None or not any(one.seat == seat for one in table.round.walked):
        return None
    found = next((one for one in settlement(table).seats if one.seat == seat), None)
    if not is_told(table):  # a hand that is paid before the dealer plays
        return sum(noted_at(table, seat).values())
    prizes = sum(
        one.cents
        for one in table.round.payments
        if one.seat == seat and one.wins and not one.by_cage
    )
    return sum(one.net for one in (found.each if found else ()) if _counts(table, one)) + prizes


def last(table: Table) -> tuple[WagersSettled | None, Payment | None]:
    """Return what was ticked last: a seat of the walk, a prize or envy, or both at once."""
    walked = table.round.walked[-1] if table.round.walked else None
    paid = table.round.payments[-1] if table.round.payments else None
    if walked is None or paid is None or (walked.at, walked.seat) == (paid.at, paid.seat):
        return walked, paid
    return (walked, None) if walked.at >= paid.at else (None, paid)


def _paid_at_once(table: Table) -> tuple[SeatLeft, ...]:
    """List the hands that are paid before the dealer plays, whatever else is dealt."""
    if table.round.phase not in IN_ROUND or not is_blackjack(table.setup) or stages.is_last(table):
        return ()
    if house_money.is_due(table) or early_jackpots(table):
        return ()  # what comes before play is settled first
    found, wager = [], table.setup.duties.hands
    pays = {**won_at_once.blackjacks(table), **won_at_once.pays(table)}
    for seat in sorted(pays, key=table.setup.turn_to_pay):
        net, place = pays[seat][0], str(seat) if len(hands_of(table, seat)) > 1 else ""
        if net and noted_at(table, seat).get((wager, place)) != net:
            line = WagerPaid(wager, "win", entire_wager(table, seat), net, place=place)
            found.append(SeatLeft(SeatSettled(seat), (line,)))
    return tuple(found)


def _left_at(table: Table, seat: SeatSettled) -> SeatLeft:
    owed = [one for one in bonus_bets.owed(table) if one.seat == seat.seat]
    open_lines = () if seat.trouble else tuple(one for one in seat.each if _is_open(one))
    due = next((one for one in paying.this_pass(table) if one.seat == seat.seat), None)
    return SeatLeft(
        seat,
        open_lines,
        due if due is not None and due.wins and table.round.is_paying else None,
        highest([Role.DEALER, *(one.level for one in owed)]),
    )


def _is_open(one: WagerPaid) -> bool:
    """True if a wager is known in cents, and not settled as it ended."""
    return not (one.is_done or one.odds or one.outcome == "taken_back") and bool(
        one.stake or one.net
    )


def _counts(table: Table, one: WagerPaid) -> bool:
    """True if a wager was settled in the walk, not before play."""
    duties = table.setup.duties
    return not (one.odds or one.is_denied or one.wager in (duties.left_up, duties.insures))

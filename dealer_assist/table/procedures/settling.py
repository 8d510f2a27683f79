"""Seats settled one after the other: all that the cards say of a seat, on record by one touch."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import ANSWER, ANSWERS, PAID
from dealer_assist.table.events.values import BonusBet, LineSettled, NotAWin, RulingPaid
from dealer_assist.table.facts import answers, bonus_bets, paying
from dealer_assist.table.facts.settling import asking, walk
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def settle(table: Table, seat: int, at: int) -> Events:
    """Note what a seat was paid and taken; one that is settled already stays so."""
    found = walk.at(table, seat)
    if found is None:
        if walk.settled_at(table, seat) is not None:
            return ()
        raise Refused(Msg("Seat {seat} is not next. Check the list", seat=seat))
    if any(bet.seat == seat for bet in bonus_bets.too_much(table)):
        raise Refused(Msg("Seat {seat} must return chips first", seat=seat))
    if found.needs_card:
        raise Refused(
            Msg("Seat {seat} needs {card} card first", seat=seat, card=a_role(found.level))
        )
    if found.due is not None and (why_not := paying.paid_refusal(table, found.due)):
        raise Refused(why_not)
    prize = (prize_paid(found.due, at),) if found.due else ()
    return (*wagers(table, found, at), *prize)


def answer(table: Table, seat: int, said: str, at: int) -> Events:
    """Note how a seat ended by the dealer's word, with its prize; said again it stays so.

    PAID above the limit of base pays asks for a card first.
    """
    noted = answers.given(table).get(seat)
    if noted is not None and noted.answer == said:
        return ()
    found = next((seat_left for seat_left in walk.asked(table) if seat_left.seat == seat), None)
    if found is None or said not in ANSWERS:
        raise Refused(Msg("Seat {seat} is not next. Check the list", seat=seat))
    if why_not := asking.answer_refusal(table, said):
        raise Refused(why_not)
    if found.due is not None and (why_not := paying.paid_refusal(table, found.due)):
        raise Refused(why_not)
    owed = asking.base_pay(table, seat) if said == PAID else None
    if owed is not None and owed.level is not Role.DEALER:
        seat_asked = NotAWin(seat, owed.wager, "", said)
        return asked_cards.ask(table, e.CardAsked(at, ANSWER, (seat_asked,)))
    return _answered(table, found, said, at)


def answer_by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Note PAID of a seat in the name of the card's holder."""
    asked = table.round.asked
    seats = [one.seat for one in asked.hands] if asked is not None else []
    found = next((left for left in walk.asked(table) if left.seat in seats), None)
    owed = None if found is None else asking.base_pay(table, found.seat)
    if found is None or owed is None:
        return (e.CardNotAsked(at),)
    allowed = e.BetsAllowed(at, by, (owed.bet,))
    if found.due is not None and paying.paid_refusal(table, found.due):
        return (allowed,)  # its prize has to wait since: the dealer says PAID once it may be paid
    return (allowed, *_answered(table, found, PAID, at))


def _answered(table: Table, found: walk.SeatLeft, said: str, at: int) -> Events:
    lines = asking.follows(table, found.seat, said)
    cents = sum(line.cents for line in lines)
    prize = (prize_paid(found.due, at),) if found.due else ()
    ruled = _rulings(found)
    settled = e.WagersSettled(at, found.seat, lines, (), cents, answer=said, rulings=ruled)
    return (settled, *prize)


def wagers(table: Table, found: walk.SeatLeft, at: int) -> Events:
    """Note the wagers of a seat as they ended; bonus bets that win are paid on record too."""
    won = {one.wager: one.bet for one in bonus_bets.owed(table) if one.seat == found.seat}
    lines = tuple(
        LineSettled(line.wager, line.net, line.place)
        for line in found.lines
        if line.wager not in won or line.place
    )
    bets = tuple(won[line.wager] for line in found.lines if line.wager in won and not line.place)
    paid = (e.BetsPaid(at, bets),) if bets else ()
    cents = sum(line.due for line in found.lines)
    return (e.WagersSettled(at, found.seat, lines, bets, cents, rulings=_rulings(found)), *paid)


def _rulings(found: walk.SeatLeft) -> tuple[RulingPaid, ...]:
    """Note what goes over the felt for rulings, by the same touch."""
    return tuple(RulingPaid(money.number, money.cents) for money in found.ruled)


def prize_paid(due: paying.Due, at: int, *, by_cage: bool = False) -> e.SeatPaid:
    """Note that a seat was handed its prizes, or its envy."""
    numbers = tuple(win.number for win in due.wins)
    return e.SeatPaid(at, due.seat, numbers, due.cents, by_cage)


def undone(table: Table, walked: e.WagersSettled, at: int) -> Events:
    """Take the last seat of the walk back: it is to be settled again."""
    bets = tuple(
        BonusBet(bet.seat, bet.wager, bet.cents)
        for bet in walked.bets
        if table.round.bonus_bets.paid.get((bet.seat, bet.wager))
    )
    back = (e.BetsUndone(at, bets),) if bets else ()
    return (replace(walked, at=at, is_undone=True), *back)

"""Seats that only the dealer can settle: no card tells how their wagers ended, so the walk asks.

What follows from an answer by the rules alone is known in cents; no other dollar is invented.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.paytable import NOT_QUALIFIED
from dealer_assist.rules.titles.title import OUTCOMES, UNQUALIFIED
from dealer_assist.table.events.asked import PAID, PUSHED, TAKEN
from dealer_assist.table.events.values import LineSettled
from dealer_assist.table.facts import answers, bonus_bets
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.facts.dealing import blackjack_wagers, sets, stages, surrenders, ties
from dealer_assist.table.facts.dealing.dealers_hand import BUST
from dealer_assist.table.facts.judging import hand_ends, tableau
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import wagers_of
from dealer_assist.table.facts.settling.settlement import noted_at, settlement
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import IN_ROUND, Table, once

_ENDS = {PAID: "win", TAKEN: "lose", PUSHED: "tie"}
_SIGN_OF = {PAID: 1, TAKEN: -1, PUSHED: 0}
_SIGNS = {"even": 1, "push": 0, "lose": -1}


@once
def seats(table: Table) -> tuple[int, ...]:
    """List the seats that are asked for, in payment order; set hands are compared instead."""
    if table.round.phase not in IN_ROUND or not stages.is_last(table):
        return ()
    if sets.are_made(table.setup) or ties.is_unfought(table) or stages.undecided(table):
        return ()
    if early_jackpots(table) or tableau.wrong_card(table):
        return ()
    if bonus_bets.owed(table) or bonus_bets.too_much(table):
        return ()  # what the cards do tell comes first
    asked = (seat for seat in stages.known_to_play(table) if _is_asked(table, seat))
    return tuple(sorted(asked, key=table.setup.turn_to_pay))


def answer_refusal(table: Table, answer: str) -> str:
    """Say why a seat cannot have ended so, or nothing: nobody pushes a dealer who is bust."""
    is_bust = table.round.dealer_total == BUST
    return Msg("Dealer is bust. No push") if is_bust and answer == PUSHED else ""


def follows(table: Table, seat: int, answer: str) -> tuple[LineSettled, ...]:
    """Return the wagers of a seat whose amount follows from an answer, whatever its cards are.

    None where the answer is not the word for what they come to: where the dealer does not qualify
    a hand that loses is paid on its Play bet still.
    """
    title, stakes = table.setup.title, table.seat(seat).wagers
    if title is None or not title.rows or not stages.has_decided(table, seat):
        return ()
    rows = [dict(title.rows[outcome]) for outcome in _outcomes(table, answer)]
    ends = {
        wager: {row[wager].plain if wager in row else "" for row in rows}
        for wager in table.setup.settles
        if stakes.get(wager)
    }
    found = tuple(
        LineSettled(wager, _SIGNS[plain] * stakes[wager])
        for wager, (plain, *others) in ends.items()
        if not others and plain in _SIGNS
    )
    cents = sum(line_settled.cents for line_settled in found)
    return found if (cents > 0) - (cents < 0) == _SIGN_OF[answer] else ()


def base_pay(table: Table, seat: int) -> Owed | None:
    """Return what PAID by the dealer's word hands over on base bets, and whose card it needs.

    It is what follows from the answer, or even money on what lies; of bets that nobody has entered
    no amount is known, and none is asked for.
    """
    bonus = wagers_of(table.setup)
    pays = {one.wager: one.cents for one in follows(table, seat, PAID) if one.wager not in bonus}
    if not pays and known.is_blackjack(table.setup):
        pays = {table.setup.duties.hands: blackjack_wagers.on_hands(table, seat)}
    elif not pays:
        stakes = table.seat(seat).wagers
        pays = {one: stakes[one] for one in table.setup.settles if one in stakes}
        pays = {wager: cents for wager, cents in pays.items() if wager not in bonus}
    return base_owed(table, seat, next(iter(pays), ""), sum(pays.values()))


def base_owed(table: Table, seat: int, wager: str, cents: int) -> Owed | None:
    """Return a base pay under the first of its wagers, with the card that it still needs."""
    if cents <= 0:
        return None
    is_allowed = table.round.bonus_bets.allowed.get((seat, wager), 0) >= cents
    level = Role.DEALER if is_allowed else table.setup.authority.level_for_base(cents)
    return Owed(seat, wager, cents, level)


def _outcomes(table: Table, answer: str) -> tuple[int, ...]:
    """Return the outcomes that an answer may stand for: both, if nothing says who qualifies."""
    outcome, now = OUTCOMES.index(_ENDS[answer]), stages.now(table)
    if now is not None and now.when == NOT_QUALIFIED:
        return (outcome + UNQUALIFIED,)
    is_told = any(stage.when == NOT_QUALIFIED for stage in table.setup.stages)
    return (outcome,) if is_told else (outcome, outcome + UNQUALIFIED)


def _is_asked(table: Table, seat: int) -> bool:
    if seat in answers.given(table) or table.seat(seat).has_folded or noted_at(table, seat):
        return False
    found = settlement(table)
    if not found.why_not:
        return any(
            seat_settled.seat == seat and seat_settled.trouble for seat_settled in found.seats
        )
    return not known.is_blackjack(table.setup) or not all(
        hand_ends.is_bust(table, place) or surrenders.is_made(table, place)
        for place in known.hands_of(table, seat)
    )

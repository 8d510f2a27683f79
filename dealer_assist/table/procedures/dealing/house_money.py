"""Before the hands are played: losing House Money, insurance and peek, winners paid and asked.

Winners go clockwise from the dealer's left, whatever the payment order of the table is. Where the
wagers or the first cards are not known the dealer does all of it by hand, and nothing waits.
"""

from collections.abc import Sequence
from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import Card
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK
from dealer_assist.rules.money import chips
from dealer_assist.rules.ranking import blackjack
from dealer_assist.table import bookkeeping
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import peek, stages
from dealer_assist.table.facts.dealing.house_money import (
    Answer,
    BonusStep,
    Noted,
    level_of,
    losers,
    other_bonus_bets,
    refusal,
    step,
    winner_at,
    winners,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import seat_hand
from dealer_assist.table.procedures.dealing import peek as peek_steps
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.value import replace


def answer(table: Table, command: Answer, at: int) -> tuple[e.Event, ...]:
    """Note an answer; the last one leads on to the play of the hands.

    Other bonus bets are settled by hand first: there the dealer touches the next stage.
    """
    events = _answered(table, command, at)
    after = table
    for event in events:
        after = bookkeeping.note_bonus(after, event)
    reached = stages.now(table)
    if not events or reached is None or step(after) is not BonusStep.DONE:
        return events
    if peek.peeked(after) == BLACKJACK and reached.key in ("deal", "play"):
        return (*events, e.StageReached(at, "settle"))  # nobody draws
    leads_on = reached.key == "deal" and table.knows_wagers and not other_bonus_bets(table)
    return (*events, e.StageReached(at, stages.coming(table)[0].key)) if leads_on else events


def _answered(table: Table, command: Answer, at: int) -> tuple[Noted, ...]:
    """Note an answer; one that is on record already is no second fact."""
    match command:
        case c.CollectBonus(is_done):
            return _collect(table, at, is_done=is_done)
        case c.AnswerPeek(said):
            return _peek(table, said, at)
        case c.AnswerBonus(seat, left_up):
            return _ask(table, seat, left_up, at)
        case c.CloseInsurance():
            closed = peek_steps.close_insurance(table, command, at)
            return (closed,) if closed else ()
        case c.SettleInsurance():
            settled = peek_steps.settle_insurance(table, command, at)
            return (settled,) if settled else ()
        case _:
            assert_never(command)


def taken_back(table: Table, at: int) -> tuple[Noted, ...]:
    """Take back all that was left up: against a dealer's blackjack nothing may be."""
    return tuple(e.BonusAnswered(at, winner.seat, 0) for winner in winners(table) if winner.left_up)


def after_dealer(table: Table, cards: Sequence[Card], at: int) -> tuple[e.Event, ...]:
    """Check the dealer's cards against the peek; a blackjack takes back what was left up."""
    if not known.is_blackjack(table.setup) or len(cards) < 2:
        return ()
    said, has_blackjack = table.round.bonus.peek, blackjack.is_blackjack(tuple(cards[:2]))
    same_up_card = peek.up_card(table) == cards[0]
    if said == NO_BLACKJACK and has_blackjack and same_up_card:
        raise Refused(
            Msg("This makes a blackjack, and the peek said none. Touch Peek and correct it first")
        )
    if said == BLACKJACK and not has_blackjack and same_up_card:
        raise Refused(
            Msg("This makes no blackjack, and the peek said one. Touch Peek and correct it first")
        )
    return taken_back(table, at) if has_blackjack else ()


def after_seat(table: Table, place: str, cards: tuple[str, ...], at: int) -> tuple[e.Event, ...]:
    """Forget what a seat was asked where its corrected cards do not win that much any more."""
    if (hand := seat_hand(place)) is None:
        return ()
    seat, left_up = hand.seat, table.round.bonus.answers.get(hand.seat)
    if left_up is None:
        return ()
    corrected = table.with_round(replace(table.round, cards={**table.round.cards, place: cards}))
    won = winner_at(corrected, seat)
    is_split_now = len(known.first_two(corrected, seat)) == 1
    if is_split_now or (won is not None and left_up <= won.proceeds):
        return ()
    return (e.BonusAnswered(at, seat, None),)


def _collect(table: Table, at: int, *, is_done: bool) -> tuple[Noted, ...]:
    if not losers(table):
        raise Refused(Msg("No House Money has lost. There is nothing to collect"))
    if is_done == table.round.bonus.is_collected:
        return ()
    return (e.BonusCollected(at, losers(table) if is_done else ()),)


def _peek(table: Table, said: str, at: int) -> tuple[Noted, ...]:
    noted = peek_steps.answer(table, said, at)
    if noted is None:
        return ()
    back = taken_back(table, at) if said == BLACKJACK else ()
    # What was settled by the other answer is to be settled again.
    again = (e.InsuranceSettled(at, ()),) if table.round.bonus.insurance_settled else ()
    return (noted, *again, *back)


def _ask(table: Table, seat: int, left_up: int | None, at: int) -> tuple[Noted, ...]:
    won = winner_at(table, seat)
    if won is not None and won.left_up == left_up:
        return ()
    if why_not := refusal(table, seat):
        raise Refused(why_not)
    if left_up and peek.peeked(table) == BLACKJACK:
        raise Refused(Msg("Not with a dealer blackjack. Pay House Money out"))
    if won and left_up is not None and (level := level_of(table, won)) is not Role.DEALER:
        raise Refused(
            Msg(
                "House Money of seat {seat} wins {amount} and needs {card} card. Press CARD first",
                seat=seat,
                amount=chips(won.win),
                card=a_role(level),
            )
        )
    if won and left_up is not None and not 0 <= left_up <= won.proceeds:
        raise Refused(
            Msg(
                "Seat {seat} may leave up {proceeds} at most, the win with its stake",
                seat=seat,
                proceeds=chips(won.proceeds),
            )
        )
    return (e.BonusAnswered(at, seat, left_up),)

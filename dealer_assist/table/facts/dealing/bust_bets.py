"""Bet The Bust: made at a stage of its own, after the up card and the look, before the play.

Where nobody enters wagers, or no card is known, nothing is asked.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.bets.besides import BET_THE_BUST, bust_bet_too_high, why_no_bust_bet
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.table.facts.dealing import peek, stages
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import IN_ROUND, Table

STAGE = "bust"


def is_asked(table: Table) -> bool:
    """True if seats are asked for the bet now, and some seat can make it."""
    reached = stages.now(table)
    is_now = reached is not None and reached.key == STAGE and table.round.phase in IN_ROUND
    return is_now and any(most(table, seat) for seat in table.setup.seats)


def is_ahead(table: Table) -> bool:
    """True if the stage of the bet stands open, or has still to come."""
    stage = stages.stage_named(table.setup, STAGE)
    reached = stages.now(table)
    return stage is not None and (stage == reached or stage not in stages.so_far(table))


def most(table: Table, seat: int) -> int:
    """Return the most that a seat may bet: its blackjack wager as it was first made."""
    return table.seat(seat).wagers.get(table.setup.duties.hands, 0)


def why_not(table: Table) -> str:
    """Say why nobody can make the bet now, or nothing while it is offered."""
    stage = stages.stage_named(table.setup, STAGE)
    if stage is None:
        return Msg("{game} has no such bet", game=table.setup.game_name)
    label = table.setup.label_of(BET_THE_BUST)
    if stage not in stages.so_far(table):
        return Msg("{wager} has not come yet. Touch {stage} first", wager=label, stage=stage.label)
    if stage != stages.now(table):
        return Msg(
            "{wager} is over. Go back to {stage} to change it", wager=label, stage=stage.label
        )
    if peek.is_open(table):
        return Msg("Look for blackjack first")
    if peek.peeked(table) == BLACKJACK:
        return Msg("the dealer has blackjack, so no bet on a bust was offered. Give it back")
    return why_no_bust_bet(known.cards_at(table, DEALER)[:1], table.setup.pays[BET_THE_BUST])


def refusal(table: Table, seat: int, cents: int) -> str:
    """Say why a seat cannot make the bet, or so high a one, or nothing if it can."""
    if said := why_not(table):
        return said
    return bust_bet_too_high(cents, most(table, seat)) if cents > most(table, seat) else ""

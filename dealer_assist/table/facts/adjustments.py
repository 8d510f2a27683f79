"""Adjustments: the only way to undo a win on record. A reason, two people, an exact back-out."""

from dealer_assist.jackpot import prizes
from dealer_assist.jackpot.account import Account
from dealer_assist.message import Msg
from dealer_assist.table.events.values import RUN
from dealer_assist.table.facts import claims
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.table.waiting import Adjustment

Accounts = dict[Meter, Account]
NOTE_WORDS = 3


def note_refusal(note: str) -> str:
    """Say that a note does not tell enough, or nothing if it does."""
    if len(note.split()) >= NOTE_WORDS:
        return ""
    return Msg("Write a note of at least {n} words: what happened, and who saw it", n=NOTE_WORDS)


def refusal(table: Table) -> str:
    """Say why nothing can be adjusted now, or nothing if it can."""
    if table.round.phase not in (Phase.BETTING, Phase.IN_PLAY, Phase.RECORDED):
        return Msg("An adjustment is not possible while {phase}", phase=table.round.phase.label)
    return key_holds(table)


def waits(table: Table) -> str:
    """Say that an adjustment holds everything else, or nothing if there is none."""
    if table.round.meter_change is not None:
        return Msg("A meter is being set. Swipe the cards or cancel it first")
    if table.round.late_win is not None:
        return Msg("A late win waits for its cards. Swipe them or cancel it first")
    if table.round.adjustment is None:
        return ""
    return Msg(
        "Win {number} is being backed out. Swipe the cards or cancel it first",
        number=table.round.adjustment.number,
    )


def role_needed(table: Table, asked: Adjustment) -> Role:
    """Return the first card that an adjustment needs: the one that the win needed."""
    return table.setup.card_for_award(asked.sensor, asked.award)


def envy_of_this_round(table: Table, asked: Adjustment) -> dict[int, int]:
    """Return the envy that is no longer due when a win of the round in play is backed out."""
    if not any(win.number == asked.number for win in table.round.wins):
        return {}
    hands = [claim_of(share.award) for share in asked.shares]
    return claims.envy_from(table, asked.sensor, hands)


def claim_of(award: prizes.PrizeAward) -> prizes.PrizeClaim:
    return prizes.PrizeClaim(award.seat, award.line, award.stake)


def key_holds(table: Table) -> str:
    """Say that the key must be turned back first, or nothing where it stands in RUN."""
    if table.lasting.key == RUN:
        return ""
    if table.lasting.key_is_lost:
        return Msg("The key switch does not answer. Swipe a Supervisor's card first")
    return Msg("The key is in JPH. Turn it back to RUN first")

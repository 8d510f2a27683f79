"""The Aquarius console: COIN IN, hand button, key to JPH, J-POT, key to RUN, GAME OVER.

J-POT records the wins; only the key's way back to RUN takes their prizes off the meters. While
the key stands in JPH the table is held.
"""

from dealer_assist.message import Msg
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import irregularities
from dealer_assist.table.state import Phase, Table


def key_refusal(table: Table) -> str:
    """Say why the key has no business in JPH, or nothing if it has."""
    if table.round.holds:
        return Msg("The table is held. Turn the key back to RUN and swipe a Supervisor's card")
    if table.round.adjustment is not None:
        return Msg("An adjustment waits for its cards. Turn the key back to RUN")
    if table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED):
        return Msg(
            "There is no win to record while {phase}. Turn the key back to RUN",
            phase=table.round.phase.label,
        )
    if not table.round.claims:
        return Msg("No hand selected. Turn the key to RUN and press the winning hand")
    if irregularities.is_ruled_on(table):
        return Msg("A card is ruled on. Turn the key back to RUN and touch RULED")
    if irregularities.holds_wins(table):
        return Msg("All hands are void. Turn the key back to RUN and hold VOID ROUND")
    return ""


def jackpot_refusal(table: Table) -> str:
    """Say why J-POT records nothing now, or nothing if it does."""
    if table.lasting.key_is_lost and table.round.key_by is None:
        return Msg("The key switch does not answer. Fix it, or swipe a Supervisor's card")
    if table.lasting.key != JPH:
        return Msg("J-POT works with the key in JPH only. Turn the key first")
    if table.round.phase is Phase.VERIFY:
        if table.setup.safeguards.key_needs_card and table.round.key_by is None:
            return Msg("Who holds the key? Swipe a Supervisor's card, then press J-POT")
        return ""
    is_lost = table.lasting.key_is_lost
    if table.round.phase is Phase.RECORDED:
        card = Msg("The win is on record. Swipe a Supervisor's card again")
        return card if is_lost else Msg("The win is on record. Turn the key back to RUN")
    card = Msg("No hand selected. Swipe a Supervisor's card again first")
    return card if is_lost else Msg("No hand selected. Turn the key back to RUN")

"""A card that is asked for at the table itself: for bonus bets, for a win that is none, for a void.

Until it is there nothing has happened; without one all stays as it was. A card answers one
question: whatever asks for another one, or moves a claim, leaves the first unanswered.
"""

from dealer_assist.message import Msg
from dealer_assist.table.events.asked import MARK, RULED
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Phase, Table

_AT_THE_TABLE = (Phase.IN_PLAY, Phase.RECORDED)


def is_open(table: Table) -> bool:
    """True if a card that comes now is meant."""
    asked = table.round.asked
    if asked is None:
        return False
    return table.round.phase in ((Phase.BETTING,) if asked.what == MARK else _AT_THE_TABLE)


def is_for_ruling(table: Table) -> bool:
    """True if the card that is asked for says that a wrong card is put right."""
    return is_open(table) and table.round.asked is not None and table.round.asked.what == RULED


def holds_claim(table: Table, spot: Spot) -> str:
    """Say that a card is asked for whether this claim goes, or nothing."""
    asked = table.round.asked if is_open(table) and table.claim_of(spot) else None
    if asked is None or spot not in {(hand.seat, hand.key) for hand in asked.hands}:
        return ""
    return Msg(
        "NOT A WIN at seat {seat} waits for a card. Swipe it, or press NO CARD first", seat=spot[0]
    )

"""The dealer says what a hand of blackjack counts without its cards."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import dealers_hand
from dealer_assist.table.state import Table


def say(table: Table, total: str, at: int) -> tuple[e.Event, ...]:
    """Note the total, or that it is taken back; said again it stays so."""
    if total == table.round.dealer_total:
        return ()
    if why_not := dealers_hand.refusal(table):
        raise Refused(why_not)
    if total and total not in dealers_hand.totals(table.setup):
        raise Refused(Msg("The dealer stands from 17 to 21, or is bust. Touch one"))
    return (e.DealerTotalSaid(at, total),)

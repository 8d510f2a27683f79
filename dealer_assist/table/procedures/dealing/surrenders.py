"""A surrender: half of what lies on a hand comes back, as its first decision or at any time.

Which of both it is, the title's file says; what is saved stands among the wagers of the seat.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    refuse_act,
    surrender_key,
)
from dealer_assist.table.facts.dealing.surrenders import may_be, saved
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Phase, Table


def refuse(table: Table, seat: int, wagers: Mapping[str, int]) -> None:
    """Refuse a surrender that the hand, the house or the dealer's look does not allow."""
    if not known.is_blackjack(table.setup) or table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return
    before = table.seat(seat).wagers
    for place in known.hands_of(table, seat):
        amount = wagers.get(surrender_key(place), 0)
        if not amount or before.get(surrender_key(place)) == amount:
            continue
        if not before.get(surrender_key(place)):
            refuse_act(table, place)
        if not may_be(table, place):
            raise Refused(Msg("Seat {seat} cannot surrender now. Hit or stand", seat=place))
        if amount != (half := saved(table, place)):
            raise Refused(
                Msg(
                    "Seat {seat} gets {half} back, half of its wager",
                    seat=place,
                    half=chips(half),
                )
            )

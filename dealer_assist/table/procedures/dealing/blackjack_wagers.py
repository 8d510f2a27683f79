"""What a blackjack player adds in play, within the rules: a double, a split, an insurance."""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.table.bookkeeping import LEFT_UP
from dealer_assist.table.facts.dealing import bust_bets, lammers, splits
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    entire_wager,
    refuse_act,
    refuse_double_at,
    refuse_insurance,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Phase, Table


def refuse(table: Table, seat: int, wagers: Mapping[str, int]) -> None:
    """Refuse what a seat adds to its wagers where the rules do not allow it."""
    if not known.is_blackjack(table.setup):
        return
    before = table.seat(seat).wagers
    added = {key: cents for key, cents in wagers.items() if cents and before.get(key) != cents}
    cents = added.get(BET_THE_BUST, 0)
    if cents and (why_not := bust_bets.refusal(table, seat, cents)):
        raise Refused(why_not)
    if table.round.phase in (Phase.BETTING, Phase.CLOSED):
        return
    for place in known.hands_of(table, seat):
        if amount := added.get(double_key(place), 0):
            refuse_double_at(table, place, amount)
        if wagers.get(double_key(place)) and wagers.get(lammers.key(lammers.DOUBLE, place)):
            raise Refused(Msg("Seat {seat} has doubled already. Undo that first", seat=place))
    if any(map(lammers.is_lammer, added)):
        refuse_act(table, str(seat))
        lammers.refuse(table, seat, added, entire_wager(table, seat))
    splits.refuse(table, seat, added)
    if amount := added.get(table.setup.duties.insures, 0):
        refuse_insurance(table, seat, amount)
    if added.get(LEFT_UP, 0):
        raise Refused(Msg("Answer LEAVE UP at seat {seat}. It is no wager of its own", seat=seat))

"""Blackjack without House Money, with bonus bets on the first two cards beside it."""

from dealer_assist.rules.bets.bonus_bets import blazing_7s, trilux
from dealer_assist.rules.bets.side_bets import SIDE_BETS
from dealer_assist.rules.bets.wagers import by_line
from dealer_assist.rules.deal import Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.games import house_money
from dealer_assist.rules.ranking.blackjack import is_blackjack
from dealer_assist.value import replace

PAYTABLES = {wager: bet.AWARDS for wager, bet in SIDE_BETS.items()}
JACKPOTS = {"blazing_7s": blazing_7s.JUDGES, "trilux": trilux.JUDGES}


def settle(deal: Deal) -> Settled:
    """Play the round as House Money's blackjack is played, and settle the bonus bets."""
    played = house_money.settle(deal)
    seats = zip(deal.seats, played.seats, strict=True)
    return replace(played, seats=tuple(_with_side_bets(deal, *seat) for seat in seats))


def _with_side_bets(deal: Deal, seat: SeatDeal, played: SeatResult) -> SeatResult:
    wagers = {wager: end for wager, end in played.wagers.items() if wager != "house_money"}
    bets = {wager: _side_bet(deal, seat, wager) for wager in SIDE_BETS}
    return replace(played, wagers=bets | wagers)


def _side_bet(deal: Deal, seat: SeatDeal, wager: str) -> WagerResult:
    met = SIDE_BETS[wager].lines(seat.cards, dealer_blackjack=is_blackjack(deal.dealer))
    return by_line(seat.wagers.get(wager, 0), deal.paytables[wager].pay(met))

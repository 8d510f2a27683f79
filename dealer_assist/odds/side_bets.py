"""The bonus bets of blackjack tables, counted by the first two cards and the dealer's blackjack."""

from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.odds.shoe_cards import arrangements, two_cards
from dealer_assist.rules.bets.side_bets import SideBet
from dealer_assist.rules.cards import ACE, rank
from dealer_assist.rules.ranking.blackjack import VALUES

_TEN = 10


def side_bet_chances(bet: SideBet, decks: int) -> Chances:
    """Count a player's first two cards, and the dealer's two, by the lines of a bonus bet."""
    lines, cards = bet.lines, 52 * decks
    every_dealer = (cards - 2) * (cards - 3)
    ways: list[tuple[Met, int]] = []
    for first_two, orders in two_cards():
        times = orders * arrangements(first_two, decks)
        ranks = [rank(card) for card in first_two]
        aces = 4 * decks - ranks.count(ACE)
        tens = 16 * decks - sum(VALUES[each] == _TEN for each in ranks)
        with_blackjack = 2 * aces * tens
        ways += [
            (lines(first_two, dealer_blackjack=True), times * with_blackjack),
            (lines(first_two, dealer_blackjack=False), times * (every_dealer - with_blackjack)),
        ]
    return tally(ways, cards * (cards - 1) * every_dealer)

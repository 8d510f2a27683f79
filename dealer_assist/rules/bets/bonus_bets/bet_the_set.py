"""Bet the Set: a player's first two cards of one rank, of one suit best."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import Card, rank

AWARDS = Awards((("suited_pair", "pair"), ("pair",)))


def lines(first_two: tuple[Card, ...], *, dealer_blackjack: bool) -> Met:
    """Name the lines that the first two cards meet; what the dealer has makes no difference."""
    del dealer_blackjack
    first, second = first_two
    if rank(first) != rank(second):
        return ()
    return ("suited_pair", "pair") if first == second else ("pair",)

"""The bonus bets of a blackjack table, by the cards that they go by.

A bet on the first two is a module with `AWARDS`, what its tables may pay, and `lines`, what two
cards meet; it stands here under the name of its wager. Its tables are in the game's file.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.bonus_bets import (
    bet_the_set,
    kings_bounty,
    push_22,
    royal_match,
    super_match,
)
from dealer_assist.rules.cards import Card


class SideBet(Protocol):
    """A module of rules for one bonus bet."""

    AWARDS: Awards

    def lines(self, first_two: tuple[Card, ...], *, dealer_blackjack: bool) -> Met:
        """Name the lines that a player's first two cards meet, the highest first."""


SIDE_BETS: Mapping[str, SideBet] = {
    "royal_match": royal_match,
    "kings_bounty": kings_bounty,
    "bet_the_set": bet_the_set,
}

LinesOf = Callable[[tuple[Card, ...]], Met]
ON_DEALERS_HAND: Mapping[str, LinesOf] = {"push_22": push_22.lines}
"""The wagers on the dealer's final hand, and how it is judged."""
ON_FIRST_CARDS: Mapping[str, LinesOf] = {"super_match": super_match.lines}
"""Those on all the cards that a seat is dealt first, of one hand or two."""

"""The bonus bets of a blackjack table that go by the first two cards.

A bet is a module with `AWARDS`, what its tables may pay, and `lines`, what two cards meet; it
stands here under the name of its wager. Its tables are in the game's file.
"""

from collections.abc import Mapping
from typing import Protocol

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bonus_bets import bet_the_set, kings_bounty, royal_match
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

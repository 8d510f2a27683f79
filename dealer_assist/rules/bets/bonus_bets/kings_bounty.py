"""King's Bounty: a player's first two cards that count 20, kings of spades best."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import KING, SUITS, Card, rank, suit
from dealer_assist.rules.ranking.blackjack import count

_SUITED, _UNSUITED = ("suited_20",), ("unsuited_20",)
_SUITED_KINGS = ("suited_kings", *_SUITED)
_SPADE_KINGS = ("two_spade_kings", *_SUITED_KINGS)
_WITH_BLACKJACK = ("two_spade_kings_blackjack", *_SPADE_KINGS)
_SUITED_PAIR = ("suited_pair_of_20", *_SUITED)
_KINGS = ("unsuited_kings", *_UNSUITED)
_SPADES = SUITS.index("s")

AWARDS = Awards(
    (_WITH_BLACKJACK, _SPADE_KINGS, _SUITED_KINGS, _SUITED_PAIR, _SUITED, _KINGS, _UNSUITED)
)


def lines(first_two: tuple[Card, ...], *, dealer_blackjack: bool) -> Met:
    """Name the lines that the first two cards meet, the highest first."""
    first, second = first_two
    if count(first_two)[0] != 20:
        return ()
    is_pair, is_king = rank(first) == rank(second), rank(first) == KING
    if suit(first) != suit(second):
        return _KINGS if is_pair and is_king else _UNSUITED
    if not is_pair:
        return _SUITED
    if not is_king:
        return _SUITED_PAIR
    if suit(first) != _SPADES:
        return _SUITED_KINGS
    return _WITH_BLACKJACK if dealer_blackjack else _SPADE_KINGS

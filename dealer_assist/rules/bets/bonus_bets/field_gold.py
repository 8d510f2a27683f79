"""Field Gold 21: a player's first two cards by their count, aces as one."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import ACE, JACK, Card, rank, suit
from dealer_assist.rules.ranking.blackjack import VALUES, is_blackjack

_TOTALS: dict[int, Met] = {
    3: ("total_3_4",),
    4: ("total_3_4",),
    9: ("total_9_10",),
    10: ("total_9_10",),
    11: ("total_11_12",),
    12: ("total_11_12",),
}
# An ace and a ten-count are 11 by the count of the bet, and a blackjack all the same.
_BLACKJACK: Met = ("any_blackjack", *_TOTALS[11])

AWARDS = Awards(
    (
        ("suited_ace_jack", *_BLACKJACK),
        ("two_aces",),
        ("total_3_4",),
        _BLACKJACK,
        ("total_9_10",),
        ("total_11_12",),
    )
)


def lines(first_two: tuple[Card, ...], *, dealer_blackjack: bool) -> Met:
    """Name the lines that the first two cards meet; what the dealer has makes no difference."""
    del dealer_blackjack
    first, second = first_two
    ranks = {rank(first), rank(second)}
    if ranks == {ACE}:
        return ("two_aces",)
    if is_blackjack(first_two):
        is_best = ranks == {ACE, JACK} and suit(first) == suit(second)
        return ("suited_ace_jack", *_BLACKJACK) if is_best else _BLACKJACK
    return _TOTALS.get(sum(VALUES[rank(card)] for card in first_two), ())

"""Bet The Bust: a bet on the dealer's final hand, made after the look, paid by his up card."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import Card, rank
from dealer_assist.rules.ranking.blackjack import VALUES, count

_BY_UP_CARD = {
    1: "bust_ace",
    **dict.fromkeys((2, 3), "bust_2_3"),
    **dict.fromkeys((4, 5, 6), "bust_4_6"),
    7: "bust_7",
    **dict.fromkeys((8, 9, 10), "bust_8_10"),
}
AWARDS = Awards((("bust_4_6",),), (("bust_ace",), ("bust_2_3",), ("bust_7",), ("bust_8_10",)))
"""A table may offer the bet for some up cards only; those of four to six every one does."""


def line_of(up_card: Card) -> str:
    """Name the line that pays a bust under this up card."""
    return _BY_UP_CARD[VALUES[rank(up_card)]]


def lines(dealer: tuple[Card, ...]) -> Met:
    """Name the line of the dealer's final hand, the up card first; any total over 21 busts."""
    return (line_of(dealer[0]),) if count(dealer)[0] > 21 else ()

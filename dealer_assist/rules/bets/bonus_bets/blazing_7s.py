"""Blazing 7's: the sevens among a player's first two cards and the third card that counts."""

from dealer_assist.rules.awards import Awards
from dealer_assist.rules.cards import RANKS, SUITS, Card, rank, suit
from dealer_assist.rules.deal import Lines

_SEVEN = RANKS.index("7")
_DIAMONDS = SUITS.index("d")
_RED = {SUITS.index("d"), SUITS.index("h")}
_THREE = ("three7", "two7", "one7")
PAIR = _THREE[1]
"""Both first cards are sevens: the one line that a third card may raise."""

JUDGES = {
    "blazing_7s": Awards(
        (
            ("three7_diamonds", "three7_suited", *_THREE),
            ("three7_suited", *_THREE),
            ("three7_color", *_THREE),
            _THREE,
            _THREE[1:],
            _THREE[2:],
        )
    )
}


def lines(first_two: tuple[Card, ...], third: Card | None) -> Lines:
    """Name every line that the cards make; without a third card two sevens stay two.

    The third card is the first one drawn to the hand, or the dealer's up card, as the table says.
    """
    sevens = sum(rank(card) == _SEVEN for card in first_two)
    if sevens == 0:
        return frozenset()
    if sevens == 1:
        return frozenset(_THREE[2:])
    if third is None or rank(third) != _SEVEN:
        return frozenset(_THREE[1:])
    return frozenset({*_THREE, *_matching({suit(card) for card in (*first_two, third)})})


def _matching(suits: set[int]) -> set[str]:
    if suits == {_DIAMONDS}:
        return {"three7_diamonds", "three7_suited"}
    if len(suits) == 1:
        return {"three7_suited"}
    return {"three7_color"} if suits <= _RED or not suits & _RED else set()

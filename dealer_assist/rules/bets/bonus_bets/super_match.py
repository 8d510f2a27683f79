"""Super Match: a bet on the four first cards of a seat, by rank alone."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import Card, rank

AWARDS = Awards((("four_of_a_kind",), ("two_pair",), ("three_of_a_kind",), ("pair",)))
_MATCHES = {
    (4,): "four_of_a_kind",
    (2, 2): "two_pair",
    (3, 1): "three_of_a_kind",
    (2, 1, 1): "pair",
}


def lines(cards: tuple[Card, ...]) -> Met:
    """Name the line of the four first cards, by rank alone."""
    ranks = [rank(card) for card in cards]
    shape = tuple(sorted((ranks.count(rank) for rank in {*ranks}), reverse=True))
    line = _MATCHES.get(shape)
    return (line,) if line else ()

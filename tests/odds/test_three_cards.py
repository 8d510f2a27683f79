"""Three and six cards, counted: the edges that are printed for the bets on them."""

from fractions import Fraction

import pytest

from dealer_assist.odds.chances import Chances
from dealer_assist.odds.hand_classes import five_of_seven_chances, six_card_chances
from dealer_assist.odds.three_cards import three_card_chances

CLASSES = ("mini_royal", "straight_flush", "three_of_a_kind", "straight", "flush", "pair")
FIVES = (
    *("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight"),
    "three_of_a_kind",
)


def edge(chances: Chances, lines: tuple[str, ...], pays: tuple[int, ...]) -> float:
    spread = chances.spread(lines)
    won = sum(pay * spread[line] for line, pay in zip(lines, pays, strict=True))
    return round(float(100 * (1 - sum(spread.values()) - Fraction(won))), 4)


@pytest.mark.parametrize(
    ("pays", "printed"),
    [
        ((40, 40, 30, 6, 4, 1), 2.3167),
        ((50, 40, 30, 6, 4, 1), 2.1357),
        ((40, 40, 25, 6, 4, 1), 3.4932),
        ((50, 50, 30, 6, 3, 1), 5.1041),
        ((40, 40, 30, 5, 4, 1), 5.5747),
        ((50, 40, 30, 6, 3, 1), 7.0950),
        ((40, 40, 30, 6, 3, 1), 7.2760),
    ],
)
def test_pair_plus_has_the_counted_edge(pays: tuple[int, ...], printed: float) -> None:
    assert edge(three_card_chances(), CLASSES, pays) == printed


@pytest.mark.parametrize(
    ("pays", "printed"),
    [
        ((1000, 200, 50, 25, 20, 10, 5), 10.2248),
        ((1000, 200, 50, 20, 15, 10, 7), 12.1628),
        ((1000, 200, 50, 25, 15, 10, 5), 15.2790),
        ((1000, 200, 100, 20, 15, 10, 5), 15.7541),
        ((1000, 200, 100, 20, 15, 9, 5), 17.5303),
    ],
)
def test_six_card_bonus_has_the_counted_edge(pays: tuple[int, ...], printed: float) -> None:
    assert edge(six_card_chances(), FIVES, pays) == printed


@pytest.mark.parametrize(
    ("pays", "printed"),
    [
        ((50, 40, 30, 9, 7, 4, 3), 0.9018),
        ((50, 40, 30, 8, 6, 5, 3), 1.9040),
        ((50, 40, 30, 8, 7, 4, 3), 3.4979),
        ((50, 40, 20, 7, 6, 5, 3), 6.1808),
    ],
)
def test_trips_of_seven_cards_has_the_counted_edge(pays: tuple[int, ...], printed: float) -> None:
    assert edge(five_of_seven_chances(), FIVES, pays) == printed

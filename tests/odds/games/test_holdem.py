"""Texas Hold'em Bonus with best play, under each rule by which the ante is paid."""

from fractions import Fraction

import numpy as np
import pytest

from dealer_assist.odds.card_sets import suit_classes
from dealer_assist.odds.games.holdem import _plain_weights, _streets, best_play
from dealer_assist.odds.games.holdem_boards import is_suited_board

pytestmark = pytest.mark.timeout(600)


def test_plain_boards_and_two_cards_beside_them_are_all_counted() -> None:
    """Every plain board leaves 47 cards, so 1,081 pairs of them."""
    plain = suit_classes(5).sizes[~is_suited_board()].sum()
    assert _plain_weights().sum() == plain * 1_081


@pytest.mark.long
@pytest.mark.parametrize(
    ("rule", "edge"),
    [
        ("flush", Fraction(19_447_087_313, 347_672_625_300)),
        ("straight", Fraction(578_107_733, 28_381_438_800)),  # widely known as 2.04 %
        ("three_tens", Fraction(3_149_881_957, 463_563_500_400)),
    ],
)
def test_best_play_gives_the_house_this_much(rule: str, edge: Fraction) -> None:
    assert best_play(rule).house_edge == edge


@pytest.mark.long
def test_a_player_who_never_looks_wins_as_often_as_the_dealer() -> None:
    sums = _streets()
    assert sums.won.sum() == sums.lost.sum()
    assert np.all(sums.ante_won["flush"] <= sums.ante_won["straight"])

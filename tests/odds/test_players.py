"""The player's hands, class by class, and what they beat."""

import numpy as np
import pytest

from dealer_assist.odds.players import Beaten, all_players, card_arrays
from dealer_assist.odds.strength import best_of_five
from dealer_assist.rules.pays import ToOne


def test_a_bonus_of_odd_halves_is_refused_rather_than_rounded() -> None:
    with pytest.raises(ValueError, match="3 to 2 on the ante"):
        all_players(best_of_five(), [ToOne(3, 2)])


def test_hands_that_the_dealer_cannot_hold_are_taken_out_of_every_count() -> None:
    dealt = Beaten(np.array([50, 60]), np.array([55, 70]), np.array([100, 100]))
    gone = Beaten(np.array([5, 0]), np.array([6, 1]), np.array([10, 10]))
    left = dealt.minus(gone)
    assert left.lower.tolist() == [45, 60]
    assert left.hands.tolist() == [90, 90]
    # Won less lost: 45 - (90 - 49), and 60 - (90 - 69).
    assert left.net.tolist() == [4, 39]
    assert left.only(np.array([False, True])).net.tolist() == [39]


def test_single_cards_come_in_the_type_of_the_columns() -> None:
    assert [int(card) for card in card_arrays(3, 6)] == [3, 4, 5]
    assert all(card.dtype == np.uint8 for card in card_arrays(0, 2))

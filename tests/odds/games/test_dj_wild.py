"""DJ Wild with best play: counts against one look at every hand, and the printed edge."""

from fractions import Fraction

import numpy as np
import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.card_sets import number_of_sorted
from dealer_assist.odds.games import dj_wild
from dealer_assist.paths import resources
from dealer_assist.rules.cards import card_name, parse_cards_with_joker
from dealer_assist.rules.ranking.wild import best_wild

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]  # each of them ranks 2,869,685 hands


@pytest.mark.parametrize(
    "player", ["3c 5d 7h 9s Jc", "2c 5d 7h 9s Jc", "2c 2d Jk Ah As", "4c 4d 9h 9s Kc"]
)
def test_hands_below_are_those_that_are_left_when_the_players_cards_are_gone(player: str) -> None:
    cards = np.sort(np.array([parse_cards_with_joker(player.split())], dtype=np.uint8))
    strengths = dj_wild._strengths()[1]
    mine = strengths[number_of_sorted(cards)]
    apart = ~np.isin(dj_wild._sets(5), cards).any(axis=1)
    assert apart.sum() == 1_712_304
    assert dj_wild._below(cards, mine)[0] == (strengths[apart] < mine[0]).sum()
    assert dj_wild._below(cards, mine + 1)[0] == (strengths[apart] <= mine[0]).sum()


def test_strengths_are_as_the_rules_rank_hands() -> None:
    hands, strengths = dj_wild._strengths()
    values = [hand.value for _, hand in hands]
    assert values == sorted(set(values))
    for row in range(0, len(strengths), 9_973):
        cards = tuple(int(card) for card in dj_wild._sets(5)[row])
        assert values[strengths[row]] == best_wild(cards).value, [card_name(one) for one in cards]


def test_best_play_gives_the_house_3_467_percent_of_the_ante() -> None:
    """Printed: 3.5 % of the Ante, 1.73 % of Ante and Blind together."""
    blind = load_titles(resources()).games["dj_wild"].paytables["blind"]["DJB-1"]
    found = dj_wild.best_play(blind)
    assert found.house_edge == Fraction(1_419_824_771, 40_948_109_202)
    assert round(float(found.house_edge / 2), 4) == 0.0173
    assert sum(found.decisions.values()) == 1

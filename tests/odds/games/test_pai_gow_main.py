"""Pai gow by the house way against the house way, dealt at random."""

from random import Random

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.games.pai_gow_main import BEST_SEEN, MainEnding, play
from dealer_assist.paths import resources
from dealer_assist.rules.titles.families import ACE_HIGH, QUEEN_HIGH, HouseWay

COMMISSION, EVEN = MainEnding(commission=True), MainEnding()
QUEEN, ACE = MainEnding(QUEEN_HIGH), MainEnding(ACE_HIGH)
SEEN = MainEnding(ACE_HIGH, strategy=BEST_SEEN)


@pytest.fixture(scope="module")
def way() -> HouseWay:
    title = load_titles(resources()).games["fortune_pai_gow"].pai_gow
    assert title is not None
    return title.ways["foxwoods"]


def test_the_same_chance_deals_the_same_hands(way: HouseWay) -> None:
    once, again = (play(way, (EVEN,), 200, Random(7)) for _ in range(2))
    assert once == again
    assert once != play(way, (EVEN,), 200, Random(8))


def test_commission_and_pushes_each_cost_the_player(way: HouseWay) -> None:
    found = play(way, (EVEN, COMMISSION, QUEEN, ACE, SEEN), 2000, Random(7))
    edge = {ending: one.house_edge for ending, one in found.items()}
    assert edge[EVEN] < edge[COMMISSION]
    assert edge[EVEN] < edge[QUEEN] < edge[ACE]


def test_who_sees_the_dealers_hand_does_better_than_the_house_way(way: HouseWay) -> None:
    found = play(way, (ACE, SEEN), 500, Random(7))
    assert found[SEEN].house_edge < found[ACE].house_edge
    assert found[SEEN].hit >= found[ACE].hit


def test_commission_takes_five_per_cent_of_what_is_won(way: HouseWay) -> None:
    found = play(way, (EVEN, COMMISSION), 500, Random(7))
    even, paid = found[EVEN], found[COMMISSION]
    assert paid.house_edge - even.house_edge == pytest.approx(0.05 * even.hit)

"""Coups counted by value, against the tableau that settles real cards."""

from collections import Counter
from math import perm
from random import Random

import pytest

from dealer_assist.odds.games.coups import CoupClass, coups, one_suit_counts, value_counts
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.games.baccarat import VALUES, play_coup


@pytest.mark.parametrize("decks", [1, 8])
def test_every_order_of_six_cards_is_counted_once(decks: int) -> None:
    cards = 52 * decks
    counted = sum(
        ways * perm(cards - end.cards, 6 - end.cards)
        for end, ways in coups(value_counts(decks)).items()
    )
    assert counted == perm(cards, 6)


def test_eight_decks_give_the_known_chances_of_player_banker_and_tie() -> None:
    """4,998,398,275,503,360 orders of six cards: published counts of the eight-deck shoe."""
    wins: Counter[str] = Counter()
    for end, ways in coups(value_counts(8)).items():
        wins[end.winner] += ways * perm(416 - end.cards, 6 - end.cards)
    assert wins["banker"] == 2_292_252_566_437_888
    assert wins["player"] == 2_230_518_282_592_256
    assert wins["tie"] == 475_627_426_473_216


def test_drawn_coups_end_as_the_rules_end_them() -> None:
    """Each drawn coup is one that was counted; none ends otherwise."""
    counted = coups(value_counts(8))
    random = Random(9)
    for _ in range(20_000):
        coup = play_coup(random.sample(DECK * 8, 6))
        winning, losing = coup.hands()
        is_234 = coup.margin == 9 and sorted(VALUES[card >> 2] for card in winning) == [2, 3, 4]
        end = CoupClass(
            coup.player_total,
            coup.banker_total,
            len(winning) + len(losing),
            is_natural=coup.is_natural,
            is_234=is_234,
            banker_cards=len(coup.banker),
        )
        assert counted[end] > 0


def test_drawn_coups_fall_on_each_end_as_often_as_counted() -> None:
    """A small pack, dealt often: what is counted by value is what the tableau deals."""
    pack = [4 * rank + suit for rank in (0, 1, 2, 4, 5, 7, 8) for suit in (0, 1)]
    counts = [0] * 10
    for card in pack:
        counts[VALUES[card >> 2]] += 1
    found: Counter[tuple[int, int]] = Counter()
    random = Random(4)
    deals = 30_000
    for _ in range(deals):
        coup = play_coup(random.sample(pack, 6))
        found[coup.player_total, coup.banker_total] += 1
    total = perm(len(pack), 6)
    expected: Counter[tuple[int, int]] = Counter()
    for end, ways in coups(tuple(counts)).items():
        expected[end.player, end.banker] += ways * perm(len(pack) - end.cards, 6 - end.cards)
    assert expected.total() == total
    for end_totals, ways in expected.items():
        chance = ways / total
        deviation = (deals * chance * (1 - chance)) ** 0.5
        assert abs(found[end_totals] - deals * chance) <= 5 * deviation + 1


def test_one_suit_is_a_quarter_of_the_shoe() -> None:
    assert [4 * each for each in one_suit_counts(6)] == list(value_counts(6))

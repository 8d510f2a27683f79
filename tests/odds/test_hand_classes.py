"""All hands of a deck, against published counts, the rules' own ranking and other counting."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest

from dealer_assist.odds.hand_classes import five_card_chances, four_card_chances, seven_card_chances
from dealer_assist.rules.bets.progressive import seven_card_lines
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four, lines_met


def test_five_card_hands_have_the_counts_of_every_textbook() -> None:
    assert {met[0]: ways for met, ways in five_card_chances().ways.items()} == {
        "royal_flush": 4,
        "straight_flush": 36,
        "four_of_a_kind": 624,
        "full_house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three_of_a_kind": 54_912,
        "two_pair": 123_552,
        "pair": 1_098_240,
        "high_card": 1_302_540,
    }


def test_seven_card_hands_have_the_counts_of_every_textbook() -> None:
    chances = seven_card_chances()
    counts = {
        kind: chances.of(kind) * comb(52, 7)
        for kind in ("straight_flush", "four_of_a_kind", "full_house", "flush", "straight")
    }
    assert counts == {
        "straight_flush": 37_260,
        "four_of_a_kind": 224_848,
        "full_house": 3_473_184,
        "flush": 4_047_644,
        "straight": 6_180_020,
    }
    # 4,324 royals in all, those on the board alone among them.
    royals = chances.of("royal_flush") + chances.of("community_royal")
    assert royals * comb(52, 7) == 4_324


def test_a_royal_comes_with_the_fifth_card_once_in_649740_deals() -> None:
    chances = seven_card_chances()
    assert chances.of("royal_after_5") == Fraction(1, 649_740)
    assert chances.of("community_royal") == Fraction(1, 649_740)
    # Within six cards: 4 royals with one of 47 others, of all sets of six.
    within_six = chances.of("royal_after_5") + chances.of("royal_after_6")
    assert within_six == Fraction(4 * 47, comb(52, 6))


def test_the_best_four_of_five_have_these_counts() -> None:
    chances = four_card_chances()
    assert sum(chances.ways.values()) == chances.total == comb(52, 5)
    assert {met[0]: ways for met, ways in chances.ways.items() if len(met) == 1} == {
        "four_of_a_kind": 576,
        "straight_flush": 2_072,
        "three_of_a_kind": 58_656,
        "flush": 114_616,
        "straight": 101_808,
        "two_pair": 123_552,
        "pair": 804_636,
        "high_card": 1_150_080,
    }
    assert chances.of("four_aces") * chances.total == 48
    assert chances.of("queens_or_better") * chances.total == 161_820 + 81_096


@pytest.mark.parametrize("ranking", ["four", "five"])
def test_dealt_hands_fall_on_each_kind_as_often_as_counted(ranking: str) -> None:
    random, deals = Random(2023), 20_000
    best, chances = (
        (best_four, four_card_chances()) if ranking == "four" else (best_five, five_card_chances())
    )
    found = Counter(best(tuple(random.sample(DECK, 5))).kind for _ in range(deals))
    for kind in {met[-1] for met in chances.ways}:
        chance = float(chances.of(kind))
        deviation = (deals * chance * (1 - chance)) ** 0.5
        assert abs(found[kind] - deals * chance) <= 5 * deviation + 1, kind


@pytest.mark.long
def test_every_five_card_hand_is_ranked_as_counted() -> None:
    four: Counter[tuple[str, ...]] = Counter()
    five: Counter[tuple[str, ...]] = Counter()
    for cards in combinations(DECK, 5):
        four[lines_met(best_four(cards))] += 1
        five[(best_five(cards).kind,)] += 1
    assert four == four_card_chances().ways
    assert five == five_card_chances().ways


def test_the_rules_name_royals_as_they_are_counted() -> None:
    royal, others = (32, 36, 40, 44, 48), (1, 2)
    names = {
        tuple(sorted(seven_card_lines(cards[:2], cards[2:])))
        for cards in (
            (*royal, *others),
            (*royal[:4], 1, royal[4], 2),
            (*royal[:3], 1, 2, *royal[3:]),
            (*others, *royal),
        )
    }
    counted = {tuple(sorted(met)) for met in seven_card_chances().ways if "royal" in met[0]}
    assert names == counted

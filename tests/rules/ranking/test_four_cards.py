"""Four-card poker against the rule's own examples and against brute force."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from dealer_assist.rules.cards import DECK, card_name, parse_cards
from dealer_assist.rules.ranking.four_cards import KINDS, best_four, kinds_down_from, lines_met

Naive = Callable[[tuple[str, ...]], tuple[int, list[int], str]]


def best(cards: str) -> str:
    return best_four(parse_cards(cards.split())).text


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("As Ad Ac Ah 2d", "four_of_a_kind:A"),
        ("Ks Qs Js Ts 2d", "straight_flush:K"),
        ("9s 9d 9h Ah 2d", "three_of_a_kind:9-A"),
        ("As Js 8s 2s Kd", "flush:A-J-8-2"),
        ("4s 3d 2h Ah 9d", "straight:4"),
        ("Ks Kd 4h 4d Ah", "two_pair:K-4"),
        ("Qs Qd Ah 7d 2c", "pair:Q-A-7"),
        ("Ks Qd 8h 4c 2d", "high_card:K-Q-8-4"),
    ],
)
def test_every_kind_is_written_as_promised(cards: str, hand: str) -> None:
    assert best(cards) == hand


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("9s 9d 9h 4h 4d", "three_of_a_kind:9-4"),  # no full house in four cards
        ("As 2d 3h 4c 5d", "straight:5"),
        ("Ks As 2d 3c 9h", "high_card:A-K-9-3"),  # K-A-2-3 is no straight
        ("9s 9d 9h 2h 5h", "three_of_a_kind:9-5"),
        ("9s 9d 9h 2s 5s Ks", "three_of_a_kind:9-K"),  # beats the flush K-9-5-2
        ("4s 3s 2s As 5s", "straight_flush:5"),
        ("4s 3s 2s As 5d", "straight_flush:4"),  # beats the straight to the five
        ("2s 2d 3s 3d 4s 4d", "two_pair:4-3"),
        ("2s 2d 3s 3d 4s 5d", "straight:5"),
        ("7s 7d 7h 5s 5d 5h", "three_of_a_kind:7-5"),
        ("7s 7d 7h 7c Ks Kd", "four_of_a_kind:7"),
        ("As Ks 9s 5s 3s 2s", "flush:A-K-9-5"),
        ("As Kd 9s 5s", "high_card:A-K-9-5"),
    ],
)
def test_the_best_four_play(cards: str, hand: str) -> None:
    assert best(cards) == hand


def test_suits_and_the_fifth_card_never_break_a_tie() -> None:
    high = best_four(parse_cards(["Ks", "Qd", "8h", "4c", "2d"]))
    low = best_four(parse_cards(["Kh", "Qc", "8d", "4s", "3h"]))
    assert high.value == low.value


def test_all_five_card_deals_fall_into_their_kinds_as_often_as_they_must() -> None:
    counts = Counter(best_four(cards).kind for cards in combinations(DECK, 5))
    # The published frequencies of the best four of five; together all 2,598,960 deals.
    assert dict(counts) == {
        "four_of_a_kind": 624,
        "straight_flush": 2072,
        "three_of_a_kind": 58656,
        "flush": 114616,
        "straight": 101808,
        "two_pair": 123552,
        "pair": 1047552,
        "high_card": 1150080,
    }


@pytest.mark.parametrize("size", [4, 5, 6])
def test_random_hands_rank_as_brute_force_says(size: int, naive_four: Naive) -> None:
    random = Random(size)
    hands = [tuple(random.sample(DECK, size)) for _ in range(3000)]
    ranked = [
        (naive_four(tuple(card_name(card) for card in cards)), best_four(cards)) for cards in hands
    ]
    assert [hand.text for _, hand in ranked] == [naive[2] for naive, _ in ranked]
    ranked.sort(key=lambda pair: pair[0][:2])
    values = [hand.value for _, hand in ranked]
    assert values == sorted(values)
    assert len(set(values)) == len({naive[2] for naive, _ in ranked})


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("As Ad Ac Ah 2d", ("four_aces", "four_of_a_kind")),
        ("Ks Kd Kc Kh 2d", ("four_of_a_kind",)),
        ("As Ad 9c 7h 2d", ("pair_of_aces", "queens_or_better", "pair")),
        ("Ks Kd 9c 7h 2d", ("queens_or_better", "pair")),
        ("Qs Qd 9c 7h 2d", ("queens_or_better", "pair")),
        ("Js Jd 9c 7h 2d", ("pair",)),
        ("As Ad Ac 7h 2d", ("three_of_a_kind",)),
        ("As Kd 9c 7h 2d", ("high_card",)),
    ],
)
def test_a_hand_names_the_lines_it_meets(cards: str, lines: tuple[str, ...]) -> None:
    assert lines_met(best_four(parse_cards(cards.split()))) == lines


def test_a_kind_goes_down_from_itself_to_the_lowest() -> None:
    assert kinds_down_from("flush") == ("flush", "straight", "two_pair", "pair", "high_card")
    assert kinds_down_from("high_card") == ("high_card",)
    assert kinds_down_from("four_of_a_kind") == KINDS[::-1]

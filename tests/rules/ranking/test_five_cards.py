"""Five-card poker against the rule's own examples, pokerkit and brute force."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from pokerkit import Card as KitCard
from pokerkit.lookups import StandardLookup

from dealer_assist.rules.cards import DECK, Card, card_name, parse_cards
from dealer_assist.rules.hand import RANKS_OF_TALLY, TALLY
from dealer_assist.rules.ranking.five_cards import best_five

Naive = Callable[[tuple[str, ...]], tuple[int, list[int], str]]
Key = tuple[int, bool]

LABELS = {
    "High card": "high_card",
    "One pair": "pair",
    "Two pair": "two_pair",
    "Three of a kind": "three_of_a_kind",
    "Straight": "straight",
    "Flush": "flush",
    "Full house": "full_house",
    "Four of a kind": "four_of_a_kind",
    "Straight flush": "straight_flush",
}


def best(cards: str) -> str:
    return best_five(parse_cards(cards.split())).text


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("As Ks Qs Js Ts", "royal_flush:A"),
        ("Ks Qs Js Ts 9s", "straight_flush:K"),
        ("9s 9d 9h 9c Kd", "four_of_a_kind:9-K"),
        ("8s 8d 8h 3c 3d", "full_house:8-3"),
        ("As Js 8s 5s 2s", "flush:A-J-8-5-2"),
        ("5s 4d 3h 2c As", "straight:5"),
        ("9s 9d 9h Ac 4d", "three_of_a_kind:9-A-4"),
        ("Ks Kd 4h 4c 9d", "two_pair:K-4-9"),
        ("Qs Qd Ah 7c 3d", "pair:Q-A-7-3"),
        ("Ks Qd 8h 4c 2d", "high_card:K-Q-8-4-2"),
    ],
)
def test_every_kind_is_written_as_promised(cards: str, hand: str) -> None:
    assert best(cards) == hand


@pytest.mark.parametrize(
    ("cards", "hand"),
    [
        ("As Ks Qs Js Ts 9s 8s", "royal_flush:A"),
        ("6s 5s 4s 3s 2s As Kd", "straight_flush:6"),
        ("As 2s 3s 4s 5s 6d 7d", "straight_flush:5"),
        ("9s 9d 9h 9c Kd Kh Ks", "four_of_a_kind:9-K"),
        ("8s 8d 8h 3c 3d 3h Ks", "full_house:8-3"),
        ("8s 8d 8h 3c 3d Kh Ks", "full_house:8-K"),
        ("Ks Kd 4h 4c 9d 9h As", "two_pair:K-9-A"),
        ("Ks Kd 4h 4c 9d 9h 2s", "two_pair:K-9-4"),
        ("Ks Kd Kh 9c 8d 7h 2s", "three_of_a_kind:K-9-8"),
        ("Ks Kd Kh Qc Jd Th 9s", "straight:K"),
        ("Ks Ad 2h 3c 4d 8h 9s", "high_card:A-K-9-8-4"),
        ("Ks Kd Ah 2c 3d 4h 5s", "straight:5"),
        ("As Ks 9s 5s 3s 2s Ad", "flush:A-K-9-5-3"),
    ],
)
def test_the_best_five_play(cards: str, hand: str) -> None:
    assert best(cards) == hand


def key_of(cards: tuple[Card, ...]) -> Key:
    """Reduce five cards to what decides in poker: their ranks and whether they are suited."""
    ranks = sum([TALLY[card] for card in cards]) & RANKS_OF_TALLY
    return ranks, (cards[0] & 3 == cards[1] & 3 == cards[2] & 3 == cards[3] & 3 == cards[4] & 3)


@pytest.fixture(scope="module")
def kit() -> dict[Key, tuple[int, str]]:
    """Return pokerkit's order and kind of every class of five-card hands, by one hand of each."""
    lookup = StandardLookup()
    names = [next(iter(KitCard.parse(card_name(card)))) for card in DECK]
    classes: dict[Key, tuple[Card, ...]] = {}
    for ranks in combinations_with_replacement(range(13), 5):
        if ranks[0] == ranks[4]:
            continue
        # The n-th card of a rank takes the n-th suit; the last of five different ranks
        # changes suit so that they are not suited.
        cards = tuple(rank * 4 + ranks[:place].count(rank) for place, rank in enumerate(ranks))
        if len(set(ranks)) == 5:
            classes[key_of(cards)] = cards
            cards = (*cards[:4], cards[4] + 1)
        classes[key_of(cards)] = cards
    entries = {}
    for key, cards in classes.items():
        entry = lookup.get_entry(tuple(names[card] for card in cards))
        entries[key] = (entry.index, LABELS[entry.label.value])
    return entries


def kind_of(cards: tuple[Card, ...]) -> str:
    """Name our kind as pokerkit does, which knows no royal flush."""
    kind = best_five(cards).kind
    return "straight_flush" if kind == "royal_flush" else kind


@pytest.mark.long  # seven cards and random hands below are quick
def test_all_five_card_hands_agree_with_pokerkit(kit: dict[Key, tuple[int, str]]) -> None:
    assert len(kit) == 7462
    values: dict[int, int] = {}
    counts: Counter[str] = Counter()
    for cards in combinations(DECK, 5):
        order, kind = kit[key_of(cards)]
        hand = best_five(cards)
        assert values.setdefault(order, hand.value) == hand.value
        assert kind == (hand.kind if hand.kind != "royal_flush" else "straight_flush")
        counts[hand.kind] += 1
    ascending = [values[order] for order in sorted(values)]
    assert ascending == sorted(ascending)
    assert len(set(ascending)) == 7462
    # The frequencies of every textbook.
    assert dict(counts) == {
        "royal_flush": 4,
        "straight_flush": 36,
        "four_of_a_kind": 624,
        "full_house": 3744,
        "flush": 5108,
        "straight": 10200,
        "three_of_a_kind": 54912,
        "two_pair": 123552,
        "pair": 1098240,
        "high_card": 1302540,
    }


@pytest.mark.long
@pytest.mark.timeout(600)
def test_every_single_five_card_hand_is_judged_by_pokerkit_itself() -> None:
    lookup = StandardLookup()
    names = [next(iter(KitCard.parse(card_name(card)))) for card in DECK]
    for cards in combinations(DECK, 5):
        entry = lookup.get_entry(tuple(names[card] for card in cards))
        assert LABELS[entry.label.value] == kind_of(cards)


def agree_on_seven_cards(kit: dict[Key, tuple[int, str]], hands: int, seed: int) -> None:
    random = Random(seed)
    values: dict[int, int] = {}
    for _ in range(hands):
        cards = tuple(random.sample(DECK, 7))
        order, kind = max(kit[key_of(five)] for five in combinations(cards, 5))
        assert kind == kind_of(cards)
        assert values.setdefault(order, best_five(cards).value) == best_five(cards).value
    ascending = [values[order] for order in sorted(values)]
    assert ascending == sorted(set(ascending))


def test_seven_card_hands_agree_with_the_best_of_pokerkits_five(
    kit: dict[Key, tuple[int, str]],
) -> None:
    agree_on_seven_cards(kit, hands=5_000, seed=7)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_million_seven_card_hands_agree_with_pokerkit(kit: dict[Key, tuple[int, str]]) -> None:
    agree_on_seven_cards(kit, hands=1_000_000, seed=11)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_are_announced_as_brute_force_says(size: int, naive_five: Naive) -> None:
    random = Random(size)
    for _ in range(1500):
        cards = tuple(random.sample(DECK, size))
        assert best_five(cards).text == naive_five(tuple(card_name(card) for card in cards))[2]

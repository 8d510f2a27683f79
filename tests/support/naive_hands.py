"""Poker hands as lists of numbers, by a naive reading of their rules; shares no code with them."""

from collections import Counter
from itertools import combinations

Value = tuple[int, list[int], str]
RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
FIVE = [
    *("high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house"),
    *("four_of_a_kind", "straight_flush", "royal_flush"),
]
THREE = [
    *("high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush"),
    "mini_royal",
]


def kind_of(ranks: list[int], *, suited: bool) -> tuple[str, list[int]]:
    """Name three or five ranks, 2 to 14, by counting them."""
    size, counts = len(ranks), Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    top = 0
    if shape[0] == 1:
        low = sorted(1 if rank == 14 else rank for rank in ranks)
        if max(ranks) - min(ranks) == size - 1:
            top = max(ranks)
        elif low[-1] - low[0] == size - 1:
            top = low[-1]
    if shape[0] == 5:
        return "five_of_a_kind", order
    if suited and shape[0] == 1:
        if top == 14:
            return ("royal_flush" if size == 5 else "mini_royal"), [14]
        return ("straight_flush", [top]) if top else ("flush", order)
    if top:
        return "straight", [top]
    words = {(4, 1): "four_of_a_kind", (3, 2): "full_house", (2, 2, 1): "two_pair"}
    if tuple(shape) in words:
        return words[tuple(shape)], order
    word = {1: "high_card", 2: "pair", 3: "three_of_a_kind"}[shape[0]]
    return word, order


def worth(cards: tuple[str, ...], kinds: list[str]) -> Value:
    ranks = [RANKS.index(card[0]) + 2 for card in cards]
    kind, order = kind_of(ranks, suited=len({card[1] for card in cards}) == 1)
    return kinds.index(kind), order, kind


def best(cards: list[str], size: int, kinds: list[str]) -> Value:
    return max(worth(chosen, kinds) for chosen in combinations(cards, size))


def sign(one: Value, other: Value) -> int:
    return (one[:2] > other[:2]) - (one[:2] < other[:2])

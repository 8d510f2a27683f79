"""The best five of seven of 53 cards with a bug, exactly; and High Five Poker, dealt at random."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, prod, sqrt

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import all_sets, number_of_columns, number_of_sorted
from dealer_assist.odds.chances import Chances, Met
from dealer_assist.rules.cards import ACE, JOKER
from dealer_assist.rules.ranking.with_bug import best_with_bug
from dealer_assist.value import Value

_CARDS, _SEVEN, _FIVE = 53, 7, 5
_ALL = range(13)
_STRAIGHTS = [{*range(low, low + 5)} for low in range(9)] + [{ACE, 0, 1, 2, 3}]
_ROYAL = {*range(8, 13)}
_BY_RANKS = ("five_aces", "four_of_a_kind", "aces_full", "full_house")
"""What stands above a flush, and is made of ranks alone."""
HIGH_FIVE = "play a pair of sevens or better, keep the best five"
_Held = tuple[int, ...]


def bug_chances() -> Chances:
    """Count all 154,143,080 hands of seven cards of 53 by the line of their best five."""
    ways: Counter[str] = Counter()
    for joker in (0, 1):
        for held in _held(_SEVEN - joker):
            kind, total = _kind(held, joker), prod(map(comb, (4,) * 13, held))
            flush = 0 if kind in _BY_RANKS else _flushes(held, _FIVE - joker)
            ways[kind] += total - flush
            ways["flush"] += flush
        for kind, line, number in _straight_flushes(joker):
            ways[kind if kind in _BY_RANKS else "flush"] -= number
            ways[line] += number
    total = comb(_CARDS, _SEVEN)
    met: dict[Met, int] = {
        ("aces_full", "full_house") if kind == "aces_full" else (kind,): number
        for kind, number in ways.items()
        if number
    }
    assert sum(met.values()) == total
    return Chances(total, met)


def _straight_flushes(joker: int) -> Iterator[tuple[str, str, int]]:
    """Return the hands with a straight flush: what their ranks make, their line, how many."""
    size = _SEVEN - joker
    others = [(rank, suit) for rank in _ALL for suit in range(1, 4)]
    for suited in range(_FIVE - joker, size + 1):
        for mask in combinations(_ALL, suited):
            tops = [run for run in _STRAIGHTS if len(run & {*mask}) >= _FIVE - joker]
            for rest in combinations(others, size - suited) if tops else ():
                ranks = [*mask, *(rank for rank, _ in rest)]
                held = tuple(ranks.count(rank) for rank in _ALL)
                yield _kind(held, joker), "royal_flush" if _ROYAL in tops else "straight_flush", 4


def _kind(held: _Held, joker: int) -> str:
    """Name what ranks make without suits; beside no straight the joker is an ace."""
    counts = sorted((*held[:ACE], held[ACE] + joker), reverse=True)
    if counts[0] >= 4:
        return "five_aces" if counts[0] == _FIVE else "four_of_a_kind"
    if counts[0] == 3 and counts[1] >= 2:
        return "aces_full" if held[ACE] + joker == 3 else "full_house"
    there = {rank for rank in _ALL if held[rank]}
    if any(len(run & there) >= _FIVE - joker for run in _STRAIGHTS):
        return "straight"
    if counts[0] == 3:
        return "three_of_a_kind"
    return "two_pair" if counts[:2] == [2, 2] else "pair" if counts[0] == 2 else "high_card"


def _flushes(held: _Held, least: int) -> int:
    """Count the suits of these ranks with a flush in one of them."""
    suited = [1]
    for count in filter(None, held):
        suited = [
            comb(3, count) * each + (comb(3, count - 1) * suited[place - 1] if place else 0)
            for place, each in enumerate([*suited, 0])
        ]
    return 4 * sum(suited[least:])


def _held(cards: int, ranks: int = 13) -> Iterator[_Held]:
    """Return how many cards of each rank there may be."""
    if ranks == 0:
        if cards == 0:
            yield ()
        return
    for count in range(min(4, cards) + 1):
        for rest in _held(cards - count, ranks - 1):
            yield (count, *rest)


class BugSampled(Value):
    """A base game that was dealt at random: the edge, its error, how often it was paid."""

    samples: int
    house_edge: float
    standard_error: float
    hit: float


def play_high_five(samples: int, seed: int) -> BugSampled:
    """Deal High Five Poker, and play by its strategy."""
    strengths, hands = _strengths()
    least = {
        name: next(place for place, hand in enumerate(hands) if hand >= value)
        for name, value in _least().items()
    }
    random = np.random.default_rng(seed)
    sums, squares, paid, dealt = 0, 0, 0, 0
    while dealt < samples:
        cards = dealt_at_random(random, 20_000, _CARDS, 14)
        mine, his = (_best(np.sort(part, axis=1), strengths) for part in np.split(cards, 2, axis=1))
        result = np.sign(mine - his)
        is_in = (his >= least["pair:6"]) | (mine >= least["straight"])
        net = np.where(is_in, 2 * result, 1)
        net = np.where(mine >= least["pair:7"], net, -1)
        sums, squares = sums + int(net.sum()), squares + int((net * net).sum())
        paid, dealt = paid + int((net > 0).sum()), dealt + len(net)
    mean = sums / dealt
    return BugSampled(dealt, -mean, sqrt((squares / dealt - mean**2) / dealt), paid / dealt)


def dealt_at_random(
    random: np.random.Generator, deals: int, deck: int, cards: int
) -> NDArray[np.int64]:
    """Deal so many cards of a deck, a row a deal, in the order in which they fall."""
    keys = random.random((deals, deck))
    some = keys.argpartition(cards - 1)[:, :cards]
    # What was parted only still has the order of the deck in it.
    order = np.take_along_axis(keys, some, axis=1).argsort()
    found: NDArray[np.int64] = np.take_along_axis(some, order, axis=1)
    return found


def _least() -> dict[str, int]:
    from dealer_assist.rules.ranking.named import RANKINGS

    return {
        name: RANKINGS["five_with_bug"].least(name) for name in ("pair:6", "pair:7", "straight")
    }


def _best(cards: NDArray[np.int64], strengths: NDArray[np.int16]) -> NDArray[np.int16]:
    """Return the best five of every seven."""
    best = np.zeros(len(cards), dtype=np.int16)
    for five in combinations(range(_SEVEN), _FIVE):
        np.maximum(best, strengths[number_of_columns([cards[:, at] for at in five])], out=best)
    return best


def _strengths() -> tuple[NDArray[np.int16], list[int]]:
    """Rank every set of five of 53 cards: one hand for each set of ranks, suited or not."""
    wild = all_sets(4)
    sets = np.concatenate(
        [all_sets(5), np.column_stack([wild, np.full(len(wild), JOKER, dtype=np.uint8)])]
    )
    assert (number_of_sorted(sets[-3:]) == len(sets) - np.array([3, 2, 1])).all()
    key = np.zeros(len(sets), dtype=np.int64)
    suited = np.ones(len(sets), dtype=bool)
    for column in sets.T:
        key = key * 14 + column // 4
        suited &= (column % 4 == sets[:, 0] % 4) | (column == JOKER)
    _, first, alike = np.unique(key * 2 + suited, return_index=True, return_inverse=True)
    values = [best_with_bug(tuple(row)).value for row in sets[first].tolist()]
    order = sorted({*values})
    place = {value: number for number, value in enumerate(order)}
    return np.array([place[value] for value in values], dtype=np.int16)[alike], order

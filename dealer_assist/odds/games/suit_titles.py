"""Titles by the longest suit with best play, exactly: Flush Rush and I Luv Suits.

Suits are counted apart: of how many cards each is made, and how many of those stand in a row.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.chances import Chances, tally
from dealer_assist.rules.cards import ACE
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.suit_length import hand_of, lines_of, value_of
from dealer_assist.value import Value

_CARDS, _RANKS, _PAID = 7, 13, 4
_DEALS = comb(52, _CARDS)
_DEALER = comb(52 - _CARDS, _CARDS)
RUSH = (
    "best play: after four cards fold four different suits only, after six play with three or more"
    " of a suit"
)
SUITS = "best play: fold, or play the least or the most that the hand allows, as returns more"

_Lengths = tuple[int, int, int, int]


@cache
def suit_length_chances() -> Chances:
    """Count all hands of seven cards by the lines of their longest suit and straight flush."""
    ways = (
        (lines_of(max(lengths), run), number)
        for lengths in _patterns(_CARDS)
        for run, number in _runs(lengths).items()
    )
    return tally(ways, _DEALS)


def flush_rush(main: Paytable) -> BaseGame:
    """Play on after four and six cards, or fold; the Ante is paid by the better of two columns."""
    orders = comb(_CARDS, 4) * comb(3, 2)
    sums: Counter[str] = Counter()
    for lengths in _patterns(_CARDS):
        first, second, last = _folds(lengths)
        longest = max(lengths)
        even = 1 if longest >= _PAID else -1
        for run, number in _runs(lengths).items():
            pay = main.pay(lines_of(longest, run))
            sums["ante"] += number * (int(gain(pay)) * last - first - second)
            sums["play_1"] += number * (even * last - second)
            sums["play_2"] += number * even * last
            sums["hit"] += number * last * (pay is not None)
            sums["fold"] += number * first
            sums["fold_later"] += number * second
    shares = {word: Fraction(number, _DEALS * orders) for word, number in sums.items()}
    return BaseGame(
        strategy=RUSH,
        returns={wager: shares[wager] for wager in ("ante", "play_1", "play_2")},
        hit=shares["hit"],
        decisions={
            "fold": shares["fold"],
            "fold_later": shares["fold_later"],
            "play": 1 - shares["fold"] - shares["fold_later"],
        },
    )


def _folds(lengths: _Lengths) -> tuple[int, int, int]:
    """Count the orders of a hand that are folded after four cards, after six, and played out."""
    ways = [0, 0, 0]
    for four in _parts(lengths, 4):
        left = tuple(all_ - held for all_, held in zip(lengths, four, strict=True))
        for two in _parts(left, 2):
            times = prod(map(comb, lengths, four)) * prod(map(comb, left, two))
            six = [held + other for held, other in zip(four, two, strict=True)]
            ways[0 if max(four) == 1 else 1 if max(six) < _PAID - 1 else 2] += times
    return ways[0], ways[1], ways[2]


def _patterns(cards: int) -> Iterator[_Lengths]:
    """Return every way in which the cards may be of four suits."""
    for first, second, third in product(range(cards + 1), repeat=3):
        if first + second + third <= cards:
            yield first, second, third, cards - first - second - third


def _parts(lengths: Iterable[int], cards: int) -> Iterator[tuple[int, ...]]:
    """Return every part of so many cards by its suits."""
    ranges = [range(length + 1) for length in lengths]
    return (part for part in product(*ranges) if sum(part) == cards)


@cache
def _runs(lengths: _Lengths) -> Mapping[int, int]:
    """Count the hands of these lengths by their longest straight flush."""
    found: Counter[int] = Counter()
    for runs in product(*(_runs_of_suit(length).items() for length in lengths)):
        found[max(run for run, _ in runs)] += prod(number for _, number in runs)
    return found


@cache
def _runs_of_suit(length: int) -> Mapping[int, int]:
    """Count the sets of so many ranks by their longest run, the ace at either end."""
    return Counter(_run_of(ranks) for ranks in combinations(range(_RANKS), length))


def _run_of(ranks: tuple[int, ...]) -> int:
    held = {*ranks, *((-1,) if ACE in ranks else ())}
    longest = 0
    for low in held:
        length = 1
        while low + length in held:
            length += 1
        longest = max(longest, length)
    return longest


def i_luv_suits() -> BaseGame:
    """Hold every hand against all of the dealer's, by their longest suits."""
    sums: Counter[str] = Counter()
    out = value_of("flush_3:9")
    for length in range(2, _CARDS + 1):
        most = 3 if length >= 6 else 2 if length == 5 else 1
        for own in _flushes(length):
            beats = hand_of(own).value >= out
            for weight, counts in _others(own):
                lower, not_higher, unqualified = counts
                wins = lower - unqualified if beats else np.zeros_like(lower)
                loses = _DEALER - (not_higher if beats else unqualified)
                net = wins - loses
                times = np.where(net > 0, most, 1)
                ante, play = net + unqualified, times * net
                stays = ante + play >= -_DEALER
                sums["ante"] += _total(weight, np.where(stays, ante, -_DEALER))
                sums["play"] += _total(weight, np.where(stays, play, 0))
                sums["hit"] += _total(weight, np.where(stays, wins + unqualified, 0))
                sums["fold"] += _DEALER * int(weight[~stays].sum())
    # A hand stands here once for each suit that is its best, with a weight to match.
    shares = {word: Fraction(number, _DEALS * _DEALER * _SHARES) for word, number in sums.items()}
    return BaseGame(
        strategy=SUITS,
        returns={wager: shares[wager] for wager in ("ante", "play")},
        hit=shares["hit"],
        decisions={"fold": shares["fold"], "play": 1 - shares["fold"]},
    )


_Numbers = NDArray[np.int64]
_Mask = frozenset[int]
_SHARES = 12
"""A hand has one, two or three best suits: twelve can be shared by each."""
_LEAST = (7, 1, 0)
"""The weakest three of a suit that are nine high."""


class _Suits(Value):
    """Another suit's cards, by what they leave the dealer: a row each.

    `below` are his cards of the suit that are below a limit, by their number: below the own suit,
    not above it, below what qualifies.
    """

    numbers: _Numbers
    is_equal: _Numbers
    below: tuple[_Numbers, _Numbers, _Numbers]


def _total(weight: _Numbers, each: _Numbers) -> int:
    """Sum up products that fit by themselves, and not all together."""
    high, low = np.divmod(each, 1 << 20)
    return (int((weight * high).sum()) << 20) + int((weight * low).sum())


def _flushes(length: int) -> Iterator[tuple[int, ...]]:
    """Return the ranks of every suit of so many cards, highest first."""
    return (ranks[::-1] for ranks in combinations(range(_RANKS), length))


def _others(own: tuple[int, ...]) -> Iterator[tuple[_Numbers, tuple[_Numbers, ...]]]:
    """Return the hands whose best suit is this one: how many, and the dealer's counts by limit."""
    length = len(own)
    mine = [np.array([row]) for row in _below(own, frozenset(own))]
    most = min(length, _CARDS - length)
    by_size = [_alike(own, size) for size in range(most + 1)]
    for sizes in product(range(most + 1), repeat=3):
        if sum(sizes) == _CARDS - length and list(sizes) == sorted(sizes):
            first, second, third = (by_size[size] for size in sizes)
            orders = len({*permutations(sizes)})
            equal = _crossed(np.add, first.is_equal, second.is_equal, third.is_equal)
            numbers = _crossed(np.multiply, first.numbers, second.numbers, third.numbers)
            weight = 4 * orders * numbers * _SHARES // (1 + equal)
            yield (
                weight,
                tuple(
                    _convolved(
                        _crossed_with(mine[at], first.below[at]), second.below[at], third.below[at]
                    )
                    for at in range(3)
                ),
            )


def _crossed(how: np.ufunc, first: _Numbers, second: _Numbers, third: _Numbers) -> _Numbers:
    found: _Numbers = how.outer(first, how.outer(second, third).ravel())
    return found


def _crossed_with(first: _Numbers, second: _Numbers) -> _Numbers:
    """Put every row of one suit together with every row of another."""
    found = np.zeros((len(first), len(second), _CARDS + 1), dtype=np.int64)
    for size in range(_CARDS + 1):
        found[:, :, size:] += first[:, None, size, None] * second[None, :, : _CARDS + 1 - size]
    return found.reshape(-1, _CARDS + 1)


def _convolved(first: _Numbers, second: _Numbers, third: _Numbers) -> _Numbers:
    """Count the dealer's hands of all seven cards from four suits."""
    found: _Numbers = first @ _crossed_with(second, third)[:, ::-1].T
    return found


def _alike(own: tuple[int, ...], size: int) -> _Suits:
    """Sort another suit's cards by what they leave the dealer and whether it is equal."""
    found: Counter[tuple[Any, bool]] = Counter()
    for ranks in combinations(range(_RANKS), size):
        if size < len(own) or ranks[::-1] <= own:
            found[_below(own, frozenset(ranks)), ranks[::-1] == own] += 1
    below = [np.array([rows[at] for rows, _ in found], dtype=np.int64) for at in range(3)]
    return _Suits(
        np.array([*found.values()], dtype=np.int64),
        np.array([is_equal for _, is_equal in found], dtype=np.int64),
        (below[0], below[1], below[2]),
    )


def _below(own: tuple[int, ...], mask: _Mask) -> tuple[tuple[int, ...], ...]:
    """Return the dealer's cards of a suit below each of the three limits."""
    return (
        _suit_below(own, mask, or_equal=False),
        _suit_below(own, mask, or_equal=True),
        _suit_below(_LEAST, mask, or_equal=False),
    )


def _suit_below(limit: tuple[int, ...], mask: _Mask, *, or_equal: bool) -> tuple[int, ...]:
    """Count the dealer's cards of a suit, without these, below a limit, by how many they are."""
    left, length = _RANKS - len(mask), len(limit)
    counts = [comb(left, size) for size in range(length)]
    counts.append(_of_length(limit, mask) + (or_equal and mask.isdisjoint(limit)))
    return (*counts, *(0,) * (_CARDS - length))


def _of_length(limit: tuple[int, ...], mask: _Mask) -> int:
    """Count the sets of as many ranks as a limit has, without these, that are below it."""
    total = 0
    for place, top in enumerate(limit):
        free = sum(rank not in mask for rank in range(top))
        total += comb(free, len(limit) - place)
        if top in mask:
            break
    return total

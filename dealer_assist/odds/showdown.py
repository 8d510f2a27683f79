"""How many dealer's hands are below a strength, given cards he holds and cards he cannot hold.

Cards that he holds narrow the count directly. Cards that he cannot hold are taken out by
inclusion and exclusion: hands that hold none of them, less those that hold one, and so on.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import (
    Cards,
    Columns,
    class_of,
    inserted,
    number_of,
    number_of_columns,
    others,
    suit_classes,
)
from dealer_assist.odds.strength import Strengths, best_without_one
from dealer_assist.rules.cards import TEN
from dealer_assist.value import Value

Counts = NDArray[np.int64]
_Table = NDArray[np.integer[Any]]

# A table with more cells than this is not made; its hands are compared one by one.
_CELLS = 130_000_000
_CLASSES_AT_A_TIME = 100


class DealerHands(Value):
    """All hands of so many cards, by the cards that they are known to hold.

    `below[k][class, s]` counts the hands with strength under `s` that hold k given cards;
    `with_one[class]` lists the strengths that the last card can give. A hand counts as many
    times as it has tens and higher cards, to the power `tens_power`: once each for power 0.
    """

    cards: int
    strengths: Strengths
    with_one: Strengths
    below: tuple[_Table, ...]
    tens_power: int = 0

    def count(self, held: Columns, under: Sequence[Counts]) -> Iterator[_Table]:
        """Count the hands with these cards under each of the given strengths."""
        size = len(held)
        if size == 0:
            yield from (self.below[0][0].take(limit) for limit in under)
        elif size == self.cards:
            strength = self._of_hand(held)
            weight = _tens(np.stack(held, axis=1)) ** self.tens_power if self.tens_power else 1
            yield from (np.where(strength < limit, weight, 0) for limit in under)
        elif size < len(self.below):
            table = self.below[size]
            classes = suit_classes(size).of_set.take(number_of_columns(held))
            start = classes.astype(np.int64) * table.shape[1]
            yield from (table.ravel().take(start + limit) for limit in under)
        else:
            classes = suit_classes(size).of_set.take(number_of_columns(held))
            found = np.take(self.with_one, classes, axis=0)
            # Small types on purpose: this is the innermost loop, and they make it thrice as fast.
            for limit in under:
                is_below = (found < limit.astype(np.int16)[:, None]).view(np.uint8)
                yield is_below.sum(axis=1, dtype=np.uint8)

    def _of_hand(self, held: Columns) -> Strengths:
        if self.cards == 6:
            return best_without_one(held, self.strengths)
        return self.strengths.take(number_of_columns(held))


def count_without(
    dealer: DealerHands, holds: Columns, lacks: Columns, under: Sequence[Counts]
) -> list[Counts]:
    """Count hands that hold all of `holds` and none of `lacks`, under each strength.

    `holds` are one or two cards at most, `lacks` are ascending columns.
    """
    totals = [np.zeros(len(limit), dtype=np.int64) for limit in under]
    for size in range(min(dealer.cards - len(holds), len(lacks)) + 1):
        for part in combinations(lacks, size):
            held = list(part)
            for card in holds:
                held = inserted(held, card)
            for total, number in zip(totals, dealer.count(held, under), strict=True):
                if size % 2 == 0:
                    total += number
                else:
                    total -= number
    return totals


def dealer_hands(cards: int, strengths: Strengths, tens_power: int = 0) -> DealerHands:
    """Build the tables for hands of so many cards.

    `strengths` ranks all sets of so many cards, or all sets of five where the dealer plays six.
    """
    with_one = _with_one_more(cards, strengths)
    limit = int(strengths.max()) + 2
    size = cards - 1
    if len(with_one) * limit > _CELLS:
        size -= 1
    tables = [_counted(size, cards, with_one, limit, tens_power)]
    while size:
        size -= 1
        tables.insert(0, _summed(size, cards, tables[0]))
    return DealerHands(cards, strengths, with_one, tuple(tables), tens_power)


def _with_one_more(cards: int, strengths: Strengths) -> Strengths:
    """List, for each class of all cards but one, the strengths that the last card gives."""
    known = suit_classes(cards - 1).members
    last = others(known)
    found = np.empty(last.shape, dtype=np.int16)
    for place in range(last.shape[1]):
        hand = np.sort(np.concatenate([known, last[:, place : place + 1]], axis=1), axis=1)
        found[:, place] = (
            best_without_one(tuple(hand.T), strengths) if cards == 6 else strengths[number_of(hand)]
        )
    return found


def _counted(size: int, cards: int, with_one: Strengths, limit: int, tens_power: int) -> _Table:
    """Count hands below each strength for every class of known cards, from the list of strengths.

    One or two cards are still open; with two, every hand is found twice.
    """
    known = suit_classes(size).members
    most = comb(52 - size, cards - size) * cards**tens_power
    table = np.empty((len(known), limit), dtype=np.uint8 if most < 256 else np.int16)
    for start in range(0, len(known), _CLASSES_AT_A_TIME):
        part = known[start : start + _CLASSES_AT_A_TIME]
        last = others(part)
        if size == cards - 1:
            found = with_one[start : start + len(part)].astype(np.int64)
            weights = (_tens(part)[:, None] + (last >= 4 * TEN)) ** tens_power
            twice = 1
        else:
            rows = np.repeat(part, last.shape[1], axis=0)
            classes = class_of(np.concatenate([rows, last.reshape(-1, 1)], axis=1))
            found = with_one[classes].reshape(len(part), -1).astype(np.int64)
            weights = np.ones(found.shape, dtype=np.int64)
            twice = 2
        cells = np.arange(len(part))[:, None] * limit + found + 1
        counts = np.bincount(
            cells.ravel(), weights=weights.ravel(), minlength=len(part) * limit + 1
        )
        counts = counts[: len(part) * limit].reshape(len(part), limit)
        table[start : start + len(part)] = np.cumsum(counts, axis=1) / twice
    return table


def _summed(size: int, cards: int, larger: _Table) -> _Table:
    """Count for one known card less: every open card may be the one, so hands repeat."""
    known = suit_classes(size).members if size else np.empty((1, 0), dtype=np.uint8)
    total = np.zeros((len(known), larger.shape[1]), dtype=np.int32)
    last = others(known)
    for place in range(last.shape[1]):
        total += larger[class_of(np.concatenate([known, last[:, place : place + 1]], axis=1))]
    total //= cards - size
    return total


def _tens(cards: Cards) -> Counts:
    tens: Counts = np.count_nonzero(cards >= 4 * TEN, axis=1)
    return tens

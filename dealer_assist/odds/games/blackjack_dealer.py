"""How the dealer's hand ends in blackjack, exactly, for any cards that have left the shoe."""

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.number_fields import Array, Field

ACE, TEN = 0, 9
"""Places of the values 1 to 10 in a count of cards."""
STANDS = (17, 18, 19, 20, 21)

Counts = tuple[int, ...]
Removed = NDArray[np.int64]


@cache
def total_of(counts: Counts) -> tuple[int, bool]:
    """Return a hand's total from its counts by value, and whether an ace counts eleven."""
    hard = sum((value + 1) * number for value, number in enumerate(counts))
    is_soft = counts[ACE] > 0 and hard <= 11
    return (hard + 10, True) if is_soft else (hard, False)


@cache
def with_card(counts: Counts, value: int, number: int = 1) -> Counts:
    """Return the counts with cards added."""
    return (*counts[:value], counts[value] + number, *counts[value + 1 :])


def shoe_counts(decks: int) -> Counts:
    """Count a shoe's cards by value."""
    return (*(4 * decks,) * 9, 16 * decks)


NONE: Counts = (0,) * 10


@cache
def dealer_ends(up: int, *, hits_soft_17: bool) -> dict[Counts, tuple[int, int]]:
    """Return every set of cards that ends the dealer's hand at 17 to 21: its total, its orders.

    A blackjack is none of them: nobody plays on against one.
    """
    ends: dict[Counts, tuple[int, int]] = {}
    open_hands: dict[Counts, int] = {NONE: 1}
    while open_hands:
        longer: dict[Counts, int] = {}
        for drawn, orders in open_hands.items():
            for value in range(10):
                hand = with_card(drawn, value)
                total, is_soft = total_of(with_card(hand, up))
                if total < 17 or (total == 17 and is_soft and hits_soft_17):
                    longer[hand] = longer.get(hand, 0) + orders
                elif total <= 21 and not (total == 21 and sum(hand) == 1):
                    ends[hand] = (total, ends.get(hand, (0, 0))[1] + orders)
        open_hands = longer
    return ends


class Dealer:
    """The dealer with one card up, from a shoe of so many decks."""

    def __init__(self, decks: int, up: int, field: Field, *, hits_soft_17: bool) -> None:
        self.up = up
        self.shoe = np.array(with_card(shoe_counts(decks), up, -1), dtype=np.int64)
        self._field = field
        self._ends = dealer_ends(up, hits_soft_17=hits_soft_17)

    def without_blackjack(self, removed: Removed) -> Array:
        """Return how likely the hidden card is no blackjack, with these cards out of the shoe."""
        left = self.shoe - removed
        all_left = left.sum(axis=1)
        if self.up not in (ACE, TEN):
            return self._field.whole(np.ones(len(removed), dtype=np.int64))
        other = left[:, TEN if self.up == ACE else ACE]
        return self._field.times(self._field.whole(all_left - other), self._field.over(all_left))

    def totals(self, removed: Removed) -> Array:
        """Return how likely each total from 17 to 21 is, without a blackjack, row by row."""
        left = self.shoe - removed
        by_size = self._by_size(left)
        all_left = left.sum(axis=1)
        result = self._field.whole(np.zeros((len(STANDS), len(removed)), dtype=np.int64))
        share = self._field.whole(np.ones(len(removed), dtype=np.int64))
        for size in range(max(by_size) + 1):
            if size in by_size:
                part = self._field.times(by_size[size], share)
                result = self._field.plus(result, part)
            share = self._field.times(share, self._field.over(np.maximum(all_left - size, 1)))
        return result

    def _by_size(self, left: Removed) -> dict[int, Array]:
        """Count ordered draws that end the hand, by how many cards they are and by total."""
        falling = self._falling(left)
        sums: dict[int, Array] = {}
        start = self._field.whole(np.ones(len(left), dtype=np.int64))
        for size, row, product in self._products(_tree(self._ends), 0, falling, start):
            if size not in sums:
                zeros = np.zeros((len(STANDS), len(left)), dtype=np.int64)
                sums[size] = self._field.whole(zeros)
            sums[size][row] += product  # a few thousand of them fit, before any is reduced
        return {size: self._field.reduced(each) for size, each in sums.items()}

    def _products(
        self, node: "_Node", value: int, falling: list[list[Array]], product: Array
    ) -> Iterator[tuple[int, int, Array]]:
        """Walk all ends, sharing the products of what they begin with alike."""
        if isinstance(node, _End):
            if node.orders > 1:
                product = self._field.times(product, self._field.whole(np.array(node.orders)))
            yield node.size, STANDS.index(node.total), product
            return
        for number, below in node.items():
            part = self._field.times(product, falling[value][number]) if number else product
            yield from self._products(below, value + 1, falling, part)

    def _falling(self, left: Removed) -> list[list[Array]]:
        """Return how many orders of 0, 1, 2 … cards of each value there are."""
        most = [max(end[value] for end in self._ends) for value in range(10)]
        table: list[list[Array]] = []
        for value in range(10):
            column = left[:, value]
            orders = [self._field.whole(np.ones(len(left), dtype=np.int64))]
            for number in range(most[value]):
                more = self._field.whole(np.maximum(column - number, 0))
                orders.append(self._field.times(orders[-1], more))
            table.append(orders)
        return table


class _End:
    """A leaf of the tree of ends."""

    __slots__ = ("orders", "size", "total")

    def __init__(self, size: int, total: int, orders: int) -> None:
        self.size, self.total, self.orders = size, total, orders


_Node = dict[int, "_Node"] | _End


def _tree(ends: dict[Counts, tuple[int, int]]) -> _Node:
    """Sort the ends by how many cards of each value they have."""
    root: dict[int, _Node] = {}
    for counts, (total, orders) in ends.items():
        node = root
        for number in counts[:-1]:
            below = node.setdefault(number, {})
            assert isinstance(below, dict)
            node = below
        node[counts[-1]] = _End(sum(counts), total, orders)
    return root

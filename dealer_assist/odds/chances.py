"""Exact chances: how many of all equally likely deals end on each line."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeVar

from dealer_assist.value import Value

T = TypeVar("T")

# Every line that an outcome meets; an outcome that meets none is the empty tuple.
Met = tuple[str, ...]


class Chances(Value):
    """Outcomes that exclude each other, each with its number of ways among `total` deals."""

    total: int
    ways: Mapping[Met, int]

    def spread(self, lines: Iterable[str]) -> dict[str, Fraction]:
        """Return the probability of each line; an outcome counts for the first line it meets."""
        order = tuple(lines)
        counts = dict.fromkeys(order, 0)
        for met, ways in self.ways.items():
            line = next((line for line in order if line in met), None)
            if line is not None:
                counts[line] += ways
        return {line: Fraction(count, self.total) for line, count in counts.items()}

    def of(self, line: str) -> Fraction:
        """Return the probability of meeting a line, whatever else is met."""
        return Fraction(sum(ways for met, ways in self.ways.items() if line in met), self.total)


def tally(ways: Iterable[tuple[Met, int]], total: int) -> Chances:
    """Sum up ways by what they meet."""
    return Chances(total, summed(ways))


def summed(ways: Iterable[tuple[T, int]]) -> dict[T, int]:
    """Add up ways that lead to the same end."""
    counts: dict[T, int] = {}
    for end, number in ways:
        counts[end] = counts.get(end, 0) + number
    return counts

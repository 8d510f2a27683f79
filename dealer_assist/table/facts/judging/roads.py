"""The roads of a baccarat shoe: bead plate, big road and the three derived from it. Pure.

A road is a list of cells on a sheet six rows high; the first column is the oldest. What is drawn
depends on the coups alone, so that the same record gives the same roads, after a crash too.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from dealer_assist.value import Value

BANKER, PLAYER, TIE = "banker", "player", "tie"
ROWS = 6


class ShoeCoup(Value):
    """How a coup ended; `mark` is the event that it was: 7 for Dragon 7, 8 for Panda 8."""

    winner: str
    mark: str = ""


class RoadCell(Value):
    """One cell: whose coup it is, how many ties followed it, and its mark.

    Ties before the first winner stand at the first place alone: there `winner` is empty.
    """

    column: int
    row: int
    winner: str
    ties: int = 0
    mark: str = ""


class Derived(Enum):
    """The derived roads, by how many columns back they look."""

    BIG_EYE = 1
    SMALL = 2
    COCKROACH = 3


class DerivedCell(Value):
    """One cell of a derived road; `is_same` where the big road repeats itself: red."""

    column: int
    row: int
    is_same: bool


class ShoeStatistics(Value):
    """How often each has come in the shoe."""

    banker: int
    player: int
    tie: int
    marks: tuple[tuple[str, int], ...] = ()

    @property
    def coups(self) -> int:
        """Return all coups that count."""
        return self.banker + self.player + self.tie


def statistics(coups: Iterable[ShoeCoup]) -> ShoeStatistics:
    """Count a shoe."""
    every = tuple(coups)
    won = Counter(coup.winner for coup in every)
    marks = Counter(coup.mark for coup in every if coup.mark)
    return ShoeStatistics(won[BANKER], won[PLAYER], won[TIE], tuple(sorted(marks.items())))


def bead_plate(coups: Sequence[ShoeCoup]) -> tuple[RoadCell, ...]:
    """Fill columns from the top, a bead a coup, ties too."""
    return tuple(
        RoadCell(*divmod(place, ROWS), one.winner, mark=one.mark) for place, one in enumerate(coups)
    )


def big_road(coups: Sequence[ShoeCoup]) -> tuple[RoadCell, ...]:
    """Begin a column with every change of side; a tie is a stroke on the coup before it."""
    streaks = _streaks(coups)
    if not streaks:
        early = sum(coup.winner == TIE for coup in coups)
        return (RoadCell(0, 0, "", early),) if early else ()
    places = _placed([len(streak) for streak in streaks])
    cells = [cell for streak in streaks for cell in streak]
    return tuple(
        RoadCell(column, row, winner, ties, mark)
        for (column, row), (winner, ties, mark) in zip(places, cells, strict=True)
    )


def derived_road(coups: Sequence[ShoeCoup], road: Derived) -> tuple[DerivedCell, ...]:
    """Draw a derived road: it knows no side, only whether the big road repeats itself."""
    told = _repeats([len(streak) for streak in _streaks(coups)], road.value)
    runs: list[int] = []
    for place, one in enumerate(told):
        if place and told[place - 1] is one:
            runs[-1] += 1
        else:
            runs.append(1)
    return tuple(
        DerivedCell(column, row, one)
        for (column, row), one in zip(_placed(runs), told, strict=True)
    )


def _streaks(coups: Sequence[ShoeCoup]) -> list[list[tuple[str, int, str]]]:
    """Return the columns of the big road, however long: winner, ties after it, mark."""
    streaks: list[list[tuple[str, int, str]]] = []
    early = 0
    for coup in coups:
        if coup.winner == TIE:
            if not streaks:
                early += 1
                continue
            winner, ties, mark = streaks[-1][-1]
            streaks[-1][-1] = (winner, ties + 1, mark)
        elif streaks and streaks[-1][-1][0] == coup.winner:
            streaks[-1].append((coup.winner, 0, coup.mark))
        else:
            streaks.append([(coup.winner, early, coup.mark)])
            early = 0
    return streaks


def _repeats(lengths: Sequence[int], back: int) -> list[bool]:
    """Return for each coup if its column goes as the one so many columns before it.

    The first of a column compares the two columns before it; any other looks whether its row and
    the one above are alike over there: both filled, or both empty.
    """
    told = []
    for column, length in enumerate(lengths):
        for row in range(length):
            if row == 0 and column > back:
                told.append(lengths[column - 1] == lengths[column - 1 - back])
            elif row and column >= back:
                told.append(lengths[column - back] != row)
    return told


def _placed(lengths: Sequence[int]) -> list[tuple[int, int]]:
    """Place columns on the sheet; one that finds no room below turns right and goes on there."""
    taken: set[tuple[int, int]] = set()
    places: list[tuple[int, int]] = []
    start = -1
    for length in lengths:
        start += 1
        while (start, 0) in taken:
            start += 1
        column, row, has_turned = start, 0, False
        for number in range(length):
            if number:
                below = (column, row + 1)
                has_turned = has_turned or row + 1 == ROWS or below in taken
                column, row = (column + 1, row) if has_turned else below
            taken.add((column, row))
            places.append((column, row))
    return places

"""Roads of random shoes against a second drawer, which works on a sheet of paper, cell by cell."""

from random import Random

import pytest

from dealer_assist.table.facts.judging.roads import (
    BANKER,
    PLAYER,
    TIE,
    Derived,
    ShoeCoup,
    bead_plate,
    big_road,
    derived_road,
    statistics,
)

SHOES = 10_000
LETTERS = {"B": BANKER, "P": PLAYER, "T": TIE}


def shoe(letters: str) -> tuple[ShoeCoup, ...]:
    return tuple(ShoeCoup(LETTERS[letter]) for letter in letters)


class Sheet:
    """A slow drawer: every column is a string on an endless sheet, and it looks at single cells."""

    def __init__(self, letters: str) -> None:
        self.endless: dict[tuple[int, int], str] = {}
        self.order: list[tuple[int, int]] = []
        self.ties: dict[tuple[int, int], int] = {}
        self.early = 0
        column, last = -1, ""
        for letter in letters:
            if letter == "T":
                if self.order:
                    self.ties[self.order[-1]] = self.ties.get(self.order[-1], 0) + 1
                else:
                    self.early += 1
                continue
            row = 0
            if letter == last:
                while (column, row) in self.endless:
                    row += 1
            else:
                column, last = column + 1, letter
            self.endless[column, row] = letter
            self.order.append((column, row))
        if self.order:
            first = self.order[0]
            self.ties[first] = self.ties.get(first, 0) + self.early

    def depth(self, column: int) -> int:
        return sum(1 for at in self.endless if at[0] == column)

    def colours(self, back: int) -> list[str]:
        """Say red or blue of every coup from the first that can be compared."""
        told = []
        for column, row in self.order:
            if row == 0:
                if column - 1 - back < 0:
                    continue
                told.append(
                    "red" if self.depth(column - 1) == self.depth(column - 1 - back) else "blue"
                )
                continue
            if column - back < 0:
                continue
            here = (column - back, row) in self.endless
            above = (column - back, row - 1) in self.endless
            told.append("blue" if above and not here else "red")
        return told


def drawn(signs: list[str]) -> dict[tuple[int, int], str]:
    """Draw a road sign by sign on a sheet of six rows, as a hand with a pencil does."""
    paper: dict[tuple[int, int], str] = {}
    head, at, last, is_tail = -1, (0, 0), "", False
    for sign in signs:
        if sign != last:
            head += 1
            while (head, 0) in paper:
                head += 1
            at, last, is_tail = (head, 0), sign, False
        else:
            down = (at[0], at[1] + 1)
            if is_tail or down[1] > 5 or down in paper:
                is_tail, at = True, (at[0] + 1, at[1])
            else:
                at = down
        paper[at] = sign
    return paper


def random_shoe(chance: Random) -> str:
    """Deal up to ninety coups; now and then a shoe with long streaks, which turn and meet."""
    if chance.random() < 0.3:
        return "".join(chance.choice("BPT") * chance.randrange(1, 14) for _ in range(9))
    return "".join(chance.choices("BPT", (459, 446, 95), k=chance.randrange(91)))


@pytest.mark.parametrize("shoes", [1_000, pytest.param(SHOES, marks=pytest.mark.long)])
def test_random_shoes_are_drawn_alike(shoes: int) -> None:
    chance = Random(36)
    for _ in range(shoes):
        letters = random_shoe(chance)
        coups, sheet = shoe(letters), Sheet(letters)
        signs = [sheet.endless[at] for at in sheet.order]
        road = big_road(coups)
        if signs:
            told = {(one.column, one.row): one.winner[0].upper() for one in road}
            assert told == drawn(signs), letters
            assert [one.ties for one in road] == [sheet.ties.get(at, 0) for at in sheet.order]
        else:
            assert sum(one.ties for one in road) == sheet.early
        for derived in Derived:
            colours = sheet.colours(derived.value)
            cells = derived_road(coups, derived)
            found = {(one.column, one.row): "red" if one.is_same else "blue" for one in cells}
            assert found == drawn(colours), (letters, derived)
            assert len(cells) == len(colours)


def test_a_known_shoe_by_hand() -> None:
    # Columns of 2, 1, 3, 1: the big eye begins at the second coup of the second column, here at
    # the head of the third: columns 2 and 1 differ in depth, so it is blue.
    cells = derived_road(shoe("BBPBBBP"), Derived.BIG_EYE)
    assert [one.is_same for one in cells] == [False, False, True, False]


def test_a_streak_turns_right_and_the_next_column_makes_way() -> None:
    road = big_road(shoe("B" * 8 + "P" * 7))
    assert [(one.column, one.row) for one in road[5:8]] == [(0, 5), (1, 5), (2, 5)]
    assert [(one.column, one.row) for one in road[8:]] == [
        *((1, row) for row in range(5)),
        *((2, 4), (3, 4)),
    ]


def test_a_tie_before_the_first_winner_waits_for_it() -> None:
    (only,) = big_road(shoe("TT"))
    assert (only.winner, only.ties) == ("", 2)
    (first,) = big_road(shoe("TTBT"))
    assert (first.winner, first.ties) == (BANKER, 3)
    assert big_road(()) == ()


def test_the_bead_plate_has_every_coup_from_the_top() -> None:
    plate = bead_plate(shoe("BPTBPTB"))
    assert [(one.column, one.row) for one in plate] == [*((0, row) for row in range(6)), (1, 0)]
    assert plate[2].winner == TIE


def test_a_shoe_is_counted() -> None:
    counted = statistics((*shoe("BBPT"), ShoeCoup(BANKER, "7")))
    assert (counted.banker, counted.player, counted.tie, counted.coups) == (3, 1, 1, 5)
    assert counted.marks == (("7", 1),)


@pytest.mark.parametrize("derived", list(Derived))
def test_a_short_shoe_has_no_derived_road(derived: Derived) -> None:
    assert derived_road(shoe("B"), derived) == ()

"""Dragon Bonus and its progressive: printed figures where they are right, fractions elsewhere."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.games.dragon import (
    dragon_chances,
    main_chances,
    one_suit_chances,
    winner_chances,
)

# The printed house edges in percent: Player, Banker.
PRINTED = {
    ("DB-1", 4): (2.70, 9.42),
    ("DB-1", 6): (2.67, 9.39),
    ("DB-1", 8): (2.65, 9.37),
    ("DB-2", 4): (2.62, 8.88),
    ("DB-2", 6): (2.59, 8.86),
    ("DB-2", 8): (2.58, 8.85),
    ("DB-3", 4): (2.54, 8.57),
    ("DB-3", 6): (2.51, 8.54),
    ("DB-3", 8): (2.50, 8.53),
}


@pytest.mark.parametrize(("table", "decks"), PRINTED)
def test_all_eighteen_printed_edges_are_met(book: Book, table: str, decks: int) -> None:
    edges = []
    for side in ("player", "banker"):
        pays = book.games["dragon_bonus"].paytables[f"dragon_{side}"][table].lines
        figure = fixed_figure(("", "", table), {}, dragon_chances(decks, side), pays)
        edges.append(round(100 * figure["house_edge"], 2))
    assert tuple(edges) == PRINTED[table, decks]


def test_main_wagers_of_eight_decks_have_the_known_chances() -> None:
    spread = main_chances(8).spread(("banker", "player", "tie"))
    assert [round(float(chance), 6) for chance in spread.values()] == [0.458597, 0.446247, 0.095156]


@pytest.mark.parametrize("side", ["player", "banker", "either"])
def test_every_coup_is_counted(side: str) -> None:
    for chances in (
        winner_chances(8, side),
        winner_chances(8, side, natural_nine=True),
        one_suit_chances(8, side),
    ):
        assert sum(chances.ways.values()) == chances.total


def test_either_side_is_both_sides() -> None:
    for line in ("234_suited", "234_unsuited", "9-0", "8-0", "natural_win"):
        sides = winner_chances(6, "player").of(line) + winner_chances(6, "banker").of(line)
        assert winner_chances(6, "either").of(line) == sides


def test_number_three_meets_its_printed_top_and_hit_with_eight_decks() -> None:
    chances = one_suit_chances(8, "either")
    assert round(1 / chances.of("suited6_by9")) == 171_375
    assert round(100 * float(chances.of("win_by_9")), 2) == 3.48


def test_number_one_meets_its_printed_hit_only_with_natural_nines() -> None:
    """Printed: 3.47 %. Three-card nines alone win 0.68 % of all coups."""
    with_naturals = winner_chances(8, "either", natural_nine=True).of("9-0")
    assert 0.0347 < with_naturals < 0.0348
    assert round(float(winner_chances(8, "either").of("9-0")), 4) == 0.0068


def test_the_printed_top_of_number_one_is_met_by_no_shoe() -> None:
    """Printed: one in 569,182; six, seven and eight decks give rarer diamonds."""
    tops = {
        decks: round(1 / winner_chances(decks, "either").of("234_diamonds")) for decks in (6, 7, 8)
    }
    assert tops == {6: 586_423, 7: 587_495, 8: 588_304}


def test_diamonds_are_a_third_as_likely_as_the_other_suits() -> None:
    spread = winner_chances(8, "player").spread(("234_diamonds", "234_suited", "234_unsuited"))
    diamonds, suited, mixed = spread.values()
    assert suited == 3 * diamonds
    assert mixed == 60 * diamonds


def test_four_suited_cards_are_a_natural_nine_over_nothing() -> None:
    """Two cards of 9 and two of 0 in one suit, counted by hand for one deck."""
    chances = one_suit_chances(1, "player")
    # 9 from 9+0 (4 faces), 1+8, 2+7, 3+6, 4+5; then 0 from two faces or two cards that make ten.
    nines = [(9, 0), (1, 8), (2, 7), (3, 6), (4, 5)]
    ways = 0
    for nine in nines:
        left = {value: 4 if value == 0 else 1 for value in range(10)}
        first = left[nine[0]] * left[nine[1]]
        for value in nine:
            left[value] -= 1
        zeros = left[0] * (left[0] - 1) // 2 + sum(left[v] * left[10 - v] for v in range(1, 5))
        ways += first * zeros
    # Each pair in either order, and one of four suits.
    assert chances.of("suited4_by9") == Fraction(4 * ways * 4, 52 * 51 * 50 * 49)

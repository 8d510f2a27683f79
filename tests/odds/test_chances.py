"""An outcome counts once, for the highest line of the table that it meets."""

from fractions import Fraction

from dealer_assist.odds.chances import Chances, summed, tally

ACES = Chances(10, {("four_aces", "four_of_a_kind"): 1, ("four_of_a_kind",): 3, (): 6})


def test_a_table_with_a_line_of_its_own_takes_it_out_of_the_wider_one() -> None:
    spread = ACES.spread(("four_aces", "four_of_a_kind"))
    assert spread == {"four_aces": Fraction(1, 10), "four_of_a_kind": Fraction(3, 10)}


def test_a_table_without_it_pays_the_wider_line() -> None:
    assert ACES.spread(("four_of_a_kind",)) == {"four_of_a_kind": Fraction(4, 10)}


def test_a_line_that_nothing_meets_never_comes() -> None:
    assert ACES.spread(("straight",)) == {"straight": 0}


def test_meeting_a_line_counts_whatever_else_is_met() -> None:
    assert ACES.of("four_of_a_kind") == Fraction(2, 5)


def test_ways_to_the_same_end_add_up() -> None:
    assert summed([("win", 2), ("lose", 1), ("win", 3)]) == {"win": 5, "lose": 1}
    assert tally([(("win",), 1), (("win",), 1)], 4) == Chances(4, {("win",): 2})

"""The tokes of a shift, from its first event on: sums that join box, house and tray."""

from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.shift_tokes import ShiftTokes

# Five wagers on Ante and seven on Pair Plus, as a sheet of a house shows them.
ANTE = TokeFigures("ante", "Ante", 5, 1_200, 1_200, 700, 700)
PAIR = TokeFigures("pair_plus", "Pair Plus", 7, 2_100, 2_100, 1_300, 4_100)
FOUND = ShiftTokes((ANTE, PAIR), PlayersFigures(642_000, 40_000, 8_500), 1_200)


def test_sums_are_those_of_the_wagers() -> None:
    whole = FOUND.in_all
    assert whole.tokes == 12
    assert whole.staked_cents == whole.lost_cents + whole.back_cents == 3_300
    assert whole.box_cents == whole.back_cents + whole.won_cents == 6_800
    assert whole.house_cents == 1_300 - 4_800


def test_the_tray_has_grown_by_what_the_house_has_of_both() -> None:
    assert FOUND.tray_cents == 31_500 - 3_500


def test_what_was_laid_and_neither_ended_nor_lies_there_is_missing() -> None:
    laid = ShiftTokes((TokeFigures("ante", "Ante", 1, 700, 200, 200, 0),), PlayersFigures())
    assert laid.missing_cents(500) == 0
    assert laid.missing_cents(0) == 500

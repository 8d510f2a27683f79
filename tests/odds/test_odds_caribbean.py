"""Caribbean Stud with best play."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.games.caribbean import best_play


@pytest.mark.long
def test_best_play_meets_the_well_known_house_edge(book: Book) -> None:
    """Known widely as 5.22 %, with 47.8 % of all hands folded."""
    base = best_play(book.games["caribbean_stud"].paytables["play"]["CS-1"])
    assert base.house_edge == Fraction(142_031_221, 2_718_662_100)
    assert round(100 * float(base.decisions["fold"]), 1) == 47.8

"""Four Card Poker with best play."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.games.four_card import best_play


@pytest.mark.long
def test_best_play_meets_the_well_known_house_edge(book: Book) -> None:
    """Known widely as 2.79 %."""
    base = best_play(book.games["four_card_poker"].paytables["ante_bonus"]["4CP-1"])
    assert base.house_edge == Fraction(8_840_827_253, 317_119_576_410)
    assert round(100 * float(base.house_edge), 2) == 2.79

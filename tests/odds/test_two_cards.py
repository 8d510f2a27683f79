"""The Bonus of Texas Hold'em Bonus, by the first two cards."""

from fractions import Fraction
from math import comb

from dealer_assist.catalog.book import Book
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.two_cards import holdem_bonus_chances


def test_two_cards_have_the_counts_of_a_deck() -> None:
    chances = holdem_bonus_chances()
    pairs = comb(52, 2)
    counts = {
        "aa": 6,
        "ak_suited": 4,
        "aq_aj_suited": 8,
        "ak_unsuited": 12,
        "high_pair": 18,
        "aq_aj_unsuited": 24,
        "low_pair": 54,
    }
    assert {line: chances.of(line) * pairs for line in counts} == counts


def test_aces_against_aces_leave_the_dealer_one_hand_of_1225() -> None:
    assert holdem_bonus_chances().of("aa_v_aa") == Fraction(6, comb(52, 2) * comb(50, 2))


def test_the_second_table_gives_back_a_third_of_a_percent(book: Book) -> None:
    """With 1000 to 1 for aces against aces; no edge was printed."""
    edges = {
        name: fixed_figure(("", "", name), {}, holdem_bonus_chances(), table.lines)
        for name, table in book.games["texas_holdem_bonus"].paytables["bonus"].items()
    }
    assert edges["THB-1"]["house_edge_exact"] == "59/663"
    assert edges["THB-2"]["house_edge_exact"] == "13873/162435"

"""The table to read: prints beside our figures, differences marked, every line below."""

from dealer_assist.catalog.book import Book
from dealer_assist.odds.poker_figures import crazy4_base, four_card_side_wagers
from dealer_assist.odds.table import as_text


def test_a_print_stands_beside_our_figure_and_is_marked_where_it_differs(book: Book) -> None:
    text = as_text(crazy4_base(book.games["crazy_4_poker"], {}))
    row = next(line.split() for line in text.splitlines() if line.startswith("ante "))
    assert row == ["ante", "C4P-09", "best", "play", "3.4189%", "3.42%", "47.3395%", "48.06%", "≠"]
    assert "19.30% ≠ / 19.87% ≠" in text
    assert "2.40% / 6.59% ≠" in text


def test_every_line_is_listed_with_its_chance(book: Book) -> None:
    text = as_text(four_card_side_wagers(book.games["six_five_four"], {}))
    row = next(line.split() for line in text.splitlines() if "four_aces" in line)
    assert row == ["four_aces", "100", "to", "1", "0.0000184689", "1", "in", "54,145.0"]
    assert "no stake" in text


def test_a_progressive_tells_its_meters_and_when_it_is_fair(book: Book) -> None:
    text = as_text(four_card_side_wagers(book.games["crazy_4_poker"], book.jackpots))
    assert "main: seed $5,000.00, rate 24.0000%, reserve 0.0000%" in text
    assert "fair at $35,230.33" in text


def test_decisions_of_a_base_game_are_told(book: Book) -> None:
    text = as_text(crazy4_base(book.games["crazy_4_poker"], {}))
    assert "decisions: fold 23.5072%, play_1x 57.9306%, play_3x 18.5622%" in text


def test_a_simulated_figure_says_so() -> None:
    figure = {
        "game": "game",
        "wager": "ante",
        "paytable": None,
        "conditions": {},
        "house_edge": 0.02,
        "hit": 0.5,
        "lines": [],
        "samples": 1_000_000,
        "standard_error": 0.0004,
    }
    assert "simulated: 1,000,000 rounds, standard error 0.0400%" in as_text([figure])


def test_no_figures_are_no_text() -> None:
    assert as_text([]) == ""

"""One page of every printed figure beside ours. After a wanted change, RETELL=1 writes it anew."""

import os
from pathlib import Path

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.parts import parts_of
from dealer_assist.odds.proof import proof_page, unexplained
from dealer_assist.odds.scope import Scope
from dealer_assist.paths import resources

_ELSEWHERE = (
    *("blackjack", "free_bet_blackjack", "zappit_blackjack"),
    *("ez_baccarat", "commission_free_baccarat", "fortune_7_baccarat"),
)
"""Games whose jackpots were printed with another: House Money's, Dragon Bonus's."""
PAGE = Path(__file__).parents[2] / "docs" / "printed-figures.md"


@pytest.fixture(scope="module")
def figures(book: Book) -> list[Figure]:
    scope = Scope(source=load_kept_odds(resources()))
    jackpots = {key: {} if key in _ELSEWHERE else book.jackpots for key in book.games}
    return [
        figure
        for key, game in book.games.items()
        for part in parts_of(game)
        for figure in part.work(game, jackpots[key], scope)
        if is_meant(figure, game.decks)
    ]


def is_meant(figure: Figure, usual: int) -> bool:
    """True if a print may mean this shoe: Dragon's progressives were printed for the usual."""
    is_dragon = (figure["game"], figure["wager"]) == ("dragon_bonus", "progressive")
    return not is_dragon or figure["conditions"]["decks"] == usual


def test_the_page_of_printed_figures_is_what_the_definitions_give(figures: list[Figure]) -> None:
    page = proof_page(figures)
    if os.environ.get("RETELL"):
        PAGE.write_text(page, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page


def test_every_print_that_is_not_met_says_why(figures: list[Figure]) -> None:
    assert unexplained(figures) == []


def test_every_figure_that_a_definition_has_as_printed_is_on_the_page(
    book: Book, figures: list[Figure]
) -> None:
    page = proof_page(figures)
    tables = [
        table.name
        for game in book.games.values()
        for tables in game.paytables.values()
        for table in tables.values()
        if table.published
    ]
    printed = [key for key, one in book.jackpots.items() if one.published]
    assert all(f"| {name} |" in page for name in (*tables, *printed))

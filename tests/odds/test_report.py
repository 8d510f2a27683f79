"""The whole report: games chosen, progress told, all of it JSON."""

import json
import sys
from fractions import Fraction
from subprocess import run

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.report import figures


def test_a_game_that_is_asked_for_comes_alone(book: Book) -> None:
    found = figures(["house_money"], book)
    assert {figure["game"] for figure in found} == {"house_money"}


def test_progress_counts_the_parts_that_are_done(book: Book) -> None:
    told: list[tuple[str, int, int]] = []
    figures(["crazy_4_poker"], book, lambda *step: told.append(step))
    assert [step[1:] for step in told] == [(1, 2), (2, 2)]
    assert {step[0] for step in told} == {"Crazy 4 Poker: base game", "Crazy 4 Poker: side wagers"}


def test_figures_are_json_with_fractions_in_lowest_terms(book: Book) -> None:
    found = json.loads(json.dumps(figures(["crazy_4_poker", "house_money"], book)))
    for figure in found:
        assert figure["method"] == "exact"
        for row in (figure, *figure["lines"], *figure.get("meters", ())):
            for name in (name for name in row if name.endswith("_exact")):
                exact = Fraction(row[name])
                assert row[name] == f"{exact.numerator}/{exact.denominator}"
                assert row[name.removesuffix("_exact")] == float(exact)


def test_lines_exclude_each_other(book: Book) -> None:
    for figure in figures(["crazy_4_poker", "house_money"], book):
        paid = [row for row in figure["lines"] if row["pays"] != "push"]
        total = sum((Fraction(row["probability_exact"]) for row in paid), Fraction(0))
        if paid:
            assert total == Fraction(figure["hit_exact"])


def test_asking_for_the_report_loads_no_numpy() -> None:
    """It is loaded by the processes that need it; start-up stays quick."""
    code = "import sys; import dealer_assist.odds.report; sys.exit('numpy' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.long
@pytest.mark.timeout(600)
def test_every_shipped_game_has_figures(book: Book) -> None:
    assert {figure["game"] for figure in figures(None, book)} == set(book.games)

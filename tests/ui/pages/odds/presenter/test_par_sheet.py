"""The PAR sheet has what a laboratory asks for, of every wager, and adds up."""

import pytest

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.tables import load_table
from dealer_assist.odds.sheet import TableChoice, sheet
from dealer_assist.paths import layouts, resources
from dealer_assist.reports.page import Grid, Notice, Page, Rows
from dealer_assist.ui.pages.odds.presenter.par_sheet import game_par_sheet, table_par_sheet


@pytest.fixture(scope="module")
def page() -> Page:
    setup = load_table(resources(), layouts(), resources() / "tables" / "crazy4-nexus.toml")
    game = load_book(resources()).games[setup.game]
    choice = TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)
    return table_par_sheet(sheet(choice, load_kept_odds(resources())), setup, game)


def grid(page: Page, title: str) -> Grid:
    return next(one for one in page.blocks if isinstance(one, Grid) and one.title == title)


def facts(page: Page, title: str) -> dict[str, str]:
    rows = (one for one in page.blocks if isinstance(one, Rows) and one.title == title)
    return dict(next(rows).rows)


def test_the_head_names_the_definitions_and_the_program(page: Page) -> None:
    head = facts(page, "")
    assert len(head["Definitions"]) == 64
    assert head["Made by"].startswith("Dealer Assist ")
    assert head["Definitions"][:16] in page.foot
    assert "SIMULATED" in page.marks[0]


def test_a_wager_has_edge_hit_cycle_and_volatility_with_fractions(page: Page) -> None:
    told = facts(page, "Queens Up C4P-09")
    assert told["House edge"] == "3.0606 % = 9943/324870"
    assert told["Payback"] == "96.9394 %"
    assert told["Hit"] == "24.7885 % = 53687/216580"
    assert told["Cycle"] == "2,598,960"
    assert told["Method"] == "exact count"
    assert float(told["Volatility index"]) == pytest.approx(
        1.645 * float(told["Standard deviation"]), abs=0.001
    )


def test_the_counts_of_a_wager_add_up_to_its_cycle(page: Page) -> None:
    *lines, every = (row[2] for row in grid(page, "Queens Up C4P-09: lines").rows)
    assert sum(int(count.replace(",", "")) for count in lines) == int(every.replace(",", ""))


def test_a_progressive_has_its_meters_envy_and_fair_meter(page: Page) -> None:
    told = facts(page, "Progressive ATLAS-1")
    assert told["Envy per player"].startswith("$0.00")
    (meter,) = grid(page, "Progressive ATLAS-1: meters, for a wager of $1").rows
    assert meter[:3] == ("main", "$5,000.00", "24.00 %")
    assert meter[5] == "$35,230.33"


def test_a_base_game_says_its_strategy_and_what_each_part_returns(page: Page) -> None:
    assert facts(page, "Ante C4P-09")["Strategy"].startswith("best play")
    rows = dict(grid(page, "Ante C4P-09: result per unit").rows)
    assert set(rows) == {"ante", "super bonus", "play"}


def test_the_overview_has_the_printed_figure_beside_ours(page: Page) -> None:
    rows = {row[0]: row for row in grid(page, "All wagers").rows}
    assert rows["Queens Up C4P-09"][2:6] == ("3.06 %", "3.07 % ≠", "24.79 %", "24.88 % ≠")


def test_the_method_is_told_at_the_end(page: Page) -> None:
    told = [one.text for one in page.blocks if isinstance(one, Notice)]
    assert any("Volatility index" in text for text in told)
    assert any("in whole numbers" in text for text in told)


def test_the_sheet_of_a_game_carries_the_digest_it_is_given() -> None:
    game = load_book(resources()).games["crazy_4_poker"]
    page = game_par_sheet((), game, "ab" * 32)
    assert facts(page, "")["Definitions"] == "ab" * 32
    assert page.marks == ()

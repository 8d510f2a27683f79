"""The PAR sheet has what a laboratory asks for, of every wager, and adds up."""

from typing import Any

import pytest

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.tables import load_table
from dealer_assist.odds.sheet import TableChoice, sheet
from dealer_assist.paths import layouts, resources
from dealer_assist.reports.page import Notice, PaperGrid, PaperPage, Rows
from dealer_assist.ui.pages.odds.par_sheet import game_par_sheet, table_par_sheet
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import LETTER, laid_out
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def page() -> PaperPage:
    setup = load_table(resources(), layouts(), resources() / "tables" / "crazy4-nexus.toml")
    game = load_book(resources()).games[setup.game]
    choice = TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)
    return table_par_sheet(sheet(choice, load_kept_odds(resources())), setup, game)


def grid(page: PaperPage, title: str) -> PaperGrid:
    return next(one for one in page.blocks if isinstance(one, PaperGrid) and one.title == title)


def facts(page: PaperPage, title: str) -> dict[str, str]:
    parts = (one for one in page.blocks if isinstance(one, Rows))
    rows = (one for one in parts if one.title.partition(" · ")[2] == title)
    return dict(next(rows).rows)


def test_the_head_names_the_definitions_and_the_program(page: PaperPage) -> None:
    head = facts(page, "")
    assert len(head["Definitions"]) == 64
    assert head["Made by"].startswith("Dealer Assist ")
    assert head["Definitions"][:16] in page.foot
    assert "SIMULATED" in page.marks[0]


def test_a_wager_has_edge_hit_cycle_and_volatility_with_fractions(page: PaperPage) -> None:
    told = facts(page, "Queens Up C4P-09")
    assert told["House edge"] == "3.0606% = 9943/324870"
    assert told["Payback"] == "96.9394%"
    assert told["Hit"] == "24.7885% = 53687/216580"
    assert told["Cycle"] == "2,598,960"
    assert told["Method"] == "exact count"
    assert float(told["Volatility index"]) == pytest.approx(
        1.645 * float(told["Standard deviation"]), abs=0.001
    )


def test_the_counts_of_a_wager_add_up_to_its_cycle(page: PaperPage) -> None:
    *lines, every = (row[2] for row in grid(page, "Queens Up C4P-09: lines").rows)
    assert sum(int(count.replace(",", "")) for count in lines) == int(every.replace(",", ""))


def test_a_progressive_has_its_meters_envy_and_fair_meter(page: PaperPage) -> None:
    told = facts(page, "Progressive ATLAS-1")
    assert told["Envy per player"].startswith("$0.00")
    (meter,) = grid(page, "Progressive ATLAS-1: meters, for a wager of $1").rows
    assert meter[:3] == ("main", "$5,000.00", "24.00%")
    assert meter[5] == "$35,230.33"


def test_a_base_game_says_its_strategy_and_what_each_part_returns(page: PaperPage) -> None:
    assert facts(page, "Ante C4P-09")["Strategy"].startswith("best play")
    rows = dict(grid(page, "Ante C4P-09: result per unit").rows)
    assert set(rows) == {"ante", "super bonus", "play"}


def test_the_overview_has_the_printed_figure_beside_ours(page: PaperPage) -> None:
    rows = {row[0]: row for row in grid(page, "All wagers").rows}
    assert rows["Queens Up C4P-09"][2:6] == ("3.06%", "3.07% ≠", "24.79%", "24.88% ≠")


def test_the_method_is_told_at_the_end(page: PaperPage) -> None:
    told = [one.text for one in page.blocks if isinstance(one, Notice)]
    assert any("Volatility index" in text for text in told)
    assert any("in whole numbers" in text for text in told)


def test_the_sheet_of_a_game_carries_the_digest_it_is_given() -> None:
    game = load_book(resources()).games["crazy_4_poker"]
    page = game_par_sheet((), game, "ab" * 32)
    assert facts(page, "")["Definitions"] == "ab" * 32
    assert page.marks == ()


def odds_at(name: str, **options: object) -> tuple[Any, Any, Any]:
    setup = load_table(resources(), layouts(), resources() / "tables" / f"{name}.toml")
    setup = replace(setup, options={**setup.options, **options})
    game = load_book(resources()).games[setup.game]
    choice = TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)
    return sheet(choice, load_kept_odds(resources())), setup, game


@pytest.mark.parametrize(
    "name", ["caribbean", "crazy4-bad-beat", "dragon-nexus", "house-money-nexus"]
)
def test_a_tables_own_figures_are_on_two_sheets_and_the_annex_has_contents(
    name: str, qapp: object
) -> None:
    load_paper_fonts(resources())
    odds, setup, game = odds_at(name)
    assert len(laid_out(table_par_sheet(odds, setup, game, ()), LETTER)) <= 2
    whole = table_par_sheet(odds, setup, game)
    contents = grid(whole, "Annex: contents").rows
    numbers = [one.title.partition(" · ")[0] for one in whole.blocks if isinstance(one, Rows)][1:]
    assert [row[0] for row in contents] == numbers
    assert len(contents) == len(odds) + 1


@pytest.mark.parametrize(
    ("name", "eligible", "printed", "why"),
    [
        ("dragon-nexus", "winning_side", "22.90% ≠", "printed for every participant"),
        ("dragon-nexus", "all_participants", "22.90% ≠", "no reading of the paytable gives it"),
        ("dragon-nexus-2", "all_participants", "25.52% / 17.41% ≠", "for each side alone"),
        ("dragon-nexus-3", "winning_side", "24.22% ≠", "printed for every participant"),
    ],
)
def test_the_printed_figure_stands_beside_ours_under_every_house_rule_with_the_reason(
    name: str, eligible: str, printed: str, why: str
) -> None:
    page = table_par_sheet(*odds_at(name, eligible=eligible))
    rows = grid(page, "Printed figures that ours do not round to").rows
    row = next(row for row in rows if row[0].startswith("Progressive") and row[1] == "house edge")
    assert row[2] == printed
    assert why in row[4]
    assert all(row[4] for row in rows), "no difference without its reason"


def test_a_hit_that_is_not_counted_is_not_called_a_bet_without_a_stake() -> None:
    page = table_par_sheet(*odds_at("blackjack-nexus"))
    first = grid(page, "All wagers").rows[0]
    assert (first[0], first[4]) == ("Blackjack", "not counted")


def test_an_edge_next_to_nothing_is_not_printed_as_nothing() -> None:
    odds, setup, game = odds_at("crazy4-nexus")
    nearly = replace(odds[0], house_edge=-0.000023)
    first = grid(table_par_sheet((nearly,), setup, game), "All wagers").rows[0]
    assert first[2] == "−0.0023%"


def test_the_chance_of_the_top_prize_is_printed_as_one_in_so_many() -> None:
    told = facts(
        table_par_sheet(*odds_at("dragon-nexus-3")), "Progressive DBP-3, decks 8, side either"
    )
    assert told["Printed top"] == "1 in 171,375"

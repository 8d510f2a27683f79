"""The odds of one table: its own paytables, jackpots and rules, and nothing else."""

from time import process_time

import pytest
from shipped_tables import EVERY_TABLE, shipped

from dealer_assist.catalog.book import Book
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.odds.kept import Keeper, Kept, as_json, of_json
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.paths import resources
from dealer_assist.school.deals.cases import wager_paid
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def kept() -> Kept:
    return load_kept_odds(resources())


def choice_of(setup: TableSetup, book: Book) -> TableChoice:
    jackpots = tuple(setup.jackpots.values())
    return TableChoice(book.games[setup.game], setup.paytables, jackpots, setup.options)


def odds_of(name: str, book: Book, kept: Kept) -> dict[str, WagerOdds]:
    setup = shipped(name)
    return {row.wager: row for row in sheet(choice_of(setup, book), kept)}


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_every_shipped_table_has_its_odds_at_once(name: str, book: Book, kept: Kept) -> None:
    setup = shipped(name)
    begin = process_time()
    rows = sheet(choice_of(setup, book), kept)
    assert process_time() - begin < 0.3
    # What is part of the base game stands in its row, with what it returns.
    told = {row.wager for row in rows} | {wager for row in rows for wager in row.returns}
    assert told >= {wager_paid(book.games[setup.game], one) for one in setup.paytables}
    assert {row.paytable for row in rows} >= {one.key for one in setup.jackpots.values()}


def test_a_wager_has_its_combinations_its_returns_and_how_far_results_lie_apart(
    book: Book, kept: Kept
) -> None:
    queens_up = odds_of("crazy4-nexus", book, kept)["queens_up"]
    assert queens_up.method == "exact"
    assert queens_up.combinations == 2_598_960
    assert queens_up.payback == pytest.approx(sum(line.returned for line in queens_up.lines))
    first = queens_up.lines[0]
    assert (first.ways, first.exact) == (624, "1/4165")
    assert queens_up.volatility_index == pytest.approx(1.645 * (queens_up.standard_deviation or 0))
    assert [one.name for one in queens_up.printed] == ["house_edge", "hit"]


def test_a_jackpot_stands_with_the_tables_own_seed_and_rate(book: Book, kept: Kept) -> None:
    setup = shipped("crazy4-nexus")
    jackpot = setup.jackpots["A"]
    dearer = TableChoice(
        book.games[setup.game],
        setup.paytables,
        (jackpot.with_seeds({"main": 2 * jackpot.levels[0].seed_cents}),),
        setup.options,
    )
    usual = {row.wager: row for row in sheet(choice_of(setup, book), kept)}["progressive"]
    other = {row.wager: row for row in sheet(dearer, kept)}["progressive"]
    assert usual.house_edge is not None
    assert other.house_edge is not None
    assert other.house_edge < usual.house_edge
    assert other.fair_meter_cents == usual.fair_meter_cents
    assert other.lines[0].label == "Four Aces"


def test_a_house_jackpot_takes_nothing_aside_and_pays_all_it_shows(book: Book, kept: Kept) -> None:
    house = odds_of("house-money-house", book, kept)["blazing_7s"]
    assert house.meters[0].rate == 0
    assert house.house_edge == pytest.approx(house.edge_at_seed)
    assert house.house_edge == pytest.approx(1 - sum(line.returned for line in house.lines))
    assert house.top_average is None


def test_a_shared_prize_costs_the_house_less_the_more_wagers_share_it(
    book: Book, kept: Kept
) -> None:
    dragon = odds_of("dragon-nexus", book, kept)["progressive"]
    edges = [one.house_edge for one in dragon.by_sharing]
    assert edges[0] == dragon.house_edge
    assert edges == sorted(edges)
    assert dragon.by_sharing[0].fair_cents == dragon.fair_meter_cents


def test_what_is_kept_comes_back_as_it_was(book: Book, kept: Kept) -> None:
    # Blackjack and the base games of titles have files of their own.
    assert of_json(as_json(kept)) == replace(kept, shoes={}, title_games={})


def test_what_is_not_kept_is_worked_out_and_kept(book: Book) -> None:
    setup = shipped("house-money-nexus")
    keeper = Keeper()
    fresh = sheet(choice_of(setup, book), keeper)
    assert sheet(choice_of(setup, book), keeper.kept) == fresh
    assert sheet(choice_of(setup, book)) == fresh


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_a_base_game_returns_by_the_wagers_of_its_own_game(
    name: str, book: Book, kept: Kept
) -> None:
    setup = shipped(name)
    game = book.games[setup.game]
    own = {*game.wagers, *game.decided, *game.paytables}
    for row in sheet(choice_of(setup, book), kept):
        assert set(row.returns) <= own

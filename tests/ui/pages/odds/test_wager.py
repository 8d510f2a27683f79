"""The odds of a table in words: edges, what was printed, what a meter must reach, whose money."""

import pytest
from shipped_tables import EVERY_TABLE, shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.odds.kept import Kept
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.paths import resources
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.odds.wager import (
    HOUSE,
    METER,
    PRIZES,
    RESERVE,
    SEED,
    odds_model,
    one_in,
    percent,
    shares,
    wager_rows,
)
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def kept() -> Kept:
    return load_kept_odds(resources())


@pytest.fixture(scope="module")
def games() -> dict[str, GameDefinition]:
    return dict(load_games(resources() / "games"))


def odds_of(
    setup: TableSetup, games: dict[str, GameDefinition], kept: Kept
) -> tuple[WagerOdds, ...]:
    jackpots = tuple(setup.jackpots.values())
    return sheet(TableChoice(games[setup.game], setup.paytables, jackpots, setup.options), kept)


def wager(
    name: str, key: str, games: dict[str, GameDefinition], kept: Kept
) -> tuple[WagerOdds, TableSetup]:
    setup = shipped(name)
    return next(one for one in odds_of(setup, games, kept) if one.wager == key), setup


def test_a_side_bet_has_edge_hit_and_lines_with_their_fractions(games, kept) -> None:
    one, setup = wager("crazy4-nexus", "queens_up", games, kept)
    model = odds_model(one, setup)
    edge, hit, volatility = model.figures
    assert (edge.value, edge.exact, edge.printed) == ("3.06%", "9943/324870", "printed 3.07%")
    assert edge.differs
    assert (hit.value, hit.exact) == ("24.79%", "53687/216580")
    assert volatility.caption == "Volatility index"
    assert model.rows[0] == ("Four of a Kind", "50 to 1", "1 in 4,165", "1/4165", "1.22%")


def test_a_progressive_says_from_which_meter_it_is_fair(games, kept) -> None:
    one, setup = wager("crazy4-nexus", "progressive", games, kept)
    fair = odds_model(one, setup).figures[2]
    assert (fair.caption, fair.value) == ("Break-even meter", "$35,230.33")


def test_a_dearer_wager_needs_a_meter_as_much_higher(games, kept) -> None:
    one, setup = wager("dragon-nexus-5", "progressive", games, kept)
    fair = odds_model(one, setup).figures[2].value
    assert one.fair_meter_cents is not None
    assert fair == f"${one.fair_meter_cents * 5 / 100:,.2f}"


def test_meters_as_they_stand_now_have_their_own_edge(games, kept, crazy4) -> None:
    one, setup = wager("crazy4-nexus", "progressive", games, kept)
    figures = odds_model(one, setup, crazy4.open().table).figures
    assert figures[2].exact == "now $5,000.00"
    assert one.edge_at_seed is not None
    assert figures[3].value == percent(one.edge_at_seed)


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_where_the_money_goes_is_all_of_it(name, games, kept) -> None:
    setup = shipped(name)
    odds = odds_of(setup, games, kept)
    assert len(wager_rows(odds, setup)) == len(odds)
    for one in odds:
        jackpot = next((j for j in setup.jackpots.values() if j.key == one.paytable), None)
        parts = tuple(shares(one, jackpot))
        if one.house_edge is not None:
            assert sum(part.share for part in parts) == pytest.approx(1)
        assert odds_model(one, setup).title


def test_a_meters_parts_are_told_apart(games, kept) -> None:
    one, setup = wager("crazy4-nexus", "progressive", games, kept)
    kinds = [part.kind for part in shares(one, setup.jackpots["A"])]
    assert kinds == [PRIZES, METER, RESERVE, SEED, HOUSE]


def test_a_simulated_figure_says_so_with_its_error(games, kept) -> None:
    one, setup = wager("crazy4-nexus", "queens_up", games, kept)
    guess = replace(one, method="simulated", samples=1_000_000, standard_error=0.00003)
    said = odds_model(guess, setup).method
    assert said == "Simulated: 1,000,000 rounds, give or take 0.0030%"


def test_small_chances_keep_figures_that_count() -> None:
    assert percent(0.0306) == "3.06%"
    assert percent(0.0000123) == "0.0012%"
    assert one_in(0.25) == "1 in 4.0"
    assert one_in(1 / 54145) == "1 in 54,145"
    assert one_in(0.0) == "never"


@pytest.mark.parametrize(
    ("name", "base", "said"),
    [
        ("mississippi-nexus", "ante", "Per unit of the Ante"),
        ("let-it-ride-nexus", "bet_1", "Per unit of Bet 1"),
    ],
)
def test_the_parts_of_a_game_are_told_per_unit_of_its_base_wager(
    games, kept, name, base, said
) -> None:
    setup = shipped(name)
    one = next(one for one in odds_of(setup, games, kept) if one.wager == base)
    assert odds_model(one, setup).heads == ("Part of the game", said)


def test_two_hands_to_switch_stand_beside_the_print(games, kept) -> None:
    one, setup = wager("blackjack-switch", "blackjack", games, kept)
    model = odds_model(one, setup)
    assert model.method == "Exact, by counting every deal"
    assert (model.figures[0].value, model.figures[0].printed) == ("0.54%", "printed 0.58%")
    assert "/" in model.figures[0].exact
    stands = odds_of(shipped("blackjack-switch-alone"), games, kept)
    assert all(other.wager != "blackjack" for other in stands), "nobody worked that rule out"

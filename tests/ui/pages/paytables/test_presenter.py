"""The paytables in force, as a dealer reads them."""

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.paytables import paytables_leaf


@pytest.fixture(scope="module")
def games(resources):
    return load_games(resources / "games")


def test_each_wager_and_each_jackpot_has_its_column(games, crazy4) -> None:
    model = paytables_leaf(games["crazy_4_poker"], crazy4.start(5).table)
    assert [column.title for column in model.columns] == ["Super Bonus", "Queens Up", "Paytable 1"]
    bonus, queens, jackpot = model.columns
    assert (bonus.caption, bonus.rows[0]) == ("C4P-09", ("Four Aces", "200 to 1"))
    assert queens.rows[-1] == ("Queens or better", "1 to 1")
    assert jackpot.rows[0] == ("Four Aces", "100% of meter*, envy $100")
    assert jackpot.rows[-1] == ("Progressive meter", "$5,000.24")
    assert jackpot.caption.endswith("*Original wager is NOT returned")


def test_cover_all_has_a_value_for_every_number_of_hands(games, resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "caribbean.toml")
    model = paytables_leaf(games["caribbean_stud"], Table(setup))
    cover_all = model.columns[-1]
    assert cover_all.rows[0] == ("Hands dealt", "2", "3", "4", "5", "6", "7", "8")
    # CA-1: a royal flush pays 500 to 1 among two hands and 100 to 1 among eight.
    assert cover_all.rows[1][1] == "500"
    assert cover_all.rows[1][-1] == "100"
    assert {len(row) for row in cover_all.rows} == {8}


def test_a_table_that_is_not_open_yet_shows_no_meters(games, crazy4) -> None:
    model = paytables_leaf(games["crazy_4_poker"], crazy4.table)
    assert model.columns[-1].rows[-1][0] == "Three of a Kind"


@pytest.mark.parametrize("name", TABLES)
def test_no_table_has_an_empty_page(games, name: str) -> None:
    setup = shipped(name)
    model = paytables_leaf(games[setup.game], Table(setup))
    assert model.columns
    assert all(column.rows for column in model.columns)


def test_a_table_without_bonus_bets_says_what_its_wagers_pay(games) -> None:
    poker, blackjack = (
        paytables_leaf(games[game], Table(shipped(name))).columns[0]
        for game, name in (("six_card_poker", "six-card-poker"), ("super_fun_21", "super-fun"))
    )
    assert poker.rows == (("Ante", "1 to 1"), ("Raise", "1 to 1"))
    assert poker.caption == "No bonus bets here"
    assert blackjack.rows[1] == ("A blackjack of diamonds alone", "2 to 1")

"""Every table that ships opens, plays a round with a win on each sensor, and its money adds up."""

import tomllib

import pytest
from shipped_tables import EVERY_TABLE, TABLES, shipped
from sitting import Sit, Sitting

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase

WINNER, OTHERS = 3, (1, 3, 6)


def every() -> list[TableSetup]:
    return [shipped(name) for name in TABLES]


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_it_opens_plays_a_round_and_balances(sit: Sit, name: str) -> None:
    table: Sitting = sit(shipped(name)).open()
    jackpots = table.table.setup.jackpots
    if shipped(name).game == "dragon_bonus":
        table.do(*(c.MarkSide(seat, "player") for seat in OTHERS))
    table.do(*(c.SeeChip(seat, sensor) for sensor in jackpots for seat in OTHERS), c.StartGame())
    first = early_jackpots(table.table)
    for sensor, jackpot in sorted(jackpots.items(), key=lambda one: one[0] not in first):
        win(table, sensor, jackpot)
        if sensor in early_jackpots(table.table):
            table.do(c.EndGame(sensor))
    table.do(c.EndGame())
    assert table.is_in(Phase.BETTING)
    assert table.table.round.number == 2
    assert {
        meter: one.imbalance for meter, one in table.table.accounts.items() if one.imbalance
    } == {}


def win(table: Sitting, sensor: str, jackpot: Jackpot) -> None:
    """Have the highest hand recorded as the console has it; a house jackpot keeps its amount."""
    top = jackpot.lines[0]
    table.do(c.PressHand(WINNER, top.key, sensor), c.CallSupervisor())
    if table.table.setup.console == "aquarius":
        table.do(c.TurnKey("JPH"), c.PressJackpot(), c.TurnKey("RUN"))
    else:
        table.do(c.ConfirmWins())
        table.swipe("executive-1")
    level = jackpot.levels[0]
    assert table.shown(level.name, sensor) >= level.seed_cents
    assert any(one.sensor == sensor for one in table.table.round.wins)
    table.do(c.BeginPaying())


def test_every_paytable_is_on_a_table() -> None:
    games = load_games(paths.resources() / "games")
    printed = {
        (game, wager, name)
        for game, one in games.items()
        for wager, tables in one.paytables.items()
        for name in tables
        if not one.like  # the tables of the game that it is like have them all
    }
    used = {
        (setup.game, wager, name) for setup in every() for wager, name in setup.paytables.items()
    }
    # What every game of blackjack takes besides is on a table where a house puts it there.
    file = paths.resources() / "bets" / "blackjack.toml"
    besides = set(tomllib.loads(file.read_text(encoding="utf-8"))["wagers"])
    assert {one for one in printed - used if one[1] not in besides} == set()


def test_every_game_has_a_table_so_that_none_is_shut_in_the_choice_of_games() -> None:
    assert {setup.game for setup in every()} == set(load_games(paths.resources() / "games"))


def test_every_jackpot_is_on_a_table() -> None:
    used = {one.key for setup in every() for one in setup.jackpots.values()}
    assert set(load_jackpots(paths.resources() / "jackpots")) - used == set()


def test_every_jackpot_is_on_each_console_that_it_is_approved_for() -> None:
    used = {(one.key, setup.console) for setup in every() for one in setup.jackpots.values()}
    wanted = {
        (one.key, console)
        for one in load_jackpots(paths.resources() / "jackpots").values()
        for console in one.consoles or ("nexus", "aquarius")
    }
    assert wanted - used == set()


def test_blazing_7s_are_won_by_the_players_cards_and_by_the_up_card() -> None:
    used = {
        setup.options["blazing_7s_rule"]
        for setup in every()
        if any(one.judge == "blazing_7s" for one in setup.jackpots.values())
    }
    assert used == {"player_cards", "dealer_up_card"}


def test_house_jackpots_are_those_of_blazing_7s_and_of_trilux() -> None:
    houses = {one.judge for setup in every() for one in setup.jackpots.values() if one.is_house}
    assert houses == {"blazing_7s", "trilux"}


def test_every_game_is_played_under_both_jurisdictions() -> None:
    played = {(setup.game, setup.jurisdiction.key) for setup in every()}
    games = {setup.game for setup in every()}
    assert played == {(game, law) for game in games for law in ("training", "washington")}


def test_no_two_tables_have_the_same_number() -> None:
    numbers = [setup.number for setup in every()]
    assert len(numbers) == len(set(numbers))

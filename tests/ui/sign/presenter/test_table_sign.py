"""The sign says how much can be won and with what, and never a name."""

import pytest
from other_tables import three_levels, two_sensors
from table_facts import changed

from dealer_assist.catalog.tables import load_table
from dealer_assist.message import Msg
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.sign.model import SignWin
from dealer_assist.ui.sign.presenter.table_sign import (
    NOT_LIVE,
    VERIFYING,
    is_for_the_sign,
    sign_model,
)
from dealer_assist.value import replace


def test_a_meter_shows_its_hand_and_what_is_on_it(crazy4) -> None:
    model = sign_model(crazy4.table.setup, crazy4.start(5).table)
    (level,) = model.levels
    assert (level.name, level.hand, level.amount) == (
        "PROGRESSIVE METER",
        "Four Aces",
        "$5,000.24",
    )
    assert model.foot == "$1 on the sensor plays the progressive. Table 12."
    assert (model.note, model.is_live) == ("", True)
    assert "SIMULATED" in model.banner


def test_levels_each_have_the_hand_that_takes_all_of_them(at, crazy4_nexus, jackpots) -> None:
    setup = three_levels(crazy4_nexus, jackpots)
    model = sign_model(setup, at(setup).open().table)
    assert [(level.name, level.hand) for level in model.levels] == [
        ("MEGA", "Royal Flush"),
        ("MAJOR", "Straight Flush"),
        ("MINOR", "Four of a Kind"),
    ]
    assert "all 3 levels" in model.foot


def test_two_jackpots_are_both_on_the_sign(at, crazy4_nexus, jackpots) -> None:
    setup = two_sensors(crazy4_nexus, jackpots)
    model = sign_model(setup, at(setup).open().table)
    assert [level.name for level in model.levels] == ["MEGA", "MAJOR", "MINOR", "TRILUX"]
    assert "$1 on sensor B plays TriLux" in model.foot


def test_a_win_that_is_verified_is_said_without_its_value(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").confirm()
    model = sign_model(crazy4.table.setup, crazy4.table)
    assert model.note == VERIFYING
    assert model.won == ()


def test_a_win_fills_the_sign_with_hand_prize_and_table(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record()
    (win,) = crazy4.table.round.wins
    model = sign_model(crazy4.table.setup, crazy4.table, (win,))
    assert model.won == (SignWin("Four Aces", "$5,000.24", "Table 12"),)
    assert "Haddad" not in str(model)
    assert "Okafor" not in str(model)
    assert is_for_the_sign(crazy4.table.setup, win)


def test_two_jackpots_at_once_share_the_sign_and_a_shared_one_is_one(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record()
    (win,) = crazy4.table.round.wins
    other = replace(win, number=2, award=replace(win.award, seat=3, prize=500_000, whole=0))
    model = sign_model(crazy4.table.setup, crazy4.table, (win, other))
    assert [one.amount for one in model.won] == ["$5,000.24", "$5,000.00"]

    award = replace(win.award, prize=250_012, share=1, shares=2, whole=500_024)
    shares = tuple(replace(win, award=replace(award, share=share)) for share in (1, 2))
    model = sign_model(crazy4.table.setup, crazy4.table, shares)
    assert model.won == (SignWin("Four Aces", "$5,000.24", "Table 12, 2 winners share it"),)


def test_the_fixed_pays_are_on_display(crazy4) -> None:
    model = sign_model(crazy4.table.setup, crazy4.table)
    words = model.pays.replace("\N{NO-BREAK SPACE}", " ")
    assert words == (
        "Four Aces 100 %, envy $100 · Four of a Kind $300, envy $10 · "
        "Straight Flush $100, envy $5 · Three of a Kind $9"
    )
    assert model.pays.count(" ") == 6


def test_a_fixed_prize_is_not_for_the_sign(crazy4) -> None:
    crazy4.start(5).claim(5, "straight_flush").record()
    assert not is_for_the_sign(crazy4.table.setup, crazy4.table.round.wins[0])


@pytest.mark.parametrize("halted", [False, True])
def test_what_cannot_be_trusted_is_not_live(crazy4, halted) -> None:
    table = changed(crazy4.start(5).table, phase=Phase.HALTED) if halted else None
    model = sign_model(crazy4.table.setup, table)
    assert (model.is_live, model.note) == (False, NOT_LIVE)


def test_a_closed_table_says_so(crazy4) -> None:
    assert sign_model(crazy4.table.setup, crazy4.table).note == "The table is closed"


def test_a_house_jackpot_carries_both_notices(resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "house-money-house.toml")
    model = sign_model(setup, Table(setup))
    for notice in setup.jurisdiction.house_notices:
        assert notice in model.foot
    assert model.levels[0].amount == "$2,500.00"


def test_the_sign_has_what_the_jurisdiction_has_players_read(crazy4) -> None:
    setup = crazy4.table.setup
    model = sign_model(setup, crazy4.open().table)
    assert model.notice == setup.jurisdiction.player_notices[0]
    law = replace(setup.jurisdiction, player_notices=())
    assert sign_model(replace(setup, jurisdiction=law), crazy4.table).notice == ""


def test_whatever_is_no_name_and_no_law_is_a_sentence_of_the_catalogues(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record()
    table = crazy4.table
    model = sign_model(table.setup, table, table.round.wins)
    told = (model.foot, model.pays, model.won[0].place, model.levels[0].name, VERIFYING, NOT_LIVE)
    assert [one for one in told if not isinstance(one, Msg)] == []

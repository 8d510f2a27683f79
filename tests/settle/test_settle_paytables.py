"""By which paytables a deal is settled."""

from collections.abc import Callable
from typing import Any

import pytest

Deal = dict[str, Any]
Settle = Callable[[Deal], Deal]

DRAGON: Deal = {
    "id": "D",
    "game": "dragon_bonus",
    "shoe": ["2s", "Td", "3s", "Qs", "4c", "Kh"],
    "seats": [{"seat": 3, "wagers": {"player": 100, "dragon_player": 100, "dragon_banker": 100}}],
}


def with_progressive(deal: Deal, name: object) -> Deal:
    """Name the jackpot's paytable among the others as well."""
    return deal | {"paytables": deal["paytables"] | {"progressive": name}}


def test_the_name_of_the_game_names_the_tables_of_all_its_wagers(settle: Settle) -> None:
    # Player wins 9 over 0 on three cards: DB-1 pays 30, DB-2 20.
    wagers = settle(DRAGON | {"paytables": {"dragon_bonus": "DB-2"}})["seats"][0]["wagers"]
    assert wagers["dragon_player"]["net"] == 2000


def test_a_wagers_own_table_goes_before_the_one_of_the_game(settle: Settle) -> None:
    tables = {"dragon_player": "DB-1", "dragon_bonus": "DB-2"}
    wagers = settle(DRAGON | {"paytables": tables})["seats"][0]["wagers"]
    assert wagers["dragon_player"]["net"] == 3000
    other_way_round = dict(reversed(tables.items()))
    assert settle(DRAGON | {"paytables": other_way_round})["seats"][0]["wagers"] == wagers


@pytest.mark.parametrize("name", ["DB-9", "BBB-01", None, ["DB-1"]])
def test_a_table_that_no_wager_of_the_game_has_is_refused(name: Any, settle: Settle) -> None:
    refused = settle(DRAGON | {"paytables": {"dragon_bonus": name}})["refused"]
    assert "Dragon Bonus has no paytable" in refused


def test_the_paytables_may_repeat_the_one_of_the_jackpot(crazy4: Deal, settle: Settle) -> None:
    named = with_progressive(crazy4, "ATLAS-1")
    assert settle(named) == settle(crazy4)


@pytest.mark.parametrize("name", ["ATLAS-2", "THBP-08", "C4P-09", None])
def test_paytables_at_odds_with_the_jackpot_are_refused(
    name: Any, crazy4: Deal, settle: Settle
) -> None:
    refused = settle(with_progressive(crazy4, name))["refused"]
    assert "the jackpot of the deal has ATLAS-1" in refused


def test_a_jackpot_table_without_its_jackpot_is_refused(crazy4: Deal, settle: Settle) -> None:
    named = with_progressive(crazy4, "ATLAS-1")
    del named["jackpot"]
    assert "names no jackpot for it" in settle(named)["refused"]


def test_a_jackpot_table_may_be_named_where_nobody_plays_for_it(
    crazy4: Deal, settle: Settle
) -> None:
    named = with_progressive(crazy4, "ATLAS-1")
    del named["jackpot"]
    named["seats"][0]["wagers"]["progressive"] = 0
    assert settle(named)["seats"][0]["net"] == -2100


@pytest.mark.parametrize("name", ["ATLAS-9", "THBP-08", "C4P-09", None, ["ATLAS-1"]])
def test_a_jackpot_table_that_the_game_has_not_is_refused(
    name: Any, crazy4: Deal, settle: Settle
) -> None:
    named = with_progressive(crazy4, name)
    del named["jackpot"]
    named["seats"][0]["wagers"]["progressive"] = 0
    assert "there are: ATLAS-1, ATLAS-2, ATLAS-3, MGL-01" in settle(named)["refused"]


def test_house_money_is_a_game_and_a_wager_and_its_name_means_the_wager(settle: Settle) -> None:
    deal = {
        "id": "H",
        "game": "house_money",
        "paytables": {"house_money": "HM-2"},
        "dealer": ["9s", "8d"],
        "seats": [
            {
                "seat": 3,
                "cards": ["9d", "Td"],
                "wagers": {"blackjack": 1000, "house_money": 100},
                "decision": {"actions": ["stand"]},
            }
        ],
    }
    # A straight flush: HM-2 pays 5, HM-1 4.
    assert settle(deal)["seats"][0]["wagers"]["house_money"]["net"] == 500

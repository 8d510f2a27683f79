"""The drawing rules of mini-baccarat: who draws, and a third card that must not be there."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit

from dealer_assist.table import commands as c
from dealer_assist.table.facts.judging import tableau
from dealer_assist.table.guide import controls
from dealer_assist.table.state import Lamp, Table


def coup(player: str, banker: str) -> Table:
    return dealt("dragon-nexus", {"player": player, "banker": banker}, {})


@pytest.mark.parametrize(
    ("player", "banker", "said"),
    [
        ("2d Kd 8s", "5s Kh 4s", "Banker must stand on 5 against a third card of 8"),
        ("Kd Kh Ks", "9s Kc", "No draw against a natural 9"),
        ("6d Kd 2s", "5s Kh", "Player must stand on 6"),
        ("2d Kd", "5s Kh 4s", "Player must draw on 2, before Banker"),
        ("6d Kd", "6s Kh 4s", "Banker must stand on 6"),
        ("2d Kd 8s", "5s Kh", ""),
        ("6d Kd", "5s Kh 4s", ""),
    ],
)
def test_a_third_card_against_the_rules_is_named(player: str, banker: str, said: str) -> None:
    assert tableau.wrong_card(coup(player, banker)) == said


@pytest.mark.parametrize(
    ("player", "banker", "place", "said"),
    [
        ("2d Kd 8s", "5s Kh", "banker", "Banker stands on 5 against a third card of 8"),
        ("2d Kd 8s", "5s Kh", "player", ""),
        ("6d Kd", "5s Kh 4s", "player", "Player stands on 6"),
        ("6d Kd", "7s Kh", "banker", "Banker stands on 7"),
        ("8d Kd", "7s Kh", "banker", "No draw against a natural 8"),
        ("6d Kd", "5s Kh", "player", ""),
    ],
)
def test_a_side_that_gets_no_third_card_says_why(
    player: str, banker: str, place: str, said: str
) -> None:
    assert tableau.stands(coup(player, banker), place) == said


@pytest.mark.parametrize(
    ("player", "banker", "said"),
    [
        ("2d Kd", "5s Kh", "Player draws on 2"),
        ("6d Kd", "5s Kh", "Player stands on 6, Banker draws on 5"),
        ("2d Kd 4s", "5s Kh", "Banker draws on 5 against a third card of 4"),
        ("2d Kd 8s", "5s Kh", ""),
        ("9d Kd", "5s Kh", ""),
    ],
)
def test_who_draws_is_said(player: str, banker: str, said: str) -> None:
    assert tableau.next_draw(coup(player, banker)) == said


def test_a_wrong_third_card_holds_the_wagers_until_it_is_put_right(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.PlaceWagers(3, {"player": 1000}), c.StartGame())
    sitting.do(c.SeeCards("player", ("2d", "Kd", "8s")), c.SeeCards("banker", ("5s", "Kh", "4s")))

    wrong = "Banker must stand on 5 against a third card of 8"
    assert sitting.no_to(c.AdvanceStage("settle")).startswith(wrong)
    assert controls.end_game(sitting.table).detail == "Wrong third card"

    sitting.do(c.SeeCards("banker", ("5s", "Kh")))
    assert controls.end_game(sitting.table).detail != "Wrong third card"


def test_a_chip_of_a_tie_bettor_has_no_game_wager(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).open()
    sitting.do(c.PlaceWagers(4, {"tie": 1000}), c.PlaceWagers(3, {"player": 1000}))
    sitting.do(c.SeeChip(4), c.SeeChip(3))

    assert sitting.table.lamp((4, "A")) is Lamp.NO_GAME
    sitting.do(c.StartGame())
    assert list(sitting.table.locked) == [(3, "A")]

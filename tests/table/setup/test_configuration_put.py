"""How one setting goes into a set-up: it and nothing else."""

from random_tables import tables

from dealer_assist.table.setup.settings import (
    put_authority,
    put_level,
    put_limit,
    put_option,
    put_wager,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


def test_a_wager_is_set_on_its_own_sensor() -> None:
    setup = tables()["two-at-once"]
    done = put_wager("B")(setup, 500)
    assert [one.wager_cents for one in done.jackpots.values()] == [100, 500]
    assert done == replace(setup, jackpots=done.jackpots)


def test_a_level_is_set_beside_the_others() -> None:
    setup = tables()["three-levels"]
    done = put_level("A", "major", "cap_cents")(setup, 999)
    assert [one.cap_cents for one in done.jackpots["A"].levels] == [None, 999, None]
    assert done.jackpots["A"].preset == setup.jackpots["A"].levels


def test_either_end_of_a_limit_is_set_alone(crazy4_nexus: TableSetup) -> None:
    assert put_limit("ante", 0)(crazy4_nexus, 700).limits["ante"] == (700, 10_000)
    assert put_limit("ante", 1)(crazy4_nexus, 700).limits["ante"] == (500, 700)
    assert put_limit("ante", 1)(crazy4_nexus, 700).limits["play"] == (500, 30_000)
    assert put_limit("ante", 0)(crazy4_nexus, 0).limits["ante"] == (0, 10_000)
    assert put_limit("ante", 1)(crazy4_nexus, 0).limits["ante"] == (500, 0)


def test_authority_keeps_the_kind_of_its_figures(crazy4_nexus: TableSetup) -> None:
    done = put_authority("executive_for_whole_meter")(crazy4_nexus, 0)
    assert done.authority.executive_for_whole_meter is False
    assert done.authority.executive_from_cents == crazy4_nexus.authority.executive_from_cents


def test_an_option_is_set_to_its_choice(crazy4_nexus: TableSetup) -> None:
    done = put_option("soft_17", ("stand", "hit"))(crazy4_nexus, 1)
    assert done.options == {**crazy4_nexus.options, "soft_17": "hit"}
    assert not done.folded_hands_win
    folded = put_option("folded_hands_win", (False, True))(crazy4_nexus, 1)
    assert folded.folded_hands_win
    back = put_option("soft_17", ("stand", "hit"))(folded, 0)
    assert (back.options["soft_17"], back.folded_hands_win) == ("stand", True)

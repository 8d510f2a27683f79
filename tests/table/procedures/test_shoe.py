"""A new shoe: a fact between two hands, by the dealer's touch, that every checkpoint carries."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.shoe import shows_roads
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def baccarat(sit: Sit) -> Sitting:
    return sit(replace(shipped("dragon-nexus"), practices=Practices(roads=True))).open()


def test_a_shoe_begins_with_the_round_that_is_open(baccarat: Sitting) -> None:
    (event,) = baccarat.do(c.BeginShoe())
    assert event == e.ShoeBegun(baccarat.now, 1, 1)
    assert baccarat.do(c.BeginShoe()) == [], "one without a coup is begun already"
    baccarat.do(c.StartGame(), c.EndGame())
    (second,) = baccarat.do(c.BeginShoe())
    assert (second.shoe, second.round) == (2, 2)


def test_it_is_known_after_closing_and_opening(baccarat: Sitting) -> None:
    baccarat.do(c.StartGame(), c.EndGame(), c.BeginShoe(), c.CloseTable())
    assert (baccarat.table.lasting.shoe, baccarat.table.lasting.shoe_from) == (1, 2)
    baccarat.open()
    assert (baccarat.table.lasting.shoe, baccarat.table.lasting.shoe_from) == (1, 2)


def test_no_shoe_begins_in_a_coup(baccarat: Sitting) -> None:
    baccarat.do(c.StartGame())
    assert "between two hands" in baccarat.no_to(c.BeginShoe())


@pytest.mark.parametrize("name", ["dragon-nexus", "crazy4-nexus"])
def test_a_table_without_roads_has_no_shoes(sit: Sit, name: str) -> None:
    table = sit(shipped(name)).open()
    assert "shows no roads" in table.no_to(c.BeginShoe())


def test_only_baccarat_has_roads() -> None:
    roads = Practices(roads=True)
    assert shows_roads(replace(shipped("ez-baccarat-nexus"), practices=roads))
    assert not shows_roads(replace(shipped("crazy4-nexus"), practices=roads))

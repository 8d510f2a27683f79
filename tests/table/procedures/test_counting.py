"""Chips counted = wagers locked: a number once a round, lamps again, an alert before the cards."""

from dataclasses import replace
from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.procedures import counting
from dealer_assist.table.setup.table_setup import (
    COUNT_ASKED,
    COUNT_REQUIRED,
    Practices,
    TableSetup,
)

Sitting = Any  # of conftest
Sit = Any


def counted_at(name: str, how: str) -> TableSetup:
    return replace(shipped(name), practices=Practices(count_chips=how))


@pytest.fixture
def asked(sit: Sit) -> Sitting:
    """Three wagers are locked, and the chips are to be counted."""
    return sit(counted_at("crazy4-nexus", COUNT_ASKED)).start(1, 3, 5)


@pytest.fixture
def required(sit: Sit) -> Sitting:
    return sit(counted_at("crazy4-nexus", COUNT_REQUIRED)).start(1, 3, 5)


def test_a_number_that_fits_is_one_touch(asked: Sitting) -> None:
    assert next_step(asked.table).text == "Take the chips: how many?"
    (event,) = asked.do(c.CountChips("A", 3))
    assert event == e.ChipsCounted(asked.now, "A", 3, 3)
    assert counting.open_sensor(asked.table) == ""
    assert next_step(asked.table).key == "take_chips"
    assert asked.do(c.CountChips("A", 3)) == [], "twice is once"
    assert "COUNT AGAIN" in asked.no_to(c.CountChips("A", 2))


def test_a_chip_too_few_is_looked_for_at_the_locked_seats(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 2))
    step = next_step(asked.table)
    assert step.text == "Count again: 2 taken, 3 locked"
    assert step.detail == "Look at seats 1, 3 and 5: is a chip still there?"
    assert counting.in_question(asked.table) == ((1, "A"), (3, "A"), (5, "A"))
    asked.do(c.CountAgain("A"), c.CountChips("A", 3))
    assert counting.in_question(asked.table) == ()
    assert asked.table.alerts == ()


def test_a_chip_too_many_is_looked_for_at_the_others(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 4))
    assert counting.in_question(asked.table) == ((2, "A"), (4, "A"), (6, "A"), (7, "A"))
    assert "was a chip late?" in next_step(asked.table).detail


def test_a_chip_that_is_not_found_is_an_alert_and_play_goes_on(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 2))
    lost, alert = asked.do(c.GiveUpChip("A"))
    assert lost == e.ChipNotFound(asked.now, "A", 2, 3, 100)
    assert alert.kind == "chips"
    assert "2 taken, 3 locked, chips are $1 short" in alert.sentence
    assert counting.open_sensor(asked.table) == ""
    assert "no chip is missing" in asked.no_to(c.GiveUpChip("A"))
    assert "nothing to count again" in asked.no_to(c.CountAgain("A"))


def test_too_many_is_said_as_such(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 4))
    lost, alert = asked.do(c.GiveUpChip("A"))
    assert lost.cents == -100
    assert "$1 too much" in alert.sentence


def test_the_first_card_makes_it_an_alert(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 2))
    lost, alert, *_ = asked.do(c.SeeCards("1", ("As",)))
    assert lost == e.ChipNotFound(asked.now, "A", 2, 3, 100, by_card=True)
    assert isinstance(alert, e.AlertRaised)
    assert len(asked.do(c.SeeCards("3", ("Ks",)))) == 1, "and only the first"


def test_a_card_before_any_count_is_no_alert(asked: Sitting) -> None:
    seen = asked.do(c.SeeCards("1", ("As",)))
    assert [type(one) for one in seen if not isinstance(one, e.StageReached)] == [e.CardsSeen]


def test_who_only_asks_holds_nobody_up(asked: Sitting) -> None:
    asked.do(c.PressHand(5, "four_aces"))
    assert asked.table.claims


def test_a_house_that_requires_it_deals_only_after_the_number(required: Sitting) -> None:
    press = c.PressHand(5, "four_aces")
    assert required.no_to(press) == "Count the chips first: touch how many you took"
    required.do(c.CountChips("A", 2))
    assert required.no_to(press) == "Count again: 2 taken, 3 locked"
    required.do(c.GiveUpChip("A"), press)
    assert required.table.claims


def test_nothing_is_counted_where_nobody_bets_or_where_it_is_off(sit: Sit) -> None:
    empty = sit(counted_at("crazy4-nexus", COUNT_REQUIRED)).start()
    assert "No chips are counted here" in empty.no_to(c.CountChips("A", 0))
    off = sit(shipped("crazy4-nexus")).start(1)
    assert "No chips are counted here" in off.no_to(c.CountChips("A", 1))


@pytest.mark.parametrize("chips", [-1, 8])
def test_a_number_that_no_table_has_is_refused(asked: Sitting, chips: int) -> None:
    assert "There are 7 seats here" in asked.no_to(c.CountChips("A", chips))


def test_the_next_round_asks_anew(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 3), c.EndGame())
    assert asked.table.chips_counted == {}
    asked.start(1)
    assert counting.open_sensor(asked.table) == "A"


def test_a_jackpot_whose_chips_stay_is_not_counted(sit: Sit) -> None:
    table = sit(counted_at("dragon-nexus", COUNT_REQUIRED))
    table.open()
    table.do(c.MarkSide(1, "player"), c.SeeChip(1), c.StartGame())
    stays = table.table.setup.jackpots["A"].chips_stay
    assert counting.sensors(table.table) == (() if stays else ("A",))

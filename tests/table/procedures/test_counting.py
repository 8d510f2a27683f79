"""Chips counted = wagers locked: a number once a round, lamps again, an alert before the cards."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.jackpot.account import contribute
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import counting
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import (
    COUNT_ASKED,
    COUNT_REQUIRED,
    FloorPlace,
    Practices,
    TableSetup,
)
from dealer_assist.value import replace

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
    assert asked.table.lasting.alerts == ()


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
    assert "No chip is missing" in asked.no_to(c.GiveUpChip("A"))
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
    assert asked.table.round.claims


def test_a_house_that_requires_it_deals_only_after_the_number(required: Sitting) -> None:
    press = c.PressHand(5, "four_aces")
    assert required.no_to(press) == "Count the chips first: touch how many you took"
    required.do(c.CountChips("A", 2))
    assert required.no_to(press) == "Count again: 2 taken, 3 locked"
    required.do(c.GiveUpChip("A"), press)
    assert required.table.round.claims


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
    assert asked.table.round.chips_counted == {}
    asked.start(1)
    assert counting.open_sensor(asked.table) == "A"


def test_a_jackpot_whose_chips_stay_is_not_counted(sit: Sit) -> None:
    table = sit(counted_at("dragon-nexus", COUNT_REQUIRED))
    table.open()
    table.do(c.MarkSide(1, "player"), c.SeeChip(1), c.StartGame())
    stays = table.table.setup.jackpots["A"].chips_stay
    assert counting.sensors(table.table) == (() if stays else ("A",))


def overruled(table: Sitting, seat: int, who: str = "supervisor-1") -> list[e.Event]:
    """Say that no chip lay at a seat, and swipe."""
    table.do(c.OverruleSensor("A", seat))
    return list(table.swipe(who))


def test_a_sensor_that_was_wrong_loses_its_wager_by_a_card(asked: Sitting) -> None:
    opened = asked.table.round.opening_accounts["A", "main"]
    asked.do(c.CountChips("A", 2))
    (question,) = asked.do(c.OverruleSensor("A", 3))
    assert question == e.CardAsked(asked.now, SENSOR, (NotAWin(3, "A", "", ""),))
    assert asked.table.sensors[3, "A"].locked_cents == 100, "nothing has moved"
    taken, _, alert = asked.swipe("supervisor-1")
    assert isinstance(taken, e.WagerTakenOff)
    assert (taken.seat, taken.cents, taken.by.role) == (3, 100, Role.SUPERVISOR)
    assert isinstance(alert, e.AlertRaised)
    level = asked.table.setup.jackpots["A"].levels[0]
    two = contribute(level, contribute(level, opened, 100), 100)
    assert asked.table.accounts["A", "main"] == two, "as if it had never been locked"
    assert asked.table.accounts["A", "main"].imbalance == 0
    assert counting.locked(asked.table, "A") == 2
    assert counting.open_sensor(asked.table) == "", "the count fits"
    assert asked.table.round.asked is None


def test_no_card_leaves_the_wager_where_it_is(asked: Sitting) -> None:
    before = asked.table.accounts
    asked.do(c.CountChips("A", 2), c.OverruleSensor("A", 3), c.LeaveCard())
    assert asked.table.accounts == before
    assert counting.differs(asked.table, "A")
    assert asked.do(c.OverruleSensor("A", 3)) != []
    assert asked.do(c.OverruleSensor("A", 3)) == [], "twice is once"


def test_a_dealers_card_takes_no_wager_off(asked: Sitting) -> None:
    asked.do(c.CountChips("A", 2))
    (refused,) = overruled(asked, 3, "dealer-1")
    assert isinstance(refused, e.SwipeRefused)
    assert counting.locked(asked.table, "A") == 3


def test_only_a_locked_wager_can_be_taken_off_and_only_where_one_is_missing(
    asked: Sitting,
) -> None:
    assert "No chip is missing" in asked.no_to(c.OverruleSensor("A", 3))
    asked.do(c.CountChips("A", 5))
    assert "No chip is missing" in asked.no_to(c.OverruleSensor("A", 3))
    asked.do(c.CountAgain("A"), c.CountChips("A", 2))
    assert "no wager locked" in asked.no_to(c.OverruleSensor("A", 2))
    assert "no wager locked" in asked.no_to(c.OverruleSensor("A", 9))


def test_two_sensors_may_be_wrong_one_after_the_other(asked: Sitting) -> None:
    opened = asked.table.round.opening_accounts["A", "main"]
    asked.do(c.CountChips("A", 1))
    overruled(asked, 1)
    assert counting.differs(asked.table, "A")
    overruled(asked, 5)
    level = asked.table.setup.jackpots["A"].levels[0]
    assert asked.table.accounts["A", "main"] == contribute(level, opened, 100)
    assert counting.open_sensor(asked.table) == ""


def test_a_round_that_is_void_afterwards_gives_back_what_is_left(asked: Sitting) -> None:
    opened = asked.table.round.opening_accounts
    asked.do(c.CountChips("A", 2))
    overruled(asked, 3)
    asked.do(c.VoidRound(asked.table.setup.void_reasons[0]))
    assert asked.table.accounts == opened


def test_a_meter_that_other_tables_share_is_not_touched(sit: Sit) -> None:
    setup = counted_at("crazy4-nexus", COUNT_ASKED)
    linked = replace(setup, floor=FloorPlace("simulated", {"A": "MGL"}))
    table = sit(setup).start(1, 3)
    table.do(c.CountChips("A", 1))
    shared = replace(table.table, setup=linked)
    assert "share this meter" in counting.overrule_refusal(shared, "A")

"""Rounds on any console: wagers marked by hand, tables without sensors, tables without jackpot."""

from typing import Any

import pytest
from random_tables import shipped
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide.controls import ControlStanding, end_game, mark_wager, start_game
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
SPOT = (3, "A")


@pytest.fixture
def unsensed(sit: Sit, crazy4_nexus: TableSetup) -> Sitting:
    """A table without sensors, open."""
    return sit(replace(crazy4_nexus, devices={"swiper": "simulated"})).open()


def locked_by_hand(happened: list[e.Event]) -> dict[tuple[int, str], bool]:
    """Return the wagers of a start, and whether each was marked by hand."""
    (started,) = [event for event in happened if isinstance(event, e.GameStarted)]
    return {(one.seat, one.sensor): one.is_marked for one in started.wagers}


def test_without_sensors_the_dealer_marks_the_wagers(unsensed: Sitting) -> None:
    assert next_step(unsensed.table).text == "Mark the progressive wagers"
    unsensed.do(c.MarkWager(3), c.MarkWager(5))
    assert unsensed.table.sensor(SPOT).lamp is Lamp.LIT
    assert next_step(unsensed.table).detail == "2 wagers marked by hand: seats 3 and 5"
    assert locked_by_hand(unsensed.do(c.StartGame())) == {(3, "A"): True, (5, "A"): True}
    assert unsensed.shown() == 500_048
    assert next_step(unsensed.table).key == "deal", "there is no chip to take off a sensor"


def test_a_mark_is_taken_back(unsensed: Sitting) -> None:
    unsensed.do(c.MarkWager(3))
    assert "take it back" in mark_wager(unsensed.table, SPOT).detail
    unsensed.do(c.MarkWager(3), c.StartGame())
    assert unsensed.table.locked == {}


def test_a_marked_wager_wins_like_any_other(unsensed: Sitting) -> None:
    unsensed.do(c.MarkWager(3), c.MarkWager(5), c.StartGame())
    unsensed.claim(s5="four_aces").confirm().swipe("executive-1")
    assert unsensed.table.round.wins[0].award.prize == 500_048
    assert unsensed.table.round.envy == {3: 10_000}


def test_marks_do_not_outlast_their_round(unsensed: Sitting) -> None:
    unsensed.do(c.MarkWager(3), c.StartGame(), c.EndGame())
    assert not unsensed.table.sensor(SPOT).is_marked
    unsensed.do(c.StartGame())
    assert unsensed.table.locked == {}


def test_a_wager_on_a_faulty_sensor_is_marked_by_hand(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(3, "A", "stuck"), c.SeeChip(5))
    assert sitting.table.sensor(SPOT).lamp is Lamp.FAULT
    sitting.do(c.MarkWager(3))
    sitting.swipe("supervisor-1")
    assert sitting.table.sensor(SPOT).lamp is Lamp.LIT
    assert locked_by_hand(sitting.do(c.StartGame())) == {(3, "A"): True, (5, "A"): False}


def test_a_sensor_that_works_is_believed(sitting: Sitting) -> None:
    sitting.open()
    assert sitting.no_to(c.MarkWager(3)) == "The sensor of seat 3 works. Put the chip on it"
    assert mark_wager(sitting.table, SPOT).standing is ControlStanding.NOT_YET


def test_a_mark_and_a_chip_are_one_wager(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(3, "A", "dirty"), c.MarkWager(3))
    sitting.swipe("supervisor-1")
    sitting.do(c.ReportSensorWell(3, "A"), c.SeeChip(3))
    assert sitting.table.chips_seen == 1
    assert locked_by_hand(sitting.do(c.StartGame())) == {(3, "A"): False}
    assert sitting.shown() == 500_024


def test_marks_are_for_spots_of_this_table_while_bets_are_open(unsensed: Sitting) -> None:
    assert "no sensor B at seat 3" in unsensed.no_to(c.MarkWager(3, "B"))
    unsensed.do(c.StartGame())
    assert "not possible while a round is in play" in unsensed.no_to(c.MarkWager(3))
    assert mark_wager(unsensed.table, SPOT).detail == "A round is in play"


@pytest.mark.parametrize("name", ["six-five-four", "caribbean"])
def test_a_table_without_a_jackpot_plays_rounds(sit: Sit, name: str) -> None:
    sitting = sit(shipped(name)).open()
    step = next_step(sitting.table)
    assert (step.key, step.step, step.steps) == ("start_game", 1, 2)
    assert start_game(sitting.table).detail == "Begins the round"
    sitting.do(c.StartGame())
    step = next_step(sitting.table, LookedAt(3))
    assert (step.key, step.step) == ("deal", 2)
    assert end_game(sitting.table).standing is ControlStanding.FREE
    sitting.do(c.AdvanceStage(sitting.table.setup.stages[-1].key))
    assert end_game(sitting.table).standing is ControlStanding.NEXT
    sitting.do(c.EndGame())
    assert (sitting.table.round.number, sitting.table.round.phase) == (2, Phase.BETTING)
    assert "no sensor A" in sitting.no_to(c.MarkWager(3))


def test_while_a_win_waits_for_its_card_the_rest_of_the_round_goes_on(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces").confirm()
    sitting.do(c.FoldHand(2), c.PressHand(7, "straight_flush"), c.PlaceWagers(3, {"ante": 500}))
    assert sitting.is_in(Phase.SWIPE)
    assert "waits for a card" in sitting.no_to(c.PressHand(5, "four_aces"))
    sitting.swipe("executive-1")
    assert [win.award.seat for win in sitting.table.round.wins] == [5]
    assert [claim.seat for claim in sitting.table.round.claims] == [7]
    assert next_step(sitting.table).key == "call_supervisor"


def test_a_cancelled_confirmation_puts_everything_back(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces")
    before = sitting.table
    sitting.do(c.CallSupervisor(), c.ConfirmWins(), c.BackToTable())
    assert changed(sitting.table, disputed=()) == before, "but that it was verified"

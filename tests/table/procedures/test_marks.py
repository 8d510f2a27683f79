"""A wager marked by hand is an exception: a card vouches, all is said, its chip is asked for."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import HandMark, LockedWager
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts import authority, chips, marks
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import MARK_BY_DEALER, MARK_OFF, Practices, TableSetup
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
SPOT = (5, "A")


def marking(how: str) -> TableSetup:
    return replace(shipped("crazy4-nexus"), practices=Practices(mark_by_hand=how))


def lost(sitting: Sitting) -> Sitting:
    """Take the whole sensor line out while bets are open."""
    sitting.open()
    sitting.do(*(c.ReportSensorFault(*spot, "lost") for spot in sitting.table.setup.spots))
    return sitting


@pytest.fixture
def dark(sitting: Sitting) -> Sitting:
    """A table as it ships whose sensor line is lost."""
    lost(sitting)
    return sitting


def marked(sitting: Sitting, *seats: int) -> Sitting:
    for seat in seats:
        sitting.do(c.MarkWager(seat))
        sitting.swipe("supervisor-1")
    return sitting


def test_a_mark_needs_a_supervisors_card_each_time(dark: Sitting) -> None:
    dark.do(c.MarkWager(5))
    assert dark.table.round.marks == {}
    assert next_step(dark.table).text == "Swipe a SUPERVISOR card"
    dark.swipe("dealer-2")
    assert dark.table.round.marks == {}, "a dealer's card vouches for nothing"
    dark.swipe("supervisor-1")
    mark = dark.table.round.marks[SPOT]
    assert mark.by == dark.table.dealer
    assert mark.card_by is not None
    assert mark.card_by.key == "supervisor-1"
    assert 0 < mark.at <= mark.card_at
    dark.do(c.MarkWager(1))
    assert (1, "A") not in dark.table.round.marks, "one card is one mark"


def test_without_a_card_the_progressive_stays_paused(dark: Sitting) -> None:
    assert next_thing(dark.table).what == "base_game"
    dark.do(c.MarkWager(5), c.StartGame())
    assert dark.table.locked == {}
    assert dark.table.round.asked is None
    assert dark.shown() == 500_000


def test_one_lost_sensor_alone_needs_the_card_too(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(5, "A", "dead"), c.SeeChip(2), c.MarkWager(5))
    sitting.do(c.StartGame())
    assert sitting.table.locked == {(2, "A"): 100}


def test_a_house_may_leave_it_to_the_dealer_or_turn_it_off(sit: Sit) -> None:
    dealers = sit(marking(MARK_BY_DEALER))
    lost(dealers).do(c.MarkWager(5))
    assert dealers.table.round.marks[SPOT] == HandMark(dealers.now, dealers.table.dealer)
    off = sit(marking(MARK_OFF))
    assert "plays the base game" in lost(off).no_to(c.MarkWager(5))


def test_prompt_and_start_say_marked_by_hand_never_base_game_only(dark: Sitting) -> None:
    marked(dark, 1, 5)
    assert next_thing(dark.table).what == "start_game"
    assert next_step(dark.table).detail == "2 wagers marked by hand: seats 1 and 5"
    assert controls.start_game(dark.table).detail == "2 wagers marked by hand"


def test_the_start_keeps_who_marked_it_and_says_so_in_the_sensors_alert(dark: Sitting) -> None:
    marked(dark, 5)
    started, alert = dark.do(c.StartGame())
    (wager,) = started.wagers
    assert wager.mark == marks.by_hand(dark.table)[SPOT]
    assert wager.mark.card_by.key == "supervisor-1"
    assert alert.key == "sensor 5A"
    assert (
        alert.sentence
        == "No sensor at seat 5, 1 wager marked by hand by M. Okafor, card of J. Park"
    )


def test_a_sensor_that_comes_back_ends_the_question_and_keeps_the_marks(dark: Sitting) -> None:
    marked(dark, 1)
    dark.do(c.MarkWager(5), c.ReportSensorWell(5, "A"))
    assert dark.table.round.asked is None
    dark.do(c.ReportSensorWell(1, "A"))
    assert list(dark.table.round.marks) == [(1, "A")]


def test_the_chip_of_a_marked_seat_is_asked_for_like_the_others(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(5, "A", "dead"), c.SeeChip(2), c.SeeChip(7))
    marked(sitting, 5).do(c.StartGame())
    assert next_step(sitting.table).detail == "From seats 2, 5, 7, into the tray"
    assert "seats 2, 5 and 7" in controls.end_game(sitting.table, sitting.now + 9_000).detail
    sitting.do(c.MissChip(2), c.MissChip(7))
    assert next_step(sitting.table).detail.startswith("Take the chip of seat 5, no sensor sees it")
    sitting.do(c.AdvanceStage("deal"))
    assert chips.to_take_by_hand(sitting.table) == ()


def test_a_win_on_a_marked_wager_is_acknowledged_before_confirm(dark: Sitting) -> None:
    marked(dark, 1, 5).do(c.StartGame())
    dark.claim(s5="four_aces").do(c.CallSupervisor())
    assert dark.no_to(c.ConfirmWins()) == (
        "The wager of seat 5 was marked by hand. Press ACKNOWLEDGE first"
    )
    dark.do(c.AcknowledgeMark(5))
    assert dark.do(c.AcknowledgeMark(5)) == [], "twice is once"
    assert "1 duty is open" in dark.no_to(c.ConfirmWins()), "the camera shows the chip"
    dark.do(c.TickDuty("chip"), c.ConfirmWins(), c.TrySwipeAgain())
    dark.swipe("executive-1")
    (win,) = dark.table.round.wins
    assert win.award.prize == 500_048
    *_, alert = [one for one in dark.table.lasting.alerts if one.kind == marks.ALERT]
    assert "marked by hand by M. Okafor, card of J. Park, no sensor saw it" in alert.sentence
    assert alert.not_by == win.by.identity


def test_back_to_the_table_has_it_acknowledged_again(dark: Sitting) -> None:
    marked(dark, 5).do(c.StartGame())
    dark.claim(s5="four_aces").do(c.CallSupervisor(), c.AcknowledgeMark(5), c.BackToTable())
    dark.do(c.CallSupervisor())
    assert marks.to_acknowledge(dark.table) == (SPOT,)


def test_a_dealer_confirms_no_win_on_a_wager_that_the_dealer_alone_marked(sit: Sit) -> None:
    sitting = sit(marking(MARK_BY_DEALER))
    lost(sitting).do(c.MarkWager(5), c.StartGame())
    sitting.claim(s5="three_of_a_kind")
    (win,) = authority.for_card(sitting.table)
    assert authority.level_of(sitting.table, *win) is Role.SUPERVISOR


def test_a_journal_of_before_has_marks_without_names(dark: Sitting) -> None:
    started = e.GameStarted(1, (LockedWager(5, "A", 100, is_marked=True),), ())
    assert marks.by_hand(evolve(dark.table, started)) == {SPOT: HandMark()}

"""The table after its events: the same from the last checkpoint as from the beginning."""

import json
from typing import Any

import pytest

from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Phase, Reader, Seat, Sensor, Table

Sitting = Any  # of conftest


def whole_story(sitting: Sitting) -> Any:
    """Play a round with everything in it, and stop in the middle of the next."""
    story = sitting.do(c.SeeChip(2)) + sitting.swipe("dealer-1")
    story += sitting.do(c.ReportSensorFault(6, "A", "stuck"), c.SeeChip(5), c.SeeChip(7))
    story += sitting.swipe("dealer-2") + sitting.do(c.PlaceWagers(5, {"ante": 500}), c.StartGame())
    story += sitting.do(c.SeeChip(1), c.FoldHand(2), c.PressHand(5, "four_aces"))
    story += sitting.do(c.CallSupervisor(), c.ConfirmWins(), c.LetSwipeTimeOut())
    story += sitting.do(c.TrySwipeAgain()) + sitting.swipe("supervisor-1")
    story += sitting.do(c.BackToTable(), c.CallSupervisor(), c.ConfirmWins())
    story += sitting.swipe("executive-1") + sitting.do(c.BeginPaying(), c.EndGame())
    story += sitting.do(c.StartGame(), c.PressHand(7, "straight_flush"), c.CallSupervisor())
    return story


def test_replaying_everything_gives_the_same_table(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    story = whole_story(sitting)
    assert evolve_all(Table(crazy4_nexus), story) == sitting.table


def test_replaying_from_the_last_round_opened_is_enough(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    story = whole_story(sitting)
    last = max(n for n, event in enumerate(story) if isinstance(event, e.RoundOpened))
    assert last > 0
    assert evolve_all(Table(crazy4_nexus), story[last:]) == sitting.table


def test_what_the_journal_keeps_of_events_is_all_that_the_table_needs(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    story = whole_story(sitting)
    kept = [json.loads(json.dumps(encode(event))) for event in story]
    assert evolve_all(Table(crazy4_nexus), [decode(*one) for one in kept]) == sitting.table


@pytest.mark.parametrize(
    "event",
    [
        e.SwipeRefused("No", "9999", "unknown"),
        e.SwipeRefused("No", "9999", "unknown", attempt=1),
        e.GameEnded(1, 1),
    ],
)
def test_a_recorded_no_leaves_the_round_as_it_was(sitting: Sitting, event: e.Event) -> None:
    sitting.start(5)
    assert evolve(sitting.table, event) == sitting.table


def test_a_time_out_without_a_reader_is_harmless(sitting: Sitting) -> None:
    sitting.start(5)
    assert evolve(sitting.table, e.SwipeTimedOut()) == sitting.table


def test_a_refused_card_outside_of_a_try_does_not_touch_the_reader(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm().do(c.LetSwipeTimeOut())
    before = sitting.table
    sitting.swipe("executive-1")
    assert sitting.table == before
    assert sitting.table.phase is Phase.SWIPE


def test_a_void_puts_the_meters_back_by_itself(sitting: Sitting) -> None:
    sitting.start(5)
    (voided, _) = decide(sitting.table, c.VoidRound("Misdeal"), 1)
    assert evolve(sitting.table, voided).accounts["A", "main"].shown_cents == 500_000


def test_the_times_of_reader_and_wins_are_those_of_their_events(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm()
    assert sitting.table.reader.opened_at == sitting.now
    sitting.do(c.LetSwipeTimeOut(), c.TrySwipeAgain())
    assert sitting.table.reader == Reader(sitting.now)
    sitting.swipe("executive-1")
    assert [win.at for win in sitting.table.wins] == [sitting.now]


def test_wins_on_record_close_the_reader_and_answer_the_call(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    table = sitting.table
    assert (table.reader, table.pending, table.supervisor_called_at) == (None, None, 0)
    sitting.do(c.BeginPaying())
    sitting.claim(s7="four_aces").confirm().swipe("executive-1")
    assert sitting.table.is_paying is False, "the second win is not being paid yet"


def test_a_sensor_comes_back_to_what_it_was(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(3), c.MissChip(3))
    assert sitting.table.sensor((3, "A")) == Sensor()
    sitting.do(c.ReportSensorFault(3, "A", "stuck"), c.ReportSensorWell(3, "A"))
    assert sitting.table.sensor((3, "A")) == Sensor()
    sitting.start(5).do(c.SeeChip(3))
    assert sitting.table.sensor((3, "A")) == Sensor(has_chip=True, is_late=True)
    sitting.do(c.MissChip(3))
    assert sitting.table.sensor((3, "A")) == Sensor()
    assert sitting.table.sensor((5, "A")) == Sensor(has_chip=True, locked_cents=100)


def test_an_opening_brings_its_dealer_and_its_meters_and_ends_a_change(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"))
    sitting.swipe("supervisor-1")
    assert sitting.table.changed_to == "six-five-four"
    opened, _ = decide(sitting.table, c.SwipeCard(sitting.staff["dealer-1"]), 1)
    table = evolve(sitting.table, opened)
    assert (table.dealer, table.changed_to) == (sitting.staff["dealer-1"], "")
    assert table.accounts["A", "main"].shown_cents == 500_000


def test_a_seat_remembers_its_wagers_its_side_and_its_fold(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(3, {"ante": 500}), c.MarkSide(3, "player"), c.StartGame())
    sitting.do(c.FoldHand(3))
    assert sitting.table.seat(3) == Seat({"ante": 500}, has_folded=True, side="player")
    sitting.do(c.PlaceWagers(3, {"ante": 700}))
    assert sitting.table.seat(3) == Seat({"ante": 700}, has_folded=True, side="player")
    assert sitting.table.seat(4) == Seat()

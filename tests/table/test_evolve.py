"""The table after its events: the same from the last checkpoint as from the beginning."""

import json
from typing import Any, get_args

import pytest
from samples import sample
from table_facts import changed

from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.bookkeeping import with_settings
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.evolve import evolve, evolve_all, leave_verification
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Seat, Sensor, Table
from dealer_assist.table.waiting import Reader
from dealer_assist.value import replace

Sitting = Any  # of conftest
SEED = Setting("jackpot.A.seed.main", "$7,500", "ATLAS-1")


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
    story += sitting.do(c.MissChip(7), c.SeeChip(7), c.StartGame())
    story += sitting.do(c.PressHand(7, "straight_flush"))
    story += sitting.do(c.CallSupervisor())
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
    assert sitting.table.round.phase is Phase.SWIPE


def test_a_void_puts_the_meters_back_by_itself(sitting: Sitting) -> None:
    sitting.start(5)
    (voided, _) = decide(sitting.table, c.VoidRound("Misdeal"), 1)
    assert evolve(sitting.table, voided).accounts["A", "main"].shown_cents == 500_000


def test_the_times_of_reader_and_wins_are_those_of_their_events(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").confirm()
    assert sitting.table.round.reader.opened_at == sitting.now
    sitting.do(c.LetSwipeTimeOut(), c.TrySwipeAgain())
    assert sitting.table.round.reader == Reader(sitting.now)
    sitting.swipe("executive-1")
    assert [win.at for win in sitting.table.round.wins] == [sitting.now]


def test_wins_on_record_close_the_reader_and_answer_the_call(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces").confirm().swipe("executive-1")
    table = sitting.table
    assert (table.round.reader, table.round.pending, table.round.supervisor_called_at) == (
        None,
        None,
        0,
    )
    sitting.do(c.BeginPaying())
    sitting.claim(s7="four_aces").confirm().swipe("executive-1")
    assert sitting.table.round.is_paying is False, "the second win is not being paid yet"


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
    assert sitting.table.round.changed_to == "six-five-four"
    opened, _ = decide(sitting.table, c.SwipeCard(sitting.staff["dealer-1"]), 1)
    table = evolve(sitting.table, opened)
    assert (table.dealer, table.round.changed_to) == (sitting.staff["dealer-1"], "")
    assert table.accounts["A", "main"].shown_cents == 500_000


def test_a_seat_remembers_its_wagers_its_side_and_its_fold(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(3, {"ante": 500}), c.StartGame())
    sitting.do(c.FoldHand(3))
    assert sitting.table.seat(3) == Seat({"ante": 500}, has_folded=True)
    sitting.do(c.PlaceWagers(3, {"ante": 700}))
    sided = evolve(sitting.table, e.SideMarked(3, "player"))
    assert sided.seat(3) == Seat({"ante": 700}, has_folded=True, side="player")
    assert sided.seat(4) == Seat()


@pytest.mark.parametrize("made", get_args(e.Event), ids=lambda made: made.__name__)
def test_no_event_is_left_unhandled(sitting: Sitting, made: type[e.Event]) -> None:
    sitting.start(5)
    assert isinstance(evolve(sitting.table, sample(made)), Table)


def test_what_is_no_event_is_not_passed_over_in_silence(sitting: Sitting) -> None:
    unknown: Any = c.StartGame()
    with pytest.raises(AssertionError):
        evolve(sitting.table, unknown)


def test_a_test_of_devices_changes_nothing(sitting: Sitting) -> None:
    sitting.open()
    assert evolve(sitting.table, e.DevicesTested(1, (("swiper", "lost"),))) == sitting.table


def test_a_refused_turn_moves_the_key_alone(sitting: Sitting) -> None:
    sitting.start(5)
    turned = evolve(sitting.table, e.KeyTurned(1, "JPH", "no"))
    assert turned == changed(sitting.table, key="JPH")


def test_a_turn_to_jph_is_a_verification(sitting: Sitting) -> None:
    sitting.start(5)
    turned = evolve(sitting.table, e.KeyTurned(1, "JPH"))
    assert (turned.lasting.key, turned.round.phase) == ("JPH", Phase.VERIFY)
    assert evolve(turned, e.KeyTurned(2, "RUN")) == sitting.table


def test_an_approval_needs_something_to_approve(sitting: Sitting) -> None:
    sitting.open()
    by = sitting.staff["executive-1"]
    assert evolve(sitting.table, e.AdjustmentApproved(by)) == sitting.table


def test_leaving_a_verification_that_is_none_changes_nothing(sitting: Sitting) -> None:
    sitting.start(5)
    assert leave_verification(sitting.table) is sitting.table


def test_a_change_of_game_is_wished_for_and_then_so(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"))
    assert sitting.table.round.change_to == "six-five-four"
    by = sitting.staff["supervisor-1"]
    changed = evolve(sitting.table, e.GameChanged(1, by, "six-five-four"))
    assert (changed.round.change_to, changed.round.changed_to) == ("", "six-five-four")


def test_alerts_settings_and_proposals_wake_up_with_the_table(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(
        c.ProposeSetting("jackpot.A.seed.main", "$7,500", by, witness),
        c.RaiseAlert("disk", "disk", "Little room is left on the disk"),
    )
    *_, opened = sitting.open().do(
        c.ProposeSetting("limit.ante.min", "$10", by, witness), c.StartGame(), c.EndGame()
    )
    assert evolve(Table(crazy4_nexus), opened) == sitting.table
    (closed,) = sitting.do(c.CloseTable())
    assert evolve(Table(crazy4_nexus), closed) == sitting.table
    assert sitting.table.lasting.settings == (SEED,)
    assert [one.path for one in sitting.table.lasting.proposed] == ["limit.ante.min"]
    assert [one.key for one in sitting.table.lasting.alerts] == ["disk"]
    assert sitting.table.setup.digest != crazy4_nexus.digest


def test_later_settings_join_those_in_force(sitting: Sitting, crazy4_nexus: TableSetup) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    for path, value in (("jackpot.A.seed.main", "$7,500"), ("limit.ante.min", "$10")):
        sitting.open() if sitting.table.dealer is None else None
        sitting.do(c.ProposeSetting(path, value, by, witness), c.CloseTable())
    applied, *_ = sitting.swipe("dealer-1")
    ante = Setting("limit.ante.min", "$10")
    assert applied == e.SettingsApplied(sitting.now, (ante,))
    assert sitting.table.lasting.settings == (SEED, ante)
    assert sitting.table.setup == with_settings(Table(crazy4_nexus), (SEED, ante)).setup


def test_what_is_applied_is_proposed_no_more(sitting: Sitting) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(c.ProposeSetting("jackpot.A.seed.main", "$7,500", by, witness))
    assert evolve(sitting.table, e.SettingsApplied(1, (SEED,))).lasting.proposed == ()


def test_settings_that_are_in_force_are_not_put_in_twice(crazy4_nexus: TableSetup) -> None:
    table = changed(Table(crazy4_nexus), settings=(SEED,))
    assert with_settings(table, (SEED,)) is table
    assert with_settings(Table(crazy4_nexus), (SEED,)).lasting.settings == (SEED,)


def test_an_old_journal_without_the_new_fields_still_reads(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    _, opened = sitting.swipe("dealer-1")
    assert isinstance(opened, e.RoundOpened)
    old = e.RoundOpened(
        round=opened.round,
        dealer=opened.dealer,
        meters=tuple(replace(one, jackpot="") for one in opened.meters),
    )
    assert evolve(Table(crazy4_nexus), old) == sitting.table


def test_pages_tests_and_visits_leave_the_table_as_it_is(sitting: Sitting) -> None:
    sitting.open()
    table, who = sitting.table, sitting.staff["supervisor-1"]
    facts = (
        e.PagePrinted(1, "report", 20260314, 1),
        e.BackOfficeOpened(1, who),
        e.BackOfficeClosed(1, who),
        e.DevicesTested(1, ()),
    )
    assert evolve_all(table, facts) is table


def test_the_highest_copy_of_a_win_page_is_known_until_the_next_round(sitting: Sitting) -> None:
    sitting.open()
    for copy in (1, 3, 2):
        sitting.do(c.NotePrint("win", 7, copy))
    assert sitting.table.round.copies == {7: 3}
    sitting.do(c.StartGame(), c.EndGame())
    assert sitting.table.round.copies == {}


def test_a_meter_that_a_setting_moved_is_the_one_that_opens(sitting: Sitting) -> None:
    sitting.open().do(c.CloseTable())
    account = replace(sitting.table.accounts["A", "main"], meter=1)
    moved = e.SettingsApplied(1, (), (MeterReading("A", "main", account, "ATLAS-1"),))
    assert evolve(sitting.table, moved).accounts == {("A", "main"): account}

"""A closed table says what is well, what is not with its cure, and what is on record."""

from table_facts import changed

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LinkStand
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.table.model.coach import LessonStrip
from dealer_assist.ui.table.model.table import CheckLine, StartModel
from dealer_assist.ui.table.presenter.staff_cards import simulated_cards
from dealer_assist.ui.table.presenter.start import (
    closed_panel,
    opening_line,
    record_line,
    resumed_line,
    start_model,
)
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

CLOCK = CheckItem("Clock", "2026-03-14 21:44")
DISK = CheckItem("Disk", "12 MB free", is_well=False, cure="Make room: at least 200 MB")


def shown(table: Table, view: PassingView) -> StartModel:
    model = start_model(table, view)
    assert model is not None
    return model


def test_an_open_table_has_no_start_screen(crazy4) -> None:
    assert start_model(crazy4.open().table, PassingView(checks=(CLOCK,))) is None


def test_what_is_well_is_said_in_a_word(crazy4_nexus: TableSetup) -> None:
    model = shown(Table(crazy4_nexus), PassingView(checks=(CLOCK,)))
    assert model.checks[0] == CheckLine("Clock", "2026-03-14 21:44")
    assert model.summary == "All 4 checks passed"
    assert model.is_well


def test_another_game_is_chosen_at_a_table_and_never_in_a_lesson(crazy4_nexus: TableSetup) -> None:
    """It led out of the lesson, and to a table that is not the school's."""
    choose = shown(Table(crazy4_nexus), PassingView()).choose
    assert choose is not None
    assert choose.label == "CHOOSE ANOTHER GAME"
    in_lesson = PassingView(lesson=LessonStrip("LESSON 6", "0:00"))
    assert shown(Table(crazy4_nexus), in_lesson).choose is None


def test_what_is_not_well_has_its_cure_and_does_not_stop_the_table(
    crazy4_nexus: TableSetup,
) -> None:
    model = shown(Table(crazy4_nexus), PassingView(checks=(CLOCK, DISK)))
    assert model.checks[1].found == "12 MB free. Make room: at least 200 MB."
    assert model.summary == "4 of 5 checks passed. The table can be opened"
    assert not model.is_well


def test_every_device_is_named_and_a_lost_one_has_its_cure(crazy4_nexus: TableSetup) -> None:
    model = shown(Table(crazy4_nexus), PassingView(lost_devices=("sensors",)))
    by_name = {check.name: check for check in model.checks}
    assert by_name["Card reader"] == CheckLine("Card reader", "Simulated")
    assert not by_name["Sensors"].is_well
    assert "Check the cable" in by_name["Sensors"].found


def test_a_real_device_that_is_there_answers(crazy4_nexus: TableSetup) -> None:
    real = replace(crazy4_nexus, devices={"sensors": "/dev/ttyUSB1", "swiper": "/dev/ttyUSB0"})
    assert shown(Table(real), PassingView()).checks == (
        CheckLine("Sensors", "Answers"),
        CheckLine("Card reader", "Port open"),  # it cannot be asked: the port opened, no more
    )


def test_the_first_opening_starts_at_the_seed(crazy4_nexus: TableSetup) -> None:
    line = record_line(Table(crazy4_nexus))
    assert line == "First opening: the meter starts at $5,000.00"


def test_the_closing_meter_is_shown_when_the_table_closes(crazy4) -> None:
    table = crazy4.open().do(c.CloseTable()).table
    assert record_line(table) == "Closed after round 1. Closing meter recorded: $5,000.00"


def test_a_table_without_a_progressive_has_no_meter_to_record(crazy4_nexus: TableSetup) -> None:
    plain = Table(replace(crazy4_nexus, jackpots={}))
    assert record_line(plain) == "First opening"
    assert record_line(changed(plain, round=3)) == "Closed after round 3"


def test_several_meters_are_left_to_their_boxes(crazy4_nexus: TableSetup) -> None:
    two = {"A": crazy4_nexus.jackpots["A"], "B": crazy4_nexus.jackpots["A"]}
    table = Table(replace(crazy4_nexus, jackpots=two))
    assert record_line(table) == "First opening: meters at their seeds"
    closed = changed(table, round=3)
    assert record_line(closed) == "Closed after round 3. Closing meters recorded"


def test_the_opening_meter_is_shown_until_the_first_chip(crazy4) -> None:
    opened = crazy4.open()
    assert (
        opening_line(opened.table, PassingView(opened_round=1))
        == "Opening meter recorded: $5,000.00"
    )
    assert opening_line(opened.table, PassingView()) == ""
    assert opening_line(opened.do(c.SeeChip(5)).table, PassingView(opened_round=1)) == ""


def test_what_this_opening_put_in_force_is_said(crazy4) -> None:
    opened = crazy4.open()
    rate = Setting("jackpot.A.contribution.main", "30%", "ATLAS-1")
    (path,) = [one.path for one in settings_of(opened.table.setup) if "Contribution" in one.label]
    one = PassingView(opened_round=1, put_in_force=(replace(rate, path=path),))
    said = "In force from this opening: Contribution to Progressive meter 30%"
    assert opening_line(opened.table, one) == said
    two = replace(one, put_in_force=(rate, replace(rate, value="31%")))
    assert opening_line(opened.table, two).startswith("2 settings are in force")


def test_a_round_that_goes_on_is_named(crazy4) -> None:
    assert resumed_line(crazy4.start(5).table) == "Resumed round 1 where it stopped"


def test_whom_to_pay_is_said_after_the_power_went_out_while_paying(crazy4) -> None:
    crazy4.start(1, 5).claim(5, "four_aces").record().do(c.BeginPaying())
    # The prompt itself names the seat whose turn it is.
    assert resumed_line(crazy4.table) == "Resumed. $5,000.48"


def test_what_the_seat_gets_at_the_end_is_said_as_well(crazy4) -> None:
    crazy4.start(1, 2, 3, 4, 5, 6)
    for seat in (3, 4, 5, 6):
        crazy4.claim(seat, "straight_flush")
    crazy4.record().do(c.BeginPaying())
    assert resumed_line(crazy4.table) == "Resumed. $100.00 now, $15 envy at the end"


def test_a_lost_device_does_not_take_the_cards_from_a_closed_table(crazy4, view, staff) -> None:
    cards = (staff["dealer-1"],)
    lost = replace(view, simulated_cards=cards, lost_devices=("sensors",))
    assert closed_panel(crazy4.table, lost).cards[0].key == "dealer-1"
    unwritten = replace(lost, trouble="Nothing was recorded: the disk is full")
    assert closed_panel(crazy4.table, unwritten).notices[0].button.label == "TRY AGAIN"


def test_a_closed_table_shows_cards_to_swipe(crazy4, view, staff) -> None:
    model = closed_panel(crazy4.table, replace(view, simulated_cards=tuple(staff.values())))
    assert model.headline == "Swipe a dealer card"
    assert model.cards[-1].key == "unknown"
    assert closed_panel(crazy4.table, view).hint == "at the reader"
    assert simulated_cards(()) == ()


def test_a_closed_table_says_why_its_floor_does_not_let_it_on(crazy4_nexus: TableSetup) -> None:
    why = "This floor counts real money. A practice table does not join it"
    table = changed(Table(crazy4_nexus), link=LinkStand(lost_at=1_000, why=why))
    model = shown(table, PassingView(checks=(CLOCK,)))
    assert model.checks[-1] == CheckLine("Link", why, is_well=False)
    joined = changed(table, link=LinkStand(is_joined=True))
    assert shown(joined, PassingView(checks=(CLOCK,))).is_well

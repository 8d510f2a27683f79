"""Recorded wins: the meter before and after, whom to pay in which order, and the slip."""

from datetime import timedelta, timezone

import pytest

from dealer_assist.desk.printing import Paper
from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.recorded import prize_lines, recorded_model, slip_model
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


@pytest.fixture
def two_wins(crazy4):
    return crazy4.start(1, 5, 7).claim(5, "four_aces").claim(7, "straight_flush").record()


def test_the_meter_is_shown_before_and_after(two_wins, view) -> None:
    adjusted = recorded_model(two_wins.table, view).adjusted
    assert (adjusted.was, adjusted.now, adjusted.note) == ("$5,000.72", "$5,000.00", "seed")


def test_a_prize_from_the_tray_leaves_the_meter_as_it_is(crazy4, view) -> None:
    crazy4.start(5).claim(5, "straight_flush").record("supervisor-1")
    model = recorded_model(crazy4.table, view)
    assert model.title == "Win recorded"
    assert model.adjusted.note == "Paid from the tray, the meter stays $5,000.24"


def test_pays_go_right_to_left_with_the_envy_of_every_seat(two_wins, view) -> None:
    model = recorded_model(two_wins.table, view)
    assert [(pay.order, pay.whom, pay.amount, pay.envy, pay.is_now) for pay in model.pays] == [
        ("1st", "Seat 7: Straight Flush", "$100.00", "plus $100.00 envy = $200.00", True),
        ("2nd", "Seat 5: Four Aces", "$5,000.72", "plus $5.00 envy = $5,005.72", False),
        ("Last", "Seat 1: envy", "$105.00", "", False),
    ]
    assert model.done.label == "PAY SEAT 7"
    assert model.before == ()


def test_a_later_win_stands_alone_and_the_others_are_paid_before(two_wins, view) -> None:
    two_wins.do(c.BeginPaying(), c.TickPaid(7))
    two_wins.claim(1, "straight_flush").record("supervisor-1")
    model = recorded_model(two_wins.table, view)
    assert model.title == "Win recorded"
    assert [(pay.whom, pay.amount) for pay in model.pays] == [
        ("Seat 1: Straight Flush", "$100.00"),
        ("Seat 7: envy", "$5.00"),
        ("Seat 5: envy", "$5.00"),
    ]
    assert model.done.label == "PAY SEAT 1"
    assert [(one.whom, one.amount, one.is_paid) for one in model.before] == [
        ("Seat 7: Straight Flush", "$100.00", True),
        ("Seat 5: Four Aces", "$5,000.72", False),
    ]
    assert model.before[0].detail == "21:44, win 1, by L. Haddad"
    lines = {line.left: line.right for part in model.slip.sections for line in part}
    assert lines["Win no."] == "0000003"
    assert lines["Confirmed"].endswith("(SUPV)")
    assert "Seat 5: Four Aces" not in lines
    assert lines["Envy, seat 7"] == "5.00"


def test_the_slip_names_numbers_prizes_envy_and_people(two_wins, view) -> None:
    slip = slip_model(two_wins.table, view)
    lines = {line.left: line.right for section in slip.sections for line in section}
    assert lines["Win no."] == "0000001 to 0000002"
    assert lines["Seat 5: Four Aces"] == "5,000.72"
    assert [lines[f"Envy, seat {seat}"] for seat in (7, 5, 1)] == ["100.00", "5.00", "105.00"]
    assert lines["Meter after"] == "5,000.00"
    assert lines["Confirmed"].endswith("(EXEC)")
    assert slip.warning == "SIMULATED, NOT FOR PAYMENT"


def printed(whole: str, prize: int) -> list[tuple[str, str]]:
    lines = prize_lines("Seat 7: 2, 3 & 4 – 0 Diamonds", f"  1 of 4 shares of {whole}", prize)
    return [(line.left, line.right) for line in lines[1:]]


def test_an_amount_on_the_slip_never_cuts_the_words_before_it() -> None:
    assert printed("$5,004.10", 125_103) == [("  1 of 4 shares of $5,004.10", "1,251.03")]
    assert printed("$50,004.10", 1_250_103) == [("1 of 4 shares of $50,004.10", "12,501.03")]
    assert printed("$1,000,000.00", 25_000_000) == [
        ("  1 of 4 shares of $1,000,000.00", ""),
        ("", "250,000.00"),
    ]


def test_the_slip_has_the_table_s_own_time(two_wins) -> None:
    west = PassingView(zone=timezone(timedelta(hours=-7)))
    slip = slip_model(two_wins.table, west)
    times = [line.right for section in slip.sections for line in section if line.left == "Time"]
    assert times == ["14 Mar 2026 14:44:11"]


def test_a_slip_can_be_had_again_where_there_is_a_printer(two_wins, view) -> None:
    again = "2 win slips, marked REPRINT 1"
    ready = replace(view, paper=Paper(again, ""))
    button = recorded_model(two_wins.table, ready).print_again
    assert (button.state, button.detail) == (
        ActionState.AVAILABLE,
        "2 win slips, marked REPRINT 1",
    )


def test_the_button_says_why_no_slip_can_be_had(two_wins, view) -> None:
    button = recorded_model(two_wins.table, view).print_again
    assert (button.state, button.reason) == (ActionState.NOT_YET, "No printer on this table")
    out = "The slip printer is out of paper: put in a new roll"
    button = recorded_model(two_wins.table, replace(view, paper=Paper(out, out, out))).print_again
    assert (button.state, button.reason) == (ActionState.NOT_YET, out)


def test_a_slip_that_did_not_come_out_is_said_on_the_sheet(two_wins, view) -> None:
    troubled = replace(view, paper=Paper("The win slip, marked REPRINT 1", "", "No slip came out"))
    model = sheet_model(two_wins.table, troubled)
    assert model is not None
    assert model.wrong == "No slip came out"


def test_a_slip_that_is_not_out_says_so(two_wins, view) -> None:
    assert slip_model(two_wins.table, view).held == ""
    out = "The slip printer is out of paper: put in a new roll"
    held = slip_model(two_wins.table, replace(view, paper=Paper(out, out, out))).held
    assert held == "NOT PRINTED"

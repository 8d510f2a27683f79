"""Seats show their wagers, lamps, claims and faults as the table has them."""

from dataclasses import replace

import pytest
from other_tables import two_sensors

from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.models.table import LampState, SeatState
from dealer_assist.ui.presenters.felt import felt_model


def seat(round_, view, number):
    return next(one for one in felt_model(round_.table, view).seats if one.number == number)


def test_a_seat_without_wagers_is_empty(crazy4, view) -> None:
    model = seat(crazy4.open(), view, 4)
    assert (model.state, model.foot, model.rows) == (SeatState.EMPTY, "EMPTY", ())


def test_wagers_are_printed_as_on_the_felt_and_missing_ones_have_no_amount(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 2000, "super_bonus": 2000}))
    model = seat(crazy4, view, 1)
    assert [(row.printed, row.amount) for row in model.rows] == [
        ("ANTE", "$20"),
        ("SUPER BONUS", "$20"),
        ("PLAY", ""),
        ("QUEENS UP", ""),
    ]
    assert (model.state, model.foot) == (SeatState.BETTING, "BETTING")
    assert model.reason == "Seats open after START GAME"


def test_a_lamp_follows_the_chip_from_lit_to_locked(crazy4, view) -> None:
    crazy4.open().do(c.SeeChip(5))
    assert seat(crazy4, view, 5).lamps[0].word == "BET $1"
    crazy4.do(c.StartGame())
    assert seat(crazy4, view, 5).lamps[0].state is LampState.LOCKED
    crazy4.do(c.SeeChip(3))
    assert seat(crazy4, view, 3).lamps[0].word == "LATE CHIP"
    assert seat(crazy4, view, 5).reason == ""


def test_a_late_chip_brings_no_empty_seat_into_play(crazy4, view) -> None:
    crazy4.open().do(c.SeeChip(5), c.StartGame(), c.SeeChip(3))
    model = seat(crazy4, view, 3)
    assert (model.state, model.foot, model.rows) == (SeatState.EMPTY, "NOT IN PLAY", ())
    assert model.lamps[0].state is LampState.LATE
    crazy4.do(c.MissChip(3))
    assert seat(crazy4, view, 3).foot == "EMPTY"


def test_a_late_chip_takes_nobody_out_of_play(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(3, {"ante": 2000}), c.StartGame(), c.SeeChip(3))
    assert seat(crazy4, view, 3).foot == "IN PLAY"


def test_a_claim_shows_its_hand_and_prize_and_a_win_keeps_showing_it(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "four_aces")
    assert seat(crazy4, view, 5).claim.prize == "$5,000.48"
    crazy4.record()
    claim = seat(crazy4, view, 5).claim
    assert (claim.hand, claim.prize) == ("FOUR ACES", "$5,000.48")
    assert seat(crazy4, view, 1).foot == "ENVY $100.00"
    assert seat(crazy4, view, 1).is_owed


def test_envy_is_shown_also_at_a_seat_that_has_folded(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 2000}))
    crazy4.start(1, 5).do(c.FoldHand(1)).claim(5, "four_aces").record()
    folded = seat(crazy4, view, 1)
    assert (folded.foot, folded.is_owed) == ("ENVY $100.00", True)


def test_a_folded_seat_shows_no_amounts(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(2, {"ante": 1500}), c.StartGame(), c.FoldHand(2))
    model = seat(crazy4, view, 2)
    assert model.state is SeatState.FOLDED
    assert {row.amount for row in model.rows} == {""}


@pytest.mark.parametrize(
    ("fault", "word", "foot"),
    [("stuck", "STUCK", "LIFT CHIP"), ("dirty", "DIRTY", "CLEAN SENSOR")],
)
def test_a_faulty_sensor_marks_its_seat_with_the_remedy(crazy4, view, fault, word, foot) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", fault))
    model = seat(crazy4, view, 5)
    assert (model.state, model.lamps[0].word, model.foot) == (SeatState.FAULT, word, foot)


def test_the_cue_says_how_the_table_stands(crazy4, view) -> None:
    assert felt_model(crazy4.table, view).cue == "TABLE CLOSED"
    assert felt_model(crazy4.open().table, view).cue == "BETS OPEN"
    crazy4.do(*(c.ReportSensorFault(one, "A", "lost") for one in range(1, 8)))
    assert felt_model(crazy4.table, view).cue == "BASE GAME ONLY"
    halted = replace(crazy4.table, phase=Phase.HALTED)
    assert felt_model(halted, view).cue == "TABLE HALTED"
    assert felt_model(halted, view).seats[0].reason == "The table is halted"
    assert felt_model(crazy4.do(c.StartGame()).table, view).cue == "PAY RIGHT TO LEFT"


def test_simulated_sensors_lie_over_every_seat_and_show_their_chip(crazy4, view) -> None:
    assert felt_model(crazy4.table, view).pads == ()
    pads = felt_model(crazy4.table, replace(view, simulated_chips=frozenset({(3, "A")}))).pads
    assert [pad.seat for pad in pads if pad.has_chip] == [3]
    assert len(pads) == 7


def test_the_selected_seat_is_marked(crazy4, view) -> None:
    crazy4.start(5)
    marked = felt_model(crazy4.table, replace(view, selected=5)).seats
    assert [one.number for one in marked if one.is_selected] == [5]


def test_two_sensors_show_a_lamp_a_pad_and_a_letter_each(at, crazy4_nexus, jackpots, view) -> None:
    dual = at(two_sensors(crazy4_nexus, jackpots)).start((2, "A"), (2, "B"), (4, "B"))
    lamps = seat(dual, view, 4).lamps
    assert [lamp.state for lamp in lamps] == [LampState.OFF, LampState.LOCKED]
    pads = felt_model(dual.table, replace(view, simulated_chips=frozenset())).pads
    assert [pad.label for pad in pads[:3]] == ["1A", "1B", "2A"]
    dual.claim(2, "three7_color")
    claim = seat(dual, view, 2).claim
    assert (claim.hand, claim.prize) == ("A Three 7's Same Color", "$500.04")
    claim = seat(dual.claim(2, "straight", "B"), view, 2).claim
    assert (claim.hand, claim.prize) == ("A and B", "$507.04")

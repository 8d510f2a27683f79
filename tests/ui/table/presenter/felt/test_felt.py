"""Seats show their wagers, lamps, claims and faults as the table has them."""

import pytest
from other_tables import two_sensors
from shipped_tables import tied_to_the_side
from table_facts import changed
from told_round import Round

from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.table.actions import (
    FoldTouched,
)
from dealer_assist.ui.table.model.panel import PayFootModel
from dealer_assist.ui.table.model.table import LampState, SeatModel, SeatState
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.value import replace


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


def test_b4_who_plays_is_asked_of_a_seat_too_whose_chip_came_back_with_its_sensor(
    crazy4, view
) -> None:
    crazy4.table = replace(crazy4.table, setup=replace(crazy4.table.setup, players=()))
    crazy4.open().do(c.StartGame(), c.SeeChip(3))  # the sensors were out: the base game began
    late, empty = seat(crazy4, view, 3), seat(crazy4, view, 4)
    assert late.lamps[0].word == "LATE CHIP"
    assert late.foot == empty.foot == "EMPTY"
    assert late.keys[0].words == empty.keys[0].words == "IN PLAY?"
    crazy4.do(c.MarkPlaying(3))
    marked = seat(crazy4, view, 3)
    assert (marked.foot, marked.lamps[0].word) == ("IN PLAY", "LATE CHIP")


def test_a_late_chip_takes_nobody_out_of_play(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(3, {"ante": 2000}), c.StartGame(), c.SeeChip(3))
    assert seat(crazy4, view, 3).foot == "IN PLAY"


def test_a_claim_shows_its_hand_and_prize_and_a_win_keeps_showing_it(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "four_aces")
    assert seat(crazy4, view, 5).claim.prize == "$5,000.48"
    crazy4.record()
    claim = seat(crazy4, view, 5).claim
    assert (claim.hand, claim.prize, claim.envy) == ("FOUR ACES", "$5,000.48", "")
    assert seat(crazy4, view, 1).pay == PayFootModel("TO PAY", "ENVY $100")


def test_every_seat_shows_prize_and_envy_apart_and_together(crazy4, view) -> None:
    crazy4.start(1, 5, 7).claim(5, "four_aces").claim(7, "straight_flush").record()
    crazy4.do(c.BeginPaying())
    claim = seat(crazy4, view, 7).claim
    assert (claim.hand, claim.prize, claim.envy) == ("STRAIGHT FLUSH", "$100.00", "+ ENVY $100")
    crazy4.do(c.TickPaid(7))
    paid = seat(crazy4, view, 7)
    assert (paid.claim, paid.pay) == (None, PayFootModel("PAID $100.00", "+ ENVY $100"))
    crazy4.do(c.TickPaid(5, by_cage=True), c.TickAllPaid())
    assert [seat(crazy4, view, number).pay for number in (7, 5, 1)] == [
        PayFootModel("PAID + ENVY", "$200.00", is_paid=True),
        PayFootModel("CAGE, PAID $5.00", "$5,000.72"),
        PayFootModel("PAID, ENVY", "$105.00", is_paid=True),
    ]


def test_an_envy_hand_is_marked_face_up_until_envy_is_paid(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "straight_flush").record("supervisor-1").do(c.BeginPaying())
    assert [row.printed for row in seat(crazy4, view, 5).rows if row.is_note] == ["LEAVE FACE UP"]
    crazy4.do(c.TickPaid(5), c.TickPaid(1))
    assert not any(row.is_note for row in seat(crazy4, view, 5).rows)


def test_envy_is_shown_also_at_a_seat_that_has_folded(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 2000}), c.PlaceWagers(5, {"ante": 2000}))
    crazy4.start(1, 5).do(c.FoldHand(1)).claim(5, "four_aces").record()
    folded = seat(crazy4, view, 1)
    assert folded.pay == PayFootModel("TO PAY", "ENVY $100")


def test_undo_of_a_fold_never_covers_the_envy_of_its_seat(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 2000}), c.PlaceWagers(5, {"ante": 2000}))
    crazy4.start(1, 5).do(c.AdvanceStage("deal"), c.FoldHand(1))
    (before,) = seat(crazy4, view, 1).keys
    assert before.is_undo
    crazy4.claim(5, "four_aces").record()
    owed = seat(crazy4, view, 1)
    assert (owed.pay, owed.keys) == (PayFootModel("TO PAY", "ENVY $100"), ())


def folded(table, view, **wagers) -> SeatModel:
    table.open().do(c.PlaceWagers(2, wagers), c.StartGame(), c.AdvanceStage("deal"), c.FoldHand(2))
    return seat(table, view, 2)


def test_what_is_collected_of_a_folded_seat_is_struck_through(crazy4, view) -> None:
    model = folded(crazy4, view, ante=1500, super_bonus=1500)
    assert (model.state, model.live) == (SeatState.FOLDED, "")
    assert [row.printed for row in model.rows if row.is_collected] == ["ANTE", "SUPER BONUS"]
    assert not any(row.is_live for row in model.rows)
    (undo,) = model.keys
    assert (model.foot, undo.words, undo.is_undo) == ("FOLDED", "UNDO", True)


def test_a_folded_seat_shows_its_live_bonus_bet_and_its_cards(crazy4, view) -> None:
    model = folded(crazy4, view, ante=1500, super_bonus=1500, queens_up=1000)
    assert [(row.printed, row.amount) for row in model.rows if row.is_live] == [
        ("QUEENS UP", "$10")
    ]
    assert model.live == "BET LIVE"
    crazy4.do(c.SeeCards("2", ("Qs", "Qd", "2c", "3h", "5d")))
    assert seat(crazy4, view, 2).cards == ("Qs", "Qd", "2c", "3h", "5d")


def test_a_bonus_bet_that_the_house_takes_with_the_fold_is_collected(crazy4, view) -> None:
    options = {**crazy4.table.setup.options, "queens_up_on_fold": False}
    crazy4.table = replace(crazy4.table, setup=replace(crazy4.table.setup, options=options))
    model = folded(crazy4, view, ante=1500, super_bonus=1500, queens_up=1000)
    assert model.live == ""
    assert all(row.is_collected for row in model.rows if row.amount)


def test_fold_stands_in_the_foot_while_a_seat_decides(crazy4, view) -> None:
    crazy4.start(1, 5).do(c.PlaceWagers(1, {"ante": 1500}))
    assert seat(crazy4, view, 1).keys == ()
    crazy4.do(c.AdvanceStage("deal"))
    for number in (1, 5):
        (fold,) = seat(crazy4, view, number).keys
        assert (fold.words, fold.touch) == ("FOLD", FoldTouched(number))
    assert seat(crazy4, view, 3).keys == (), "nobody plays there"
    crazy4.do(c.PlaceWagers(1, {"ante": 1500, "play": 1500}))
    assert seat(crazy4, view, 1).keys == (), "it has bet"
    crazy4.do(c.FoldHand(5), c.AdvanceStage("dealer"))
    assert seat(crazy4, view, 5).keys == ()


def test_the_felt_names_the_seats_that_have_not_decided(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(3, {"ante": 500}), c.PlaceWagers(7, {"ante": 500}))
    crazy4.do(c.StartGame(), c.AdvanceStage("deal"))
    assert felt_model(crazy4.table, view).cue == "SEATS 3 AND 7 HAVE NOT DECIDED"


def test_a_hand_that_pays_envy_stays_face_up(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "four_aces")
    said = "LEAVE HANDS FACE UP: SEAT 5"
    assert felt_model(crazy4.table, view).cue == said
    crazy4.record()
    assert felt_model(crazy4.table, view).cue == said


@pytest.mark.parametrize(
    ("fault", "word", "foot"),
    [("stuck", "STUCK", "LIFT CHIP"), ("dirty", "DIRTY", "CLEAN SENSOR")],
)
def test_a_faulty_sensor_shows_the_way_out_and_in_play_its_remedy(
    crazy4, view, fault, word, foot
) -> None:
    """The red frame did not say that a touch on the seat marks its wager (poker C6)."""
    crazy4.open().do(c.ReportSensorFault(5, "A", fault))
    model = seat(crazy4, view, 5)
    assert (model.state, model.lamps[0].word) == (SeatState.FAULT, word)
    assert (model.foot, model.foot_icon) == ("MARK BY HAND", "hand")
    crazy4.do(c.SeeChip(1), c.StartGame())
    model = seat(crazy4, view, 5)
    assert (model.foot, model.foot_icon) == (foot, "")


def test_a_wager_marked_by_hand_looks_like_no_other(crazy4, view) -> None:
    """The lamp, the foot and the cloth say so, before and after the start (poker A1 and A2)."""
    crazy4.open().do(*(c.ReportSensorFault(one, "A", "lost") for one in range(1, 8)))
    crazy4.do(c.MarkWager(5))
    crazy4.swipe("supervisor-1")
    model = seat(crazy4, view, 5)
    assert (model.lamps[0].state, model.lamps[0].word) == (LampState.MARKED, "MARKED")
    assert model.foot.startswith("BY HAND ")
    assert model.foot_detail == "Supervisor J. Park"
    said = "1 MARKED BY HAND. OTHERS: BASE GAME"
    assert felt_model(crazy4.table, view).cue == said
    crazy4.do(c.StartGame())
    lamp = seat(crazy4, view, 5).lamps[0]
    assert (lamp.state, lamp.word) == (LampState.LOCKED_BY_HAND, "BY HAND")


def test_the_cue_says_how_the_table_stands(crazy4, view) -> None:
    assert felt_model(crazy4.table, view).cue == "TABLE CLOSED"
    assert felt_model(crazy4.open().table, view).cue == "BETS OPEN"
    crazy4.do(*(c.ReportSensorFault(one, "A", "lost") for one in range(1, 8)))
    assert felt_model(crazy4.table, view).cue == "BASE GAME ONLY"
    halted = changed(crazy4.table, phase=Phase.HALTED)
    assert felt_model(halted, view).cue == "TABLE HALTED"
    assert felt_model(halted, view).seats[0].reason == "The table is halted"
    assert felt_model(crazy4.do(c.StartGame()).table, view).cue == ""
    settling = crazy4.do(c.AdvanceStage("qualifies", is_asked=True)).table
    assert felt_model(settling, view).cue == "PAY RIGHT TO LEFT"


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
    assert [lamp.state for lamp in lamps] == [LampState.OFF, LampState.LYING]
    pads = felt_model(dual.table, replace(view, simulated_chips=frozenset())).pads
    assert [pad.label for pad in pads[:3]] == ["1A", "1B", "2A"]
    dual.claim(2, "three7_color")
    claim = seat(dual, view, 2).claim
    assert (claim.hand, claim.prize) == ("A Three 7's Color", "$500.04")
    claim = seat(dual.claim(2, "straight", "B"), view, 2).claim
    assert (claim.hand, claim.prize) == ("A and B", "$507.04")


def test_a_chip_without_a_game_wager_is_told_on_its_seat(crazy4, view) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 500}), c.SeeChip(1), c.SeeChip(4))
    plate = felt_model(crazy4.table, view).seats[3]
    assert [(row.printed, row.is_note) for row in plate.rows] == [
        ("Not counted", True),
        ("Give it back", True),
    ]
    assert plate.foot == "EMPTY"


def test_a_chip_beside_a_tie_alone_has_no_base_bet(staff, view) -> None:
    dragon = Round(tied_to_the_side("dragon-nexus"), staff).open()
    dragon.do(c.PlaceWagers(1, {"player": 500}), c.PlaceWagers(4, {"tie": 1000}))
    dragon.do(c.SeeChip(4), c.SeeChip(6))
    words = {one: seat(dragon, view, one).lamps[0].word for one in (4, 6)}
    assert words == {4: "NO BASE BET", 6: "NO WAGER"}

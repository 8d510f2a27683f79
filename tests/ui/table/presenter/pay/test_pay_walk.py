"""The pay walk: one seat at a time, prizes first, then envy; nothing twice."""

import pytest

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.settling.walk import asked_now
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import HandState, StopState
from dealer_assist.ui.table.presenter.jackpots import meters
from dealer_assist.ui.table.presenter.table import prompt_model, table_model
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


@pytest.fixture
def paying(crazy4):
    """Seats 7 and 5 have won; 6 and 1 get envy alone."""
    crazy4.start(1, 5, 6, 7).claim(5, "four_aces").claim(7, "straight_flush").record()
    return crazy4.do(c.BeginPaying(), *(c.MissChip(seat) for seat in (1, 5, 6, 7)))


def walk(table, view):
    return table_model(table.table, view).hands.walk


def test_the_panel_says_whom_to_pay_how_much(paying, view) -> None:
    panel = table_model(paying.table, view).hands
    assert (panel.seat, panel.headline, panel.hint) == ("SEAT 7", "Pay $100.00", "1st of 2 seats")
    assert [(one.title, one.amount, one.is_later) for one in panel.walk.lines] == [
        ("Straight Flush", "$100.00", False),
        ("+ ENVY", "$100.00", True),
    ]
    paid = panel.walk.paid
    assert (paid.touch, paid.label, paid.detail, paid.state) == (
        Do(c.TickPaid(7)),
        "PAID SEAT 7",
        "Next: seat 5, $5,000.96",
        ActionState.NEXT,
    )


def test_prompt_and_plate_are_at_the_same_seat(paying, view) -> None:
    for seat in (7, 5):
        assert prompt_model(paying.table, view).line == f"Pay seat {seat}, then press PAID"
        plates = table_model(paying.table, view).felt.seats
        assert [plate.number for plate in plates if plate.is_selected] == [seat]
        paying.do(c.TickPaid(seat))
    assert prompt_model(paying.table, view).detail == "$100.00 envy, from the tray"


def test_a_seat_that_is_looked_at_does_not_end_the_walk(paying, view) -> None:
    looked = replace(view, selected=6)
    model = table_model(paying.table, looked)
    assert model.hands.walk is None
    assert model.hands.seat == "SEAT 6"
    assert model.prompt.line == "Touch seat 7 to pay it"
    assert [plate.number for plate in model.felt.seats if plate.is_next] == [7]
    assert not [one for one in model.actions.working if one.state is ActionState.NEXT]


def test_a_seat_selected_before_the_card_does_not_replace_the_pay_prompt(crazy4, view) -> None:
    crazy4.start(3, 5).claim(5, "straight_flush").record("supervisor-1").do(c.BeginPaying())
    model = table_model(crazy4.table, replace(view, selected=3))
    assert model.prompt.line == "Touch seat 5 to pay it"


def test_the_way_shows_who_is_paid_and_who_comes(paying, view) -> None:
    paying.do(c.TickAllPaid(), c.TickPaid(7), c.TickPaid(6))
    assert [(stop.seat, stop.state) for stop in walk(paying, view).stops] == [
        ("7", StopState.PAID),
        ("6", StopState.PAID),
        ("5", StopState.NOW),
        ("1", StopState.LATER),
    ]


def test_undo_names_the_seat_and_the_cage_takes_meter_prizes_only(paying, view) -> None:
    undo, cage, everybody = walk(paying, view).others
    assert (undo.state, undo.reason) == (ActionState.NOT_YET, "No one yet")
    assert (cage.state, cage.reason) == (ActionState.NOT_YET, "Tray pays")
    assert (everybody.state, everybody.detail) == (ActionState.HOLD, "Hold: 2 seats")
    paying.do(c.TickPaid(7))
    undo, cage, _ = walk(paying, view).others
    assert (undo.label, undo.state) == ("UNDO\nSEAT 7", ActionState.AVAILABLE)
    assert cage.touch == Do(c.TickPaid(5, by_cage=True))


def test_the_tax_form_is_asked_for_where_it_is_due(paying, view) -> None:
    assert walk(paying, view).duty is None
    paying.do(c.TickPaid(7))
    duty = walk(paying, view).duty
    assert (duty.title, duty.is_done) == ("W-2G completed", False)
    paying.do(c.TickDuty("tax", 5))
    assert walk(paying, view).duty.is_done


def test_what_was_paid_before_is_told_apart_and_is_in_no_sum(paying, view) -> None:
    paying.do(c.TickAllPaid(), c.TickAllPaid())
    paying.claim(1, "three_of_a_kind").do(c.ConfirmAsDealer())
    model = table_model(paying.table, view).hands
    assert (model.headline, model.hint) == ("Pay $9.00", "the only seat")
    assert model.walk.before == (
        "ALREADY PAID: Seat 7 $100.00, 21:44, win 1; Seat 5 $5,000.96, 21:44, win 2"
    )


def test_a_prize_paid_in_the_middle_leads_back_to_the_stage_that_was_left(paying, view) -> None:
    paying.do(c.TickAllPaid(), c.TickAllPaid())
    model = table_model(paying.table, view)
    assert "END GAME" not in model.prompt.line
    assert model.actions.working[-1].state is not ActionState.NEXT


def test_when_every_prize_is_paid_at_the_last_stage_end_game_is_next(paying, view) -> None:
    paying.do(c.TickAllPaid(), c.TickAllPaid())
    while coming := stages.coming(paying.table):
        paying.do(c.AdvanceStage(coming[0].key, is_asked=True))
    while (seat := asked_now(paying.table)) is not None:
        assert table_model(paying.table, view).actions.working[-1].state is ActionState.AVAILABLE
        paying.do(c.AnswerSeat(seat.seat, "taken"))
    model = table_model(paying.table, view)
    assert model.prompt.line == "All winners paid. Press END GAME"
    assert model.prompt.detail == ""  # nothing is left beside: the dealer has said of every seat
    assert model.actions.working[-1].state is ActionState.NEXT
    assert model.hands.walk is None


def test_the_last_tick_can_be_undone_until_the_round_ends(paying, view) -> None:
    paying.do(c.TickAllPaid(), c.TickAllPaid())
    panel = table_model(paying.table, view).hands
    assert (panel.headline, panel.walk) == ("All prizes marked paid", None)
    ticked, row = panel.waits
    assert (ticked.title, ticked.actions) == ("4 seats paid", ())
    assert row.title == "Paid last: seat 1, $105.00"
    (undo,) = row.actions
    assert (undo.touch, undo.state) == (Do(c.UndoPaid()), ActionState.AVAILABLE)
    paying.do(undo.touch.command)
    assert table_model(paying.table, view).hands.seat == "SEAT 1"


def test_what_is_to_be_taken_back_comes_before_the_rest_of_the_walk(paying, view) -> None:
    paying.do(c.TickPaid(7))
    wrong = next(win.number for win in paying.table.round.wins if win.award.seat == 7)
    paying.do(c.AskAdjustment(wrong, "Hand judged wrongly", note="Seen on camera 4"))
    paying.swipe("executive-1")
    paying.swipe("supervisor-1")
    model = table_model(paying.table, view)
    assert model.prompt.line == "Take back $100.00 from seat 7"
    assert model.hands.walk is not None
    assert (model.hands.headline, model.hands.walk.paid.label) == ("Take back $100.00", "DONE")
    assert [plate.number for plate in model.felt.seats if plate.is_selected] == []
    paying.do(model.hands.walk.paid.touch.command)
    assert table_model(paying.table, view).hands.seat == "SEAT 5"


def test_the_prompt_of_the_second_pass_names_envy(paying, view) -> None:
    paying.do(c.TickPaid(7), c.TickPaid(5))
    assert prompt_model(paying.table, view).line == "Pay envy at seat 7, then press PAID"


def test_what_the_cage_pays_is_not_said_to_be_paid(crazy4, view) -> None:
    crazy4.start(5).claim(5, "four_aces").record()
    crazy4.do(c.BeginPaying(), c.MissChip(5), c.TickPaid(5, by_cage=True))
    rows = table_model(crazy4.table, view).hands.waits
    assert rows[-1].title == "The cage pays seat 5, $5,000.24"
    head = table_model(crazy4.table, replace(view, selected=5)).hands
    assert head.hint == "the cage pays it, only an adjustment can undo it"


def test_a_seat_that_is_paid_and_touched_leaves_the_walk_its_panel(paying, view) -> None:
    paying.do(c.TickPaid(7))
    model = table_model(paying.table, replace(view, selected=7))
    assert model.hands.walk is not None
    assert model.prompt.line == "Pay seat 5, then press PAID"
    assert [plate.number for plate in model.felt.seats if plate.is_selected] == [7]


def test_a_seat_that_is_paid_shows_its_hand_and_when(paying, view) -> None:
    paying.do(*(c.TickPaid(seat) for seat in (7, 5)), c.TickAllPaid())
    panel = table_model(paying.table, replace(view, selected=7)).hands
    (on,) = [one for one in panel.hands if one.state is HandState.ON]
    assert (on.key, on.prize) == ("straight_flush", "$100.00")
    at = f"{view.time_of(paying.table.round.payments[0].at):%H:%M}"
    assert panel.hint == f"paid at {at}, only an adjustment can undo it"


def test_the_only_prize_says_that_envy_follows(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "four_aces").record()
    crazy4.do(c.BeginPaying())
    assert table_model(crazy4.table, view).hands.hint == "the only prize, envy follows"
    crazy4.do(c.TickPaid(5))
    assert table_model(crazy4.table, view).hands.hint == "the only seat"


def test_the_meter_s_box_tells_what_is_paid_so_far(paying, view) -> None:
    def note() -> str:
        return table_model(paying.table, view).meters[0].note

    assert note() == "Paid so far $0.00 of $5,415.96"
    paying.do(c.TickPaid(7))
    assert note() == "Paid so far $100.00 of $5,415.96"
    paying.do(c.TickPaid(5, by_cage=True))
    assert note() == "Paid so far $100.00 of $415.00", "what the cage pays is not paid"


def test_the_meter_s_box_adds_up_all_that_leaves_the_tray(paying, view) -> None:
    """Picture 86: paid so far, still to pay and envy are the whole, and 86c has what comes back."""

    def sums() -> list[tuple[str, str]]:
        return [(str(words), amount) for words, amount in meters.meter_models(paying.table)[0].sums]

    assert sums() == [
        ("Paid so far", "$0.00"),
        ("Still to pay", "$5,100.96"),
        ("Then envy, 4 seats", "$315.00"),
    ]
    paying.do(c.TickPaid(7))
    assert sums()[:2] == [("Paid so far", "$100.00"), ("Still to pay", "$5,000.96")]
    wrong = next(win.number for win in paying.table.round.wins if win.award.seat == 7)
    paying.do(c.AskAdjustment(wrong, "Hand judged wrongly", note="Seen on camera 4"))
    paying.swipe("executive-1")
    paying.swipe("supervisor-1")
    assert sums()[1] == ("Take back", "\N{MINUS SIGN}$100.00")


def test_envy_is_the_last_stop_of_the_way_and_no_seat_of_it(paying, view) -> None:
    model = table_model(paying.table, view).hands
    assert model.walk is not None
    assert [one.seat for one in model.walk.stops] == ["7", "5", "ENVY"]
    assert model.hint == "1st of 2 seats"
    paying.do(c.TickAllPaid())
    lap = table_model(paying.table, view).hands.walk
    assert lap is not None
    assert "ENVY" not in [one.seat for one in lap.stops]  # the lap has a way of its own

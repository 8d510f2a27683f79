"""The supervisor is told what to verify, which card it needs, and whether anything is recorded."""

import pytest
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LinkStand
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.ui.supervisor.recorded import RecordedModel
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.supervisor.swipe import SwipeKind, SwipeModel
from dealer_assist.ui.supervisor.verify import VerifyModel
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


@pytest.fixture
def two_wins(crazy4):
    return crazy4.start(1, 5, 7).claim(5, "four_aces").claim(7, "straight_flush")


def test_there_is_no_sheet_while_the_dealer_works(crazy4, view) -> None:
    assert sheet_model(crazy4.table, view) is None
    assert sheet_model(crazy4.start(5).table, view) is None


def test_wins_are_verified_in_payment_order(two_wins, view) -> None:
    model = sheet_model(two_wins.verify().table, view)
    assert isinstance(model, VerifyModel)
    assert model.title == "Verify 2 wins"
    assert [(win.order, win.seat, win.prize) for win in model.wins] == [
        ("1st", "7", "$100.00"),
        ("2nd", "5", "$5,000.72"),
    ]
    assert [win.level for win in model.wins] == ["SUPERVISOR", "EXECUTIVE"]
    assert [win.pays for win in model.wins] == [
        "100 for 1, from the tray",
        "100% of meter, reseeds to $5,000",
    ]
    assert model.wins[0].locked == "$1 locked 21:44:05"
    assert model.confirm.detail == "Then swipe an Executive card"
    assert model.back.detail == "Nothing is recorded"


def test_money_is_summed_by_where_it_comes_from(two_wins, view) -> None:
    model = sheet_model(two_wins.verify().table, view)
    assert isinstance(model, VerifyModel)
    assert [(one.caption, one.amount) for one in model.sums] == [
        ("Off the meter", "$5,000.72"),
        ("From the tray", "$100.00"),
        ("Envy from the tray", "$210.00"),
    ]


def test_envy_is_shown_seat_by_seat_and_how_it_adds_up(two_wins, view) -> None:
    model = sheet_model(two_wins.verify().table, view)
    assert isinstance(model, VerifyModel)
    assert [(row.seat, row.adds_up, row.amount) for row in model.envy.rows] == [
        ("7", "$100", "$100.00"),
        ("5", "$5", "$5.00"),
        ("1", "$100 + $5", "$105.00"),
    ]
    assert (model.envy.players, model.envy.total) == ("3 players", "$210.00")


def test_equal_envy_parts_are_written_as_one(crazy4, view) -> None:
    crazy4.start(1, 3, 5, 7)
    for seat in (3, 5, 7):
        crazy4.claim(seat, "straight_flush")
    model = sheet_model(crazy4.verify().table, view)
    assert isinstance(model, VerifyModel)
    assert model.envy.rows[-1].adds_up == "3 × $5"


def test_a_hand_without_envy_leaves_its_place_to_the_rest(crazy4, view) -> None:
    model = sheet_model(crazy4.start(1, 5).claim(5, "three_of_a_kind").verify().table, view)
    assert isinstance(model, VerifyModel)
    assert model.title == "Verify 1 win"
    assert model.envy.rows == ()
    assert model.confirm.detail == "Then swipe a Supervisor card"


def test_cards_that_are_not_entered_are_asked_for(two_wins, view) -> None:
    model = sheet_model(two_wins.verify().table, view)
    assert isinstance(model, VerifyModel)
    win = model.wins[0]
    assert (win.cards, win.said, win.enter.label) == ((), "Cards not entered", "ENTER CARDS")


@pytest.fixture
def against(crazy4):
    """Seat 7 holds three eights and the button says straight flush."""
    wagers = {"ante": 500, "super_bonus": 500, "play": 500}
    crazy4.start(5, 7)
    for place, cards in (
        ("5", "As Ah Ad Ac 9c"),
        ("7", "8h 8d 8c 6h Ks"),
        ("dealer", "Qh Td 4c 6s 3h"),
    ):
        if place.isdigit():
            crazy4.do(c.PlaceWagers(int(place), wagers))
        crazy4.do(c.SeeCards(place, tuple(cards.split())))
    return crazy4.claim(5, "four_aces").claim(7, "straight_flush").verify()


def test_the_cards_of_a_win_show_those_not_in_the_hand_dim(against, view) -> None:
    model = sheet_model(against.table, view)
    assert isinstance(model, VerifyModel)
    seven, five = model.wins
    assert (five.cards, five.idle) == (("As", "Ah", "Ad", "Ac", "9c"), (4,))
    assert (five.said, five.is_against) == ("The cards make Four Aces", False)
    assert (seven.idle, seven.said, seven.said_detail) == (
        (3, 4),
        "Cards: Three of a Kind",
        "Button: Straight Flush",
    )
    assert seven.change.touch == Do(c.ChangeClaim(7, "A"))


def test_against_the_cards_confirm_is_a_hold_after_a_reason(against, view) -> None:
    model = sheet_model(against.table, view)
    assert isinstance(model, VerifyModel)
    assert model.confirm.state is ActionState.NOT_YET
    assert [one.words for one in model.reasons] == [
        "Card entered wrongly",
        "Read again on the layout",
        "Checked with the camera",
    ]
    chosen = replace(view, reason="Read again on the layout")
    model = sheet_model(against.table, chosen)
    assert isinstance(model, VerifyModel)
    assert model.confirm.state is ActionState.HOLD
    assert model.confirm.touch == Do(c.ConfirmWins("Read again on the layout"))


def test_change_the_hand_says_what_it_would_pay(against, view) -> None:
    model = sheet_model(against.table, view)
    assert isinstance(model, VerifyModel)
    assert model.wins[0].change.detail == "Three of a Kind, $9.00"


def test_hands_that_exclude_each_other_are_held_and_told_at_each_seat(crazy4, view) -> None:
    crazy4.start(5, 7).claim(5, "four_aces").claim(7, "four_aces").verify()
    model = sheet_model(crazy4.table, view)
    assert isinstance(model, VerifyModel)
    assert model.wrong.startswith("One deck cannot make Four Aces")
    assert [(one.is_against, one.said_detail) for one in model.wins] == [
        (True, "Seats 7 and 5 cannot hold it together")
    ] * 2
    assert (model.confirm.state, model.confirm.reason) == (
        ActionState.NOT_YET,
        "Choose why, or put seats 5 and 7 right at the table",
    )
    assert [one.words for one in model.reasons] == [
        "Read again on the layout",
        "Checked with the camera",
    ]
    model = sheet_model(crazy4.table, replace(view, reason="Checked with the camera"))
    assert isinstance(model, VerifyModel)
    assert model.confirm.state is ActionState.HOLD
    assert model.confirm.label == "HOLD TO CONFIRM 2 WINS"


def test_a_struck_row_stays_greyed_with_undo(two_wins, view) -> None:
    two_wins.verify().do(c.DropClaim(7, "A", "Wrong seat"))
    model = sheet_model(two_wins.table, view)
    assert isinstance(model, VerifyModel)
    row = model.wins[-1]
    assert (row.seat, row.is_struck, row.pays) == ("7", True, "Not a win: Wrong seat")
    assert row.strike.touch == Do(c.RestoreClaim(7, "A"))
    assert model.title == "Verify 1 win"


def test_an_executive_is_fetched_before_the_reader_opens(two_wins, view) -> None:
    model = sheet_model(two_wins.verify().do(c.ConfirmWins()).table, view)
    assert isinstance(model, SwipeModel)
    assert (model.line, model.seconds, model.try_again.label) == (
        "Call an Executive to the table",
        0,
        "READY",
    )


def test_a_lost_reader_is_named_and_no_card_is_asked_for(two_wins, view) -> None:
    lost = replace(view, lost_devices=("swiper",))
    model = sheet_model(two_wins.confirm().table, lost)
    assert isinstance(model, SwipeModel)
    assert (model.line, model.seconds) == ("The card reader does not answer", 0)
    assert (model.again, model.try_again, model.cards) == ("", None, ())


def swipe(round_, view) -> SwipeModel:
    model = sheet_model(round_.table, view)
    assert isinstance(model, SwipeModel)
    return model


def test_the_highest_card_needed_is_asked_for(two_wins, view) -> None:
    model = swipe(two_wins.confirm(), replace(view, seconds_to_swipe=24))
    assert model.line == "Swipe an EXECUTIVE card"
    assert model.detail == "Four Aces pays 100% of the meter: $5,000.72"
    assert model.note == "This win needs an Executive card"
    assert (model.seconds_left, model.seconds) == (24, 30)
    assert model.list_note == "One Executive swipe records both wins and adjusts the meter."


def test_a_prize_has_the_same_badge_on_both_pages(crazy4, view) -> None:
    crazy4.start(1, 5).claim(5, "four_aces").claim(1, "three_of_a_kind").do(c.CallSupervisor())
    verified = sheet_model(crazy4.table, view)
    crazy4.do(c.ConfirmWins())
    asked = sheet_model(crazy4.table, view)
    badges = [[(win.level, win.stars) for win in page.wins] for page in (verified, asked)]
    assert badges == [[("EXECUTIVE", 2), ("DEALER", 0)]] * 2


def test_a_wrong_card_is_named_with_what_is_needed_and_the_try(two_wins, view) -> None:
    model = swipe(two_wins.confirm().swipe("supervisor-1"), view)
    assert model.kind is SwipeKind.REFUSED
    assert model.line == "Supervisor card not authorized"
    assert model.read.startswith("J. Park is a Supervisor. ")
    assert model.detail == "Four Aces needs an Executive."
    assert model.again == "Swipe an EXECUTIVE card"
    assert model.note == "Try 1 of 3. Nothing is recorded yet."


def test_cards_that_are_unknown_not_good_or_misread_are_told_apart(two_wins, view) -> None:
    two_wins.confirm().swipe("nobody")
    assert swipe(two_wins, view).line == "Card not recognized"
    assert "4471" in swipe(two_wins, view).read
    two_wins.do(c.SwipeCard(None, "1101", reading="J. Park's card was withdrawn. Use another"))
    assert swipe(two_wins, view).line == "Card not accepted"
    assert swipe(two_wins, view).read == "J. Park's card was withdrawn. Use another"
    two_wins.do(c.BackToTable()).confirm().do(c.SwipeCard(None, is_misread=True))
    assert swipe(two_wins, view).line == "Card not read"


def test_when_nobody_swipes_the_claims_stay_on_and_it_can_be_tried_again(two_wins, view) -> None:
    model = swipe(two_wins.confirm().do(c.LetSwipeTimeOut()), view)
    assert model.kind is SwipeKind.TIMEOUT
    assert model.line == "No card in 30 seconds"
    assert model.detail == "Nothing is recorded. The claims on seats 7 and 5 stay on."
    assert model.try_again is not None
    assert model.try_again.state is ActionState.NEXT
    assert (model.seconds, model.cards) == (0, ())


def test_a_reader_opened_again_asks_anew_and_still_counts_the_tries(two_wins, view) -> None:
    two_wins.confirm().swipe("supervisor-1").do(c.LetSwipeTimeOut(), c.TrySwipeAgain())
    model = swipe(two_wins, view)
    assert model.kind is SwipeKind.ASK
    assert (model.line, model.again) == ("Swipe an EXECUTIVE card", "")
    assert model.note == "Try 1 of 3. Nothing is recorded yet."


def test_one_claim_stays_on_in_the_singular(crazy4, view) -> None:
    crazy4.start(5).claim(5, "straight_flush").confirm().do(c.LetSwipeTimeOut())
    assert swipe(crazy4, view).detail == "Nothing is recorded. The claim on seat 5 stays on."


def test_only_cards_that_could_authorise_are_offered_for_simulation(two_wins, view, staff) -> None:
    everybody = tuple(staff.values())
    model = swipe(two_wins.confirm(), replace(view, simulated_cards=everybody))
    roles = [card.role for card in model.cards]
    assert "Dealer" not in roles
    assert roles[-1] == "Unknown"


def test_what_is_wrong_is_said_on_the_sheet_itself(two_wins, view) -> None:
    two_wins.verify()
    trouble = replace(view, trouble="Nothing was recorded: the disk is full")
    model = sheet_model(two_wins.table, trouble)
    assert model is not None
    assert model.wrong == "Nothing was recorded: the disk is full"
    two_wins.do(c.ConfirmWins())
    assert "card reader" in swipe(two_wins, replace(view, lost_devices=("swiper",))).wrong
    assert swipe(two_wins, view).wrong == ""


def test_defect_16_after_the_third_refused_try_the_sheet_goes_on_saying_why(two_wins, view) -> None:
    two_wins.confirm().swipe("supervisor-1").swipe("supervisor-1").swipe("supervisor-1")
    model = sheet_model(two_wins.table, view)
    assert isinstance(model, VerifyModel)
    assert "Swipe an Executive card. That was try 3 of 3: verify again" in model.wrong
    unplugged = sheet_model(two_wins.table, replace(view, lost_devices=("swiper",)))
    assert isinstance(unplugged, VerifyModel)
    assert "card reader does not answer" in unplugged.wrong
    two_wins.do(c.ConfirmWins(), c.BackToTable()).verify()
    again = sheet_model(two_wins.table, view)
    assert isinstance(again, VerifyModel)
    assert again.wrong == ""


def test_after_the_swipe_the_sheet_says_what_is_recorded(two_wins, view) -> None:
    assert isinstance(sheet_model(two_wins.record().table, view), RecordedModel)
    assert sheet_model(two_wins.do(c.BeginPaying()).table, view) is None


def test_a_meter_that_waits_for_its_cards_has_its_sheet(crazy4, view) -> None:
    reason = crazy4.table.setup.jurisdiction.raise_reasons[0]
    crazy4.open().do(c.AskMeterSet("A", "main", 6_000_000_000, reason, "Promotion"))
    model = swipe(crazy4, replace(view, trouble="Nothing was recorded: the disk is full"))
    assert model.title == "Set a meter"
    assert (model.back.touch, model.back.detail) == (Do(c.CancelAdjustment()), "The meter stays")
    assert model.wrong == "Nothing was recorded: the disk is full"
    crazy4.do(c.CancelAdjustment())
    assert sheet_model(crazy4.table, view) is None


def test_a_link_that_was_lost_before_the_card_is_told_beside_the_request(crazy4, view) -> None:
    table = crazy4.start(5).claim(5, "four_aces").confirm().table
    setup = replace(table.setup, floor=FloorPlace("simulated", {"A": "MGL"}))
    lost = changed(table, setup=setup, link=LinkStand(is_joined=True, lost_at=1_000, why="gone"))
    model = sheet_model(lost, replace(view, seconds_to_swipe=24))
    assert isinstance(model, SwipeModel)
    assert model.line == "Swipe an EXECUTIVE card"
    assert model.detail.startswith("Link lost: swipe anyway.")
    assert model.seconds_left == 24


def test_no_time_runs_out_once_a_card_has_asked_the_floor(crazy4, view) -> None:
    table = crazy4.start(5).claim(5, "four_aces").confirm().table
    by = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4713")
    asked = changed(table, link=LinkStand(is_joined=True, lost_at=1_000, asked_by=by))
    model = sheet_model(asked, replace(view, seconds_to_swipe=24))
    assert isinstance(model, SwipeModel)
    assert model.line == "Card of Eve Oak read"
    assert (model.seconds_left, model.seconds) == (0, 0)

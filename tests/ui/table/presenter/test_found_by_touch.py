"""What dealers found by touch at a table, each by the list and the number it was found under."""

from dealt_table import dealt
from shipped_tables import shipped
from sitting import Sitting
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.table.model.table import SeatModel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

Staff = dict[str, StaffMember]
ANTE = {"ante": 500, "super_bonus": 500}


def plate(sitting: Sitting, seat: int) -> SeatModel:
    felt = table_model(sitting.table, PassingView(at=sitting.now)).felt
    return next(one for one in felt.seats if one.number == seat)


def at_the_decision(staff: Staff) -> Sitting:
    """Three seats have their five cards; none of them has bet on or folded."""
    sitting = Sitting(shipped("crazy4-nexus"), staff).open()
    sitting.do(*(c.PlaceWagers(seat, ANTE) for seat in (1, 5, 7)))
    sitting.do(*(c.SeeChip(seat) for seat in (1, 5, 7)), c.StartGame())
    sitting.do(*(c.MissChip(seat) for seat in (1, 5, 7)), c.AdvanceStage("deal"))
    return sitting


def test_no_fold_lies_on_a_plate_with_a_claim_or_a_win(staff: Staff) -> None:
    """Poker B1: FOLD covered the prize, and one touch folded the winner."""
    sitting = at_the_decision(staff)
    assert [str(key.words) for key in plate(sitting, 5).keys] == ["FOLD"]
    sitting.claim(s5="three_of_a_kind")
    assert plate(sitting, 5).keys == ()
    sitting.do(c.ConfirmAsDealer(), c.BeginPaying())
    assert plate(sitting, 5).keys == ()
    sitting.do(c.TickPaid(5))
    assert plate(sitting, 5).keys == ()
    assert [str(key.words) for key in plate(sitting, 1).keys] == ["FOLD"]


def test_a_seat_whose_win_keeps_it_in_is_not_asked_whether_it_folds(staff: Staff) -> None:
    """Poker C7: THEY FOLD named a seat that was paid, and was refused."""
    sitting = at_the_decision(staff)
    sitting.claim(s5="three_of_a_kind")
    assert stages.undecided(sitting.table) == (1, 7)
    sitting.do(c.ConfirmAsDealer(), c.BeginPaying(), c.TickPaid(5))
    assert stages.undecided(sitting.table) == (1, 7)
    sitting.do(c.FoldAll((1, 7), "dealer"))
    assert sitting.table.round.stages[-1] == "dealer"


def test_what_was_paid_before_has_a_line_of_its_own_and_the_way_no_seat_of_it(staff: Staff) -> None:
    """Poker C9: *still to pay* stood over a ticked $9; the way ticked a wrong seat."""
    sitting = Sitting(shipped("crazy4-nexus"), staff).start(1, 5, 7)
    sitting.come_to_an_end()
    sitting.claim(s7="three_of_a_kind").do(c.ConfirmAsDealer(), c.BeginPaying(), c.TickPaid(7))
    sitting.claim(s5="four_aces", s1="straight_flush").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying())
    way = table_model(sitting.table, PassingView(at=sitting.now)).hands.walk
    assert way is not None
    assert str(way.before).startswith("ALREADY PAID: Seat 7 $9.00")
    sitting.do(c.TickPaid(5))
    number = next(win.number for win in sitting.table.round.wins if win.award.seat == 5)
    sitting.do(c.AskAdjustment(number, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    sitting.do(c.TakeBack(5))
    way = table_model(sitting.table, PassingView(at=sitting.now)).hands.walk
    assert way is not None
    assert [(str(stop.seat), stop.state.value) for stop in way.stops if not stop.is_lap] == [
        ("1", "now")
    ]


def test_hands_pressed_before_any_stage_are_claims_like_any_other(staff: Staff) -> None:
    """Poker C12: stages are the dealer's own help; who touches none presses the hand at once.

    Verify asks for its cards as it does for every claim, and the round goes on from there.
    """
    sitting = Sitting(shipped("crazy4-nexus"), staff).start(5)
    sitting.come_to_an_end()
    sitting.claim(s5="four_aces")
    shown = table_model(sitting.table, PassingView(at=sitting.now))
    assert shown.prompt.line == "Call the supervisor"
    assert "Leave hands face up: seat 5" in str(shown.prompt.detail)
    assert controls.end_game(sitting.table, sitting.now).standing is ControlStanding.NOT_YET


def test_void_is_shut_once_a_bonus_bet_is_paid(staff: Staff) -> None:
    """Tables C11: it looked open, and refused after the reason only."""
    sitting = Sitting(shipped("blackjack-royal-match"), staff).open()
    sitting.do(c.PlaceWagers(2, {"blackjack": 2500, "royal_match": 500}), c.StartGame())
    sitting.do(c.SeeCards("2", ("9d", "8d")), c.SeeCards("dealer", ("6d",)))
    assert controls.void_round(sitting.table).standing is ControlStanding.FREE
    sitting.do(c.PayBets())
    shut = controls.void_round(sitting.table)
    assert (shut.standing, shut.detail) == (ControlStanding.NOT_YET, "Bonus bets are paid")


def test_a_seat_that_is_paid_in_play_keeps_its_hands_and_totals(staff: Staff) -> None:
    """Tables C7: PAID $25.00 stood where the split hands and their totals were."""
    sitting = Sitting(shipped("blackjack-nexus"), staff).open()
    sitting.do(c.PlaceWagers(2, {"blackjack": 2500}), c.SeeChip(2), c.StartGame(), c.MissChip(2))
    sitting.do(c.SeeCards("2", ("7d", "7h")), c.SeeCards("dealer", ("6d",)))
    if sitting.table.round.stages[-1:] != ("play",):
        sitting.do(c.AdvanceStage("play"))
    sitting.do(c.PlayHand("2", "split", ("Tc",)), c.PlayHand("2", "hit", ("9c", "2d")))
    sitting.do(c.PressHand(2, "two7"), c.ConfirmAsDealer(), c.BeginPaying(), c.TickPaid(2))
    shown = plate(sitting, 2)
    assert [strip.letter for strip in shown.hands] == ["a", "b"]
    assert str(shown.hands[0].note) == "26"


def test_hands_that_nobody_has_set_are_not_shown_as_set_and_hold_the_end() -> None:
    """More titles C1: the first two cards lay in front, and END GAME was amber."""
    cards = {"3": "8s 8h Ad Qc Ts 7h 4c", "dealer": "Ah Ks Js Jd 6s 3d 2c"}
    table = dealt("fortune-pai-gow", cards, {3: {"main": 2500}})
    table = changed(table, stages=("set", "dealer", "compare"), started_at=1)
    shown = table_model(table, PassingView())
    (seat,) = [one for one in shown.felt.seats if one.number == 3]
    assert seat.set is not None
    assert seat.set.note == "NOT SET"
    end = controls.end_game(table)
    assert (end.standing, end.detail) == (ControlStanding.HOLD, "Hold: 1 seat to compare")


def test_nobody_is_told_that_no_hand_wins_while_seats_are_owed(staff: Staff) -> None:
    """Poker B7: *no winning hand* meant no progressive one, while three seats had won."""
    sitting = at_the_decision(staff)
    hands = {"1": "2s 4d 6h 8c Td", "5": "Ks Kd 7h 4c 2d", "7": "3s 5d 7c 9h Js"}
    for place, cards in hands.items():
        sitting.do(c.SeeCards(place, tuple(cards.split())))
    sitting.do(*(c.PlaceWagers(seat, {**ANTE, "play": 500}) for seat in (1, 5, 7)))
    sitting.do(c.SeeCards("dealer", ("Qs", "Qd", "8h", "6c", "2h")))
    sitting.come_to_an_end()
    while left := walk.left(sitting.table):
        shown = table_model(sitting.table, PassingView(at=sitting.now))
        said = f"{shown.prompt.line} {shown.prompt.detail} {shown.hands.headline}"
        assert "no winning hand" not in said
        assert f"seat {left[0].seat}" in said.lower()
        sitting.do(c.SettleSeat(left[0].seat))

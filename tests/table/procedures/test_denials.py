"""NOT A WIN for a hand that the known cards make: on record, and for another person to note."""

import pytest
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Alert
from dealer_assist.table.facts.denials import REASONS
from dealer_assist.table.facts.ending import reasons
from dealer_assist.table.guide.next_step import next_step

ACES, QUADS = ("As", "Ah", "Ad", "Ac", "2c"), ("2s", "2h", "2d", "2c", "Ac")
FOLDED = "Hand was folded"


@pytest.fixture
def known(sitting: Sitting) -> Sitting:
    """Seat 1 holds four aces, the chips are off, and nobody has pressed the hand."""
    sitting.start(1, 5).do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    return sitting


def alert_of(sitting: Sitting) -> Alert:
    (alert,) = sitting.table.lasting.alerts
    return alert


def test_the_way_past_a_known_hand_is_a_reason_from_the_list(known: Sitting) -> None:
    assert known.no_to(c.DenyHand(1, "Because")) == "NOT A WIN needs a reason from the list"
    for reason in REASONS:
        (asked,) = known.do(c.DenyHand(1, reason))
        assert isinstance(asked, e.CardAsked)
        assert "Seat 1 holds Four Aces" in known.no_to(c.EndGame()), "until a card agrees"
        denied, alert, _ = known.swipe("executive-1")
        assert isinstance(denied, e.HandDenied)
        assert denied.by == known.staff["executive-1"]
        assert (denied.line, denied.reason) == ("four_aces", reason)
        assert isinstance(alert, e.AlertRaised)
        known.do(c.WithdrawDenial(1))


def test_a_hand_of_the_executives_goes_by_no_lower_card(known: Sitting) -> None:
    known.do(c.DenyHand(1, FOLDED))
    assert next_step(known.table).text == "Swipe an EXECUTIVE card"
    assert next_step(known.table).detail == "NOT A WIN: seat 1: Four Aces. Hand was folded"
    (refused,) = known.swipe("supervisor-1")
    assert isinstance(refused, e.SwipeRefused)
    known.do(c.LeaveCard())
    assert known.table.round.asked is None
    assert "Seat 1 holds Four Aces" in known.no_to(c.EndGame())


def test_a_hand_of_the_dealers_needs_a_reason_alone(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeCards("1", ("9s", "9h", "9d", "2c", "4c")))
    sitting.come_to_an_end()
    denied, alert = sitting.do(c.DenyHand(1, FOLDED))
    assert isinstance(denied, e.HandDenied)
    assert isinstance(alert, e.AlertRaised)


def test_another_person_than_who_agreed_takes_note_of_it(known: Sitting) -> None:
    known.do(c.DenyHand(1, FOLDED))
    known.swipe("executive-1")
    alert = alert_of(known)
    assert alert.sentence == (
        "Seat 1: the cards make Four Aces, and it was not paid. NOT A WIN: Hand was folded"
    )
    agreed = known.staff["executive-1"]
    assert "another person" in known.no_to(c.AcknowledgeAlert(alert.key, agreed))
    known.do(c.EndGame())
    assert alert_of(known) == alert, "it outlives the round"
    known.do(c.AcknowledgeAlert(alert.key, known.staff["supervisor-1"]))
    assert known.table.lasting.alerts == ()


def test_it_can_be_taken_back_until_the_round_ends(known: Sitting) -> None:
    known.do(c.DenyHand(1, FOLDED))
    known.swipe("executive-1")
    known.do(c.WithdrawDenial(1))
    assert "Seat 1 holds Four Aces" in known.no_to(c.EndGame())
    assert alert_of(known).sentence == "Seat 1: NOT A WIN for Four Aces was taken back"
    assert known.do(c.WithdrawDenial(1)) == []


def test_a_corrected_card_makes_it_void(known: Sitting) -> None:
    known.do(c.DenyHand(1, REASONS[0]))
    known.swipe("executive-1")
    assert reasons(known.table, known.now) == ()
    known.do(c.SeeCards("1", QUADS))
    assert "Seat 1 holds Four of a Kind" in known.no_to(c.EndGame())
    known.do(c.SeeCards("1", (*ACES[:4], "3c")))
    assert "Seat 1 holds Four Aces" in known.no_to(c.EndGame()), "the same hand of other cards"


def test_only_a_hand_that_is_open_can_be_denied(known: Sitting) -> None:
    assert "make no open hand" in known.no_to(c.DenyHand(5, FOLDED))
    known.claim(s1="four_aces")
    assert "make no open hand" in known.no_to(c.DenyHand(1, FOLDED))


def test_a_denied_hand_may_be_pressed_after_all(known: Sitting) -> None:
    known.do(c.DenyHand(1, FOLDED))
    known.swipe("executive-1")
    known.do(c.PressHand(1, "four_aces"))
    assert [claim.seat for claim in known.table.round.claims] == [1]


def test_the_supervisors_not_a_win_answers_for_the_cards_too(known: Sitting) -> None:
    known.claim(s1="four_aces").do(c.CallSupervisor())
    known.do(c.DropClaim(1, reason="Hand was folded"), c.ConfirmWins())
    assert [one.seat for one in known.table.round.claims] == [1], "a claim until a card agrees"
    happened = known.swipe("executive-1")
    assert any(isinstance(one, e.HandDenied) for one in happened)
    assert reasons(known.table, known.now) == ()

"""Verify: a claim against its cards or another needs a reason, and its alert another person."""

import pytest
from random_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.state import Phase

WHY = "Read again on the layout"
WAGERS = {"ante": 500, "super_bonus": 500, "play": 500}


@pytest.fixture
def contradicted(sitting: Sitting) -> Sitting:
    """Seat 7 holds three eights, and the button says straight flush."""
    sitting.start(5, 7)
    for place, cards in (
        ("5", "Kh Jd 9c 7s 2h"),
        ("7", "8h 8d 8c 6h Ks"),
        ("dealer", "Qh Td 4c 6s 3h"),
    ):
        if place.isdigit():
            sitting.do(c.PlaceWagers(int(place), WAGERS))
        sitting.do(c.SeeCards(place, tuple(cards.split())))
    return sitting.claim(s7="straight_flush")


def test_a_claim_against_its_cards_is_confirmed_with_a_reason_only(contradicted) -> None:
    contradicted.do(c.CallSupervisor())
    assert "Choose why you confirm" in contradicted.no_to(c.ConfirmWins())
    (confirmed,) = contradicted.do(c.ConfirmWins(WHY))
    assert isinstance(confirmed, e.WinsConfirmed)
    assert confirmed.reason == WHY
    assert "the cards make Three of a Kind" in confirmed.against[0]


def test_its_alert_is_closed_by_another_person_than_who_confirmed(contradicted) -> None:
    contradicted.do(c.CallSupervisor(), c.ConfirmWins(WHY))
    contradicted.swipe("supervisor-1")
    (alert,) = contradicted.table.lasting.alerts
    assert alert.sentence.endswith(f"Confirmed: {WHY}")
    who = contradicted.staff["supervisor-1"]
    assert "another person" in contradicted.no_to(c.AcknowledgeAlert(alert.key, who))
    contradicted.do(c.AcknowledgeAlert(alert.key, contradicted.staff["executive-1"]))
    assert contradicted.table.lasting.alerts == ()


def test_change_the_hand_takes_what_the_cards_make(contradicted) -> None:
    contradicted.do(c.CallSupervisor(), c.ChangeClaim(7))
    (claim,) = contradicted.table.round.claims
    assert claim.line == "three_of_a_kind"
    assert not contradicted.do(c.ChangeClaim(7))
    contradicted.do(c.ConfirmWins())


def test_there_is_no_other_hand_to_change_to_where_the_cards_are_mute(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    assert "make no other winning hand" in sitting.no_to(c.ChangeClaim(5))


def test_a_struck_hand_that_the_cards_make_is_denied_on_record(contradicted) -> None:
    contradicted.do(c.PressHand(7, "three_of_a_kind"), c.CallSupervisor())
    contradicted.do(c.DropClaim(7, reason="Hand was folded"))
    kinds = [type(event) for event in contradicted.do(c.ConfirmWins())]
    assert kinds == [e.ClaimDropped, e.HandDenied, e.AlertRaised, e.CallAnswered]
    assert contradicted.is_in(Phase.IN_PLAY)


def test_the_shares_of_one_hit_are_struck_together(sit: Sit, resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "dragon-nexus.toml")
    sitting = sit(setup).open()
    for seat in (1, 3, 7):
        sitting.do(c.PlaceWagers(seat, {"player": 500}))
    sitting.start(1, 3, 7)
    line = setup.jackpots["A"].lines[0].key
    sitting.do(c.PressTableHand("player", line), c.CallSupervisor())
    sitting.do(c.DropClaim(3, reason="Hand read wrongly", all_shares=True))
    assert sitting.table.round.claims == ()
    assert {one.seat for one in sitting.table.round.struck} == {1, 3, 7}
    sitting.do(c.RestoreClaim(7))
    assert {claim.seat for claim in sitting.table.round.claims} == {1, 3, 7}


def test_j_pot_too_needs_a_reason_against_the_cards(sit: Sit, resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    sitting = sit(setup).start(7)
    sitting.do(
        c.PlaceWagers(7, WAGERS),
        c.SeeCards("7", ("8h", "8d", "8c", "6h", "Ks")),
        c.SeeCards("dealer", ("Qh", "Td", "4c", "6s", "3h")),
    )
    sitting.claim(s7="four_aces").do(c.TurnKey("JPH"))
    assert "Choose why you confirm" in sitting.no_to(c.PressJackpot())
    sitting.do(c.PressJackpot(WHY))
    assert [alert.kind for alert in sitting.table.lasting.alerts] == ["cards"]


def test_change_the_hand_goes_for_every_share_of_it(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.MarkSide(1, "player"), c.MarkSide(7, "player"))
    sitting.start(1, 7).claim(s1="9-0")
    sitting.do(c.SeeCards("player", ("2d", "3d", "4d")), c.SeeCards("banker", ("Ks", "Qh", "Tc")))
    sitting.do(c.CallSupervisor(), c.ChangeClaim(7))
    assert [(one.seat, one.line) for one in sitting.table.round.claims] == [
        (1, "234_diamonds"),
        (7, "234_diamonds"),
    ]


def test_a_hand_on_a_sensor_that_is_not_there_cannot_be_changed(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_aces").do(c.CallSupervisor())
    assert "make no other winning hand" in sitting.no_to(c.ChangeClaim(5, "B"))


def test_hands_that_exclude_each_other_are_confirmed_with_a_reason_only(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="four_aces").do(c.CallSupervisor())
    assert "Choose why you confirm" in sitting.no_to(c.ConfirmWins())
    assert sitting.table.round.phase is Phase.VERIFY
    (confirmed,) = sitting.do(c.ConfirmWins(WHY))
    assert isinstance(confirmed, e.WinsConfirmed)
    assert confirmed.reason == WHY
    assert "One deck cannot make Four Aces" in confirmed.against[0]


def test_a_contradiction_that_was_confirmed_needs_another_person(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="four_aces")
    sitting.do(c.CallSupervisor(), c.ConfirmWins(WHY))
    sitting.swipe("executive-1")
    (alert,) = sitting.table.lasting.alerts
    assert alert.sentence.endswith(f"Confirmed: {WHY}")
    who = sitting.staff["executive-1"]
    assert "another person" in sitting.no_to(c.AcknowledgeAlert(alert.key, who))


def test_a_contradiction_on_record_asks_nothing_of_the_next_win(sitting: Sitting) -> None:
    sitting.start(2, 5, 7).claim(s5="four_aces", s7="four_aces")
    sitting.do(c.CallSupervisor(), c.ConfirmWins(WHY))
    sitting.swipe("executive-1")
    sitting.do(c.BeginPaying())
    sitting.claim(s2="straight_flush").do(c.CallSupervisor())
    assert sitting.do(c.ConfirmWins())

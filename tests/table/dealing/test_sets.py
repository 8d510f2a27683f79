"""Hands that are set: by two cards or the house way, a foul as it lies, the dealer's held back."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import sets, stages
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known

Sit = Any  # of conftest
Sitting = Any
BET = {"main": 2500, "fortune": 500}
SEVEN = {
    "4": "Kh Td 9d 9h 4d 4s 7s",
    "6": "5c 5h Qs Qd Qh 9s 2c",
    "7": "8s 8d Ad Qc Ts 7h 4c",
    "dealer": "Ah Kc Js Jd 9c 6s 3d",
}


@pytest.fixture
def gow(sit: Sit) -> Sitting:
    """Three seats with a wager, their seven cards and the dealer's known, nobody set."""
    sitting = sit(shipped("fortune-pai-gow")).open()
    sitting.do(*(c.PlaceWagers(seat, BET) for seat in (4, 6, 7)), c.StartGame())
    for place, cards in SEVEN.items():
        sitting.do(c.SeeCards(place, tuple(cards.split())))
    return sitting


def seen(place: str, cards: str) -> c.SeeCards:
    return c.SeeCards(place, tuple(cards.split()))


def reached(sitting: Sitting) -> str:
    stage = stages.now(sitting.table)
    return stage.key if stage else ""


def test_nothing_of_the_dealers_shows_before_all_have_set(gow: Sitting) -> None:
    assert reached(gow) == "set"
    assert stages.undecided(gow.table) == (4, 6, 7)
    assert known.faces(gow.table, "dealer") == ("",) * 7
    assert known.faces(gow.table, "4") == ("",) * 7
    gow.do(c.SetHand(4, ("Kh", "Td")), c.SetHand(6, ("5c", "5h")))
    assert reached(gow) == "set"
    assert known.faces(gow.table, "dealer") == ("",) * 7
    assert bonus_pays.pays(gow.table) == {}
    gow.do(c.SetHand(7, ("8s", "8d")))
    assert reached(gow) == "dealer"
    assert known.faces(gow.table, "dealer") == tuple(SEVEN["dealer"].split())
    assert known.faces(gow.table, "7") == tuple(SEVEN["7"].split())


def test_a_foul_is_set_and_not_refused(gow: Sitting) -> None:
    assert gow.do(c.SetHand(7, ("8s", "8d")))
    found = sets.at(gow.table, "7")
    assert found is not None
    assert found.is_foul


def test_only_two_of_the_own_cards_are_a_low_hand(gow: Sitting) -> None:
    for low in (("Kh",), ("Kh", "Kh"), ("Kh", "Td", "9d"), ("Kh", "2d")):
        assert "two of its own cards" in gow.no_to(c.SetHand(4, low))
    assert "no seat 9" in gow.no_to(c.SetHand(9, ("Kh", "Td")))
    assert "has not all its cards" in gow.no_to(c.SetHand(1, ("Kh", "Td")))
    assert sets.unset(gow.table) == (4, 6, 7)


def test_doing_it_twice_is_doing_it_once_and_it_can_be_put_right(gow: Sitting) -> None:
    assert len(gow.do(c.SetHand(4, ("Kh", "Td")))) == 1
    assert gow.do(c.SetHand(4, ("Td", "Kh"))) == []
    gow.do(c.SetHand(4, ("4d", "4s")))
    assert gow.table.seat(4).low == ("4d", "4s")
    gow.do(c.SetHand(4))
    assert sets.unset(gow.table) == (4, 6, 7)


def test_the_house_way_comes_when_all_others_have_set(gow: Sitting) -> None:
    assert "Seat 6 has not set" in gow.no_to(c.SetHand(4, by_house_way=True))
    gow.do(c.SetHand(6, ("5c", "5h")), c.SetHand(7, ("Ad", "Qc")))
    (event, *_) = gow.do(c.SetHand(4, by_house_way=True))
    assert isinstance(event, e.HandSet)
    assert event.by_house_way
    # Two pair, the big one 7 to 10, no ace for the front: split.
    assert set(event.low) == {"4d", "4s"}


def test_a_hand_whose_cards_are_put_right_is_set_again(gow: Sitting) -> None:
    gow.do(c.SetHand(4, ("Kh", "Td")))
    gow.do(seen("4", "Kd Td 9d 9h 4d 4s 7s"))
    assert gow.table.seat(4).low == ()
    gow.do(c.SetHand(4, ("Kd", "Td")))
    gow.do(seen("4", "Kd Td 9d 9h 4d 4s 8h"))
    assert gow.table.seat(4).low == ("Kd", "Td")


def test_without_cards_each_stage_is_one_touch(sit: Sit) -> None:
    sitting = sit(shipped("fortune-pai-gow")).open()
    sitting.do(c.PlaceWagers(2, BET), c.StartGame())
    for stage in ("set", "dealer", "compare"):
        sitting.do(c.AdvanceStage(stage))
        assert reached(sitting) == stage
    assert known.have_all_acted(sitting.table)


def test_seats_that_are_not_set_are_asked_for_once(gow: Sitting) -> None:
    gow.do(c.SetHand(4, ("Kh", "Td")))
    refused = gow.no_to(c.AdvanceStage("dealer"))
    assert refused == "Seats 6 and 7 have not set. Ask them, then touch DEALER again"
    gow.do(c.AdvanceStage("dealer", is_asked=True))
    assert reached(gow) == "dealer"


def test_nobody_sets_a_hand_elsewhere(sit: Sit) -> None:
    sitting = sit(shipped("dj-wild")).open()
    sitting.do(c.PlaceWagers(2, {"ante": 500, "blind": 500}), c.StartGame())
    assert "No hands are set in DJ Wild" in sitting.no_to(c.SetHand(2, ("Kh", "Td")))


def test_fortune_is_paid_by_all_seven_cards_with_its_envy(gow: Sitting) -> None:
    gow.do(seen("7", "8s 8d Ad Kd Ts 7h 4c"))
    gow.do(seen("6", "5c 5h Qs Qd Qh Qc 2c"))
    gow.do(c.SetHand(4, ("Kh", "Td")), c.SetHand(6, ("5c", "5h")), c.SetHand(7, ("8s", "8d")))
    # Four of a kind pays 25 to 1, and $5 to every other stake of $5.
    paid = {(7, "fortune"): 500, (6, "fortune"): 12500, (4, "fortune"): 500}
    assert bonus_pays.pays(gow.table) == paid


def test_a_dealer_who_is_face_up_sets_first_and_shows(sit: Sit) -> None:
    sitting = sit(shipped("face-up-pai-gow")).open()
    sitting.do(c.PlaceWagers(4, {"main": 2500}), c.StartGame(), seen("dealer", SEVEN["dealer"]))
    assert reached(sitting) == "dealer"
    assert known.faces(sitting.table, "dealer") == tuple(SEVEN["dealer"].split())
    sitting.do(seen("4", SEVEN["4"]))
    assert reached(sitting) == "set"
    assert "has not set" in sitting.no_to(c.AdvanceStage("compare"))
    assert stages.is_before_showdown(sitting.table)
    sitting.do(c.SetHand(4, ("Kh", "Td")), c.AdvanceStage("compare"))
    assert reached(sitting) == "compare"
    assert not stages.is_before_showdown(sitting.table)

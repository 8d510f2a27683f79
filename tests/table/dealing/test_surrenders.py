"""A surrender: as the first decision, or at any time where the title's file has it."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit, Sitting

from dealer_assist.rules.looks import NO_BLACKJACK
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import surrenders

BET = {"blackjack": 2500}


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("super-fun")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("6s", "2d")))
    sitting.do(c.SeeCards("dealer", ("7d",)))
    return sitting


def test_half_comes_back_after_any_card_and_the_hand_gets_no_more(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("6s", "2d", "5h")))
    assert surrenders.may_be(playing.table, "4")
    assert surrenders.saved(playing.table, "4") == 1250
    playing.do(c.PlaceWagers(4, {**BET, "surrender": 1250}))
    assert surrenders.is_made(playing.table, "4")
    before = playing.table
    said = playing.no_to(c.SeeCards("4", ("6s", "2d", "5h", "2c")))
    assert said == "Seat 4 has given its hand up. No card can follow"
    said = playing.no_to(c.PlaceWagers(4, {**BET, "surrender": 1250, "double": 2500}))
    assert said == "Seat 4 has given its hand up"
    assert playing.table == before


def test_cards_that_are_put_right_come_back_to_a_hand_that_was_given_up(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("6s", "2d", "5h")), c.PlaceWagers(4, {**BET, "surrender": 1250}))
    playing.do(c.SeeCards("4", ()), c.SeeCards("4", ("6s", "2d", "4h")))
    assert surrenders.is_made(playing.table, "4")


def test_a_doubled_hand_is_given_up_once_its_card_has_come(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("6s", "2d", "3h")), c.PlaceWagers(4, {**BET, "double": 2500}))
    said = playing.no_to(c.PlaceWagers(4, {**BET, "double": 2500, "surrender": 2500}))
    assert said == "Seat 4 cannot surrender now. Hit or stand"
    playing.do(c.SeeCards("4", ("6s", "2d", "3h", "4c")))
    assert "has doubled" in playing.no_to(c.SeeCards("4", ("6s", "2d", "3h", "4c", "2c")))
    said = playing.no_to(c.PlaceWagers(4, {**BET, "double": 2500, "surrender": 1250}))
    assert said == "Seat 4 gets $25 back, half of its wager"
    playing.do(c.PlaceWagers(4, {**BET, "double": 2500, "surrender": 2500}))
    assert surrenders.given_up(playing.table.seat(4).wagers) == 2500
    assert surrenders.lying(playing.table.seat(4).wagers) == {**BET, "double": 2500}


def test_each_split_hand_is_given_up_by_itself(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("8s",)), c.SeeCards("4b", ("8d",)))
    playing.do(c.SeeCards("4", ("8s", "Kd")), c.SeeCards("4b", ("8d", "6c")))
    playing.do(c.PlaceWagers(4, {**BET, "surrender_b": 1250}))
    assert not surrenders.is_made(playing.table, "4")
    assert surrenders.is_made(playing.table, "4b")


@pytest.mark.parametrize("cards", ["Ks Ad", "2c 3d 2h 4s 3c 2d", "Ks Qd 2c", "Ks"])
def test_a_hand_that_is_over_or_not_dealt_is_not_given_up(cards: str) -> None:
    table = dealt("super-fun", {"4": cards, "dealer": "7c"}, {4: BET})
    assert not surrenders.may_be(table, "4")


def test_nobody_gives_up_before_the_look(sit: Sit) -> None:
    sitting = sit(shipped("super-fun")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("Ts", "6d")))
    sitting.do(c.SeeCards("dealer", ("Tc",)))
    half = c.PlaceWagers(4, {**BET, "surrender": 1250})
    assert sitting.no_to(half) == "Look for blackjack first"
    sitting.do(c.AnswerPeek(NO_BLACKJACK), half)


def test_plain_blackjack_gives_up_first_or_never() -> None:
    for options, offered in (({"surrender": True}, True), ({"surrender": False}, False)):
        cards = {"4": "Ts 6d", "dealer": "7c"}
        table = dealt("blackjack-nexus", cards, {4: BET}, options=options)
        assert surrenders.are_offered(table.setup) == surrenders.may_be(table, "4") == offered
        assert not surrenders.at_any_time(table.setup)
        later = dealt("blackjack-nexus", {**cards, "4": "Ts 2d 4c"}, {4: BET}, options=options)
        assert not surrenders.may_be(later, "4")

"""Cards that a seat puts away: they lie apart, the next card is drawn, and the rest is the hand."""

from random import Random

import pytest
from dealt_table import game_of, shipped
from sitting import Sit, Sitting

from dealer_assist.devices.simulated.virtual_shoe import deal
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import exchanges
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.settling import deal_record
from dealer_assist.table.facts.settling.settlement import settlement

BET = {"ante": 1000, "play": 1000, "first_three": 500}
DEALER = ("Kd", "Ks", "7c", "2h")


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("three-card-draw")).open()
    sitting.do(c.PlaceWagers(4, {"ante": 1000, "first_three": 500}), c.StartGame())
    sitting.do(c.AdvanceStage("action"), c.PlaceWagers(4, BET), c.SeeCards("4", ("Ah", "9h", "4s")))
    return sitting


def test_a_card_that_is_put_away_leaves_the_hand_and_another_is_awaited(playing: Sitting) -> None:
    playing.do(c.SeeCards("4z", ("4s",)))
    assert playing.table.round.cards["4"] == ("Ah", "9h")
    assert exchanges.dealt(playing.table, 4) == ("4s", "Ah", "9h")
    assert not known.is_whole(playing.table, "4")
    playing.do(c.SeeCards("4", ("Ah", "9h", "5h")))
    assert known.is_whole(playing.table, "4")
    hand = known.hand_at(playing.table, "4")
    assert hand is not None
    assert hand.text == "flush:A-9-5"


def test_what_a_seat_drew_settles_the_hand_and_the_first_three_the_bonus(playing: Sitting) -> None:
    playing.do(c.SeeCards("4z", ("4s",)), c.SeeCards("4", ("Ah", "9h", "5h")))
    playing.do(c.SeeCards("dealer", DEALER))
    raw = deal_record.write_down(playing.table, game_of(playing.table.setup))
    (seat,) = raw["seats"]
    assert seat["cards"] == ["4s", "Ah", "9h", "5h"]
    assert seat["decision"] == {"action": "draw", "discard": ["4s"]}
    (settled,) = settlement(playing.table).seats
    assert {one.wager: one.net for one in settled.wagers} == {
        "ante": 1000,
        "play": 1000,
        "first_three": -500,
    }
    assert bonus_pays.judged(playing.table)[4, "first_three"].net == -500


def test_a_seat_that_puts_nothing_away_stands(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", DEALER))
    raw = deal_record.write_down(playing.table, game_of(playing.table.setup))
    assert raw["seats"][0]["decision"] == {"action": "stand"}
    assert not exchanges.is_due(playing.table, 4)


def test_the_hand_and_what_lies_apart_may_be_read_in_as_they_are_turned(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("Ah", "9h", "5h")), c.SeeCards("4z", ("4s",)))
    assert playing.table.round.cards["4"] == ("Ah", "9h", "5h")
    assert known.is_whole(playing.table, "4")
    assert known.is_whole(playing.table, "4z")


def test_one_card_is_put_away_and_no_second_one(playing: Sitting) -> None:
    assert "puts away one card" in playing.no_to(c.SeeCards("4z", ("4s", "9h")))
    assert "3 cards at most" in playing.no_to(c.SeeCards("4", ("Ah", "9h", "4s", "5h")))


def test_a_card_lies_at_one_place_only(playing: Sitting) -> None:
    playing.do(c.SeeCards("4z", ("4s",)))
    assert "4s" in playing.no_to(c.SeeCards("4", ("Ah", "9h", "4s")))


def test_a_folded_hand_is_that_of_its_first_three(playing: Sitting) -> None:
    playing.do(c.SeeCards("4z", ("4s",)), c.SeeCards("4", ("Ah", "9h", "5h")))
    playing.do(c.PlaceWagers(4, {"ante": 1000, "first_three": 500}), c.FoldHand(4))
    playing.do(c.SeeCards("dealer", DEALER))
    raw = deal_record.write_down(playing.table, game_of(playing.table.setup))
    assert raw["seats"][0]["cards"] == ["4s", "Ah", "9h"]
    assert exchanges.places_of(playing.table, 4) == ()
    (settled,) = settlement(playing.table).seats
    assert sum(one.net for one in settled.wagers) == -1500


FIVE, GONE = ("Jk", "9d", "8s", "7s", "6s"), ("3c", "2h")
FIVES = ("5s", "5d", "Jh", "Qc", "Ks", "8c", "7d")


@pytest.fixture
def high_five(sit: Sit) -> Sitting:
    sitting = sit(shipped("high-five-poker")).open()
    sitting.do(c.PlaceWagers(3, {"ante": 1000, "trips": 500}), c.StartGame())
    sitting.do(c.AdvanceStage("action"))
    sitting.do(c.PlaceWagers(3, {"ante": 1000, "play": 1000, "trips": 500}))
    sitting.do(c.SeeCards("3", (*FIVE, *GONE)))
    return sitting


def test_who_plays_must_put_two_cards_away(high_five: Sitting) -> None:
    high_five.do(c.SeeCards("dealer", FIVES))
    assert high_five.table.round.stages[-1] == "action"
    high_five.do(c.AdvanceStage("dealer", is_asked=True))
    (seat,) = settlement(high_five.table).seats
    assert seat.trouble == "Seat 3 must put away 2 of its own cards"
    assert known.hand_at(high_five.table, "3") is None
    assert known.next_place(high_five.table) == "3z"


def test_a_straight_is_compared_though_the_dealer_does_not_qualify(high_five: Sitting) -> None:
    high_five.do(c.SeeCards("3z", GONE), c.SeeCards("dealer", FIVES))
    assert high_five.table.round.cards["3"] == FIVE
    assert high_five.table.round.stages[-1] == "not_qualified"
    (seat,) = settlement(high_five.table).seats
    assert {one.wager: one.net for one in seat.wagers} == {
        "ante": 1000,
        "play": 1000,
        "trips": 1000,
    }
    assert bonus_pays.judged(high_five.table)[3, "trips"].net == 1000


@pytest.mark.parametrize(
    ("name", "held", "gone"), [("high-five-poker", 5, 2), ("three-card-draw", 3, 1)]
)
def test_the_virtual_shoe_puts_away_and_draws_for_its_players(
    sit: Sit, name: str, held: int, gone: int
) -> None:
    sitting = sit(shipped(name)).open()
    sitting.do(c.StartGame(), c.AdvanceStage("action", is_asked=True))
    for command in deal(sitting.table, Random(5)):
        sitting.do(command)
    places = {place: len(cards) for place, cards in sitting.table.round.cards.items()}
    assert {size for place, size in places.items() if place.isdigit()} == {held}
    assert {size for place, size in places.items() if place.endswith("z")} == {gone}
    assert all(known.is_whole(sitting.table, place) for place in places)

"""A hand that may be doubled again: act by act, taken back, settled as the rules have it."""

import pytest
from dealt_table import dealt as dealt_table
from dealt_table import game_of, shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import hand_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    doublings,
    on_hands,
)
from dealer_assist.table.facts.settling import deal_record
from dealer_assist.value import replace

BET = {"blackjack": 2500}


def double(card: str, *, is_on: bool = True) -> c.PlayHand:
    return c.PlayHand("4", "double", (card,) if is_on else (), is_on=is_on)


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("bahama-bonus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("2c", "2d")))
    sitting.do(c.SeeCards("dealer", ("7d",)))
    return sitting


def test_a_hand_is_doubled_three_times_to_eight_times_its_wager(playing: Sitting) -> None:
    playing.do(c.PlayHand("4", "hit", ("2h",)))
    for times, card in enumerate(("3c", "2s", "3d"), 1):
        playing.do(double(card))
        assert doublings(playing.table, "4") == times
        assert on_hands(playing.table, 4) == 2500 * 2**times
        assert doubled_at(playing.table, "4") == 2 + times
    seven = ("2c", "2d", "2h", "3c", "2s", "3d", "Ah")
    assert "has doubled" in playing.no_to(c.SeeCards("4", seven))
    assert hand_acts.to_play(playing.table) == ""


def test_a_doubled_hand_doubles_again_or_stands_and_nothing_else(playing: Sitting) -> None:
    playing.do(double("3c"))
    said = playing.no_to(c.PlayHand("4", "hit", ("3s",)))
    assert said == "Seat 4 has doubled: double again or stand"
    assert "has doubled" in playing.no_to(c.SeeCards("4", ("2c", "2d", "3c", "3s")))
    playing.do(c.PlayHand("4", "stand"))
    assert hand_acts.to_play(playing.table) == ""


def test_the_last_double_alone_is_taken_back(playing: Sitting) -> None:
    playing.do(double("3c"))
    before = playing.table
    playing.do(double("2s"), double("", is_on=False))
    assert playing.table.seat(4) == before.seat(4)
    assert playing.table.round.cards == before.round.cards
    playing.do(double("", is_on=False))
    assert playing.table.seat(4).wagers == BET


def test_a_house_of_one_doubling_and_a_double_for_less_end_the_hand(sit: Sit) -> None:
    setup = shipped("bahama-bonus")
    once = replace(setup, options={**setup.options, "doublings": 1})
    for table, cents in ((once, 2500), (setup, 1000)):
        sitting = sit(table).open()
        sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("2c", "2d")))
        sitting.do(c.SeeCards("dealer", ("7d",)), c.PlaceWagers(4, {**BET, "double": cents}))
        sitting.do(c.SeeCards("4", ("2c", "2d", "3c")))
        assert hand_acts.to_play(sitting.table) == ""
        assert sitting.no_to(c.PlaceWagers(4, {**BET, "double": 3 * 2500}))


def test_it_settles_by_all_that_lies_on_it(playing: Sitting) -> None:
    playing.do(double("3c"), double("2s"), c.PlayHand("4", "stand"))
    playing.do(c.SeeCards("dealer", ("7d", "Jc")))
    game, setup = game_of(playing.table.setup), playing.table.setup
    raw = deal_record.write_down(playing.table, game)
    assert raw["seats"][0]["decision"] == {"actions": ["double", "double"]}
    (seat,) = deal_record.settle(setup, raw, game).seats
    assert seat.wagers["blackjack"].net == -4 * 2500


def test_each_of_two_split_hands_keeps_its_own_doubles() -> None:
    cards = {"4": "8c 2d 3c", "4b": "8d 2h 3s", "dealer": "7d Jc"}
    wagers = {**BET, "split": 2500, "double": 2500, double_key("4b"): 2500}
    table = dealt_table("bahama-bonus", cards, {4: wagers})
    raw = deal_record.write_down(table, game_of(table.setup))
    (seat,) = deal_record.settle(table.setup, raw, game_of(table.setup)).seats
    assert [hand["wager"] for hand in seat.hands] == [5000, 5000], raw


def test_a_ten_is_in_no_deck_of_forty_eight(sit: Sit) -> None:
    sitting = sit(shipped("bahama-bonus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame())
    assert "this game has no T" in sitting.no_to(c.SeeCards("4", ("Tc", "2d")))
    assert not [card for card in sitting.table.setup.deck if card // 4 == 8]

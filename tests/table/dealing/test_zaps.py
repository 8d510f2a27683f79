"""A zap: once, before anything else, of the totals that the title names; the first cards count."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit, Sitting

from dealer_assist.rules.cards import parse_cards
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import zaps
from dealer_assist.table.facts.judging import evidence, suggestion
from dealer_assist.table.facts.judging import known_cards as known

BET = {"blackjack": 2500}


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("zappit-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("9s", "7d")))
    sitting.do(c.SeeCards("dealer", ("6d",)))
    return sitting


def test_the_first_cards_leave_the_hand_and_stay_known(playing: Sitting) -> None:
    found = playing.do(c.SeeCards("4z", ("9s", "7d")))
    assert found[:3] == [
        e.HandActed(playing.now, "4", "zap"),
        e.CardsSeen(playing.now, "4z", ("9s", "7d")),
        e.CardsSeen(playing.now, "4", ()),
    ]
    assert known.zapped(playing.table, 4) == parse_cards(["9s", "7d"])
    assert known.hands_of(playing.table, 4) == ("4",)
    assert known.next_place(playing.table) == "4"
    playing.do(c.SeeCards("4", ("Kc", "9c")))
    assert known.first_two(playing.table, 4) == parse_cards(["9s", "7d"])


def test_a_second_zap_moves_nothing(playing: Sitting) -> None:
    playing.do(c.SeeCards("4z", ("9s", "7d")), c.SeeCards("4", ("Tc", "6c")))
    before = playing.table
    for cards in (("Tc", "6c"), ("Ts", "5c")):
        said = playing.no_to(c.SeeCards("4z", cards))
        assert said == "Seat 4 was zapped already. It plays the new cards"
    assert playing.table == before
    assert zaps.why_not(playing.table, 4) == said


@pytest.mark.parametrize("cards", ["Ah 6d", "Th 8d", "Th 4d", "Th 3d 4c"])
def test_only_two_cards_of_the_named_hard_totals_are_zapped(playing: Sitting, cards: str) -> None:
    held = tuple(cards.split())
    playing.do(c.SeeCards("4", held))
    before = playing.table
    said = playing.no_to(c.SeeCards("4z", held[:2]))
    assert said == "Seat 4: a zap is for two first cards of hard 15, 16, 17. Hit or stand"
    assert playing.table == before


def test_the_house_may_let_18_be_zapped_too() -> None:
    cards = {"4": "Th 8d", "dealer": "6d"}
    assert zaps.why_not(dealt("zappit-nexus", cards, {4: BET}), 4)
    free = dealt("zappit-nexus", cards, {4: BET}, options={"zap_18": True})
    assert zaps.why_not(free, 4) == ""


def test_no_zap_before_the_look_nor_after_a_split(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("Tc",)))
    assert playing.no_to(c.SeeCards("4z", ("9s", "7d"))) == "Look for blackjack first"
    playing.do(c.AnswerPeek("blackjack"))
    said = playing.no_to(c.SeeCards("4z", ("9s", "7d")))
    assert said == "Dealer has blackjack. No draws"
    split = dealt("zappit-nexus", {"4": "8h 7d", "4b": "8d", "dealer": "6d"}, {4: BET})
    said = zaps.why_not(split, 4)
    assert said == "Seat 4 has split. A zap comes before anything else"


def test_other_games_deal_no_cards_there(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("9s", "7d")))
    assert "deals no cards to 4z" in sitting.no_to(c.SeeCards("4z", ("9s", "7d")))
    assert not zaps.are_made(sitting.table.setup)


def test_one_deck_holds_the_cards_that_move(sit: Sit) -> None:
    setup = shipped("zappit-nexus")
    table = dealt("zappit-nexus", {"4": "9s 7d", "dealer": "6d"}, {4: BET}, options={"decks": 1})
    assert setup.decks == 6
    assert zaps.moves(table, "4z", ("9s", "7d"))
    sitting = sit(table.setup).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("9s", "7d")))
    sitting.do(c.SeeCards("4z", ("9s", "7d")))
    assert "more than one deck can hold" in sitting.no_to(c.SeeCards("4", ("9s",)))


def test_jackpots_go_by_the_first_two_and_the_first_card_after_them() -> None:
    cards = {"4z": "7s 8d", "4": "7c 9c", "dealer": "6s"}
    table = dealt("zappit-nexus", cards, {4: BET}, chips={4: "A"})
    assert evidence.sevens(table, 4).cards == parse_cards(["7s", "8d", "7c"])
    assert evidence.with_up_card(table, 4).cards == parse_cards(["7s", "8d", "6s"])
    assert suggestion.suggested(table, (4, "A")) == "one7"
    assert suggestion.basis(table, (4, "A")) == ("7c", "9c", "7s", "8d", "6s")

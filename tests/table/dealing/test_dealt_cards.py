"""The cards that are known: noted whole, corrected, taken back, never more than there can be."""

import pytest
from random_tables import shipped, tables
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import dealt_cards
from dealer_assist.value import replace

ACES = ("As", "Ad", "Ac", "Ah", "2d")


def test_cards_are_noted_for_a_place_and_move_no_money(sitting: Sitting) -> None:
    sitting.start(5)
    accounts = sitting.table.accounts
    seen, moved = sitting.do(c.SeeCards("5", ACES))
    assert seen == e.CardsSeen(sitting.now, "5", ACES)
    assert moved == e.StageReached(sitting.now, "deal")
    assert sitting.table.round.cards == {"5": ACES}
    assert sitting.table.accounts == accounts
    assert sitting.table.round.claims == ()


def test_the_same_cards_once_more_are_one_fact(sitting: Sitting) -> None:
    sitting.start(5).do(c.SeeCards("5", ACES))
    assert sitting.do(c.SeeCards("5", ACES)) == []
    assert sitting.do(c.SeeCards("4", ())) == []


def test_cards_are_corrected_whole_and_taken_back_with_none(sitting: Sitting) -> None:
    sitting.start(5).do(c.SeeCards("5", ACES), c.SeeCards("dealer", ("Kd",)))
    sitting.do(c.SeeCards("5", ("As", "Kd")[:1]))
    assert sitting.table.round.cards == {"5": ("As",), "dealer": ("Kd",)}
    sitting.do(c.SeeCards("5", ()))
    assert sitting.table.round.cards == {"dealer": ("Kd",)}


def test_the_next_round_knows_no_cards(sitting: Sitting) -> None:
    sitting.start(5).do(c.SeeCards("5", ACES[:2]), c.EndGame())
    assert sitting.table.round.cards == {}


def test_cards_are_noted_while_an_adjustment_waits_and_bets_are_open(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4"), c.SeeCards("1", ("As",)))
    assert sitting.table.round.cards == {"1": ("As",)}
    sitting.do(c.CancelAdjustment(), c.EndGame(), c.SeeCards("1", ("As",)))
    assert sitting.table.round.cards == {"1": ("As",)}


def test_a_closed_table_deals_no_cards(sitting: Sitting) -> None:
    assert sitting.no_to(c.SeeCards("5", ACES)).startswith("The table is closed")


@pytest.mark.parametrize(
    ("place", "cards", "sentence"),
    [
        ("8", ("As",), "Crazy 4 Poker deals no cards to 8. Choose another place"),
        ("board", ("As",), "Crazy 4 Poker deals no cards to board. Choose another place"),
        ("seat", ("As",), "Crazy 4 Poker deals no cards to seat. Choose another place"),
        ("3b", ("As",), "Crazy 4 Poker deals no cards to 3b. Choose another place"),
        ("5", (*ACES, "3d"), "Seat 5 has 5 cards at most. Take the others away"),
        ("dealer", (*ACES, "3d"), "The dealer has 5 cards at most. Take the others away"),
        (
            "5",
            ("As", "As"),
            "As is there 2 times, more than one deck can hold. Look at the cards again",
        ),
        (
            "5",
            ("Ax",),
            "'Ax' is not a card: write rank A23456789TJQK then suit cdhs, like Th",
        ),
    ],
)
def test_what_cannot_have_been_dealt_is_refused(
    sitting: Sitting, place: str, cards: tuple[str, ...], sentence: str
) -> None:
    sitting.start(5)
    assert sitting.no_to(c.SeeCards(place, cards)) == sentence


def test_a_card_is_at_one_place_only_unless_there_are_more_decks(sit: Sit) -> None:
    poker = sit().start(5)
    poker.do(c.SeeCards("5", ACES))
    assert "As is there 2 times" in poker.no_to(c.SeeCards("dealer", ("As",)))
    blackjack = sit(shipped("house-money-nexus")).open()
    blackjack.do(c.StartGame())
    blackjack.do(*(c.SeeCards(str(seat), ("7d", "7d")) for seat in (1, 2, 3)))
    said = blackjack.no_to(c.SeeCards("dealer", ("7d",)))
    assert said == "7d is there 7 times, more than 6 decks can hold. Look at the cards again"


@pytest.mark.parametrize(
    ("table", "places"),
    [
        ("crazy4-nexus", {"1": 5, "dealer": 5, "board": 0, "player": 0}),
        ("four-card-nexus", {"7": 5, "dealer": 6, "board": 0}),
        ("six-five-four", {"1": 5, "dealer": 6}),
        ("caribbean", {"1": 5, "dealer": 5}),
        ("holdem-nexus", {"1": 2, "dealer": 2, "board": 5}),
        ("dragon-nexus", {"player": 3, "banker": 3, "1": 0, "dealer": 0}),
        (
            "house-money-nexus",
            {"1": 21, "1b": 21, "7d": 21, "dealer": 21, "1a": 0, "1e": 0, "board": 0},
        ),
    ],
)
def test_every_game_deals_to_its_own_places(table: str, places: dict[str, int]) -> None:
    found = {place: dealt_cards.most_at(shipped(table), place) for place in places}
    assert found == places


def test_a_game_whose_file_names_no_hands_deals_no_cards(sit: Sit) -> None:
    setup = replace(shipped("crazy4-nexus"), hand_sizes={}, game_name="War")
    said = sit(setup).start(5).no_to(c.SeeCards("5", ("As",)))
    assert said == "War deals no cards to 5. Choose another place"


@pytest.mark.parametrize("place", ["1X", "1 ", "1seat", ""])
def test_only_seats_and_split_hands_have_numbers(place: str) -> None:
    assert dealt_cards.most_at(shipped("crazy4-nexus"), place) == 0
    assert dealt_cards.most_at(shipped("house-money-nexus"), place) == 0


def test_every_game_that_ships_says_where_it_deals_cards() -> None:
    for setup in tables().values():
        places = ("player", "banker") if setup.game == "dragon_bonus" else ("1", "dealer")
        assert all(dealt_cards.most_at(setup, place) > 0 for place in places), setup.key


def test_the_joker_is_a_card_only_where_the_deck_has_one(sit: Sit) -> None:
    wild = sit(shipped("dj-wild")).open()
    wild.do(c.StartGame(), c.SeeCards("3", ("Jk", "2s")))
    said = "Jk is there 2 times, more than one deck can hold. Look at the cards again"
    assert wild.no_to(c.SeeCards("5", ("Jk",))) == said
    plain = sit(shipped("six-five-four")).open()
    plain.do(c.StartGame())
    assert "This game has none" in plain.no_to(c.SeeCards("3", ("Jk",)))

"""Cards that the table knows: the place of the next one, and what may be seen of them."""

from typing import Any

import pytest
from dealt_table import dealt, shipped

from dealer_assist.devices.messages import ShoeCard
from dealer_assist.rules.cards import parse_cards
from dealer_assist.table.commands.round import SeeCards, StartGame
from dealer_assist.table.facts.judging import known_cards
from dealer_assist.table.facts.judging.known_cards import BACK

Place = Any  # of conftest

ANTE = {"ante": 2500, "super_bonus": 2500}
PLAYED = {**ANTE, "play": 2500}


def test_places_are_seats_that_play_then_board_then_dealer() -> None:
    table = dealt("holdem-nexus", {}, {3: {"ante": 500}, 6: {"ante": 500}})

    assert known_cards.places(table) == ("3", "6", "board", "dealer")


def test_where_nobody_is_known_to_play_every_seat_is_a_place() -> None:
    assert known_cards.dealt_in(dealt("crazy4-nexus", {})) == (1, 2, 3, 4, 5, 6, 7)


def test_a_locked_chip_tells_that_a_seat_plays() -> None:
    assert known_cards.dealt_in(dealt("crazy4-nexus", {}, chips={4: "A"})) == (4,)


def test_split_hands_follow_the_hand_that_they_come_from() -> None:
    split = {"3": "8c Ts", "3b": "8d 9c", "3c": "8h 2s"}
    table = dealt("house-money-nexus", split, {3: {"blackjack": 500}, 4: {"blackjack": 500}})

    assert known_cards.places(table) == ("3", "3b", "3c", "4", "dealer")
    assert known_cards.first_two(table, 3) == parse_cards(("8c", "8h"))


@pytest.mark.parametrize(
    ("player", "banker", "following"),
    [
        ("", "", "player"),
        ("2d", "", "banker"),
        ("2d", "Ks", "player"),
        ("2d 3d", "Ks", "banker"),
        ("2d 3d", "Ks Qh", "player"),  # 5 draws
        ("2d 3d 4d", "Ks Qh", "banker"),  # 0 draws
        ("2d 3d 4d", "Ks Qh Tc", ""),
        ("9d Kd", "Ks Qh", ""),  # a natural ends it
        ("6d Kd", "Ks 5h", "banker"),  # Player stands on 6, Banker draws on 5
        ("6d Kd", "Ks 7h", ""),
        ("2d 3d 8d", "Ks 3h", ""),  # 3 stands against an 8
    ],
)
def test_a_baccarat_shoe_deals_in_drawing_order(player: str, banker: str, following: str) -> None:
    table = dealt("dragon-nexus", {"player": player, "banker": banker})

    assert known_cards.next_place(table) == following


def test_a_card_of_the_shoe_is_added_to_what_lies_there() -> None:
    table = dealt("dragon-nexus", {"player": "2d", "banker": "Ks"})

    assert known_cards.from_shoe(table, "3d") == SeeCards("player", ("2d", "3d"))


def test_a_card_after_the_coup_is_nobodys() -> None:
    table = dealt("dragon-nexus", {"player": "9d Kd", "banker": "Ks Qh"})

    assert known_cards.from_shoe(table, "3d") is None


def test_a_blackjack_shoe_deals_two_cards_each_and_the_up_card() -> None:
    wagers = {2: {"blackjack": 500}, 5: {"blackjack": 500}}
    lying: dict[str, str] = {}
    order = []
    for card in ("2c", "3c", "4c", "5c", "6c", "7c"):
        seen = known_cards.from_shoe(dealt("house-money-nexus", lying, wagers), card)
        order.append(seen.place if seen else "")
        if seen:
            lying[seen.place] = " ".join(seen.cards)

    # What lies face down, and who draws, the shoe does not tell.
    assert order == ["2", "5", "dealer", "2", "5", ""]


def test_a_poker_table_has_no_order_of_a_shoe() -> None:
    assert known_cards.from_shoe(dealt("crazy4-nexus", {}), "2c") is None


def test_a_coup_with_a_card_too_many_is_no_coup() -> None:
    assert (
        known_cards.coup_of(dealt("dragon-nexus", {"player": "9d Kd 2c", "banker": "Ks Qh"}))
        is None
    )


def test_cards_lie_face_down_until_their_player_has_acted() -> None:
    held = {"5": "As Ad Ac Ah 2d", "6": "2s 3s 4s 5s 6s", "dealer": "Kc Qc 2c 3c 9h"}
    table = dealt("crazy4-nexus", held, {5: PLAYED, 6: ANTE})

    assert known_cards.faces(table, "5")[0] == "As"
    assert known_cards.faces(table, "6") == (BACK,) * 5
    assert known_cards.faces(table, "dealer") == (BACK,) * 5
    assert not known_cards.is_showdown(table)


def test_a_fold_is_a_decision_too() -> None:
    held = {"5": "As Ad Ac Ah 2d", "dealer": "Kc Qc 2c 3c 9h"}
    table = dealt("crazy4-nexus", held, {5: PLAYED, 6: ANTE}, folded=(6,))

    assert known_cards.faces(table, "dealer")[0] == "Kc"
    assert known_cards.is_showdown(table)


def test_in_6_5_4_the_up_cards_are_seen_before_anybody_decides() -> None:
    table = dealt("six-five-four", {"dealer": "Ks Qd 2c 3c 4c 5c"}, {5: {"ante": 2500}})
    low = dealt("six-five-four", {"dealer": "9s Qd 2c 3c 4c 5c"}, {5: {"ante": 2500}})

    assert known_cards.faces(table, "dealer") == ("Ks", "Qd", "2c", BACK, BACK, BACK)
    assert known_cards.faces(low, "dealer") == ("9s", BACK, BACK, BACK, BACK, BACK)


def test_the_next_hand_to_read_in_is_the_first_that_is_not_whole() -> None:
    table = dealt("crazy4-nexus", {"3": "As Ad Ac Ah 2d"}, {3: PLAYED, 5: PLAYED})

    assert known_cards.next_place(table) == "5"


def test_a_card_that_the_shoe_reads_comes_to_lie_on_the_table(place: Place) -> None:
    place = type(place)(shipped("dragon-nexus"), place.cards)
    place.swipe("dealer-1")
    place.hear(ShoeCard("9d"))  # burnt before the round: nobody's
    place.desk.submit(StartGame())

    place.hear(ShoeCard("9d"), ShoeCard("Ks"), ShoeCard("Kd"), ShoeCard("Qh"), ShoeCard("2c"))

    assert place.desk.table.round.cards == {"player": ("9d", "Kd"), "banker": ("Ks", "Qh")}
    assert place.kinds.count("CardsSeen") == 4


def test_deuces_and_the_joker_are_wild_only_where_a_hand_needs_them() -> None:
    cards = {"4": "9h Th 2s Qh 2c", "1": "Ts Td Tc Jd Js", "7": "Ks Kh 9d Jk 7c"}
    table = dealt("dj-wild", {**cards, "dealer": "2d 3s 4h 5d 6c"})
    assert known_cards.wilds(table, "4") == ("2s", "2c")
    assert known_cards.wilds(table, "1") == ()
    assert known_cards.wilds(table, "7") == ("Jk",)
    assert known_cards.wilds(dealt("crazy4-nexus", {"4": "9h Th 2s Qh 2c"}), "4") == ()
    assert known_cards.wilds(dealt("dj-wild", {"4": "9h Th 2s"}), "4") == ()

"""The hand that the cards make, only once it may be said, and where a button disagrees."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.judging.suggestion import (
    NONE,
    alerts,
    disagreements,
    suggested,
    waiting,
)
from dealer_assist.table.state import Claim, Table

ANTE = {"ante": 2500, "super_bonus": 2500}
PLAYED = {**ANTE, "play": 2500}
DEALER = "Kc Qc 2c 3c 4h"
ACES = "As Ad Ac Ah 2d"


def crazy4(hand: str, name: str = "crazy4-nexus", **more: object) -> Table:
    held = {"5": hand, "dealer": DEALER}
    return dealt(name, held, {5: PLAYED}, chips={5: "A"}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (ACES, "four_aces"),
        ("9s 9d 9c Th 9h", "four_of_a_kind"),
        ("5d 6d 7d 8d 2s", "straight_flush"),
        ("5s 5d 5c Th Jh", "three_of_a_kind"),
        ("5s 6d 7c Th Jh", NONE),
    ],
)
def test_crazy_4_goes_by_the_best_four(hand: str, line: str) -> None:
    assert suggested(crazy4(hand), (5, "A")) == line


def test_the_link_goes_by_all_five_cards() -> None:
    assert suggested(crazy4("2d 3d 4d 5d 6d", "crazy4-link"), (5, "A")) == "straight_flush"
    assert suggested(crazy4("2d 2s 4d 4s 4h", "crazy4-link"), (5, "A")) == "full_house"


def test_nothing_is_said_before_the_players_have_acted() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": DEALER}, {5: ANTE}, chips={5: "A"})

    assert suggested(table, (5, "A")) is None
    assert waiting(table) == ()


def test_nothing_is_said_before_the_dealers_cards_are_known() -> None:
    assert suggested(dealt("crazy4-nexus", {"5": ACES}, {5: PLAYED}), (5, "A")) is None


def test_without_cards_there_is_no_suggestion_and_no_disagreement() -> None:
    claim = (Claim(5, "A", "four_aces"),)
    table = dealt("crazy4-nexus", {}, {5: PLAYED}, chips={5: "A"}, claims=claim)

    assert suggested(table, (5, "A")) is None
    assert disagreements(table) == {}


def test_holdem_goes_by_the_whole_board_and_by_how_early_the_royal_came() -> None:
    board = "Ts Js Qs 2d 3d"
    wagers = {4: {"ante": 500, "flop": 1000}}
    table = dealt("holdem-nexus", {"4": "As Ks", "board": board, "dealer": "2c 3c"}, wagers)

    assert suggested(table, (4, "A")) == "royal_after_5"


def test_a_dragon_hand_wins_for_the_winning_side_alone() -> None:
    coup = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}
    wagers = {1: {"player": 5000}, 2: {"banker": 2500}, 4: {"tie": 1000}}
    table = dealt("dragon-nexus-2", coup, wagers, chips={1: "A", 2: "A", 4: "A"})

    assert suggested(table, (1, "A")) == "234_diamonds"
    assert suggested(table, (2, "A")) == NONE
    assert suggested(table, (4, "A")) == NONE
    assert waiting(table) == ((1, "A"),)


def test_where_all_participate_the_side_does_not_matter() -> None:
    coup = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}
    table = dealt(
        "dragon-nexus-2", coup, {2: {"banker": 2500}}, options={"eligible": "all_participants"}
    )

    assert suggested(table, (2, "A")) == "234_diamonds"


def test_a_tie_makes_no_hand() -> None:
    coup = {"player": "9d Kd", "banker": "9s Qh"}
    table = dealt("dragon-nexus-2", coup, {1: {"player": 5000}}, chips={1: "A"})

    assert suggested(table, (1, "A")) == NONE


def test_blazing_7s_wait_for_the_third_card_that_the_player_may_draw() -> None:
    wagers = {2: {"blackjack": 5000}}
    two = {"2": "7d 7h", "dealer": "9c"}

    assert suggested(dealt("house-money-nexus", two, wagers), (2, "A")) is None
    drawn = dealt("house-money-nexus", {**two, "2": "7d 7h 7c"}, wagers)
    assert suggested(drawn, (2, "A")) == "three7"
    stood = dealt("house-money-nexus", {**two, "dealer": "9c Kc"}, wagers)
    assert suggested(stood, (2, "A")) == "two7"


def test_blazing_7s_by_the_up_card_are_said_at_once() -> None:
    table = dealt(
        "house-money-nexus",
        {"2": "7d 7d", "dealer": "7d"},
        {2: {"blackjack": 5000}},
        options={"blazing_7s_rule": "dealer_up_card"},
    )

    assert suggested(table, (2, "A")) == "three7_suited"


def test_after_a_split_the_third_card_is_the_first_on_the_first_hand() -> None:
    held = {"2": "7d 7c Th", "2b": "7h 9s", "dealer": "9c"}
    table = dealt("house-money-nexus", held, {2: {"blackjack": 5000}})

    assert suggested(table, (2, "A")) == "three7"


def test_trilux_is_said_as_soon_as_the_up_card_shows() -> None:
    table = dealt("house-money-nexus", {"2": "Qh Kh", "dealer": "Ah"}, {2: {"blackjack": 5000}})

    assert suggested(table, (2, "B")) == "straight_flush"


def test_a_seat_that_folded_is_not_waited_for() -> None:
    held = {"5": ACES, "dealer": DEALER}
    table = dealt("crazy4-nexus", held, {5: ANTE}, chips={5: "A"}, folded=(5,))

    assert suggested(table, (5, "A")) == "four_aces"
    assert waiting(table) == ()


def test_a_button_that_is_not_the_hand_is_named_with_both() -> None:
    table = crazy4(ACES, claims=(Claim(5, "A", "straight_flush"),))

    assert disagreements(table) == {
        (5, "A"): "Seat 5: the cards make Four Aces, the button says Straight Flush"
    }


def test_a_button_without_a_hand_is_named() -> None:
    table = crazy4("5s 6d 7c Th Jh", claims=(Claim(5, "A", "straight_flush"),))
    sentence = "Seat 5: the cards make no winning hand, the button says Straight Flush"

    assert disagreements(table) == {(5, "A"): sentence}
    alert = alerts(table)[0]
    assert (alert.key, alert.kind, alert.sentence) == ("cards 1 5A", "cards", sentence)


def test_the_button_of_the_hand_agrees() -> None:
    table = crazy4(ACES, claims=(Claim(5, "A", "four_aces"),))

    assert disagreements(table) == {}
    assert waiting(table) == ()


def test_a_pressed_hand_is_compared_before_the_dealers_cards_are_known() -> None:
    table = dealt("crazy4-nexus", {"5": ACES}, {5: PLAYED}, chips={5: "A"})
    assert suggested(table, (5, "A")) is None
    right = changed(table, claims=(Claim(5, "A", "four_aces"),))
    assert suggested(right, (5, "A")) == "four_aces"
    assert disagreements(right) == {}
    wrong = changed(table, claims=(Claim(5, "A", "straight_flush"),))
    assert list(disagreements(wrong)) == [(5, "A")]


def test_a_pressed_hand_waits_for_the_whole_board() -> None:
    cards = {"5": "As Ks", "board": "Qs Js Ts"}
    table = dealt("holdem-nexus", cards, {5: {"ante": 1000, "flop": 2000}}, chips={5: "A"})
    claimed = changed(table, claims=(Claim(5, "A", "royal_after_5"),))
    assert suggested(claimed, (5, "A")) is None
    whole = changed(claimed, cards={**claimed.round.cards, "board": ("Qs", "Js", "Ts", "2d", "3c")})
    assert suggested(whole, (5, "A")) is not None

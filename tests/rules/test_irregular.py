"""Rounds that could not have been dealt."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import Deal
from dealer_assist.rules.irregular import refuse_irregular
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import replace

DEALER = "Qh Jd Ts 8c 3h"
FOLD = {"action": "fold"}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("crazy_4_poker")


def refusal_of(game: GameDefinition, deal: Deal) -> str:
    try:
        refuse_irregular(game, deal)
    except Refused as refusal:
        return str(refusal)
    return ""


def test_a_regular_round_passes(table: Any) -> None:
    hands = ["2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2s 3s 4s 5s 6s"]
    seats = [table.seat(number, hands[n], FOLD) for n, number in enumerate((7, 1, 4))]
    assert refusal_of(table.game, table.deal(DEALER, *seats)) == ""


@pytest.mark.parametrize(
    ("dealer", "cards", "sentence"),
    [
        (DEALER, "2c 3c 4c 5c", "Seat 5 has 4 cards instead of 5: the round is void,"),
        (DEALER, "2c 3c 4c 5c 6c 7c", "Seat 5 has 6 cards instead of 5: the round is void,"),
        (DEALER, "", "Seat 5 has 0 cards instead of 5: the round is void,"),
        ("Qh Jd Ts 8c", "2c 3c 4c 5c 6c", "The dealer has 4 cards instead of 5: the round is void"),
    ],
)
def test_one_wrong_hand_voids_the_round_and_all_wagers_go_back(
    table: Any, dealer: str, cards: str, sentence: str
) -> None:
    with pytest.raises(Refused) as refusal:
        refuse_irregular(table.game, table.deal(dealer, table.seat(5, cards, FOLD)))
    assert str(refusal.value).startswith(sentence)
    assert str(refusal.value).endswith("all wagers go back and the cards are reshuffled")


@pytest.mark.parametrize(
    ("dealer", "cards", "sentence"),
    [
        ("9c", "Ts 8d", "The dealer has 1 card instead of 2"),
        ("9c 8c 2c", "Ts 8d", "The dealer has 3 cards instead of 2"),
        ("9c 8c", "Ts", "Seat 1 has 1 card instead of 2"),
        ("9c 8c", "Ts 8d 2c", "Seat 1 has 3 cards instead of 2"),
    ],
)
def test_each_game_says_how_many_cards_a_hand_has(
    felt: Callable[..., Any], dealer: str, cards: str, sentence: str
) -> None:
    blackjack = felt("house_money")
    with pytest.raises(Refused, match=f"{sentence}: the round is void, all wagers go back"):
        refuse_irregular(blackjack.game, blackjack.deal(dealer, blackjack.seat(1, cards, {})))


@pytest.mark.parametrize("number", [0, 8, -1, 100])
def test_there_are_seats_1_to_7_only(table: Any, number: int) -> None:
    deal = table.deal(DEALER, table.seat(number, "2c 3c 4c 5c 6c", FOLD))
    with pytest.raises(Refused, match=f"There is no seat {number}. The seats are 1 to 7"):
        refuse_irregular(table.game, deal)


def test_a_seat_is_named_once(table: Any) -> None:
    seats = (table.seat(5, "2c 3c 4c 5c 6c", FOLD), table.seat(5, "2d 3d 4d 5d 6d", FOLD))
    with pytest.raises(Refused, match=r"Seat 5 is in the deal twice. Name every seat once"):
        refuse_irregular(table.game, table.deal(DEALER, *seats))


def test_a_round_needs_a_seat(table: Any) -> None:
    with pytest.raises(Refused, match=r"^No seat is in the deal. Name at least one"):
        refuse_irregular(table.game, table.deal(DEALER))


@pytest.mark.parametrize(
    ("dealer", "first", "second"),
    [
        ("Qh Qh Ts 8c 3h", "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d"),
        (DEALER, "2c 3c 4c 5c Qh", "2d 3d 4d 5d 6d"),
        (DEALER, "2c 3c 4c 5c Qc", "2d 3d 4d 5d Qc"),
    ],
)
def test_one_deck_holds_each_card_once(table: Any, dealer: str, first: str, second: str) -> None:
    seats = (table.seat(5, first, FOLD), table.seat(6, second, FOLD))
    with pytest.raises(Refused, match=r"Q[hc] is there 2 times, more than one deck can hold"):
        refuse_irregular(table.game, table.deal(dealer, *seats))


def test_the_board_is_of_the_same_deck(felt: Callable[..., Any]) -> None:
    holdem = felt("texas_holdem_bonus")
    seat = holdem.seat(1, "As Ks", {"flop": "fold"}, ante=500)
    with pytest.raises(Refused, match="As is there 2 times"):
        refuse_irregular(holdem.game, holdem.deal("2d 3d", seat, board="As Js 4c Ts 2h"))


@pytest.mark.parametrize("place", ["shoe", "draw"])
def test_a_shoe_of_several_decks_holds_a_card_that_often(
    felt: Callable[..., Any], place: str
) -> None:
    blackjack = felt("house_money")
    deal = blackjack.deal("7d 7d", blackjack.seat(1, "7d 7d", {}), decks=6)
    six = replace(deal, **{place: parse_cards(["7d", "7d"])})
    refuse_irregular(blackjack.game, six)
    seven = replace(deal, **{place: parse_cards(["7d", "7d", "7d"])})
    with pytest.raises(Refused, match="7d is there 7 times, more than 6 decks can hold"):
        refuse_irregular(blackjack.game, seven)


def test_the_shoe_holds_as_many_decks_as_the_house_chose(felt: Callable[..., Any]) -> None:
    blackjack = felt("house_money")
    three = blackjack.deal("7d 7d", blackjack.seat(1, "7d 8d", {}), decks=2)
    with pytest.raises(Refused, match="7d is there 3 times, more than 2 decks can hold"):
        refuse_irregular(blackjack.game, three)
    refuse_irregular(blackjack.game, replace(three, options={"decks": 3}))


def test_a_deal_that_names_no_decks_has_the_usual_number(felt: Callable[..., Any]) -> None:
    blackjack = felt("house_money")
    six = replace(blackjack.deal("7d 7d", blackjack.seat(1, "7d 7d", {})), options={})
    refuse_irregular(blackjack.game, replace(six, draw=parse_cards(["7d", "7d"])))
    with pytest.raises(Refused, match="more than 6 decks can hold"):
        refuse_irregular(blackjack.game, replace(six, draw=parse_cards(["7d", "7d", "7d"])))


def test_cards_at_a_seat_that_holds_none_are_left_to_the_game(felt: Callable[..., Any]) -> None:
    baccarat = felt("dragon_bonus")
    deal = baccarat.deal("", baccarat.seat(3, "Ts 8d", {}, player=500))
    refuse_irregular(baccarat.game, deal)
    with pytest.raises(Refused, match=r"which baccarat does not know. Leave both out"):
        baccarat.settle("", baccarat.seat(3, "Ts 8d", {}, player=500))

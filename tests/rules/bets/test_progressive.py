"""Which lines a hand meets for the progressive."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.rules.bets.progressive import seven_card_lines
from dealer_assist.rules.cards import parse_cards

FOLD = {"action": "fold"}
PLAY = {"action": "play", "play": 500}


@pytest.mark.parametrize(
    ("cards", "board", "lines"),
    [
        ("As Ks", "Qs Js Ts 4c 2h", {"royal_after_5", "royal_flush"}),
        ("As Ks", "Qs Js 4c Ts 2h", {"royal_after_6", "royal_flush"}),
        ("As 2d", "Qs Js Ks Ts 2h", {"royal_after_6", "royal_flush"}),
        ("As 2d", "Qs Js 4c Ts Ks", {"royal_after_7", "royal_flush"}),
        ("As Ks", "Qs 4c 2h Js Ts", {"royal_after_7", "royal_flush"}),
        ("2d 3d", "As Qs Js Ts Ks", {"community_royal"}),
        ("9s 8s", "As Qs Js Ts Ks", {"community_royal"}),
        ("9s 8s", "Qs Js Ts 2d 2h", {"straight_flush"}),
        ("9s 9d", "9h 9c Ts 2d 2h", {"four_of_a_kind"}),
        ("2s 3d", "9h 9c 9d 2d 4h", {"full_house"}),
        ("2s 3d", "9h 8c Jd Kd 4h", {"high_card"}),
        ("As Ks", "Qs Js Ts", {"royal_after_5", "royal_flush"}),
        ("As 2s", "Qs Js Ts Ks", {"royal_after_6", "royal_flush"}),
    ],
)
def test_a_royal_goes_by_the_card_that_completes_it(
    cards: str, board: str, lines: set[str]
) -> None:
    assert seven_card_lines(parse_cards(cards.split()), parse_cards(board.split())) == lines


def test_a_seat_without_the_wager_has_no_lines(felt: Callable[..., Any]) -> None:
    table = felt("crazy_4_poker")
    seat = table.seat(1, "As Ad Ac Ah 2d", PLAY, ante=500, super_bonus=500)
    assert table.one("Qh Jd Ts 8c 3h", seat).lines == {}
    holdem = felt("texas_holdem_bonus", "seven_cards")
    bets = {"flop": "bet", "turn": "bet", "river": "bet"}
    seat = holdem.seat(1, "As Ks", bets, ante=500)
    assert holdem.one("2d 3d", seat, board="Qs Js Ts 4c 2h").lines == {}


def test_a_folded_hand_wins_only_where_the_house_says_so(felt: Callable[..., Any]) -> None:
    table = felt("crazy_4_poker")
    seat = table.seat(1, "9s 9d 9c 9h 2d", FOLD, ante=500, super_bonus=500, progressive=100)
    dealer = "Qh Jd Ts 8c 3h"
    assert table.one(dealer, seat).lines == {}
    assert table.one(dealer, seat, folded_hands_win=True).lines == {
        "progressive": {"four_of_a_kind"}
    }


def test_the_link_looks_at_the_two_cards_and_the_flop(felt: Callable[..., Any]) -> None:
    table = felt("texas_holdem_bonus", "first_five")
    seat = table.seat(1, "As Ks", {"flop": "fold"}, ante=500, progressive=100)
    board = "Qs Js 4c Ts 2h"
    assert table.one("2d 3d", seat, board=board).lines == {}
    assert table.one("2d 3d", seat, board=board, folded_hands_win=True).lines == {
        "progressive": {"high_card"}
    }

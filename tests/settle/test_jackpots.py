"""Prizes, envy, meters and the order of payment, through `settle`."""

from collections.abc import Callable
from typing import Any

import pytest

Deal = dict[str, Any]
Settle = Callable[[Deal], Deal]

FOUR_ACES = "As Ad Ac Ah 2d"
FOUR_NINES = "9s 9d 9c 9h 2c"
FOUR_EIGHTS = "8s 8d 8c 8h 3c"
THREE_SIXES = "6s 6d 6c Kh 3d"
NOTHING = "Jd Th 7s 4d 2h"
DEALER = "Qh Qd Ts 5c 3h"


def seat(number: int, cards: str, progressive: int = 100, *, folds: bool = False) -> Deal:
    return {
        "seat": number,
        "cards": cards.split(),
        "wagers": {"ante": 500, "super_bonus": 500, "progressive": progressive},
        "decision": {"action": "fold"} if folds else {"action": "play", "play": 500},
    }


def deal(*seats: Deal, paytable: str = "ATLAS-1", meters: Any = None, **more: Any) -> Deal:
    jackpot = {"paytable": paytable, "meters": meters or {"main": 1_284_637}}
    return {
        "id": 1,
        "game": "crazy_4_poker",
        "dealer": DEALER.split(),
        "seats": list(seats),
        "jackpot": jackpot | more.pop("jackpot", {}),
    } | more


def progressives(result: Deal) -> dict[int, tuple[Any, ...]]:
    """Return line, prize, envy and net of every seat."""
    return {each["seat"]: tuple(each["progressive"].values()) for each in result["seats"]}


def test_a_hundred_percent_takes_the_meter_and_reseeds_it_with_seed_and_reserve(
    settle: Settle,
) -> None:
    more = {"seeds": {"main": 600_000}, "reserves": {"main": 1_234}}
    result = settle(deal(seat(5, FOUR_ACES), jackpot=more))
    assert progressives(result)[5] == ("four_aces", 1_284_637, 0, 1_284_537)
    assert result["jackpot"] == {"meters": {"main": 601_234}, "order": [5]}


def test_seed_and_reserve_left_out_are_the_preconfigured_seed_and_nothing(settle: Settle) -> None:
    result = settle(deal(seat(5, FOUR_ACES)))
    assert result["jackpot"]["meters"] == {"main": 500_000}


def test_a_fixed_prize_comes_from_the_tray_and_scales_with_the_stake(settle: Settle) -> None:
    result = settle(deal(seat(2, FOUR_NINES, progressive=500)))
    # 300 for 1 on $5: $1,500 is handed over and the $5 stay with the house.
    assert progressives(result)[2] == ("four_of_a_kind", 150_000, 0, 149_500)
    assert result["jackpot"] == {"meters": {"main": 1_284_637}, "order": []}


def test_every_other_seat_with_the_wager_gets_envy_once_per_hand(settle: Settle) -> None:
    result = settle(
        deal(
            seat(1, NOTHING),
            seat(3, FOUR_NINES),
            seat(4, FOUR_EIGHTS, folds=True),
            seat(6, THREE_SIXES, progressive=0),
            seat(7, FOUR_ACES),
        )
    )
    # Envy of ATLAS-1: $100 for four aces, $10 for four of a kind; a folded hand wins nothing
    # but its wager still gets envy, and a seat never gets any from itself.
    assert progressives(result) == {
        1: (None, 0, 11_000, 10_900),
        3: ("four_of_a_kind", 30_000, 10_000, 39_900),
        4: (None, 0, 11_000, 10_900),
        6: (None, 0, 0, 0),
        7: ("four_aces", 1_284_637, 1_000, 1_285_537),
    }
    assert result["jackpot"]["order"] == [7]


def test_folded_hands_win_where_the_house_says_so(settle: Settle) -> None:
    folded = deal(seat(4, FOUR_EIGHTS, folds=True))
    assert progressives(settle(folded))[4] == (None, 0, 0, -100)
    folded["options"] = {"folded_hands_win": True}
    assert progressives(settle(folded))[4] == ("four_of_a_kind", 30_000, 0, 29_900)


def test_envy_of_the_link_is_multiplied_by_the_receivers_wager(settle: Settle) -> None:
    result = settle(
        deal(
            seat(2, "Ks Js As 9s 2s", progressive=100),
            seat(5, "7d 6d 5d 4d 3d", progressive=100),
            seat(6, "Jd Th 7s 4c 2h", progressive=500),
            paytable="MGL-01",
            meters={"main": 1_000_050},
        )
    )
    assert progressives(result) == {
        2: ("flush", 4_000, 30_000, 33_900),
        5: ("straight_flush", 100_005, 0, 99_905),
        6: (None, 0, 150_000, 149_500),
    }
    assert result["jackpot"] == {"meters": {"main": 900_045}, "order": [5]}


def test_percentage_prizes_are_paid_right_to_left_each_from_what_the_last_one_left(
    settle: Settle,
) -> None:
    result = settle(
        deal(
            seat(1, "9h 8h 7h 6h 5h"),
            seat(4, "As Ks Qs Js Ts"),
            seat(7, "7d 6d 5d 4d 3d"),
            paytable="MGL-01",
            meters={"main": 1_000_000},
            dealer=["Qh", "Qd", "Th", "8c", "3h"],
        )
    )
    # Seat 7 takes 10 %, seat 4 all that is left, seat 1 then 10 % of the seed of $10,000.
    prizes = {number: line[:2] for number, line in progressives(result).items()}
    assert prizes == {
        7: ("straight_flush", 100_000),
        4: ("royal_flush", 900_000),
        1: ("straight_flush", 100_000),
    }
    assert result["jackpot"] == {"meters": {"main": 900_000}, "order": [7, 4, 1]}


@pytest.mark.parametrize(
    ("cards", "line", "prize", "left"),
    [
        ("As Ks Qs Js 9s", "flush", 4_000, (900, 800, 700)),
        ("As Ks Js Qs Ts", "royal_flush", 900, (1_000_000, 800, 700)),
        ("7d 6d 5d 4d 3d", "straight_flush", 800, (900, 100_000, 700)),
        ("9s 9d 9c 9h 2c", "four_of_a_kind", 700, (900, 800, 30_000)),
    ],
)
def test_each_level_pays_and_reseeds_alone(
    settle: Settle, cards: str, line: str, prize: int, left: tuple[int, ...]
) -> None:
    meters = {"minor": 700, "mega": 900, "major": 800}
    dealer = ["Qh", "Qd", "Th", "8c", "3h"]
    result = settle(deal(seat(3, cards), paytable="ML03", meters=meters, dealer=dealer))
    assert progressives(result)[3][:2] == (line, prize)
    assert tuple(result["jackpot"]["meters"].items()) == tuple(
        zip(("mega", "major", "minor"), left, strict=True)
    )


def test_a_jackpot_that_nobody_plays_for_keeps_its_meters(settle: Settle) -> None:
    result = settle(deal(seat(3, FOUR_ACES, progressive=0)))
    assert progressives(result)[3] == (None, 0, 0, 0)
    assert result["jackpot"] == {"meters": {"main": 1_284_637}, "order": []}


def test_without_a_jackpot_there_is_none_in_the_answer(settle: Settle) -> None:
    plain = deal(seat(3, FOUR_ACES, progressive=0))
    del plain["jackpot"]
    result = settle(plain)
    assert "jackpot" not in result
    assert progressives(result)[3] == (None, 0, 0, 0)


def test_two_jackpots_for_one_wager_are_refused(settle: Settle) -> None:
    both = deal(seat(3, FOUR_ACES))
    both["jackpot"] = [both["jackpot"], both["jackpot"] | {"paytable": "ATLAS-2"}]
    assert "Two jackpots for Progressive" in settle(both)["refused"]


def test_a_list_of_jackpots_is_answered_with_a_list_that_names_them(settle: Settle) -> None:
    listed = deal(seat(3, FOUR_NINES))
    listed["jackpot"] = [listed["jackpot"]]
    assert settle(listed)["jackpot"] == [
        {"paytable": "ATLAS-1", "meters": {"main": 1_284_637}, "order": []}
    ]


def holdem(cards: str, board: str, paytable: str, decision: Deal | None = None) -> Deal:
    return {
        "id": 1,
        "game": "texas_holdem_bonus",
        "dealer": ["2d", "3d"],
        "board": board.split(),
        "jackpot": {"paytable": paytable, "meters": {"main": 1_000_000}},
        "seats": [
            {
                "seat": 4,
                "cards": cards.split(),
                "wagers": {"ante": 500, "progressive": 100},
                "decision": decision or {"flop": "bet", "turn": "check", "river": "check"},
            }
        ],
    }


@pytest.mark.parametrize(
    ("cards", "board", "paytable", "line", "prize", "meter"),
    [
        ("As Ks", "Qs Js Ts 4c 2h", "THBP-08", "royal_after_5", 1_000_000, 1_000_000),
        ("As Ks", "Qs Js 4c Ts 2h", "THBP-08", "royal_after_6", 250_000, 750_000),
        ("As Ks", "Qs Js 4c 2h Ts", "THBP-08", "royal_after_7", 50_000, 950_000),
        ("4h 2c", "Qs Js Ks As Ts", "THBP-08", "community_royal", 300_000, 1_000_000),
        ("9s 8s", "Qs Js Ts 4c 2h", "THBP-08", "straight_flush", 25_000, 1_000_000),
        ("9s 9d", "9c 9h Ts 4c 2h", "THBP-08", "four_of_a_kind", 10_000, 1_000_000),
        ("9s 9d", "9c Th Ts 4c 2h", "THBP-08", "full_house", 1_000, 1_000_000),
        ("As Ks", "Qs Js 4c 2h Ts", "QH-11", "royal_flush", 1_000_000, 200_000),
        ("4h 2c", "Qs Js Ks As Ts", "QH-11", "community_royal", 100_000, 1_000_000),
        ("9s 9d", "9c 9h Ts 4c 2h", "QH-11", "four_of_a_kind", 7_500, 1_000_000),
        ("As Ks", "Qs Js Ts 4c 2h", "MGL-01", "royal_flush", 1_000_000, 1_000_000),
        ("As Ks", "Qs Js 4c 2h Ts", "MGL-01", None, 0, 1_000_000),
    ],
)
def test_holdem_is_judged_as_its_jackpot_asks(
    settle: Settle, cards: str, board: str, paytable: str, line: str, prize: int, meter: int
) -> None:
    result = settle(holdem(cards, board, paytable))
    assert progressives(result)[4][:2] == (line, prize)
    assert result["jackpot"]["meters"] == {"main": meter}


def test_a_stake_comes_back_with_odds_to_one_only(settle: Settle) -> None:
    def coup(paytable: str) -> tuple[Any, ...]:
        result = settle(
            {
                "id": 1,
                "game": "dragon_bonus",
                "shoe": ["2c", "Kd", "3d", "Qd", "4c", "Jh"],
                "jackpot": {"paytable": paytable, "meters": {"main": 1_000_000}},
                "seats": [{"seat": 2, "wagers": {"player": 500, "progressive": 500}}],
            }
        )
        return progressives(result)[2]

    assert coup("DBP-1") == ("234_unsuited", 500_000, 0, 499_500)
    assert coup("DBP-1-5") == ("234_unsuited", 500_000, 0, 500_000)

"""Texas Hold'em Bonus, clause by clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.deal import SeatResult

BOARD = "Kh 9d 7s 4c 2h"
FOLD = {"flop": "fold"}
BET_ALL = {"flop": "bet", "turn": "bet", "river": "bet"}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("texas_holdem_bonus", "seven_cards")


def outcomes(result: SeatResult) -> dict[str, tuple[str, int]]:
    return {name: (each.outcome, each.net) for name, each in result.wagers.items()}


def test_a_higher_hand_wins_every_street_and_pushes_the_ante_below_the_rule(table: Any) -> None:
    result = table.one("Qs Jd", table.seat(4, "Ks 3d", BET_ALL, ante=500), board=BOARD)
    assert result.hand == "pair:K-9-7-4"
    assert outcomes(result) == {
        "ante": ("push", 0),
        "flop": ("win", 1000),
        "turn": ("win", 500),
        "river": ("win", 500),
        "bonus": ("not_made", 0),
    }
    assert set(result.wagers) == set(table.game.settles)


def test_a_lower_hand_loses_everything_and_a_tie_pushes_everything(table: Any) -> None:
    lower = table.one("Ks Jd", table.seat(4, "Qs 3d", BET_ALL, ante=500), board=BOARD)
    assert sum(each.net for each in lower.wagers.values()) == -2500
    tie = table.one("Qs Jd", table.seat(4, "Qd Jh", BET_ALL, ante=500), board=BOARD)
    assert [each.outcome for each in tie.wagers.values()] == ["push"] * 4 + ["not_made"]


def test_a_checked_street_has_no_wager(table: Any) -> None:
    seat = table.seat(4, "Ks 3d", {"flop": "bet", "turn": "check", "river": "bet"}, ante=500)
    result = outcomes(table.one("Qs Jd", seat, board=BOARD))
    assert (result["turn"], result["river"]) == (("not_made", 0), ("win", 500))
    seat = table.seat(4, "Ks 3d", {"flop": "bet", "turn": "bet", "river": "check"}, ante=500)
    result = outcomes(table.one("Qs Jd", seat, board=BOARD))
    assert (result["turn"], result["river"]) == (("win", 500), ("not_made", 0))


def test_a_fold_loses_the_ante_and_the_bonus_is_still_paid(table: Any) -> None:
    result = table.one("Qs Jd", table.seat(4, "As Ad", FOLD, ante=500, bonus=200), board=BOARD)
    assert result.hand == "pair:A-K-9-7"
    assert outcomes(result) == {
        "ante": ("lose", -500),
        "flop": ("not_made", 0),
        "turn": ("not_made", 0),
        "river": ("not_made", 0),
        "bonus": ("win", 6000),
    }


@pytest.mark.parametrize(
    ("cards", "board", "wins_under"),
    [
        ("As Ks", "Qs 8s 4s 2d 2c", {"flush", "straight", "three_tens"}),
        ("9s 8d", "7s 6s 5c 2d Kc", {"straight", "three_tens"}),
        ("Ts Td", "Tc 8s 4s 2d Kc", {"three_tens"}),
        ("As Ad", "Ac 8s 4s 2d Kc", {"three_tens"}),
        ("9s 9d", "9c 8s 4s 2d Kc", set()),
        ("As Ad", "Kc Ks 4s 2d 8c", set()),
        ("Ts Td", "Tc 4d 4s 2d Kc", {"flush", "straight", "three_tens"}),
    ],
)
def test_the_ante_is_paid_from_the_hand_that_the_house_chose(
    table: Any, cards: str, board: str, wins_under: set[str]
) -> None:
    seat = table.seat(4, cards, BET_ALL, ante=500)
    for rule in ("flush", "straight", "three_tens"):
        result = table.one("Jh 3h", seat, board=board, ante_rule=rule)
        assert outcomes(result)["flop"] == ("win", 1000)
        expected = ("win", 500) if rule in wins_under else ("push", 0)
        assert outcomes(result)["ante"] == expected


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("As Ad", 30),
        ("As Ks", 25),
        ("As Qs", 20),
        ("Jd Ad", 20),
        ("As Kd", 15),
        ("Ks Kd", 10),
        ("Js Jd", 10),
        ("As Qd", 5),
        ("Js Ad", 5),
        ("Ts Td", 3),
        ("2s 2d", 3),
        ("As Ts", -1),
        ("Ks Qs", -1),
    ],
)
def test_the_bonus_goes_by_the_first_two_cards(table: Any, cards: str, pays: int) -> None:
    seat = table.seat(4, cards, BET_ALL, ante=500, bonus=200)
    assert table.one("Qh Jc", seat, board="Kc 9d 7s 4c 3h").wagers["bonus"].net == 200 * pays


def test_aces_against_aces_pay_a_thousand_on_table_two_only(table: Any) -> None:
    seat = table.seat(4, "As Ad", FOLD, ante=500, bonus=200)
    assert table.one("Ah Ac", seat, board=BOARD).wagers["bonus"].net == 6000
    second = {"bonus": "THB-2"}
    assert table.one("Ah Ac", seat, board=BOARD, paytables=second).wagers["bonus"].net == 200_000
    assert table.one("Ah Kc", seat, board=BOARD, paytables=second).wagers["bonus"].net == 6000


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ({}, "must fold or bet twice the Ante"),
        ({"flop": "check"}, "must fold or bet twice the Ante"),
        ({"flop": "bet"}, "must check or bet the Ante on the turn"),
        ({"flop": "bet", "turn": "bet"}, "must check or bet the Ante on the river"),
        ({"flop": "bet", "turn": "fold", "river": "bet"}, "on the turn"),
        ({"flop": "bet", "turn": "bet", "river": 500}, "on the river"),
        ({"flop": "fold", "turn": "check"}, "has no Turn or River decision"),
        ({"flop": "fold", "river": "check"}, "has no Turn or River decision"),
        ({"action": "fold"}, "there is no 'action' decision"),
        ({"flop": ["bet"], "turn": "bet", "river": "bet"}, "must fold or bet"),
        ({"flop": "bet", "turn": ["bet"], "river": "bet"}, "on the turn"),
    ],
)
def test_any_other_decision_is_refused(table: Any, decision: Any, words: str) -> None:
    with pytest.raises(Refused, match="Seat 4") as refusal:
        table.one("Qs Jd", table.seat(4, "Ks 3d", decision, ante=500), board=BOARD)
    assert words in str(refusal.value)


@pytest.mark.parametrize("board", ["Kh 9d 7s", "Kh 9d 7s 4c", BOARD])
def test_a_short_board_stands_only_where_every_seat_folds(table: Any, board: str) -> None:
    folded = table.seat(4, "Ks 3d", FOLD, ante=500)
    assert table.one("Qs Jd", folded, board=board).wagers["ante"].net == -500
    plays = table.seat(5, "Kc 3c", BET_ALL, ante=500)
    if board != BOARD:
        with pytest.raises(Refused, match="instead of 5: the round is void"):
            table.settle("Qs Jd", folded, plays, board=board)


@pytest.mark.parametrize("board", ["", "Kh 9d", "Kh 9d 7s 4c 2h 3h"])
def test_any_other_board_voids_the_round(table: Any, board: str) -> None:
    with pytest.raises(Refused, match="the round is void, all wagers go back"):
        table.one("Qs Jd", table.seat(4, "Ks 3d", FOLD, ante=500), board=board)


def test_nobody_is_dealt_in_without_an_ante(table: Any) -> None:
    with pytest.raises(Refused, match="no Ante"):
        table.one("Qs Jd", table.seat(4, "Ks 3d", FOLD, bonus=500), board=BOARD)


def test_the_progressive_looks_at_all_seven_cards(table: Any) -> None:
    seat = table.seat(4, "As Ks", BET_ALL, ante=500, progressive=100)
    result = table.one("Qd Jd", seat, board="Qs Js Ts 4c 2h")
    assert result.lines == {"progressive": {"royal_after_5", "royal_flush"}}

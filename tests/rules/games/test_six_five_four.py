"""6-5-4 Poker, clause by clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.deal import SeatResult

NINE_UP = "9h 2d 5s 7c 3h Jd"
FOLD = {"action": "fold"}
PLAY = {"action": "play", "play": 500}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("six_five_four")


def outcomes(result: SeatResult) -> dict[str, tuple[str, int]]:
    return {name: (each.outcome, each.net) for name, each in result.wagers.items()}


@pytest.mark.parametrize(
    ("dealer", "discards", "hand"),
    [
        ("9h 9d 9s 7c 3h Jd", [], "three_of_a_kind:9-J"),
        ("Th 9d 9s 7c 3h Jd", ["Th"], "pair:9-J-7"),
        ("Th Td 9s 7c 3h Jd", ["Th", "Td"], "high_card:J-9-7-3"),
        ("Ah Ad As Ac 3h Jd", ["Ah", "Ad"], "pair:A-J-3"),
        ("2h Ad As Ac 3h Jd", [], "three_of_a_kind:A-J"),
        ("Kh 9d Ks Kc Kd Jd", ["Kh"], "three_of_a_kind:K-J"),
    ],
)
def test_high_up_cards_leave_the_dealers_hand(
    table: Any, dealer: str, discards: list[str], hand: str
) -> None:
    settled = table.settle(dealer, table.seat(2, "6s 6d 8h 4c 2c", FOLD, ante=500))
    assert settled.table == {"dealer": {"hand": hand, "qualifies": True, "discards": discards}}


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [("As Jc 9d 7d 2c", "win"), ("Js 9c 7d 5d 2c", "push"), ("Ts 9c 7d 5d 2c", "lose")],
)
def test_play_and_ante_go_to_the_higher_hand(table: Any, cards: str, outcome: str) -> None:
    result = table.one("9h 2d 5s 7c 3h Jd", table.seat(2, cards, PLAY, ante=500))
    net = {"win": 500, "push": 0, "lose": -500}[outcome]
    assert outcomes(result) == {
        "play": (outcome, net),
        "ante": (outcome, net),
        "ante_bonus": ("not_made", 0),
        "queens_up": ("not_made", 0),
    }
    assert tuple(result.wagers) == table.game.settles


@pytest.mark.parametrize(
    ("cards", "net"),
    [
        ("As Ad Ac Ah 2c", 50_000),
        ("8s 8d 8c 8h 2c", 10_000),
        ("7s 6s 5d 4s 5s", 5_000),
        ("8s 8d 8c Kh 2c", 0),
    ],
)
def test_the_ante_bonus_is_paid_win_or_lose_on_the_ante(table: Any, cards: str, net: int) -> None:
    for dealer in ("9h 9d 9s 9c 3h Jd", "9h 3d 7d 9c 3h Jd"):
        bonus = table.one(dealer, table.seat(2, cards, PLAY, ante=500)).wagers["ante_bonus"]
        assert (bonus.stake, bonus.outcome, bonus.net) == (0, "win" if net else "not_made", net)


def test_a_fold_loses_the_ante_and_earns_no_ante_bonus_but_queens_up_is_paid(table: Any) -> None:
    seat = table.seat(2, "As Ad Ac Ah 2c", FOLD, ante=500, queens_up=300)
    result = table.one(NINE_UP, seat)
    assert outcomes(result) == {
        "play": ("not_made", 0),
        "ante": ("lose", -500),
        "ante_bonus": ("not_made", 0),
        "queens_up": ("win", 15_000),
    }
    assert result.hand == "four_of_a_kind:A"
    low = table.seat(2, "Js Jd 8c 4h 2c", FOLD, ante=500, queens_up=300)
    assert outcomes(table.one(NINE_UP, low))["queens_up"] == ("lose", -300)


@pytest.mark.parametrize("cents", [499, 501, 1000])
def test_play_must_equal_the_ante_even_with_aces(table: Any, cents: int) -> None:
    seat = table.seat(2, "As Ad Ac Ah 2c", {"action": "play", "play": cents}, ante=500)
    with pytest.raises(Refused, match=r"must be \$5, not .*: it equals the Ante"):
        table.one(NINE_UP, seat)


def test_nobody_is_dealt_in_without_an_ante(table: Any) -> None:
    with pytest.raises(Refused, match="no Ante"):
        table.one(NINE_UP, table.seat(2, "As Ad Ac Ah 2c", FOLD, queens_up=500))

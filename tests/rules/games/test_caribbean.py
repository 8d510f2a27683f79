"""Caribbean Stud and Cover All, clause by clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.deal import SeatResult

PAIR_OF_FOURS = "4h 4d 9s Jc Kh"
ACE_QUEEN = "Ah Qd 9s 5c 3h"
FOLD = {"action": "fold"}
PLAY = {"action": "play", "play": 1000}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("caribbean_stud")


def outcomes(result: SeatResult) -> dict[str, tuple[str, int]]:
    return {name: (each.outcome, each.net) for name, each in result.wagers.items()}


@pytest.mark.parametrize(
    ("dealer", "qualifies"),
    [
        ("Ah Kd 4s 3c 2h", True),
        ("Ah Qd Js Tc 9h", False),
        ("Kh Qd Js Tc 8h", False),
        ("2h 2d 4s 5c 7h", True),
    ],
)
def test_ace_king_or_better_qualifies(table: Any, dealer: str, qualifies: bool) -> None:  # noqa: FBT001
    settled = table.settle(dealer, table.seat(3, "8s 7d 6h 4c 2d", FOLD, ante=500))
    assert settled.table["dealer"]["qualifies"] is qualifies


def test_against_an_unqualified_dealer_ante_wins_and_play_pushes(table: Any) -> None:
    for cards in ("8s 7d 6h 4c 2d", "8s 8d 8h 8c 2d"):
        result = table.one(ACE_QUEEN, table.seat(3, cards, PLAY, ante=500))
        assert outcomes(result)["ante"] == ("win", 500)
        assert outcomes(result)["play"] == ("push", 0)
    assert tuple(result.wagers) == table.game.settles


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("As Ks Qs Js Ts", 100),
        ("8s 7s 6s 5s 4s", 50),
        ("8s 8d 8h 8c 2d", 20),
        ("8s 8d 8h 2c 2d", 7),
        ("As 8s 7s 3s 2s", 5),
        ("8s 7d 6s 5s 4s", 4),
        ("8s 8d 8h Qc 2d", 3),
        ("8s 8d 7h 7c 2d", 2),
        ("8s 8d 7h 5c 2d", 1),
    ],
)
def test_a_winning_play_wager_is_paid_by_its_hand(table: Any, cards: str, pays: int) -> None:
    result = table.one(PAIR_OF_FOURS, table.seat(3, cards, PLAY, ante=500))
    assert outcomes(result)["play"] == ("win", 1000 * pays)
    assert outcomes(result)["ante"] == ("win", 500)


def test_a_winning_high_card_is_paid_even_money(table: Any) -> None:
    result = table.one("Ah Kd 9s 5c 3h", table.seat(3, "As Kc 9h 5d 4d", PLAY, ante=500))
    assert outcomes(result)["play"] == ("win", 1000)


@pytest.mark.parametrize(
    ("cards", "outcome", "net"), [("4s 4c 9h Jd Kd", "push", 0), ("3s 3c 9h Jd Kd", "lose", -1)]
)
def test_a_tie_pushes_and_a_lower_hand_loses(
    table: Any, cards: str, outcome: str, net: int
) -> None:
    result = table.one(PAIR_OF_FOURS, table.seat(3, cards, PLAY, ante=500))
    assert outcomes(result)["ante"] == (outcome, 500 * net)
    assert outcomes(result)["play"] == (outcome, 1000 * net)


@pytest.mark.parametrize("cents", [500, 999, 1001])
def test_play_is_twice_the_ante(table: Any, cents: int) -> None:
    seat = table.seat(3, "8s 8d 7h 7c 2d", {"action": "play", "play": cents}, ante=500)
    with pytest.raises(Refused, match=r"must be \$10, not .*twice the Ante"):
        table.one(PAIR_OF_FOURS, seat)


def test_a_fold_loses_the_ante_but_its_cover_all_is_paid(table: Any) -> None:
    seat = table.seat(3, "8s 8d 8h Qc 2d", FOLD, ante=500, cover_all=100)
    assert outcomes(table.one(PAIR_OF_FOURS, seat)) == {
        "ante": ("lose", -500),
        "play": ("not_made", 0),
        "cover_all": ("win", 900),
    }


def test_cover_all_loses_below_three_of_a_kind(table: Any) -> None:
    seat = table.seat(3, "8s 8d 7h 7c 2d", FOLD, ante=500, cover_all=100)
    assert outcomes(table.one(PAIR_OF_FOURS, seat))["cover_all"] == ("lose", -100)


def test_cover_all_pays_everyone_by_the_highest_hand_and_the_number_of_hands(table: Any) -> None:
    low = [
        "2s 3d 5h 7c 9d",
        "2d 3h 5c 7s 9h",
        "2h 3c 5s 7d Td",
        "2c 3s 5d 7h Th",
        "8h Jd Qs 6c 6h",
        "8c Jh Qd 6d Ts",
    ]
    # Three of a kind at 2 to 8 hands, the dealer's counted, as printed.
    for others, pays in enumerate([9, 6, 5, 4, 3, 3, 3]):
        seats = [table.seat(1, "Ks Kd Kc Js 8d", FOLD, ante=500)]
        seats += [table.seat(n + 2, low[n], FOLD, ante=500, cover_all=100) for n in range(others)]
        settled = table.settle("4h 4d 9s Jc Ah", *seats)
        assert settled.seats[0].wagers["cover_all"].outcome == "not_made"
        for seat in settled.seats[1:]:
            assert outcomes(seat)["cover_all"] == ("win", 100 * pays)


def test_the_dealers_hand_may_be_the_highest(table: Any) -> None:
    seat = table.seat(3, "8s 8d 8h Qc 2d", FOLD, ante=500, cover_all=100)
    assert outcomes(table.one("As Ks Qs Js Ts", seat))["cover_all"] == ("win", 50_000)


def test_nobody_is_dealt_in_without_an_ante(table: Any) -> None:
    with pytest.raises(Refused, match="no Ante"):
        table.one(PAIR_OF_FOURS, table.seat(3, "8s 8d 8h Qc 2d", FOLD, cover_all=500))

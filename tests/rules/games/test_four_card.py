"""Four Card Poker, clause by clause."""

from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.errors import Refused

DEALER = "9h 2d 5s 7c 3h Jd"
FOLD = {"action": "fold"}


def play(cents: int) -> dict[str, object]:
    return {"action": "play", "play": cents}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("four_card_poker")


@pytest.mark.parametrize(
    ("cards", "outcome", "net"),
    [
        ("As Jc 9d 7d 2c", "win", 1),
        ("Js 9c 7d 5d 2c", "win", 1),  # the player wins ties
        ("Ts 9c 7d 5d 2c", "lose", -1),
    ],
)
def test_the_dealer_always_qualifies_and_loses_ties(
    table: Any, cards: str, outcome: str, net: int
) -> None:
    settled = table.settle(DEALER, table.seat(2, cards, play(1000), ante=500))
    seat = settled.seats[0]
    assert settled.table == {"dealer": {"hand": "high_card:J-9-7-5", "qualifies": True}}
    assert (seat.wagers["play"].outcome, seat.wagers["play"].net) == (outcome, 1000 * net)
    assert (seat.wagers["ante"].outcome, seat.wagers["ante"].net) == (outcome, 500 * net)
    assert tuple(seat.wagers) == table.game.settles


def test_the_dealers_best_four_come_from_six_cards(table: Any) -> None:
    settled = table.settle("9h 9d 5s 7c 3h 9s", table.seat(2, "As Jc 8d 7d 2c", FOLD, ante=500))
    assert settled.table["dealer"]["hand"] == "three_of_a_kind:9-7"


@pytest.mark.parametrize(
    ("cards", "antes"),
    [("8s 8d 8c 8h 2c", 25), ("8s 7s 6s 5s 2c", 20), ("8s 8d 8c Kh 2c", 2), ("8s 8d 4c 4h 2c", 0)],
)
def test_the_ante_bonus_is_paid_on_the_ante_win_or_lose(table: Any, cards: str, antes: int) -> None:
    for dealer in ("Th Td Ts Tc 3h Jd", "9h 3d 4d Tc 6h Jd"):
        bonus = table.one(dealer, table.seat(2, cards, play(1500), ante=500)).wagers["ante_bonus"]
        assert (bonus.stake, bonus.net) == (0, antes * 500)
        assert bonus.outcome == ("win" if antes else "not_made")


def test_a_fold_loses_the_ante_and_earns_no_bonus_but_aces_up_is_paid(table: Any) -> None:
    seat = table.seat(2, "8s 8d 8c 8h 2c", FOLD, ante=500, aces_up=100, progressive=100)
    result = table.one(DEALER, seat)
    assert {name: (each.outcome, each.net) for name, each in result.wagers.items()} == {
        "play": ("not_made", 0),
        "ante": ("lose", -500),
        "ante_bonus": ("not_made", 0),
        "aces_up": ("win", 5_000),
    }
    assert result.lines == {}


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("8s 8d 8c 8h 2c", 50),
        ("8s 7s 6s 5s 2c", 40),
        ("8s 8d 8c Kh 2c", 8),
        ("Ks 8s 6s 2s Ac", 5),
        ("8s 7d 6s 5s 2c", 4),
        ("8s 8d 4s 4c 2c", 3),
        ("As Ad 4s 8c 2c", 1),
        ("Ks Kd 4s 8c 2c", -1),
    ],
)
def test_aces_up_pays_its_table(table: Any, cards: str, pays: int) -> None:
    seat = table.seat(2, cards, play(500), ante=500, aces_up=300)
    assert table.one("9h 3d 4d Tc 6h Jd", seat).wagers["aces_up"].net == 300 * pays


@pytest.mark.parametrize("cents", [499, 1501])
def test_play_is_one_to_three_antes_with_any_hand(table: Any, cents: int) -> None:
    with pytest.raises(Refused, match=r"must be \$5 to \$15"):
        table.one(DEALER, table.seat(2, "8s 4d 3c Kh 2c", play(cents), ante=500))
    for fine in (500, 777, 1500):
        table.one(DEALER, table.seat(2, "8s 4d 3c Kh 2c", play(fine), ante=500))


def test_the_progressive_looks_at_the_best_four(table: Any) -> None:
    seat = table.seat(2, "As Ad Ac Ah 2c", play(500), ante=500, progressive=100)
    assert table.one(DEALER, seat).lines == {"progressive": {"four_aces", "four_of_a_kind"}}

"""Crazy 4 Poker, clause by clause."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.bets.wagers import pushed
from dealer_assist.rules.deal import SeatDeal, SeatResult

ACE_KING = "Ah Kd 9s 5c 3h"
QUEEN_HIGH = "Qh Jd Ts 8c 3h"
FOLD = {"action": "fold"}


def play(cents: int) -> dict[str, object]:
    return {"action": "play", "play": cents}


@pytest.fixture
def table(felt: Callable[..., Any]) -> Any:
    return felt("crazy_4_poker")


def bets(table: Any, cards: str, decision: Mapping[str, object], **wagers: int) -> SeatDeal:
    seat: SeatDeal = table.seat(5, cards, decision, **{"ante": 500, "super_bonus": 500, **wagers})
    return seat


def outcomes(result: SeatResult) -> dict[str, tuple[str, int]]:
    return {name: (each.outcome, each.net) for name, each in result.wagers.items()}


def test_a_seat_is_settled_in_the_order_play_ante_queens_up_super_bonus(table: Any) -> None:
    result = table.one(ACE_KING, bets(table, "Ks Qd 8h 4c 2d", play(500)))
    order = ("play", "ante", "queens_up", "super_bonus", "bad_beat")
    assert table.game.settles == order
    assert set(result.wagers) == set(order)


def test_a_lower_hand_loses_play_ante_and_super_bonus(table: Any) -> None:
    result = table.one(ACE_KING, bets(table, "Ks Qd 8h 4c 2d", play(500)))
    assert result.hand == "high_card:K-Q-8-4"
    assert outcomes(result) == {
        "play": ("lose", -500),
        "ante": ("lose", -500),
        "queens_up": ("not_made", 0),
        "super_bonus": ("lose", -500),
        "bad_beat": ("not_made", 0),
    }


def test_a_higher_hand_wins_play_and_ante_and_pushes_the_super_bonus(table: Any) -> None:
    result = table.one(ACE_KING, bets(table, "As Kc 9h 6c 2d", play(500)))
    assert outcomes(result)["play"] == ("win", 500)
    assert outcomes(result)["ante"] == ("win", 500)
    assert outcomes(result)["super_bonus"] == ("push", 0)


def test_a_tie_pushes_play_ante_and_super_bonus(table: Any) -> None:
    result = table.one(ACE_KING, bets(table, "As Kc 9h 5d 2d", play(500)))
    assert outcomes(result)["play"] == ("push", 0)
    assert outcomes(result)["ante"] == ("push", 0)
    assert outcomes(result)["super_bonus"] == ("push", 0)


@pytest.mark.parametrize(
    ("dealer", "qualifies"),
    [
        ("Kh 6d 4s 3c 2h", True),
        ("Qh Jd Ts 8c 3h", False),
        ("2h 2d 4s 5c 7h", True),
        ("Ah 9d 7s 5c 3h", True),
    ],
)
def test_king_high_or_better_qualifies(table: Any, dealer: str, qualifies: bool) -> None:  # noqa: FBT001
    settled = table.settle(dealer, bets(table, "Ks Qd 8h 4c 2d", FOLD))
    assert settled.table["dealer"]["qualifies"] is qualifies


def test_against_an_unqualified_dealer_play_wins_and_ante_pushes_even_with_less(
    table: Any,
) -> None:
    result = table.one(QUEEN_HIGH, bets(table, "Qs Jc 9h 4c 2d", play(500)))
    assert outcomes(result)["play"] == ("win", 500)
    assert outcomes(result)["ante"] == ("push", 0)
    assert outcomes(result)["super_bonus"] == ("lose", -500)


def test_the_house_may_forgive_the_super_bonus_against_an_unqualified_dealer(table: Any) -> None:
    seat = bets(table, "Qs Jc 9h 4c 2d", play(500))
    result = table.one(QUEEN_HIGH, seat, super_bonus_unqualified="push")
    assert result.wagers["super_bonus"] == pushed(500)
    qualified = table.one(ACE_KING, seat, super_bonus_unqualified="push")
    assert outcomes(qualified)["super_bonus"] == ("lose", -500)


@pytest.mark.parametrize(
    ("cards", "net"),
    [
        ("As Ad Ac Ah 2d", 100_000),
        ("2s 2d 2c 2h Qd", 15_000),
        ("9s 8s 7s 6s 2d", 7_500),
        ("9s 9d 9c Ac 2d", 1_000),
        ("Ks Js 8s 2s 3d", 750),
        ("9s 8d 7c 6c 2d", 500),
    ],
)
def test_the_super_bonus_pays_its_table_win_or_lose(table: Any, cards: str, net: int) -> None:
    four_of_a_kind = "5h 5d 5c 5s 4h"
    for dealer in (four_of_a_kind, QUEEN_HIGH):
        result = table.one(dealer, bets(table, cards, play(1500)))
        assert outcomes(result)["super_bonus"] == ("win", net)


def test_three_to_two_on_an_odd_cent_is_rounded_down(table: Any) -> None:
    seat = table.seat(1, "Ks Js 8s 2s 3d", play(5), ante=5, super_bonus=5)
    assert outcomes(table.one(ACE_KING, seat))["super_bonus"] == ("win", 7)


def test_a_fold_loses_ante_and_super_bonus_even_with_four_aces(table: Any) -> None:
    result = table.one(QUEEN_HIGH, bets(table, "As Ad Ac Ah 2d", FOLD, bad_beat=100))
    assert result.hand == "four_of_a_kind:A"
    assert outcomes(result) == {
        "play": ("not_made", 0),
        "ante": ("lose", -500),
        "queens_up": ("not_made", 0),
        "super_bonus": ("lose", -500),
        "bad_beat": ("lose", -100),
    }


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("As Ad Ac Ah 2d", 50),
        ("9s 8s 7s 6s 2d", 30),
        ("9s 9d 9c Ac 2d", 9),
        ("Ks Js 8s 2s 3d", 4),
        ("9s 8d 7c 6c 2d", 3),
        ("9s 9d 7c 7s 2d", 2),
        ("Qs Qd 7c 6s 2d", 1),
        ("Js Jd 7c 6s 2d", -1),
        ("As Kd 7c 6s 2d", -1),
    ],
)
def test_queens_up_pays_its_table_even_on_a_fold(table: Any, cards: str, pays: int) -> None:
    result = table.one("5h 5d 4s 4h 3h", bets(table, cards, FOLD, queens_up=200))
    assert outcomes(result)["queens_up"][1] == 200 * pays


def test_the_house_may_keep_queens_up_of_a_folded_hand(table: Any) -> None:
    seat = bets(table, "As Ad Ac Ah 2d", FOLD, queens_up=200)
    result = table.one(QUEEN_HIGH, seat, queens_up_on_fold=False)
    assert outcomes(result)["queens_up"] == ("lose", -200)
    played = bets(table, "As Ad Ac Ah 2d", play(500), queens_up=200)
    assert table.one(QUEEN_HIGH, played, queens_up_on_fold=False).wagers["queens_up"].net == 10_000


@pytest.mark.parametrize(
    ("dealer", "cards", "net"),
    [
        ("As Ad Ac Ah 2d", "Ks Kd Kc Kh 3d", 2_500_000),  # the player's four kings are beaten
        ("Ks Kd Kc Kh 3d", "As Ad Ac Ah 2d", 2_500_000),  # and the dealer's
        ("As Ad Ac Ah 2d", "9s 8s 7s 6s 3d", 1_000_000),
        ("As Ad Ac Ah 2d", "9s 9d 9c Qh 3d", 20_000),
        ("9s 9d 9c Qh 3d", "Ks Js 8s 2s 4d", 5_000),
        ("9s 9d 9c Qh 3d", "8s 7d 6c 5h Td", 3_000),
        ("9s 9d 9c Qh 3d", "8s 8d 6c 6h Kd", 2_000),
        ("9s 9d 9c Qh 3d", "8s 8d 6c 5h Kd", -100),
        ("8s 8d 6c 5h Kd", "9s 9d 9c Qh 3d", -100),
        ("9s 9d 7c 7h 3d", "9h 9c 7s 7d 2d", -100),  # a tie is no beat
    ],
)
def test_bad_beat_pays_by_the_hand_that_was_beaten(
    table: Any, dealer: str, cards: str, net: int
) -> None:
    result = table.one(dealer, bets(table, cards, play(500), bad_beat=100))
    assert result.wagers["bad_beat"].net == net


def test_bad_beat_two_pays_four_of_a_kind_as_a_straight_flush(table: Any) -> None:
    seat = bets(table, "Ks Kd Kc Kh 3d", play(500), bad_beat=100)
    result = table.one("As Ad Ac Ah 2d", seat, paytables={"bad_beat": "BBB-02"})
    assert result.wagers["bad_beat"].net == 100_000


@pytest.mark.parametrize("cards", ["As Ad 9c 7h 2d", "3s 3d 2c 2h Kd", "9s 8d 7c 6c 2d"])
@pytest.mark.parametrize("cents", [500, 501, 1000, 1500])
def test_aces_or_better_may_play_one_to_three_times_the_ante(
    table: Any, cards: str, cents: int
) -> None:
    assert table.one(QUEEN_HIGH, bets(table, cards, play(cents))).wagers["play"].net == cents


@pytest.mark.parametrize(
    ("cards", "cents", "words"),
    [
        ("Ks Kd 9c 7h 2d", 501, "must be $5, not $5.01"),
        ("As Kd 9c 7h 2d", 1500, "must be $5, not $15"),
        ("Ks Qd 8h 4c 2d", 499, "must be $5, not $4.99"),
        (
            "As Ad 9c 7h 2d",
            1501,
            "must be $5 to $15, not $15.01: with aces or better it is 1 to 3 times the Ante",
        ),
        ("As Ad 9c 7h 2d", 499, "must be $5 to $15, not $4.99"),
    ],
)
def test_any_other_play_wager_is_refused(table: Any, cards: str, cents: int, words: str) -> None:
    with pytest.raises(Refused, match="Seat 5: the Play wager") as refusal:
        table.one(QUEEN_HIGH, bets(table, cards, play(cents)))
    assert words in str(refusal.value)


@pytest.mark.parametrize("super_bonus", [0, 499, 501])
def test_the_super_bonus_must_equal_the_ante(table: Any, super_bonus: int) -> None:
    with pytest.raises(Refused, match=r"Super Bonus must equal the Ante of \$5"):
        table.one(QUEEN_HIGH, bets(table, "Ks Qd 8h 4c 2d", FOLD, super_bonus=super_bonus))


def test_the_super_bonus_may_not_be_left_out(table: Any) -> None:
    with pytest.raises(Refused, match=r"Super Bonus must equal the Ante of \$0.01"):
        table.one(QUEEN_HIGH, table.seat(5, "Ks Qd 8h 4c 2d", FOLD, ante=1))


def test_a_deal_that_names_no_options_is_played_by_the_usual_ones(table: Any) -> None:
    seat = bets(table, "As Ad Ac Ah 2d", FOLD, queens_up=200, progressive=100)
    result = table.one(QUEEN_HIGH, seat)
    assert result.wagers["queens_up"].net == 10_000
    assert result.lines == {}


def test_nobody_is_dealt_in_without_an_ante(table: Any) -> None:
    with pytest.raises(Refused, match="Seat 3 has cards but no Ante"):
        table.one(QUEEN_HIGH, table.seat(3, "Ks Qd 8h 4c 2d", FOLD, queens_up=500))


def test_the_progressive_looks_at_the_best_four(table: Any) -> None:
    seat = bets(table, "As Ad Ac Ah 2d", play(500), progressive=100)
    assert table.one(QUEEN_HIGH, seat).lines == {"progressive": {"four_aces", "four_of_a_kind"}}


def test_the_link_looks_at_all_five_cards(felt: Callable[..., Any]) -> None:
    linked = felt("crazy_4_poker", "first_five")
    for cards, line in [
        ("As Ks Qs Js Ts", "royal_flush"),
        ("9s 9d 9c 2h 2d", "full_house"),
        ("Ks Js 8s 2s 3d", "high_card"),
    ]:
        seat = bets(linked, cards, play(500), progressive=100)
        assert linked.one("5h 5d 4s 4h 3h", seat).lines == {"progressive": {line}}


def test_every_seat_stands_alone_against_the_dealer(table: Any) -> None:
    settled = table.settle(
        ACE_KING,
        table.seat(7, "As Kc 9h 6c 2d", play(300), ante=300, super_bonus=300),
        table.seat(1, "Ks Qd 8h 4c 2s", FOLD, ante=500, super_bonus=500),
    )
    assert [(seat.seat, seat.wagers["ante"].net) for seat in settled.seats] == [(7, 300), (1, -500)]
    assert settled.table == {"dealer": {"hand": "high_card:A-K-9-5", "qualifies": True}}

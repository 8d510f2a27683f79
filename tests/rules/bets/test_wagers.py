"""How main wagers and bonuses end."""

from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.bets.wagers import (
    by_line,
    by_net,
    earned,
    lost,
    play_wager,
    pushed,
    require_play,
    won,
)
from dealer_assist.rules.deal import NOT_MADE, SeatDeal, WagerResult
from dealer_assist.rules.pays import Pay, Push, ToOne, parse_pay


def test_the_three_endings_of_a_wager() -> None:
    assert won(500) == WagerResult(500, "win", 500)
    assert lost(500) == WagerResult(500, "lose", -500)
    assert pushed(500) == WagerResult(500, "push", 0)


def test_an_earned_bonus_has_no_stake_and_is_reckoned_on_the_ante() -> None:
    assert earned(500, ToOne(10)) == WagerResult(0, "win", 5000)
    assert earned(5, ToOne(3, 2)) == WagerResult(0, "win", 7)
    assert earned(500, None) == NOT_MADE
    assert earned(500, Push()) == NOT_MADE


@pytest.mark.parametrize(
    ("pay", "outcome", "net"),
    [
        ("9 to 1", "win", 4500),
        ("9 for 1", "win", 4000),
        ("3 to 2", "win", 750),
        ("push", "push", 0),
        (None, "lose", -500),
    ],
)
def test_a_line_settles_a_stake(pay: str | None, outcome: str, net: int) -> None:
    line = parse_pay(pay) if pay else None
    assert by_line(500, line) == WagerResult(500, outcome, net)


@pytest.mark.parametrize("pay", [None, parse_pay("9 to 1"), parse_pay("push")])
def test_nothing_staked_is_not_made_whatever_the_line(pay: Pay | None) -> None:
    assert by_line(0, pay) == NOT_MADE


def test_what_is_no_whole_cent_is_rounded_down() -> None:
    assert by_line(5, parse_pay("3 to 2")).net == 7
    assert by_line(1, parse_pay("19 to 20")) == WagerResult(1, "win", 0)


def test_a_share_of_a_meter_is_no_pay_of_a_wager() -> None:
    with pytest.raises(ValueError, match="jackpot's pay"):
        by_line(100, parse_pay("10 % of main"))


@pytest.mark.parametrize(("net", "outcome"), [(1, "win"), (0, "push"), (-1, "lose")])
def test_the_sign_of_a_net_is_its_outcome(net: int, outcome: str) -> None:
    assert by_net(500, net) == WagerResult(500, outcome, net)


def seat(decision: Any = None, **wagers: int) -> SeatDeal:
    return SeatDeal(6, (), wagers, decision or {})


def test_a_play_wager_is_read_in_cents_and_a_fold_has_none() -> None:
    assert play_wager(seat({"action": "play", "play": 1})) == 1
    assert play_wager(seat({"action": "fold"})) == 0
    assert play_wager(seat({"action": "fold", "play": 0})) == 0


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ({}, "has not decided. The action is fold or play"),
        ({"play": 500}, "has not decided"),
        ({"action": "raise", "play": 500}, "has not decided"),
        ({"action": None}, "has not decided"),
        ({"action": ["fold"]}, "has not decided"),
        ({"action": "fold", "play": 500}, "folded, so there can be no Play wager"),
        ({"action": "play"}, "plays without a Play wager"),
        ({"action": "play", "play": 0}, "plays without a Play wager"),
        ({"action": "play", "play": -500}, "number of whole cents, not -500"),
        ({"action": "play", "play": 500.0}, "number of whole cents, not 500.0"),
        ({"action": "play", "play": True}, "number of whole cents, not True"),
        ({"action": "play", "play": "500"}, "number of whole cents, not '500'"),
        ({"action": "play", "play": 500, "raise": 5}, "a decision has no 'raise'"),
    ],
)
def test_anything_else_is_refused_in_the_dealers_words(decision: Any, words: str) -> None:
    with pytest.raises(Refused, match="Seat 6") as refusal:
        play_wager(seat(decision))
    assert words in str(refusal.value)


def test_bounds_belong_to_the_range() -> None:
    for play in (500, 700, 1500):
        require_play(seat(), play, 500, 1500, "why")
    for play in (499, 1501):
        with pytest.raises(Refused, match=r"must be \$5 to \$15, not .*: why"):
            require_play(seat(), play, 500, 1500, "why")


def test_one_possible_amount_is_named_alone() -> None:
    with pytest.raises(Refused) as refusal:
        require_play(seat(), 600, 500, 500, "it equals the Ante")
    assert str(refusal.value) == "Seat 6: the Play wager must be $5, not $6: it equals the Ante"

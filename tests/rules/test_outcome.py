"""A stake ends by its line or by its net."""

import pytest

from dealer_assist.rules.deal import NOT_MADE, WagerResult
from dealer_assist.rules.outcome import by_line, by_net
from dealer_assist.rules.pays import Pay, parse_pay


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

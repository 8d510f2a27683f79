"""What a line pays, read as printed."""

import pytest

from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne, parse_pay


@pytest.mark.parametrize(
    ("text", "pay"),
    [
        ("50 to 1", ToOne(50)),
        ("3 to 2", ToOne(3, 2)),
        ("9 for 1", ForOne(9)),
        ("10 % of main", Percent(10, "main")),
        ("100% of mega", Percent(100, "mega")),
        ("1 % of main", Percent(1, "main")),
        ("push", Push()),
    ],
)
def test_pays_are_read_as_printed(text: str, pay: Pay) -> None:
    assert parse_pay(text) == pay
    assert parse_pay(str(pay)) == pay


def test_pays_are_printed_in_one_way() -> None:
    printed = [str(pay) for pay in (ToOne(3, 2), ForOne(9), Percent(10), Push())]
    assert printed == ["3 to 2", "9 for 1", "10 % of main", "push"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "50",
        "50 to 0",
        "50 for 2",
        "0 % of main",
        "101 % of main",
        "half",
        "50 to 1 ",
        "-5 to 1",
    ],
)
def test_anything_else_is_no_pay(text: str) -> None:
    with pytest.raises(ValueError, match="is no pay: write '50 to 1'"):
        parse_pay(text)


def test_odds_that_are_not_whole_cents_are_rounded_down() -> None:
    assert ToOne(3, 2).net(5) == 7
    assert ToOne(19, 20).net(101) == 95
    assert ToOne(50).net(100) == 5_000

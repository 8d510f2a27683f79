"""Blazing 7's: which lines the sevens make."""

from itertools import product

import pytest

from dealer_assist.rules.bets.bonus_bets import blazing_7s
from dealer_assist.rules.cards import parse_card, parse_cards


def lines(first_two: str, third: str | None) -> set[str]:
    return set(
        blazing_7s.lines(parse_cards(first_two.split()), parse_card(third) if third else None)
    )


@pytest.mark.parametrize(
    ("first_two", "third", "made"),
    [
        ("7d 7d", "7d", {"three7_diamonds", "three7_suited", "three7", "two7", "one7"}),
        ("7s 7s", "7s", {"three7_suited", "three7", "two7", "one7"}),
        ("7d 7h", "7d", {"three7_color", "three7", "two7", "one7"}),
        ("7s 7c", "7s", {"three7_color", "three7", "two7", "one7"}),
        ("7s 7d", "7s", {"three7", "two7", "one7"}),
        ("7s 7s", "7h", {"three7", "two7", "one7"}),
        ("7d 7d", "8d", {"two7", "one7"}),
        ("7d 7d", None, {"two7", "one7"}),
        ("7d 8d", "7d", {"one7"}),
        ("6d 7c", None, {"one7"}),
        ("6d 8c", "7d", set()),
        ("Td 8c", None, set()),
    ],
)
def test_the_sevens_of_a_hand(first_two: str, third: str | None, made: set[str]) -> None:
    assert lines(first_two, third) == made


def test_every_trio_of_sevens_makes_the_lines_that_its_suits_allow() -> None:
    for suits in product("cdhs", repeat=3):
        a, b, c = (f"7{suit}" for suit in suits)
        made = lines(f"{a} {b}", c)
        held = set(suits)
        assert ("three7_diamonds" in made) == (held == {"d"})
        assert ("three7_suited" in made) == (len(held) == 1)
        assert ("three7_color" in made) == (held in ({"d", "h"}, {"c", "s"}))
        assert {"three7", "two7", "one7"} <= made

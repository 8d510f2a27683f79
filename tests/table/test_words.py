"""Small words that sentences for the dealer are made of."""

from typing import get_args

import pytest
from random_tables import shipped

from dealer_assist.message import listed
from dealer_assist.table import commands as c
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.guide.labels import label_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.words import a_printed_role, a_role, count, end_label, has_key, start_label


@pytest.mark.parametrize(("number", "said"), [(0, "0 wins"), (1, "1 win"), (2, "2 wins")])
def test_counting_in_words(number: int, said: str) -> None:
    assert count(number, "win") == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_listing_in_words(parts: list[str], said: str) -> None:
    assert listed(parts) == said


def test_roles_have_their_articles() -> None:
    assert (a_role(Role.EXECUTIVE), a_role(Role.DEALER)) == ("an Executive", "a Dealer")
    assert a_printed_role(Role.EXECUTIVE) == "an EXECUTIVE"
    assert a_printed_role(Role.SUPERVISOR) == "a SUPERVISOR"


@pytest.mark.parametrize(
    ("table", "start", "end"),
    [
        ("crazy4-nexus", "START GAME", "END GAME"),
        ("crazy4-aquarius", "COIN IN", "GAME OVER"),
        ("holdem-aquarius", "COIN IN", "GAME OVER"),
        ("dragon-aquarius", "START GAME", "GAME OVER"),
        ("dragon-nexus", "START GAME", "END GAME"),
    ],
)
def test_each_console_has_its_own_words(table: str, start: str, end: str) -> None:
    setup = shipped(table)
    assert (start_label(setup), end_label(setup)) == (start, end)
    assert has_key(setup) is table.endswith("aquarius")
    assert label_of(setup, c.StartGame()) == start
    assert label_of(setup, c.EndGame()) == end


def test_whatever_is_pressed_has_a_name_to_be_refused_by() -> None:
    pressed = [made for made in get_args(c.Command) if issubclass(made, Pressed)]
    assert len(pressed) > 60
    for made in pressed:
        assert made.label, made

"""Actions are read strictly, used up in order, and none may be missing or left over."""

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.games.blackjack import Action, Actions, parse_action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hit", Action("hit")),
        ("stand", Action("stand")),
        ("double", Action("double")),
        ("double:500", Action("double", 500)),
        ("split", Action("split")),
        ("split:500", Action("split", 500)),
        ("surrender", Action("surrender")),
        ("double:" + "9" * 20, Action("double", 10**20 - 1)),
    ],
)
def test_an_action_is_read_as_written(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hit",
        "hit ",
        "fold",
        "hit:500",
        "hit:",
        "stand:0",
        "surrender:250",
        "double:",
        "double:-500",
        "double:5.00",
        "double: 500",
        "double:500:500",
        "double:٥٠٠",
        "double:5²",
        "double:" + "9" * 21,
        "split:half",
        ":500",
        None,
        5,
        ["hit"],
    ],
)
def test_anything_else_is_no_action(text: object) -> None:
    with pytest.raises(Refused, match=r"is not an action. Write hit, stand, double"):
        parse_action(text)


@pytest.mark.parametrize("texts", ["hit", None, 5, {"hit": 1}])
def test_actions_come_in_a_list(texts: object) -> None:
    with pytest.raises(Refused, match=r"are no list. Write them like"):
        Actions(texts)


def test_actions_are_taken_in_order() -> None:
    actions = Actions(["hit", "stand"])
    assert [actions.take(12).verb, actions.take(15).verb] == ["hit", "stand"]
    actions.done()


def test_a_missing_action_is_asked_for() -> None:
    with pytest.raises(Refused) as refused:
        Actions([]).take(16)
    assert str(refused.value) == "the hand of 16 has no action. Ask the player to hit or stand"


def test_a_surplus_action_is_given_back() -> None:
    with pytest.raises(Refused, match=r"no hand is left to split: .*\. Undo that action"):
        Actions(("split",)).done()

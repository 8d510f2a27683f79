"""Fold or play: what a decision may be."""

from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.rules.deal import SeatDeal
from dealer_assist.rules.decisions import play_wager, require_play, required_ante


def seat(decision: Any = None, **wagers: int) -> SeatDeal:
    return SeatDeal(6, (), wagers, decision or {})


def test_a_play_wager_is_read_in_cents_and_a_fold_has_none() -> None:
    assert play_wager(seat({"action": "play", "play": 1})) == 1
    assert play_wager(seat({"action": "fold"})) == 0
    assert play_wager(seat({"action": "fold", "play": 0})) == 0


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        ({}, "has not decided; the action is fold or play"),
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


def test_the_ante_is_read_or_asked_for() -> None:
    assert required_ante(seat(ante=500)) == 500
    for missing in (seat(), seat(ante=0)):
        with pytest.raises(Refused, match="Seat 6 has cards but no Ante"):
            required_ante(missing)


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

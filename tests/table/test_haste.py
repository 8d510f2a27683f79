"""A dealer in haste: no known win is thrown away, none is paid twice, no chip bets unasked."""

from random import Random

import pytest
from haste import Haste
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.table import commands as c
from dealer_assist.table.guide import controls

NAMES = (
    "crazy4-nexus",
    "crazy4-aquarius",
    "dragon-nexus",
    "dragon-nexus-5",
    "holdem-nexus",
    "house-money-nexus",
)


@pytest.mark.parametrize("name", NAMES)
def test_no_win_is_thrown_away_or_paid_twice_and_no_chip_bets_twice(name: str) -> None:
    chance, haste = Random(f"haste {name}"), Haste(name)
    for _ in range(2_400):
        haste.act(chance)
    assert haste.camera.rounds["GameEnded"] > 10, haste.camera.rounds


@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_haste_of_any_kind_does_no_harm(name: str, seed: int) -> None:
    chance, haste = Random(seed), Haste(name)
    for _ in range(120):
        haste.act(chance)


@given(name=st.sampled_from(NAMES), delay=st.integers(0, 2_000), seats=st.sets(st.integers(1, 7)))
@settings(max_examples=100, deadline=None)
def test_a_double_tap_on_start_game_ends_no_round_at_any_delay(
    name: str, delay: int, seats: set[int]
) -> None:
    haste = Haste(name)
    for seat in seats:
        haste.do(c.SeeChip(seat))
    haste.do(c.StartGame())
    haste.do(controls.ending(haste.table), delay)
    assert haste.camera.rounds["GameStarted"] == 1
    assert haste.camera.rounds["GameEnded"] == 0


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_million_commands_in_haste() -> None:
    chance = Random(2027)
    for name in NAMES:
        haste = Haste(name)
        for _ in range(1_000_000 // len(NAMES)):
            haste.act(chance)
        seen = haste.camera.rounds
        print(name, dict(seen))
        assert seen["GameEnded"] > 1_000

"""ChipsLaid under the finger: one for a tap, five for a finger that stays."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school.drill.question import CHIPS
from dealer_assist.ui.school.drill.touches import ChipsLaid
from dealer_assist.ui.school.paint.chips import HELD_MS, ChipKey, fewest
from dealer_assist.ui.toolkit.context import UiContext


@pytest.fixture
def laid() -> list[ChipsLaid]:
    return []


@pytest.fixture
def key(
    context: UiContext, shown: Callable[[QWidget, int, int], None], laid: list[ChipsLaid]
) -> ChipKey:
    key = ChipKey(context)
    key.show_state(2500)
    key.laid.connect(laid.append)
    shown(key, 164, 214)
    return key


def test_a_tap_lays_one_chip(key, laid, fingers) -> None:
    fingers.press(key)
    fingers.lift(key)
    assert laid == [ChipsLaid(2500, 1)]


def test_a_finger_that_stays_lays_five_at_once_and_lifting_adds_none(
    key, laid, fingers, clock
) -> None:
    fingers.press(key)
    key.tick(clock.advance(HELD_MS - 1))
    assert laid == []
    for later in (1, 700):
        key.tick(clock.advance(later))
    fingers.lift(key)
    assert laid == [ChipsLaid(2500, 5)]


def test_after_five_the_next_tap_lays_one_again(key, laid, fingers, clock) -> None:
    fingers.press(key)
    key.tick(clock.advance(HELD_MS))
    fingers.lift(key)
    clock.advance(200)
    fingers.press(key)
    fingers.lift(key)
    assert laid == [ChipsLaid(2500, 5), ChipsLaid(2500, 1)]


@pytest.mark.parametrize("cents", [50, 30_500, 17_750, 123_450])
def test_the_right_chips_add_up_and_no_stack_could_be_changed_up(cents: int) -> None:
    stacks = fewest(cents)
    assert sum(value * count for value, count in stacks) == cents
    larger = dict(pairwise(CHIPS))
    assert all(value * count < larger.get(value, cents + value) for value, count in stacks)

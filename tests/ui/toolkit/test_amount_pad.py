"""Entering an amount."""

import pytest

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import ERASE_DIGIT, AmountPad


@pytest.fixture
def pad(context: UiContext, shown) -> AmountPad:
    made = AmountPad(context)
    shown(made, 940, 700)
    made.arrange()
    return made


def press(pad: AmountPad, *keys: str) -> list[int | None]:
    told: list[int | None] = []
    pad.changed.connect(told.append)
    for key in keys:
        pad.keys[key].pressed.emit(key)
    return told


def test_figures_come_in_from_the_right(pad: AmountPad) -> None:
    assert press(pad, "6", "00", "0") == [6, 600, 6_000]


def test_the_last_figure_can_be_taken_back_until_nothing_is_entered(pad: AmountPad) -> None:
    assert press(pad, "6", "5", ERASE_DIGIT, ERASE_DIGIT, ERASE_DIGIT) == [6, 65, 6, None, None]


def test_nothing_at_all_is_an_amount_too(pad: AmountPad) -> None:
    assert press(pad, "0") == [0]


def test_there_is_a_largest_amount(pad: AmountPad) -> None:
    press(pad, *("9" * 10))
    assert press(pad, "9") == []
    assert pad.cents == 9_999_999_999


def test_the_amount_shows(pad: AmountPad, picture, cut_texts) -> None:
    empty = picture(pad)
    pad.show_state(9_999_999_999)
    assert picture(pad) != empty
    assert cut_texts(pad) == []

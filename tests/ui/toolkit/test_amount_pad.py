"""Entering an amount."""

import pytest

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.values.typed import ERASE


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
        pad.press(key)
    return told


def test_dollars_are_typed_and_cents_after_the_point(pad: AmountPad) -> None:
    assert press(pad, "6", "0", ".", "5") == [600, 6_000, 6_000, 6_050]
    assert pad.shown == "$60.5"


def test_the_last_key_can_be_taken_back_until_nothing_is_entered(pad: AmountPad) -> None:
    assert press(pad, "6", ".", "5", ERASE, ERASE, ERASE, ERASE) == [600, 600, 650, 600, 600, None]
    assert pad.cents is None


def test_a_key_that_makes_no_amount_is_not_taken(pad: AmountPad) -> None:
    assert press(pad, "1", ".", ".", "2", "5", "9") == [100, 100, 120, 125]
    assert pad.shown == "$1.25"


def test_nothing_at_all_is_an_amount_too(pad: AmountPad) -> None:
    assert press(pad, "0") == [0]


def test_there_is_a_largest_amount(pad: AmountPad) -> None:
    press(pad, *("9" * 8), ".", "9", "9")
    assert press(pad, "9") == []
    assert pad.cents == 9_999_999_999


def test_an_amount_that_is_shown_can_be_changed_from_its_end(pad: AmountPad) -> None:
    pad.show_state(1_284_637)
    assert pad.shown == "$12,846.37"
    assert press(pad, ERASE, "5") == [1_284_630, 1_284_635]
    pad.show_state(5_000)
    assert pad.shown == "$50"


def test_the_amount_shows(pad: AmountPad, picture, cut_texts) -> None:
    empty = picture(pad)
    pad.show_state(9_999_999_999)
    assert picture(pad) != empty
    assert cut_texts(pad) == []

"""The button at the end of a row."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import Button

Show = Callable[[QWidget, int, int], None]


@pytest.fixture
def button(context: UiContext, shown: Show) -> RowButton:
    made = RowButton(context)
    shown(made, 150, 76)
    return made


def test_it_is_called_by_its_name_where_it_has_no_words(button: RowButton) -> None:
    button.show_state(Button(7, "", "moneybag", name="Win page of win 7"))

    assert button.label == "Win page of win 7"


def test_one_that_is_shut_says_why_and_looks_it(
    button: RowButton, picture: Callable[[QWidget], bytes]
) -> None:
    button.show_state(Button(7, "BACK OUT", "void"))
    free = picture(button)

    button.show_state(Button(7, "BACK OUT", "void", reason="Backed out already"))

    assert button.reason == "Backed out already"
    assert picture(button) != free


def test_words_and_icon_are_whole(
    button: RowButton, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    button.show_state(Button(7, "NOTED", "check"))
    button.grab()

    assert cut_texts(button) == []


def test_another_row_under_the_finger_rests_before_it_is_taken(
    button: RowButton, fingers, clock
) -> None:
    told: list[int] = []
    button.pressed.connect(told.append)
    button.show_state(Button(7, "NOTED", "check"))
    clock.advance(1_000)
    button.pressed.connect(lambda row: button.show_state(Button(row + 1, "NOTED", "check")))
    fingers.tap(button)
    clock.advance(600)
    fingers.tap(button)
    assert told == [7]
    clock.advance(800)
    fingers.tap(button)
    assert told == [7, 8]

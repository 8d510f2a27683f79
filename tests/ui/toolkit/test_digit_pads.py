"""A PIN to type."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.digit_pads import CANCEL, PinPad


@pytest.fixture
def pin(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> PinPad:
    made = PinPad(context)
    shown(made, 1628, 946)
    made.place(QRectF(0, 0, 1628, 946), 1.0)
    made.ask("PIN of L. Haddad", "Shield the keypad")
    return made


def type_in(pin: PinPad, digits: str) -> None:
    for digit in digits:
        pin.keys.typed.emit(digit)


def test_too_few_digits_are_no_pin_and_more_than_eight_are_not_taken(pin: PinPad) -> None:
    entered: list[str] = []
    pin.entered.connect(entered.append)
    type_in(pin, "471")
    assert not pin.done.is_available
    type_in(pin, "9000000")
    pin.done.fired.emit()
    assert entered == ["47190000"]


def test_it_forgets_what_was_typed_once_it_is_told(pin: PinPad) -> None:
    type_in(pin, "4719")
    pin.done.fired.emit()
    assert not pin.done.is_available


def test_the_digits_never_show_only_how_many(
    pin: PinPad, picture: Callable[[QWidget], bytes]
) -> None:
    type_in(pin, "4719")
    one = picture(pin)
    pin.ask("PIN of L. Haddad", "Shield the keypad")
    type_in(pin, "8053")
    assert picture(pin) == one
    type_in(pin, "1")
    assert picture(pin) != one


def test_the_keys_stand_as_at_a_banks_terminal(pin: PinPad) -> None:
    keys = [[key.label for key in row] for row in pin.keys.rows]
    assert keys[:3] == [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]


def test_a_digit_more_changes_what_is_seen_of_the_four_that_are_needed(
    pin: PinPad, picture: Callable[[QWidget], bytes]
) -> None:
    seen = {picture(pin)}
    for digit in "4719":
        type_in(pin, digit)
        seen.add(picture(pin))
    assert len(seen) == 5


def test_the_way_back_is_told(pin: PinPad) -> None:
    told: list[bool] = []
    pin.left.connect(lambda: told.append(True))
    pin.back.fired.emit()
    assert told == [True]


def test_what_is_said_may_change_while_somebody_types(pin: PinPad) -> None:
    type_in(pin, "4719")
    pin.say("Shield the keypad; 12 seconds are left")
    assert pin.detail == "Shield the keypad; 12 seconds are left"
    assert pin.done.is_available


def test_the_way_back_has_its_own_word(pin: PinPad) -> None:
    pin.ask("PIN of L. Haddad", "Shield the keypad", back=CANCEL)
    assert pin.back.model.label == "CANCEL"

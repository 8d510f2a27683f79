"""A hand button is pressed on and off, and says why it cannot be."""

import pytest
from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    HandPressed,
)
from dealer_assist.ui.table.hand_button import HandButton
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.value import replace


@pytest.fixture
def model(samples):
    return samples.hands(HandState.READY, "$12,846.37")[0]


@pytest.fixture
def button(context, model, qtbot) -> HandButton:
    button = HandButton(context)
    qtbot.addWidget(button)
    button.place(QRectF(0, 0, 320, 198), 1.0)
    button.show_state(model)
    button.show()
    return button


def test_a_press_names_the_hand(button, fingers, qtbot) -> None:
    with qtbot.waitSignal(button.touched) as pressed:
        fingers.tap(button)
    assert pressed.args == [HandPressed("four_aces")]
    assert button.label == "Four Aces"


def test_it_can_be_pressed_again_after_a_rest(button, fingers, qtbot, clock) -> None:
    presses = []
    button.touched.connect(presses.append)
    fingers.tap(button)
    clock.advance(599)
    fingers.tap(button)
    clock.advance(600)
    fingers.tap(button)
    assert len(presses) == 2


def test_every_state_looks_different_and_fits(button, model, picture) -> None:
    pictures = set()
    for state in HandState:
        button.show_state(replace(model, state=state))
        pictures.add(picture(button))
        assert button.too_long == ()
    assert len(pictures) == len(HandState)


def test_a_shut_hand_says_why_and_does_not_fire(button, model, fingers, qtbot) -> None:
    button.show_state(replace(model, state=HandState.NOT_YET, reason="no wager here"))
    with qtbot.assertNotEmitted(button.touched):
        fingers.tap(button)
    assert button.reason == "no wager here"


def test_a_low_button_still_shows_name_odds_and_prize(button) -> None:
    button.place(QRectF(0, 0, 290, 98), 1.0)
    button.grab()
    assert button.too_long == ()


def where(button, words):
    return next(mark.box for mark in painted(button)[1] if mark.words == words)


def test_a_prize_of_many_says_each_behind_it_or_below_where_it_is_narrow(button, model) -> None:
    button.show_state(replace(model, prize="$15,370.10", each="each", envy=""))
    assert where(button, "each").left() > where(button, "$15,370.10").right()
    button.place(QRectF(0, 0, 248, 198), 1.0)
    assert where(button, "each").top() > where(button, "$15,370.10").bottom()
    assert button.too_long == ()


def test_a_name_that_fits_without_the_mark_stays_on_one_line(button, model) -> None:
    name = "2, 3 & 4 – 0 Diamonds"
    for state in HandState:
        button.show_state(replace(model, name=name, state=state))
        assert where(button, name)
        assert button.too_long == ()


def test_a_low_button_says_envy_and_card_beside_odds_and_prize(button, model) -> None:
    button.place(QRectF(0, 0, 351, 115), 1.0)
    button.show_state(replace(model, prize="$118,402.51"))
    assert where(button, "Envy $100").center().y() == where(button, "100% of meter").center().y()
    assert where(button, "EXEC").left() > where(button, "$118,402.51").right()
    assert button.too_long == ()


def test_a_condition_that_does_not_fit_behind_the_name_stands_on_the_second_line(
    button, model
) -> None:
    button.place(QRectF(0, 0, 351, 115), 1.0)
    button.show_state(replace(model, name="9 – 0 (non-natural)", envy=""))
    assert where(button, "9 – 0 (non-natural)")
    button.place(QRectF(0, 0, 266, 115), 1.0)
    shut = replace(model, pays="40 for 1", envy="", state=HandState.NOT_YET)
    button.show_state(replace(shut, name="9 – 0 (non-natural)"))
    assert where(button, "9 – 0")
    assert where(button, "(non-natural) · 40 for 1")
    assert button.too_long == ()


def test_no_word_of_a_name_is_dropped_however_long_it_is(button, model) -> None:
    name = "Three 7's of the Same Color but Not Suited in the First Three Cards"
    button.show_state(replace(model, name=name))
    button.grab()
    assert button.too_long, "what no line can hold is reported"
    button.show_state(replace(model, name="Three of a Kind of the Same Color"))
    said = " ".join(mark.words for mark in painted(button)[1])
    assert "Three of a Kind of the Same Color" in said
    assert button.too_long == ()

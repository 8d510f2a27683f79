"""A control is found by the words printed on it, and only where a finger could reach it."""

import pytest

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import TableScene


def test_words_need_only_begin_the_label_in_any_case(stage: TableScene) -> None:
    assert stage.hand.control("start").label.startswith("START GAME")


def test_what_is_not_there_is_answered_with_what_is(stage: TableScene) -> None:
    with pytest.raises(CannotDo, match=r"'LUNCH' is not on the screen; there is .*'START GAME"):
        stage.hand.control("LUNCH")


def test_a_control_that_cannot_be_pressed_gives_its_reason(stage: TableScene) -> None:
    control = stage.hand.control("Four Aces")
    assert control.reason
    with pytest.raises(CannotDo, match=control.reason):
        stage.hand.ready("Four Aces")


def test_a_seat_is_found_by_its_number(stage: TableScene) -> None:
    assert stage.hand.seat(4).model.number == 4
    with pytest.raises(CannotDo, match="seat 9 is not on the screen"):
        stage.hand.seat(9)


def test_a_tap_reaches_whatever_lies_at_a_point_of_the_design(stage: TableScene) -> None:
    for size in ((1920, 1080), (1280, 720)):
        stage.window.resize(*size)
        stage.wait(100)
        scale = size[0] / 1920
        menu = stage.hand.place_of(stage.hand.control("MENU"))
        stage.perform("touch", [str(round(menu.x() / scale)), str(round(menu.y() / scale))])
        stage.wait(500)
        stage.perform("press", ["BACK TO TABLE"])


def test_a_tap_off_the_screen_is_said(stage: TableScene) -> None:
    with pytest.raises(CannotDo, match="3000 20 is not on the screen"):
        stage.hand.tap(3000, 20)

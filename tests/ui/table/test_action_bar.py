"""Buttons keep their places, void stays away from the working buttons."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.table.action_bar import ACTIONS_HEIGHT, ActionBar
from dealer_assist.ui.table.actions import (
    ActionPressed,
    Do,
)
from dealer_assist.value import replace


@pytest.fixture
def bar(context, samples, qtbot) -> ActionBar:
    bar = ActionBar(context)
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1880, ACTIONS_HEIGHT), 1.0)
    bar.show_state(samples.in_play().actions)
    bar.show()
    return bar


def test_a_press_names_the_action(bar, fingers, qtbot) -> None:
    with qtbot.waitSignal(bar.touched) as pressed:
        fingers.tap(bar.buttons[3])
    assert pressed.args == [ActionPressed(Do(c.CallSupervisor()))]


def test_no_button_changes_place_from_betting_to_play(bar, samples) -> None:
    places = [button.geometry() for button in bar.buttons]
    bar.show_state(samples.betting().actions)
    assert [button.geometry() for button in bar.buttons] == places


def test_void_is_at_least_60_pixels_from_the_working_buttons(bar, samples) -> None:
    model = samples.in_play().actions
    bar.show_state(replace(model, working=model.working * 2))
    void, working = bar.buttons[1], bar.buttons[2]
    assert working.x() - void.geometry().right() >= 60


def test_start_and_end_are_two_places_and_supervisor_lies_between(bar, samples) -> None:
    bar.show_state(samples.betting().actions)
    start, call, end = bar.buttons[2:]
    assert [one.model.label for one in (start, call, end)] == [
        "START GAME",
        "CALL SUPERVISOR",
        "END GAME",
    ]
    assert start.geometry().right() < call.x()
    assert call.geometry().right() < end.x()
    assert [one.width() for one in (start, call, end)] == [446, 468, 404]


def test_no_second_tap_on_start_ends_the_round_however_late_it_comes(
    bar, samples, fingers, clock
) -> None:
    bar.show_state(samples.betting().actions)
    presses: list[object] = []
    bar.touched.connect(presses.append)
    start = bar.buttons[2]
    fingers.tap(start)
    bar.show_state(samples.in_play().actions)
    for _ in range(3):
        clock.advance(700)
        fingers.tap(start)
    assert presses == [ActionPressed(Do(c.StartGame()))]


def test_a_left_handed_bar_is_the_mirror_of_the_other(context, samples, bar, qtbot) -> None:
    mirrored = ActionBar(replace(context, is_left_handed=True))
    qtbot.addWidget(mirrored)
    mirrored.place(QRectF(0, 0, 1880, ACTIONS_HEIGHT), 1.0)
    mirrored.show_state(samples.in_play().actions)
    for left, right in zip(mirrored.buttons, bar.buttons, strict=True):
        assert left.x() == 1880 - right.x() - right.width()

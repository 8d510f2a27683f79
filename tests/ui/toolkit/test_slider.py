"""A track with a knob."""

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from dealer_assist.ui.toolkit.slider import CLAIM, RECORDED, Slider, SliderModel


@pytest.fixture
def slider(context, shown) -> Slider:
    slider = Slider(context)
    slider.show_state(SliderModel(3, 10, ((2, CLAIM), (8, RECORDED)), "Steps"))
    shown(slider, 800, 72)
    return slider


def test_it_tells_the_place_under_the_finger_once(slider: Slider, qtbot: QtBot) -> None:
    places: list[int] = []
    slider.moved.connect(places.append)
    slider._press(1)
    for x in (400.0, 402.0, 5_000.0, -90.0):
        slider._move(1, QPointF(x, 36.0))
        slider.show_state(SliderModel(places[-1], 10))
    slider._lift(1, QPointF(400.0, 36.0))
    assert places == [5, 10, 0]


def test_another_finger_moves_nothing(slider: Slider) -> None:
    places: list[int] = []
    slider.moved.connect(places.append)
    slider._move(2, QPointF(400.0, 36.0))
    assert places == []


def test_the_arrows_move_it_by_one(slider: Slider, qtbot: QtBot) -> None:
    places: list[int] = []
    slider.moved.connect(places.append)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert places == [4, 2]
    assert slider.accessibleDescription() == "4 / 11"


def test_marks_are_seen_in_their_colour(slider: Slider, picture) -> None:
    before = picture(slider)
    slider.show_state(SliderModel(3, 10, ((2, RECORDED), (8, RECORDED)), "Steps"))
    assert picture(slider) != before


def test_a_round_of_one_step_has_nowhere_to_go(slider: Slider, qtbot: QtBot) -> None:
    places: list[int] = []
    slider.moved.connect(places.append)
    slider.show_state(SliderModel(0, 0))
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton)
    assert places == []

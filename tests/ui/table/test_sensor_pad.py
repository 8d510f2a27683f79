"""A simulated sensor is tapped, is never mistaken for a real one, and is large enough."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    ChipTapped,
)
from dealer_assist.ui.table.model.table import PadModel
from dealer_assist.ui.table.sensor_pad import PAD_HEIGHT, SensorPad


@pytest.fixture
def pad(context, qtbot) -> SensorPad:
    pad = SensorPad(context)
    qtbot.addWidget(pad)
    pad.place(QRectF(0, 0, 188, PAD_HEIGHT), 1.0)
    pad.show_state(PadModel(5, "Chip 5"))
    pad.show()
    return pad


def test_a_tap_names_seat_and_sensor(pad, fingers, qtbot) -> None:
    with qtbot.waitSignal(pad.touched) as tapped:
        fingers.tap(pad)
    assert tapped.args == [ChipTapped(5, "A")]
    assert pad.label == "Chip 5"


def test_a_chip_that_lies_there_is_seen(pad, picture) -> None:
    empty = picture(pad)
    pad.show_state(PadModel(5, "Chip 5", has_chip=True))
    assert picture(pad) != empty
    assert pad.too_long == ()


def test_the_pad_is_large_enough_for_a_finger() -> None:
    assert PAD_HEIGHT >= 72

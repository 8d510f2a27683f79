"""Each state of a sensor has its own shape; only a detected chip moves."""

import pytest
from PySide6.QtCore import QRectF, Qt

from dealer_assist.ui.models.table import LampState
from dealer_assist.ui.table.lamp import Lamp


@pytest.fixture
def lamp(context, qtbot) -> Lamp:
    lamp = Lamp(context)
    qtbot.addWidget(lamp)
    lamp.place(QRectF(0, 0, 46, 46), 1.0)
    lamp.show()
    return lamp


def test_no_two_states_look_alike_even_in_grey(lamp, context) -> None:
    pictures = []
    for state in LampState:
        lamp.show_state(state, context.theme.colour.panel)
        image = lamp.grab().toImage()
        shape = image.convertToFormat(image.Format.Format_Grayscale8)
        pictures.append(bytes(shape.constBits()))
    assert len(set(pictures)) == len(LampState)


def test_only_a_detected_chip_pulses_and_twelve_times_a_second_is_enough(
    lamp, context, picture
) -> None:
    seen = []
    for state in (LampState.LOCKED, LampState.LIT):
        lamp.show_state(state, context.theme.colour.panel)
        pictures = set()
        for now_ms in range(0, 1000, 16):
            lamp.tick(now_ms)
            pictures.add(picture(lamp))
        seen.append(len(pictures))
    assert seen[0] == 1
    assert 2 < seen[1] <= 12


def test_a_touch_goes_through_a_lamp(lamp) -> None:
    assert lamp.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

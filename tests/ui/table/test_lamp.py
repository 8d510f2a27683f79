"""Each state of a sensor has its own shape; only a detected chip moves."""

import pytest
from PySide6.QtCore import QRectF, Qt

from dealer_assist.ui.table.lamp import LampWidget
from dealer_assist.ui.table.model.table import LampState


@pytest.fixture
def lamp(context, qtbot) -> LampWidget:
    lamp = LampWidget(context)
    qtbot.addWidget(lamp)
    lamp.place(QRectF(0, 0, 46, 46), 1.0)
    lamp.show()
    return lamp


def test_no_two_states_look_alike_even_in_grey(lamp, context) -> None:
    looks = {}
    for state in LampState:
        lamp.show_state(state, context.theme.colour.panel)
        image = lamp.grab().toImage()
        shape = image.convertToFormat(image.Format.Format_Grayscale8)
        rows = range(shape.height())
        # A row may end with bytes that are no part of the picture.
        looks[state] = tuple(bytes(shape.constScanLine(row)[: shape.width()]) for row in rows)
    # A chip that came late and one that was not taken: it does not count, and words say why.
    assert looks.pop(LampState.NOT_TAKEN) == looks[LampState.LATE]
    assert len(set(looks.values())) == len(looks)


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

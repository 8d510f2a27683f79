"""The key's picture follows the lock; only a simulated key can be turned by touch."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    KeyTouched,
)
from dealer_assist.ui.table.key_box import KeyBox
from dealer_assist.ui.table.model.table import KeyModel

RUN = KeyModel("RUN", "SUPERVISOR KEY", is_simulated=True)
JPH = KeyModel("JPH", "SUPERVISOR KEY", is_simulated=True)


@pytest.fixture
def box(context, qtbot) -> KeyBox:
    box = KeyBox(context)
    qtbot.addWidget(box)
    box.place(QRectF(0, 0, 350, 296), 1.0)
    box.show_state(RUN)
    box.show()
    return box


def test_a_tap_turns_the_simulated_key_to_the_other_position(box, fingers, clock) -> None:
    heard: list[object] = []
    box.touched.connect(heard.append)
    fingers.tap(box)
    box.show_state(JPH)
    clock.advance(500)
    fingers.tap(box)
    assert heard == [KeyTouched("JPH"), KeyTouched("RUN")]
    assert box.label == "Key to RUN"


def test_a_real_key_is_turned_in_its_lock_only(box, fingers) -> None:
    heard: list[object] = []
    box.touched.connect(heard.append)
    box.show_state(KeyModel("RUN", "SUPERVISOR KEY"))
    fingers.tap(box)
    assert heard == []
    assert "lock" in box.reason


def test_both_positions_look_different_and_fit(box, picture) -> None:
    at_run = picture(box)
    box.show_state(JPH)
    assert picture(box) != at_run
    assert box.too_long == ()
    assert "JPH" in box.accessibleDescription()

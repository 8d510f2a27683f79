"""A fault is named with its cure, and its button can be pressed again after an answer."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    ActionPressed,
    RetestSensor,
)
from dealer_assist.ui.table.model.panel import NoticeModel
from dealer_assist.ui.table.notice_row import NoticeRow
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

STUCK = NoticeModel(
    "Sensor 5 stuck on",
    "Lift the chip at seat 5, then test the sensor.",
    button=Button(RetestSensor(5, "A"), "TEST SENSOR 5", "circuit"),
)


def test_the_button_tells_what_the_notice_offers(context, fingers, qtbot, clock) -> None:
    row = NoticeRow(context)
    qtbot.addWidget(row)
    row.place(QRectF(0, 0, 1326, 124), 1.0)
    row.show_state(STUCK)
    row.show()
    presses: list[object] = []
    row.touched.connect(presses.append)
    fingers.tap(row.button)
    assert presses == [], "it is read first"
    clock.advance(1_000)
    fingers.tap(row.button)
    row.show_state(STUCK)
    clock.advance(400)
    fingers.tap(row.button)
    assert presses == [ActionPressed(RetestSensor(5, "A"))] * 2
    row.grab()
    assert row.too_long == ()


def test_a_notice_without_a_button_has_none(context, qtbot) -> None:
    row = NoticeRow(context)
    qtbot.addWidget(row)
    row.place(QRectF(0, 0, 1326, 124), 1.0)
    row.show_state(NoticeModel("Link down", "It comes back by itself."))
    row.show()
    assert not row.button.isVisible()

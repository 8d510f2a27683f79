"""A fault is named with its cure, and its button can be pressed again after an answer."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.looks import NoticeLook
from dealer_assist.ui.models.actions import RetestSensor
from dealer_assist.ui.models.touches import ActionPressed
from dealer_assist.ui.notice_row import NoticeRow

STUCK = NoticeLook(
    "Sensor 5 stuck on",
    "Lift the chip at seat 5, then test the sensor.",
    action=RetestSensor(5, "A"),
    button="TEST SENSOR 5",
    button_icon="circuit",
)


def test_the_button_tells_what_the_notice_offers(kit, fingers, qtbot, clock) -> None:
    row = NoticeRow(kit)
    qtbot.addWidget(row)
    row.place(QRectF(0, 0, 1326, 124), 1.0)
    row.show_state(STUCK)
    row.show()
    presses: list[object] = []
    row.touched.connect(presses.append)
    fingers.tap(row.button)
    row.show_state(STUCK)
    clock.advance(400)
    fingers.tap(row.button)
    assert presses == [ActionPressed(RetestSensor(5, "A"))] * 2
    row.grab()
    assert row.too_long == ()


def test_a_notice_without_a_button_has_none(kit, qtbot) -> None:
    row = NoticeRow(kit)
    qtbot.addWidget(row)
    row.place(QRectF(0, 0, 1326, 124), 1.0)
    row.show_state(NoticeLook("Link down", "It comes back by itself."))
    row.show()
    assert not row.button.isVisible()

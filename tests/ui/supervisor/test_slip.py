"""A slip is printed whole, and warns when it must not be paid."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.supervisor.slip import Slip
from dealer_assist.value import replace


@pytest.fixture
def slip(context, sheets, qtbot) -> Slip:
    slip = Slip(context)
    qtbot.addWidget(slip)
    slip.show_state(sheets.slip())
    slip.place(QRectF(0, 0, 520, slip.natural_height()), 1.0)
    slip.show()
    return slip


def test_every_line_fits(slip) -> None:
    slip.grab()
    assert slip.too_long == ()


def test_it_is_printed_in_the_slip_s_typeface(slip, context) -> None:
    measure = context.theme.measure("slip_20")
    assert measure.horizontalAdvance("iii") == measure.horizontalAdvance("WWW")


def test_the_warning_takes_room_and_is_seen(slip, sheets, picture) -> None:
    warned, height = picture(slip), slip.natural_height()
    slip.show_state(replace(sheets.slip(), warning=""))
    assert slip.natural_height() < height
    assert picture(slip) != warned


def test_a_long_slip_moves_its_lines_together(slip, sheets) -> None:
    long = replace(sheets.slip(), sections=sheets.slip().sections * 2)
    slip.show_state(long)
    slip.grab()
    assert slip.too_long == ()

"""A slip is printed whole, and warns when it must not be paid."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.supervisor import paint  # noqa: F401 - what a slip is painted by
from dealer_assist.ui.supervisor.slip import SlipModel, SlipPaper, slip_height
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.value import replace


class Paper(Boxed[SlipModel]):
    def body(self, model: SlipModel) -> Node:
        return SlipPaper(model)


@pytest.fixture
def slip(context, sheets, qtbot) -> Paper:
    slip = Paper(context)
    qtbot.addWidget(slip)
    slip.place(QRectF(0, 0, 520, slip_height(sheets.slip())), 1.0)
    slip.show_state(sheets.slip())
    slip.show()
    return slip


def test_every_line_fits(slip) -> None:
    slip.grab()
    assert slip.too_long == ()


def test_it_is_printed_in_the_slip_s_typeface(slip, context) -> None:
    slip.grab()
    measure = context.theme.measure("slip_20")
    assert measure.horizontalAdvance("iii") == measure.horizontalAdvance("WWW")


def test_the_warning_takes_room_and_is_seen(slip, sheets, picture) -> None:
    warned = picture(slip)
    plain = replace(sheets.slip(), warning="")
    assert slip_height(plain) < slip_height(sheets.slip())
    slip.show_state(plain)
    assert picture(slip) != warned


def test_a_long_slip_moves_its_lines_together(slip, sheets) -> None:
    long = replace(sheets.slip(), sections=sheets.slip().sections * 2)
    slip.show_state(long)
    slip.grab()
    assert slip.too_long == ()

"""A part of the table tells what its buttons lead to."""

from pytestqt.qtbot import QtBot

from dealer_assist.ui.table.actions import (
    ActionPressed,
    OpenMenu,
)
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.context import UiContext


def test_a_press_goes_out_as_a_touch(context: UiContext, qtbot: QtBot) -> None:
    part = TablePart(context)
    qtbot.addWidget(part)
    with qtbot.waitSignal(part.touched) as told:
        part.press(OpenMenu())
    assert told.args == [ActionPressed(OpenMenu())]

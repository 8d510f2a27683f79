"""What is asked over a screen keeps the touches beside it, and has the way to help or leaves it."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.asked_over import AskedOver
from dealer_assist.ui.toolkit.boxes import lay_out
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import space
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM, HELP_SIZE


@pytest.mark.parametrize(("has_help", "room"), [(True, HELP_ROOM), (False, 0.0)])
def test_the_head_leaves_room_for_the_way_to_help(
    context: UiContext, has_help, room: float
) -> None:
    over = AskedOver(context, has_help=has_help)
    assert over.help_room == room
    assert over.help_button.isHidden() is not has_help


def test_the_way_to_help_ends_the_first_line(context: UiContext) -> None:
    over = AskedOver(context)
    lay_out(over.with_help(space(), 20), QRectF(100, 50, 600, 400), over)
    box = over.help_button.geometry()
    assert (box.x() + box.width(), box.y()) == (700, 70)
    assert box.width() == HELP_SIZE

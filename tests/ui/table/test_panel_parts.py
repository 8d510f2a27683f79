"""What the panel of an open table consists of: all of it can be made."""

import pytest
from pytestqt.qtbot import QtBot

from dealer_assist.ui.table.hand_panel import HandPanel
from dealer_assist.ui.table.panel_parts import PARTS
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext


@pytest.mark.parametrize("pool", PARTS)
def test_every_part_has_its_pool_and_tells_its_touches(
    context: UiContext, qtbot: QtBot, pool: str
) -> None:
    panel = HandPanel(context)
    qtbot.addWidget(panel)
    assert not getattr(panel, pool)
    part = PARTS[pool](context, panel)
    assert isinstance(part, Canvas)
    with qtbot.waitSignal(part.touched):
        part.touched.emit("a touch")

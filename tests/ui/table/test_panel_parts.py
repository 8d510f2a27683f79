"""What an open table's panel consists of: all of it can be made, none of it is needed to start."""

import subprocess
import sys

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


def test_a_closed_table_does_without_them() -> None:
    asked = "import sys, dealer_assist.ui.table.hand_panel as _; "
    asked += "print([one for one in sys.modules if one.endswith(('panel_parts', 'hand_button'))])"
    found = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"

"""A claimed win is shown whole in a tall row and in a low one, and can be struck out."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import Do
from dealer_assist.ui.supervisor.win_row import WinRow


@pytest.mark.parametrize("height", [196.0, 120.0, 74.0])
def test_a_win_fits_rows_of_any_height(context, sheets, qtbot, height, cut_texts) -> None:
    row = WinRow(context)
    qtbot.addWidget(row)
    row.show_state(sheets.wins()[1])
    row.place(QRectF(0, 0, 1174, height), 1.0)
    row.show()
    row.grab()
    assert cut_texts(row) == []
    assert row.button.design_height >= 64
    assert row.button.label == "NOT A WIN"


def test_not_a_win_names_the_claim(context, sheets, qtbot, fingers) -> None:
    row = WinRow(context)
    qtbot.addWidget(row)
    row.show_state(sheets.wins()[1])
    row.place(QRectF(0, 0, 1174, 196), 1.0)
    row.show()
    with qtbot.waitSignal(row.button.pressed) as struck:
        fingers.tap(row.button)
    assert struck.args == [Do(c.DropClaim(5, "A"))]

"""A thing that END GAME waits for, with its buttons."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.models.actions import ActionModel, Back
from dealer_assist.ui.table.model.panel import WaitRowModel
from dealer_assist.ui.table.wait_row import WaitRow


@pytest.mark.parametrize("hand", ["Flush", "Three of a Kind (Offsuit)"])
def test_the_printed_name_of_a_hand_is_whole_on_its_button(context, qtbot, cut_texts, hand) -> None:
    row = WaitRow(context)
    qtbot.addWidget(row)
    actions = (ActionModel(Back(), hand, "star", "$20.00"), ActionModel(Back(), "NOT A WIN", ""))
    row.show_state(WaitRowModel(f"Seat 2 holds {hand}", "Press it", actions=actions))
    row.place(QRectF(0, 0, 1400, 98), 1.0)
    row.show()
    row.grab()
    assert cut_texts(row) == []
    first, second = row.buttons
    assert first.geometry().right() < second.geometry().left()
    assert second.geometry().right() <= 1400

"""A thing that END GAME waits for, with its buttons."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.actions import (
    PutAway,
)
from dealer_assist.ui.table.model.panel import WaitRowModel
from dealer_assist.ui.table.wait_row import WaitRow
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)


@pytest.mark.parametrize("hand", ["Flush", "Three of a Kind (Offsuit)"])
def test_the_printed_name_of_a_hand_is_whole_on_its_button(context, qtbot, cut_texts, hand) -> None:
    row = WaitRow(context)
    qtbot.addWidget(row)
    actions = (
        Button(PutAway(), hand, "star", "$20.00"),
        Button(PutAway(), "NOT A WIN", ""),
    )
    row.show_state(WaitRowModel(f"Seat 2 holds {hand}", "Press it", actions=actions))
    row.place(QRectF(0, 0, 1400, 98), 1.0)
    row.show()
    row.grab()
    assert cut_texts(row) == []
    first, second = row.buttons
    assert first.geometry().right() < second.geometry().left()
    assert second.geometry().right() <= 1400


def test_what_has_no_room_is_said_in_brief(context, qtbot, cut_texts) -> None:
    row = WaitRow(context)
    qtbot.addWidget(row)
    detail = "; ".join(f"Seat {n}: QUEENS UP $40, SUPER BONUS $37.50" for n in range(1, 8))
    row.show_state(WaitRowModel("Pay $542.50", detail, brief="Seat 1: $77.50; seat 2: $77.50"))
    row.place(QRectF(0, 0, 1400, 72), 1.0)
    row.show()
    row.grab()
    assert cut_texts(row) == []

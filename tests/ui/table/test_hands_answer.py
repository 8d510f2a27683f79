"""An answer with two hands on it: drawn anew when they change, a plain button without any."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from dealer_assist.ui.table.hands_answer import HandsAnswer
from dealer_assist.ui.table.model.panel import SideHand
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

KEEP = Button("keep", "KEEP", "check")
TWO = (SideHand(("Ts", "6d"), "16"), SideHand(("5h", "Th"), "15"))
OTHER = (SideHand(("Ts", "Th"), "20"), SideHand(("5h", "6d"), "11"))


def test_the_hands_are_part_of_how_it_looks(context: UiContext, qtbot: QtBot) -> None:
    answer = HandsAnswer(context)
    qtbot.addWidget(answer)
    answer.place(QRectF(0, 0, 880, 116), 1.0)
    answer.show_state(KEEP)
    answer.show_hands((), "bold_30")
    plain = answer.grab().toImage()
    answer.show_hands(TWO, "bold_30")
    first = answer.grab().toImage()
    assert first != plain
    answer.show_hands(OTHER, "bold_30")
    assert answer.grab().toImage() != first
    answer.show_hands(TWO, "bold_30")
    assert answer.grab().toImage() == first


@pytest.mark.parametrize("note", ["SOFT 16", "SUAVE 16", "MỀM 16", "软 16", "BJ"])
def test_what_a_hand_counts_is_never_cut(context: UiContext, qtbot: QtBot, note: str) -> None:
    """As wide and high as at a table of 1920 x 1080 under the banner of practice."""
    answer = HandsAnswer(context)
    qtbot.addWidget(answer)
    answer.place(QRectF(0, 0, 881, 189), 1.0)
    answer.show_state(KEEP)
    answer.show_hands((SideHand(("As", "5c"), note), SideHand(("6h", "Ts"), "16")), "bold_30")
    answer.grab()
    assert answer.too_long == ()

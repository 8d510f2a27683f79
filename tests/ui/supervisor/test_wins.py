"""A claimed win is shown whole in a tall row and in a low one, and can be struck out."""

import pytest
from PySide6.QtCore import QRectF
from tree import Room, buttons, every, nodes

from dealer_assist.table import commands as c
from dealer_assist.ui.supervisor.win_rows import WinFace, is_tall, win_tree, words_end
from dealer_assist.ui.table.actions import Do
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.controls import Controls
from dealer_assist.ui.toolkit.nodes import Press
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace

HEIGHTS = (196.0, 120.0, 74.0)


class Row(Boxed):
    """A row by itself."""

    def body(self, model):
        return win_tree(model)

    def arrange(self):
        super().arrange()
        if self.shows_something:
            self.controls = Controls(self, lambda _: None)
            self.controls.show(self._placed)


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_win_fits_rows_of_any_height(context, sheets, qtbot, height, cut_texts) -> None:
    row = Row(context)
    qtbot.addWidget(row)
    row.place(QRectF(0, 0, 1174, height), 1.0)
    row.show_state(sheets.wins()[1])
    row.show()
    row.grab()
    assert cut_texts(row) == []
    (strike,) = row.controls.shown
    assert strike.design_height >= 64
    assert strike.label == "NOT A WIN"


def test_not_a_win_names_the_claim(sheets) -> None:
    (strike,) = buttons(win_tree(sheets.wins()[1]))
    assert strike.touch == Do(c.DropClaim(5, "A"))


def test_a_low_row_has_no_room_to_enter_cards_and_words_end_before_its_buttons(sheets) -> None:
    enter = Button(Do(c.CallSupervisor()), "ENTER CARDS", "")
    win = replace(sheets.wins()[1], enter=enter)
    assert [is_tall(win, high) for high in HEIGHTS] == [True, False, False]
    for high, count in ((196.0, 2), (74.0, 1)):
        tree = win_tree(win)
        shown = [node for node in nodes(tree, Room(1174, high)) if isinstance(node, Press)]
        assert len(shown) == count
        left = 1174 - 20 - sum(node.size or 0 for node in shown) - 12 * (count - 1)
        assert words_end(win, 1174, high) == left - 12
    assert every(win_tree(win), WinFace)
    struck = replace(win, strike=None, enter=None, is_struck=True)
    assert words_end(struck, 1174, 74.0) == 1174 - 20

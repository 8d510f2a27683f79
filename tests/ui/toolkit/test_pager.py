"""BEFORE and AFTER say at an end that there is no more."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.lists.pager import PAGER_HEIGHT, Pager
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)


def test_an_end_is_shut_with_its_reason_and_the_other_way_turns(context, fingers, qtbot) -> None:
    pager = Pager(context)
    qtbot.addWidget(pager)
    pager.place(QRectF(0, 0, 494, PAGER_HEIGHT), 1.0)
    pager.show_ends(has_before=False, has_after=True)
    pager.show()
    assert pager.before.state is ActionState.NOT_YET
    assert pager.before.reason == "First page"
    with qtbot.waitSignal(pager.turned) as turned:
        fingers.tap(pager.after)
    assert turned.args == [1]
    pager.grab()
    assert pager.before.too_long == pager.after.too_long == ()

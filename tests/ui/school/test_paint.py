"""The table in small says of every seat what its lamp says."""

import pytest

from dealer_assist.ui.school import nodes
from dealer_assist.ui.school.paint import shared as shared
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.toolkit.boxes import paint_tree
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter


class Felt(Canvas):
    """A seat of the small table alone."""

    def __init__(self, context: UiContext, lamp: str) -> None:
        super().__init__(context, None)
        self.mark = SeatMark(5, lamp, is_claimed=False, is_wrong=False)

    def draw(self, painter: Painter) -> None:
        paint_tree(nodes.LessonFelt((self.mark,)), painter.whole, painter)


@pytest.fixture
def look(context, shown, picture):
    def taken(lamp: str) -> bytes:
        felt = Felt(context, lamp)
        shown(felt, 160, 200)
        return picture(felt)

    return taken


def test_a_chip_that_lies_there_is_told_from_none_a_locked_one_and_a_fault(look) -> None:
    lamps = ("", "off", "lit", "locked", "late", "fault")
    assert len({look(lamp) for lamp in lamps}) == len(lamps)


@pytest.mark.parametrize("lamp", ["not-taken", "left", "no-game"])
def test_what_does_not_play_looks_like_a_late_chip(look, lamp: str) -> None:
    assert look(lamp) == look("late")

"""A fault on the line of a run is touched to change it, and drawn to move it."""

import pytest
from PySide6.QtCore import QPoint

from dealer_assist.ui.school.maker.page import FaultTag, RunLine
from dealer_assist.ui.school.maker.touches import TagMoved, TagTouched
from dealer_assist.ui.school.paint.fault_line import FaultLine

WIDE = 1000
LINE = RunLine((FaultTag(3, "Late chip", "Seat 5", "chip", 0.5),), marks=("0:00", "1:00"))


@pytest.fixture
def told() -> list[object]:
    return []


@pytest.fixture
def line(context, shown, told) -> FaultLine:
    line = FaultLine(context)
    line.told.connect(told.append)
    shown(line, WIDE, 200)
    line.scale = 1.0
    line.show_state(LINE)
    return line


def test_a_tag_that_is_touched_is_the_one_under_the_finger(line, told, fingers) -> None:
    ((_, box),) = line.tag_boxes()
    fingers.tap(line, box.center().toPoint())
    fingers.tap(line, QPoint(5, 5))
    assert told == [TagTouched(3)]


def test_a_tag_that_is_drawn_along_goes_to_its_new_place(line, told, fingers) -> None:
    ((_, box),) = line.tag_boxes()
    begin = box.center().toPoint()
    fingers.press(line, begin)
    fingers.move(line, begin + QPoint(240, 0))
    fingers.lift(line, begin + QPoint(240, 0))
    (moved,) = told
    assert isinstance(moved, TagMoved)
    assert (moved.place, moved.share) == (3, pytest.approx(0.75, abs=0.01))

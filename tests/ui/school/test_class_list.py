"""CLASS shows everybody: what does not fit on a page stands on the next."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.class_list import ClassTouch
from dealer_assist.ui.school.class_rows import (
    ClassView,
    Heat,
    SkillCell,
    TraineeTouched,
    class_list,
    trainee_line,
)
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.school.trainer import Subject, rail
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import FacedButton
from dealer_assist.ui.toolkit.nodes import Faced, Page, Panel, column, space
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import LESSONS, FrameHead, ScreenFrame
from tests.support.ink import painted

AROUND: ScreenFrame[ClassTouch] = ScreenFrame("Practice", FrameHead(""), rail=rail(Subject.CLASS))


def line(name: str) -> Faced:
    cells = (SkillCell("90", Heat.HIGH),)
    return trainee_line(TraineeTouched(name), name, "5 min", "Today", cells)


def model(people: int, turned: int | None = None) -> Page[ClassTouch]:
    return of(*(f"Trainee {n}" for n in range(people)), turned=turned)


def of(*names: str, turned: int | None = None) -> Page[ClassTouch]:
    lines = tuple(map(line, names))
    listed = class_list(("Read hand",), lines, ClassView.RIGHT, turned=turned)
    return Page(column(space(72), Panel(listed, pad=(16, 0)), gap=GAP), AROUND)


def lines(screen: TreeScreen) -> list[FacedButton]:
    return [one for one in screen.controls.shown if isinstance(one, FacedButton)]


def names(screen: TreeScreen) -> list[str]:
    return [one.accessibleName() for one in lines(screen)]


def arrows(screen: TreeScreen) -> list[TurnButton]:
    return [one for one in screen.controls.shown if isinstance(one, TurnButton)]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_each_of_thirty_can_be_reached_and_touched(
    context: UiContext, shown: Callable[[QWidget, int, int], None], size: tuple[int, int]
) -> None:
    screen = TreeScreen(context, style=LESSONS)
    shown(screen, *size)
    screen.show_state(model(30))
    touched: list[object] = []
    screen.touched.connect(touched.append)
    seen: list[str] = []
    while len(seen) < 30:
        here = names(screen)
        place = f"{len(seen) + 1} to {len(seen) + len(here)} of 30"
        assert place in [one.words for one in painted(screen)[1]]
        seen += here
        last, (_, on) = lines(screen)[-1], arrows(screen)
        assert not last.geometry().intersects(on.geometry())
        last.chosen.emit(last.model.key)
        assert touched[-1] == TraineeTouched(here[-1])
        if len(seen) < 30:
            on.pressed.emit()
            assert touched[-1] == Turned("", len(seen))
            screen.show_state(model(30, len(seen)))
    assert seen == [f"Trainee {n}" for n in range(30)]


def test_a_class_that_fits_has_no_pages(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    screen = TreeScreen(context, style=LESSONS)
    shown(screen, 1920, 1080)
    screen.show_state(model(7))
    assert len(names(screen)) == 7
    assert not arrows(screen)
    screen.show_state(model(30, 8))
    screen.show_state(model(3, 8))
    assert names(screen) == ["Trainee 0", "Trainee 1", "Trainee 2"]


def test_a_long_name_stands_in_two_lines(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    """Names of a class often begin alike: cut off, two of them would be one."""
    screen = TreeScreen(context, style=LESSONS)
    shown(screen, 1920, 1080)
    screen.show_state(of("María Fernanda González"))
    words = [one.words for one in painted(screen)[1]]
    assert [one for one in words if one in ("María", "María Fernanda", "Fernanda", "González")] == [
        "María Fernanda",
        "González",
    ]

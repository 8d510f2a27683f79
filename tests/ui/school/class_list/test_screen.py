"""CLASS shows everybody: what does not fit on a page stands on the next."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.frame import FrameHead, ScreenFrame
from dealer_assist.ui.school.class_list.model import (
    ClassModel,
    ClassTouch,
    Heat,
    SkillCell,
    TraineeRow,
    TraineeTouched,
)
from dealer_assist.ui.school.class_list.screen import ClassScreen
from dealer_assist.ui.school.trainer import Subject, rail
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace
from tests.support.ink import painted


def row(n: int) -> TraineeRow:
    cells = (SkillCell("90", Heat.HIGH),)
    name = f"Trainee {n}"
    return TraineeRow(
        TraineeTouched(name),
        name,
        "5 min",
        "Today",
        is_away=False,
        cells=cells,
        state="",
        state_icon="",
    )


def model(people: int) -> ClassModel:
    frame: ScreenFrame[ClassTouch] = ScreenFrame(
        "Practice", FrameHead(""), rail=rail(Subject.CLASS)
    )
    rows = tuple(row(n) for n in range(people))
    return ClassModel(frame, ("Read hand",), rows, "", ((Heat.HIGH, "90 or more"),))


def names(screen: ClassScreen) -> list[str]:
    return [line.accessibleName() for line in screen.lines if line.isVisible()]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_each_of_thirty_can_be_reached_and_touched(
    context: UiContext, shown: Callable[[QWidget, int, int], None], size: tuple[int, int]
) -> None:
    screen = ClassScreen(context)
    shown(screen, *size)
    screen.show_state(model(30))
    touched: list[object] = []
    screen.touched.connect(touched.append)
    seen: list[str] = []
    for _ in range(30):
        here = names(screen)
        if seen and here[0] in seen:
            break
        assert screen.place_words == f"{len(seen) + 1} to {len(seen) + len(here)} of 30"
        seen += here
        last = [one for one in screen.lines if one.isVisible()][-1]
        assert not last.geometry().intersects(screen.pages.on.geometry())
        last.chosen.emit(last.model.key)
        assert touched[-1] == TraineeTouched(here[-1])
        screen.pages.on.pressed.emit()
    assert seen == [f"Trainee {n}" for n in range(30)]


def test_a_class_that_fits_has_no_pages(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    screen = ClassScreen(context)
    shown(screen, 1920, 1080)
    screen.show_state(model(7))
    assert len(names(screen)) == 7
    assert not screen.pages.on.isVisible()
    screen.show_state(model(30))
    screen.pages.on.pressed.emit()
    screen.show_state(model(3))
    assert names(screen) == ["Trainee 0", "Trainee 1", "Trainee 2"]


def test_a_long_name_stands_in_two_lines(
    context: UiContext, shown: Callable[[QWidget, int, int], None]
) -> None:
    """Names of a class often begin alike: cut off, two of them would be one."""
    screen = ClassScreen(context)
    shown(screen, 1920, 1080)
    long = replace(row(1), name="María Fernanda González")
    screen.show_state(replace(model(1), rows=(long,)))
    words = [one.words for one in painted(screen)[1]]
    assert [one for one in words if one in ("María", "María Fernanda", "Fernanda", "González")] == [
        "María Fernanda",
        "González",
    ]

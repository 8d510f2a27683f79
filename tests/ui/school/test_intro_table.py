"""The small table of an intro comes where there is room for it, and pushes nothing out."""

from collections.abc import Callable

import pytest
from ink import painted
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.intro import IntroPoint, story
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Page, Panel, row, space
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import LESSONS, BarButton, FrameHead, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace
from tests.support.lesson_runs import shipped_lessons

BACK = BarButton(Button(BackTouched(), "BACK", "arrow-left"), 220)
AROUND = ScreenFrame("Practice", FrameHead(""), prompt=PromptModel(""), bar=(BACK,))
SEATS = tuple(SeatMark(n, "locked" if n in (1, 5) else "") for n in range(1, 8))


LESSON = replace(
    shipped_lessons()["first-round"],
    title="A second winner",
    story="Two players hold winning hands. " * 3,
)


def model(points: int, seats: tuple[SeatMark, ...] = SEATS) -> Page[BackTouched]:
    """Return the first column of an intro, in its width."""
    happens = tuple(IntroPoint(f"Point {n}", "Its detail", "chip") for n in range(points))
    column = Panel(story(LESSON, seats, happens), pad=(28.0, 20.0))
    return Page(row(column.of(590), space()), AROUND)


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TreeScreen:
    screen = TreeScreen(context, style=LESSONS)
    shown(screen, 1920, 1080)
    return screen


def seen(screen: TreeScreen) -> tuple[list[str], bool]:
    """Return what is written in the first column, and whether the felt is below it."""
    picture, marks = painted(screen)
    felt: QColor = screen.context.theme.colour.felt
    column = range(40, 600, 7)
    has_felt = any(picture.pixelColor(x, y) == felt for x in column for y in range(240, 800, 7))
    return [mark.words for mark in marks if mark.box.left() < 600], has_felt


def test_the_table_stands_between_the_story_and_the_list(screen: TreeScreen) -> None:
    screen.show_state(model(3))
    words, has_felt = seen(screen)
    assert has_felt
    assert {"1", "7", "Point 0", "Point 1", "Point 2"} <= {*words}
    assert screen.too_long == ()


def test_a_long_list_leaves_it_out_and_is_whole(screen: TreeScreen) -> None:
    screen.show_state(model(5))
    words, has_felt = seen(screen)
    assert not has_felt
    assert {f"Point {n}" for n in range(5)} <= {*words}


def test_where_nobody_sits_there_is_no_table(screen: TreeScreen) -> None:
    screen.show_state(model(1, ()))
    assert not seen(screen)[1]


def test_more_seats_than_can_be_read_are_left_out(screen: TreeScreen) -> None:
    screen.show_state(model(1, tuple(SeatMark(n, "") for n in range(1, 13))))
    assert not seen(screen)[1]

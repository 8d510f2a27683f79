"""The small table of an intro comes where there is room for it, and pushes nothing out."""

from collections.abc import Callable

import pytest
from ink import painted
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.frame import BarButton, FrameHead, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.intro.model import IntroModel, PointModel
from dealer_assist.ui.school.intro.screen import IntroScreen
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.context import UiContext

BACK = BarButton(Button(BackTouched(), "BACK", "arrow-left"), 220)
SEATS = tuple(SeatMark(n, "locked" if n in (1, 5) else "") for n in range(1, 8))


def model(points: int, seats: tuple[SeatMark, ...] = SEATS) -> IntroModel:
    return IntroModel(
        ScreenFrame("Practice", FrameHead(""), prompt=PromptModel(""), bar=(BACK,)),
        title="A second winner",
        story="Two players hold winning hands. " * 3,
        seats=seats,
        happens=tuple(PointModel(f"Point {n}", "Its detail", "chip") for n in range(points)),
        coach="The coach is silent.",
        pass_at="Pass mark 80",
        counts=(),
        together="100",
        pace=None,
        fails=(),
        fails_note="",
        last_title="",
        last_points="",
        last_words="",
        hesitation="",
    )


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> IntroScreen:
    screen = IntroScreen(context)
    shown(screen, 1920, 1080)
    return screen


def seen(screen: IntroScreen) -> tuple[list[str], bool]:
    """Give what is written in the first column, and whether the felt is below it."""
    picture, marks = painted(screen)
    felt: QColor = screen.context.theme.colour.felt
    column = range(40, 600, 7)
    has_felt = any(picture.pixelColor(x, y) == felt for x in column for y in range(240, 800, 7))
    return [mark.words for mark in marks if mark.box.left() < 600], has_felt


def test_the_table_stands_between_the_story_and_the_list(screen: IntroScreen) -> None:
    screen.show_state(model(3))
    words, has_felt = seen(screen)
    assert has_felt
    assert {"1", "7", "Point 0", "Point 1", "Point 2"} <= {*words}
    assert screen.too_long == ()


def test_a_long_list_leaves_it_out_and_is_whole(screen: IntroScreen) -> None:
    screen.show_state(model(5))
    words, has_felt = seen(screen)
    assert not has_felt
    assert {f"Point {n}" for n in range(5)} <= {*words}


def test_where_nobody_sits_there_is_no_table(screen: IntroScreen) -> None:
    screen.show_state(model(1, ()))
    assert not seen(screen)[1]


def test_more_seats_than_can_be_read_are_left_out(screen: IntroScreen) -> None:
    screen.show_state(model(1, tuple(SeatMark(n, "") for n in range(1, 13))))
    assert not seen(screen)[1]

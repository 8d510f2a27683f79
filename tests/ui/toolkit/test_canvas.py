"""Widgets are placed and painted in design pixels."""

from collections.abc import Hashable

import pytest
from patience import PATIENCE_MS
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1920, 1080), 1.0), ((1366, 768), 768 / 1080), ((1280, 800), 2 / 3), ((1024, 768), 8 / 15)],
)
def test_the_whole_design_fits_the_screen(size: tuple[int, int], scale: float) -> None:
    assert scale_for(*size) == pytest.approx(scale)


def test_neighbours_in_the_design_stay_neighbours_on_the_glass(context: UiContext, qtbot) -> None:
    left, right = Canvas(context), Canvas(context)
    qtbot.addWidget(left)
    qtbot.addWidget(right)
    left.place(QRectF(0, 0, 101, 50), 2 / 3)
    right.place(QRectF(101, 0, 101, 50), 2 / 3)
    assert left.geometry() == QRect(0, 0, 67, 33)
    assert right.geometry().left() == 67
    assert right.design_width == pytest.approx(102, abs=2)


class Painted(Canvas):
    """Counts how often it is painted; `word` is its look."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.word, self.times, self.fails = "BETTING", 0, False

    def look(self) -> Hashable | None:
        return self.word or None

    def draw(self, painter: Painter) -> None:
        self.times += 1
        if self.fails:
            raise ValueError("no brush")
        painter.panel(QRectF(0, 0, 100, 40), QColor("navy"), QColor("white"), 2.0)
        painter.text(QRectF(0, 0, 90, 40), self.word, "medium_20", QColor("white"))


@pytest.fixture
def painted(context: UiContext, qtbot) -> Painted:
    made = Painted(context)
    qtbot.addWidget(made)
    made.place(QRectF(0, 0, 100, 40), 1.0)
    return made


def test_a_look_that_comes_back_is_painted_once(painted: Painted) -> None:
    first, second, third = (painted.grab().toImage() for _ in range(3))
    assert painted.times == 1
    assert first == second == third


def test_a_look_on_a_known_ground_is_the_same_with_and_without_a_picture(painted: Painted) -> None:
    painted.lie_on(QColor("red"))
    first, second, third = (painted.grab().toImage() for _ in range(3))
    assert painted.times == 2  # straight to the window, then to the picture that is kept
    assert first == second == third


def test_another_look_and_another_size_are_painted_anew(painted: Painted) -> None:
    painted.grab()
    painted.word = "IN PLAY"
    painted.grab()
    assert painted.times == 2
    painted.word = "BETTING"
    painted.grab()
    assert painted.times == 2
    painted.place(QRectF(0, 0, 120, 40), 1.0)
    painted.grab()
    assert painted.times == 3


def test_on_a_known_ground_a_look_is_kept_when_it_comes_again(
    painted: Painted, context: UiContext
) -> None:
    painted.lie_on(QColor("red"))
    painted.grab()
    assert len(context.widgets) == 0
    painted.grab()
    assert len(context.widgets) == 1


def test_a_part_that_is_not_kept_is_painted_alone(painted: Painted, context: UiContext) -> None:
    painted.grab(QRect(0, 0, 20, 20))
    assert (painted.times, len(context.widgets)) == (1, 0)


def test_what_has_no_look_is_painted_each_time(painted: Painted) -> None:
    painted.word = ""
    for _ in range(3):
        painted.grab()
    assert painted.times == 3


def test_a_text_that_does_not_fit_is_told_by_the_kept_picture_too(painted: Painted) -> None:
    painted.word = "A text that is far too long for its box"
    told = []
    for _ in range(3):
        painted.grab()
        told.append(painted.too_long)
    assert told[0]
    assert told == [told[0]] * 3


def test_a_picture_that_failed_is_not_kept(painted: Painted, context: UiContext) -> None:
    painted.fails = True
    for _ in range(3):
        painted.grab()
    assert painted.times == 3
    assert context.view_errors.take() == ("Painted",) * 3
    assert len(context.widgets) == 0


def test_what_lies_on_a_known_ground_is_kept_with_it(painted: Painted) -> None:
    bare = painted.grab().toImage()
    painted.lie_on(QColor("red"))
    on_red = painted.grab().toImage()
    assert painted.times == 2
    assert on_red.pixelColor(0, 0) != bare.pixelColor(0, 0)
    assert on_red.pixelColor(50, 5) == bare.pixelColor(50, 5)


def test_a_change_on_a_known_ground_does_not_paint_the_parent(
    context: UiContext, shown, qtbot
) -> None:
    under, over = Painted(context), Painted(context)
    under.word = ""  # painted each time
    over.setParent(under)
    over.lie_on(QColor("red"))
    over.place(QRectF(0, 0, 100, 40), 1.0)
    shown(under, 200, 100)
    qtbot.waitUntil(lambda: over.times == 1, timeout=PATIENCE_MS)
    before = under.times
    over.word = "IN PLAY"
    over.repaint()
    assert (under.times, over.times) == (before, 2)


def test_a_look_that_is_painted_ahead_is_there_when_it_comes(context: UiContext, shown) -> None:
    ahead, seen = Painted(context), Painted(context)
    for one in (ahead, seen):
        one.lie_on(context.theme.colour.bg)
        one.resize(40, 30)
    assert ahead.paint_ahead()
    assert not ahead.paint_ahead()
    shown(seen, 40, 30)
    seen.grab()
    assert (ahead.times, seen.times) == (1, 0)


def test_what_has_no_look_is_painted_ahead_and_not_kept(context: UiContext) -> None:
    moving = Painted(context)
    moving.word = ""
    moving.resize(40, 30)
    assert moving.paint_ahead()
    assert moving.times == 1
    assert len(context.widgets) == 0

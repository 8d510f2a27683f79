"""The scales of MY PROGRESS run down all skills: a target is dashed, the others are not."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.progress import (
    PaceWeeks,
    SkillMarks,
    SkillTouched,
    skill_line,
    skill_lines,
)
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import FacedButton
from dealer_assist.ui.toolkit.nodes import Page, row
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import LESSONS, BarButton, FrameHead, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button

BACK = BarButton(Button(BackTouched(), "BACK", "arrow-left"), 260)
AROUND = ScreenFrame("Practice", FrameHead(""), prompt=PromptModel(""), bar=(BACK,))
SKILLS = tuple(
    skill_line(SkillTouched(str(n)), f"Skill {n}", "", SkillMarks(right, 120, right >= 90))
    for n, right in enumerate((12, 79, 80, 90, 100, 100, 100, 100))
)


def model(skills: int = 4, pace: PaceWeeks = PaceWeeks((0, 0))) -> Page[BackTouched]:  # noqa: B008 - a value
    return Page(row(skill_lines(SKILLS[:skills]), pace, gap=14), AROUND)


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TreeScreen:
    screen = TreeScreen(context, style=LESSONS)
    shown(screen, 1920, 1080)
    screen.show_state(model())
    return screen


def lines(screen: TreeScreen) -> list[FacedButton]:
    """Return the skills that are seen."""
    return [one for one in screen.controls.shown if isinstance(one, FacedButton)]


def strokes(image: QImage, x: int, top: int, bottom: int) -> int:
    """Count the pieces of what is drawn down a column of pixels."""
    ground = image.pixelColor(x - 6, top)
    inks = [
        any(image.pixelColor(at, y) != ground for at in (x - 1, x, x + 1))
        for y in range(top, bottom)
    ]
    return sum(now and not before for before, now in zip([False, *inks], inks, strict=False))


def test_a_target_is_dashed_and_the_half_is_not(screen: TreeScreen) -> None:
    image = screen.grab().toImage()
    first = lines(screen)[0].geometry()
    left, top, bottom = first.left() + 250, first.bottom() + 2, first.bottom() + 12
    half, target, one, two = (left + at for at in (200, 360, 550, 640))
    assert strokes(image, half, first.top(), first.bottom()) == 1
    assert strokes(image, two, first.top(), first.bottom()) == 1
    assert strokes(image, target, first.top(), first.bottom()) > 3
    assert strokes(image, one, first.top(), first.bottom()) > 3
    assert strokes(image, half, top, bottom) == 1


def test_the_figures_of_the_scale_stand_clear_of_skills_and_words(
    screen: TreeScreen, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    screen.show_state(model(8))
    screen.grab()
    seen = lines(screen)
    assert len(seen) == 6
    assert seen[-1].geometry().bottom() + 36 <= screen.parts.bar.shown[0].geometry().top() - 16 - 60
    assert cut_texts(screen) == []


def test_rounds_bring_the_target_of_the_pace(
    screen: TreeScreen, picture: Callable[[QWidget], bytes]
) -> None:
    screen.show_state(model(pace=PaceWeeks((20, 30), (10, 20, 30))))
    without = picture(screen)
    pace = PaceWeeks((20, 30), (10, 20, 30), 31, "Target 31")
    screen.show_state(model(pace=pace))
    assert picture(screen) != without

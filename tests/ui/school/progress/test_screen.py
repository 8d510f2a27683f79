"""The scales of MY PROGRESS run down all skills: a target is dashed, the others are not."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.frame import BarButton, FrameHead, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.progress.model import (
    PaceModel,
    ProgressModel,
    ProgressTouch,
    ScaleMark,
    SkillRow,
    SkillTouched,
    WeeksModel,
)
from dealer_assist.ui.school.progress.screen import ProgressScreen
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.context import UiContext

BACK = BarButton(Button(BackTouched(), "BACK", "arrow-left"), 260)
SKILLS = tuple(
    SkillRow(SkillTouched(str(n)), f"Skill {n}", memory, "", 120, is_known=memory >= 90)
    for n, memory in enumerate((12, 79, 80, 90, 100, 100, 100, 100))
)


def model(skills: int = 4, pace: PaceModel | None = None) -> ProgressModel[ProgressTouch]:
    return ProgressModel(
        ScreenFrame("Practice", FrameHead(""), prompt=PromptModel(""), bar=(BACK,)),
        SKILLS[:skills],
        "",
        (WeeksModel("Misread hand", (1, 2)),) * 4,
        pace or PaceModel("Rounds an hour", (0, 0)),
        (
            ScaleMark(0, "0 %"),
            ScaleMark(50, "50 %"),
            ScaleMark(90, "90 target", is_target=True),
            ScaleMark(100, "100 %"),
        ),
        (ScaleMark(100, "1 ×", is_target=True), ScaleMark(200, "2 ×")),
    )


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> ProgressScreen:
    screen = ProgressScreen(context)
    shown(screen, 1920, 1080)
    screen.show_state(model())
    return screen


def strokes(image: QImage, x: int, top: int, bottom: int) -> int:
    """Count the pieces of what is drawn down a column of pixels."""
    ground = image.pixelColor(x - 6, top)
    inks = [
        any(image.pixelColor(at, y) != ground for at in (x - 1, x, x + 1))
        for y in range(top, bottom)
    ]
    return sum(now and not before for before, now in zip([False, *inks], inks, strict=False))


def test_a_target_is_dashed_and_the_half_is_not(screen: ProgressScreen) -> None:
    image = screen.grab().toImage()
    first = screen.lines.shown[0].geometry()
    left, top, bottom = first.left() + 250, first.bottom() + 2, first.bottom() + 12
    half, target, one, two = (left + at for at in (200, 360, 550, 640))
    assert strokes(image, half, first.top(), first.bottom()) == 1
    assert strokes(image, two, first.top(), first.bottom()) == 1
    assert strokes(image, target, first.top(), first.bottom()) > 3
    assert strokes(image, one, first.top(), first.bottom()) > 3
    assert strokes(image, half, top, bottom) == 1


def test_the_figures_of_the_scale_stand_clear_of_skills_and_words(
    screen: ProgressScreen, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    screen.show_state(model(8))
    screen.grab()
    seen = [line for line in screen.lines if line.isVisible()]
    assert len(seen) == 6
    assert seen[-1].geometry().bottom() + 36 <= screen.parts.bar.shown[0].geometry().top() - 16 - 60
    assert cut_texts(screen) == []


def test_rounds_bring_the_target_of_the_pace(
    screen: ProgressScreen, picture: Callable[[QWidget], bytes]
) -> None:
    screen.show_state(model(pace=PaceModel("Rounds an hour", (20, 30), (10, 20, 30))))
    without = picture(screen)
    pace = PaceModel("Rounds an hour", (20, 30), (10, 20, 30), 31, "Target 31")
    screen.show_state(model(pace=pace))
    assert picture(screen) != without

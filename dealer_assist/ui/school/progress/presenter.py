"""MY PROGRESS from what somebody has answered and played."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from dealer_assist.message import Msg
from dealer_assist.school.people.progress import ERROR_LABELS, Progress, SkillProgress
from dealer_assist.school.people.readiness import EXAM_RIGHT
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.progress.model import (
    AttemptsTouched,
    PaceModel,
    ProgressModel,
    ProgressTouch,
    ScaleMark,
    SkillDrillTouched,
    SkillRow,
    SkillTouched,
    SpanTouched,
    WeeksModel,
)
from dealer_assist.ui.school.touches import BackTouched

T = TypeVar("T")
SHORT_WEEKS, LONG_WEEKS = 8, 26
_STEPS, _MOST_MARKS = (1, 2, 5, 10, 20, 50, 100, 200, 500), 4
"""How far apart the figures of a scale may be, and how many of them are enough."""


def progress_model(
    learning: Learning, progress: Progress, chosen: str, weeks: int
) -> ProgressModel[ProgressTouch]:
    """Show the way so far; `chosen` is the skill that was touched, else the weakest."""
    drilled = [one for one in progress.skills if one.skill.target_s]
    pick = next((one for one in drilled if one.skill.key == chosen), None) or progress.weakest
    line, detail = Msg("Play a lesson or a drill first"), Msg("Then your way is shown here")
    if pick is not None:
        line, detail = Msg("Drill the weakest: {skill}", skill=pick.skill.label), right_words(pick)
        if chosen:
            line = Msg("Drill: {skill}", skill=pick.skill.label)
    around = frame(
        Msg("MY PROGRESS"),
        learning.facts(),
        PromptModel(line, detail),
        tuple(_bar(progress, pick, weeks)),
        learning.clock,
    )
    return shown(around, progress, pick)


def _bar(
    progress: Progress, pick: SkillProgress | None, weeks: int
) -> Iterator[BarButton[ProgressTouch]]:
    away = ActionState.AVAILABLE if pick else ActionState.NEXT
    yield BarButton(Button(BackTouched(), Msg("TODAY"), "arrow-left", state=away), 260)
    for span, label, width in (
        (SHORT_WEEKS, Msg("8 WEEKS"), 230),
        (LONG_WEEKS, Msg("HALF A YEAR"), 280),
    ):
        is_on = Msg("Shown") if span == weeks else ""
        yield BarButton(Button(SpanTouched(span), label, "chart", is_on), width)
    count = progress.attempts
    why = "" if count else Msg("No lesson was played yet")
    replays = Msg("{n}, with replays", n=count)
    attempts = Button(AttemptsTouched(), Msg("ATTEMPTS"), "list", replays)
    yield BarButton(attempts.unless(why), 350)
    if pick is not None:
        about = Msg("{n} cases due", one="{n} case due", n=pick.due)
        label = Msg("DRILL {skill}", skill=pick.skill.label).upper()
        yield onward(SkillDrillTouched(pick.skill.key), label, "play", about)


def right_words(one: SkillProgress) -> Msg:
    """Say how many of the last answers were right, their trend, and what memory foretells."""
    if one.trend:
        return Msg(
            "{right} of the last {last} right ({trend}), memory foretells {percent} %",
            right=one.right_of_last,
            last=one.last,
            trend=f"{one.trend:+d} %".replace("-", "\N{MINUS SIGN}"),
            percent=one.foretold,
        )
    return Msg(
        "{right} of the last {last} right, memory foretells {percent} %",
        right=one.right_of_last,
        last=one.last,
        percent=one.foretold,
    )


def shown(
    around: ScreenFrame[T], progress: Progress, pick: SkillProgress | None
) -> ProgressModel[T]:
    """Show somebody's way so far; `pick` is the skill that the buttons are about."""
    skills = tuple(
        SkillRow(
            SkillTouched(one.skill.key),
            one.skill.label,
            one.right,
            right_words(one),
            one.speed,
            one.right >= EXAM_RIGHT,
            pick is not None and one.skill.key == pick.skill.key,
        )
        for one in progress.skills
    )
    return ProgressModel(
        around,
        skills,
        Msg("Nothing was answered yet"),
        tuple(WeeksModel(ERROR_LABELS[kind], one) for kind, one in progress.errors.items()),
        _pace(progress),
        (
            ScaleMark(0, Msg("{n} %", n=0)),
            ScaleMark(50, Msg("{n} %", n=50)),
            ScaleMark(EXAM_RIGHT, Msg("{n} target", n=EXAM_RIGHT), is_target=True),
            ScaleMark(100, Msg("{n} %", n=100)),
        ),
        (ScaleMark(100, "1 ×", is_target=True), ScaleMark(200, "2 ×")),
    )


def _pace(progress: Progress) -> PaceModel:
    title, values, target = Msg("Rounds an hour"), progress.pace, progress.target_pace
    if not any(values):
        return PaceModel(title, values)
    words = Msg("Target {n}", n=target) if target else ""
    return PaceModel(title, values, _marks([*values, target]), target, words)


def _marks(values: Sequence[int]) -> tuple[int, ...]:
    """Give the round figures of a scale that holds all values."""
    most = max(values)
    step = next((one for one in _STEPS if most // one <= _MOST_MARKS), _STEPS[-1])
    return tuple(range(step, most + 1, step))

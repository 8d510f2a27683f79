"""MY PROGRESS from what somebody has answered and played."""

from collections.abc import Sequence

from dealer_assist.message import Msg
from dealer_assist.school.people.progress import ERROR_LABELS, Progress, SkillProgress
from dealer_assist.school.people.readiness import EXAM_RIGHT
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FrameModel
from dealer_assist.ui.models.school.progress import (
    PaceModel,
    ProgressModel,
    ScaleMark,
    SkillRow,
    WeeksModel,
)
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning

TODAY, DRILL, ATTEMPTS, SHORT, LONG = "today", "drill it", "attempts", "8 weeks", "half a year"
SHORT_WEEKS, LONG_WEEKS = 8, 26
_STEPS, _MOST_MARKS = (1, 2, 5, 10, 20, 50, 100, 200, 500), 4
"""How far apart the figures of a scale may be, and how many of them are enough."""


def progress_model(
    learning: Learning, progress: Progress, chosen: str, weeks: int
) -> ProgressModel:
    """Show the way so far; `chosen` is the skill that was touched, else the weakest."""
    drilled = [one for one in progress.skills if one.skill.target_s]
    pick = next((one for one in drilled if one.skill.key == chosen), None) or progress.weakest
    line, detail = Msg("Play a lesson or a drill first"), Msg("Then your way is shown here")
    bar = [
        BarButton(
            ActionModel(
                TODAY,
                Msg("TODAY"),
                "arrow-left",
                state=ActionState.AVAILABLE if pick else ActionState.NEXT,
            ),
            260,
        ),
        BarButton(_weeks_button(SHORT, Msg("8 WEEKS"), is_on=weeks == SHORT_WEEKS), 230),
        BarButton(_weeks_button(LONG, Msg("HALF A YEAR"), is_on=weeks == LONG_WEEKS), 280),
        BarButton(
            ActionModel(
                ATTEMPTS,
                Msg("ATTEMPTS"),
                "list",
                Msg("{n}, with replays", n=progress.attempts),
                ActionState.AVAILABLE if progress.attempts else ActionState.NOT_YET,
                "" if progress.attempts else Msg("No lesson was played yet"),
            ),
            350,
        ),
    ]
    if pick is not None:
        line = Msg("Drill the weakest: {skill}", skill=pick.skill.label)
        if chosen:
            line = Msg("Drill: {skill}", skill=pick.skill.label)
        detail = right_words(pick)
        about = Msg("{n} cases due", one="{n} case due", n=pick.due)
        label = Msg("DRILL {skill}", skill=pick.skill.label).upper()
        action = ActionModel(DRILL, label, "play", about, ActionState.NEXT)
        bar.append(BarButton(action, 560, is_far=True))
    frame = FrameModel(
        TRAINING,
        Msg("MY PROGRESS"),
        learning.facts(),
        PromptModel(line, detail),
        "",
        tuple(bar),
        learning.clock,
        Msg("Simulated devices"),
    )
    return shown(frame, progress, pick)


def right_words(one: SkillProgress) -> Msg:
    """Say how many of the last answers were right, and what memory foretells."""
    return Msg(
        "{right} of the last {last} right, memory foretells {percent} %",
        right=one.right_of_last,
        last=one.last,
        percent=one.foretold,
    )


def shown(frame: FrameModel, progress: Progress, pick: SkillProgress | None) -> ProgressModel:
    """Show somebody's way so far; `pick` is the skill that the buttons are about."""
    skills = tuple(
        SkillRow(
            one.skill.key,
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
        frame,
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


def to_drill(progress: Progress, chosen: str) -> str:
    """Name the drill of the skill that was touched, else of the weakest."""
    drilled = [one.skill.key for one in progress.skills if one.skill.target_s]
    weakest = progress.weakest.skill.key if progress.weakest else ""
    return chosen if chosen in drilled else weakest


def _weeks_button(key: str, label: str, *, is_on: bool) -> ActionModel:
    detail = Msg("Shown") if is_on else ""
    return ActionModel(key, label, "chart", detail)

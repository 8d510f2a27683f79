"""MY PROGRESS: skills with their right answers and time, errors a week, rounds an hour."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar, assert_never

from dealer_assist.message import Msg
from dealer_assist.school.people.progress import (
    ERROR_LABELS,
    Progress,
    SkillProgress,
    progress_of,
)
from dealer_assist.school.people.readiness import EXAM_RIGHT
from dealer_assist.ui.school.frame import frame, onward
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Faced,
    Fitted,
    Look,
    Node,
    Page,
    Panel,
    Phrase,
    Text,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace

T = TypeVar("T")
SHORT_WEEKS, LONG_WEEKS = 8, 26
_STEPS, _MOST_MARKS = (1, 2, 5, 10, 20, 50, 100, 200, 500), 4
"""How far apart the figures of a scale may be, and how many of them are enough."""
SKILLS, SIDE, ABOVE, BELOW, PITCH, AXIS = 944.0, 12.0, 104.0, 60.0, 84.0, 36.0
LABEL, _ROW = 250.0, 72.0


class SkillTouched(Value):
    """A skill: the buttons are about it from now on."""

    skill: str


class SpanTouched(Value):
    """So many weeks are shown."""

    weeks: int


class AttemptsTouched(Value):
    """Every attempt, with its replay."""


class SkillDrillTouched(Value):
    """The drill of the skill."""

    drill: str


ProgressTouch: TypeAlias = (
    SkillTouched | SpanTouched | AttemptsTouched | SkillDrillTouched | BackTouched
)


class ProgressFlow(SchoolFlow[Page[ProgressTouch], ProgressTouch]):
    """Shows how far somebody is: a skill leads to its drill, the attempts to their replays."""

    help_topic = "school.progress"

    def __init__(self, school: School) -> None:
        super().__init__(school)
        self._skill, self._weeks = "", SHORT_WEEKS

    def shown(self) -> Page[ProgressTouch]:
        """Return skills, errors and pace."""
        learning = self.school.learning
        way = progress_of(
            learning.person, learning.people, learning.now, self._weeks, learning.lessons
        )
        return progress_page(learning, way, self._skill, self._weeks)

    def take(self, touch: ProgressTouch) -> Step:
        """Choose a skill or a span, or lead on."""
        match touch:
            case SkillTouched(skill):
                self._skill = skill
                return Stay()
            case SpanTouched(weeks):
                self._weeks = weeks
                return Stay()
            case AttemptsTouched():
                return Show(self.school.flows.attempts())
            case SkillDrillTouched(drill):
                return Show(self.school.flows.drill(drill))
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)


class SkillMarks(Node):
    """A bar of right answers in percent, and a dot of time in hundredths of the target.

    The time is 0 where no clock ran; the scales are those of all skills.
    """

    right: int
    speed: int
    is_known: bool


class ScaleMark(Value):
    """A stroke across all skills, at a value of their scale; a target is dashed."""

    at: int
    label: str
    is_target: bool = False


class SkillScales(Node):
    """The scales below so many skills, under their heads; without a skill it says so."""

    seen: int
    right: tuple[ScaleMark, ...]
    times: tuple[ScaleMark, ...]
    nothing: str = ""


class WeekBars(Node):
    """Figures week by week, this week last; None of a week in which nothing was answered."""

    title: str
    values: tuple[int | None, ...]
    most: int


class PaceWeeks(Node):
    """Rounds an hour week by week; `marks` are the figures of its scale, from the least.

    `target` is what the lessons that were played ask for, 0 where they ask for none.
    """

    values: tuple[int, ...]
    marks: tuple[int, ...] = ()
    target: int = 0
    target_words: str = ""


def progress_page(
    learning: Learning, progress: Progress, chosen: str, weeks: int
) -> Page[ProgressTouch]:
    """Return the way so far; `chosen` is the skill that was touched, else the weakest."""
    drilled = [skill for skill in progress.skills if skill.skill.target_s]
    pick = (
        next(
            (skill_progress for skill_progress in drilled if skill_progress.skill.key == chosen),
            None,
        )
        or progress.weakest
    )
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
    return way_page(around, progress, pick)


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


_ENOUGH = 10


def right_words(progress: SkillProgress) -> Msg:
    """Say how many of the last answers were right, their trend, and what memory foretells.

    Of a few answers it foretells nothing yet.
    """
    if progress.last < _ENOUGH:
        return Msg(
            "{right} of the last {last} right", right=progress.right_of_last, last=progress.last
        )
    if progress.trend:
        return Msg(
            "{right} of the last {last} right ({trend}), memory foretells {percent}%",
            right=progress.right_of_last,
            last=progress.last,
            trend=f"{progress.trend:+d}%".replace("-", "\N{MINUS SIGN}"),
            percent=progress.foretold,
        )
    return Msg(
        "{right} of the last {last} right, memory foretells {percent}%",
        right=progress.right_of_last,
        last=progress.last,
        percent=progress.foretold,
    )


def way_page(around: ScreenFrame[T], progress: Progress, pick: SkillProgress | None) -> Page[T]:
    """Return the way of somebody so far; `pick` is the skill that the buttons are about."""
    chosen = pick.skill.key if pick else ""
    skills = tuple(_skill(skill, is_chosen=skill.skill.key == chosen) for skill in progress.skills)
    pace = column(
        _head(Msg("Rounds an hour"), Msg("table lessons only")).of(36), pace_weeks(progress)
    )
    right = column(
        Panel(_errors(progress), pad=(22, 14)).sharing(0.5815),
        Panel(pace, pad=(22, 14)).sharing(0.4185),
        gap=GAP,
    )
    return Page(row(skill_lines(skills), right, gap=GAP), around)


def _skill(progress: SkillProgress, *, is_chosen: bool) -> Faced:
    is_known = progress.right >= EXAM_RIGHT
    label, about = progress.skill.label, right_words(progress)
    marks = SkillMarks(progress.right, progress.speed, is_known)
    return skill_line(SkillTouched(progress.skill.key), label, about, marks, is_chosen=is_chosen)


def skill_line(
    touch: SkillTouched, label: str, about: str, marks: SkillMarks, *, is_chosen: bool = False
) -> Faced:
    """Return the name of a skill before its bar and its dot."""
    name = row(space(14), Text(label, "bold_24").of(LABEL - 20), space())
    edge = "selected" if is_chosen else None
    face = Panel(stack(name, marks), fill=None, edge=edge, line=3, radius=12)
    return Faced(Look(touch, label, face, replace(face, fill="pressed"), about))


def skill_lines(skills: tuple[Faced, ...]) -> Node:
    """Return as many skills as there is room for, the weakest first, on scales that all share."""
    return Panel(Fitted(_fitted, (skills,))).of(SKILLS)


def _fitted(skills: tuple[Faced, ...], box: Box) -> Node:
    high = box.height() - ABOVE - BELOW - AXIS
    seen = min(len(skills), max(0, int((high + PITCH - _ROW) // PITCH)))
    nothing = "" if skills else Msg("Nothing was answered yet")
    lines = (line.of(_ROW) for line in skills[:seen])
    return stack(
        SkillScales(seen, _RIGHT_SCALE, _TIME_SCALE, nothing),
        inset(column(*lines, gap=PITCH - _ROW), (SIDE, ABOVE, SIDE, 0)),
    )


_RIGHT_SCALE = (
    ScaleMark(0, Msg("{n}%", n=0)),
    ScaleMark(50, Msg("{n}%", n=50)),
    ScaleMark(EXAM_RIGHT, Msg("{n} target", n=EXAM_RIGHT), is_target=True),
    ScaleMark(100, Msg("{n}%", n=100)),
)
_TIME_SCALE = (ScaleMark(100, "1 ×", is_target=True), ScaleMark(200, "2 ×"))


def _head(title: str, note: str) -> Node:
    return Phrase(Text(title, "bold_28"), Text(note, "medium_20", "text_2", RIGHT), gap=20)


def _errors(progress: Progress) -> Node:
    errors = progress.errors
    most = max((value or 0 for weeks in errors.values() for value in weeks), default=0) or 1
    bars = [WeekBars(ERROR_LABELS[kind], weeks, most) for kind, weeks in errors.items()]
    lines = [row(*bars[at : at + 2], gap=50) for at in range(0, len(bars), 2)]
    head = _head(Msg("Errors a week, by type"), Msg("per 100 answers"))
    return column(head.of(36), space(12), column(*lines, gap=8))


def pace_weeks(progress: Progress) -> PaceWeeks:
    """Return the rounds an hour; without a round there is no scale."""
    values, target = progress.pace, progress.target_pace
    if not any(values):
        return PaceWeeks(values)
    words = Msg("Target {n}", n=target) if target else ""
    return PaceWeeks(values, _marks([*values, target]), target, words)


def _marks(values: Sequence[int]) -> tuple[int, ...]:
    """Return the round figures of a scale that holds all values."""
    most = max(values)
    step = next((one for one in _STEPS if most // one <= _MOST_MARKS), _STEPS[-1])
    return tuple(range(step, most + 1, step))

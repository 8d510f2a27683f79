"""TODAY from what was passed before."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg, listed
from dealer_assist.school.people.skills import skill_of
from dealer_assist.school.people.today import Item, Kind, Today
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FrameModel
from dealer_assist.ui.models.school.today import (
    NodeModel,
    Progress,
    TaskModel,
    TodayModel,
    UnitModel,
)
from dealer_assist.ui.presenters.school.learning import TRAINING, Learning

LEAVE, CONTINUE, DRILLS, PROGRESS = "leave school", "continue", "drills", "progress"
WHO, TEST = "who", "table test"
LESSON, DRILL, COMMENT = "lesson ", "drill ", "comment "
"""How the key of a task begins."""
_LEVELS = {
    1: Msg("First steps"),
    2: Msg("Wins and duties"),
    3: Msg("Wins and cards"),
    4: Msg("Faults"),
    5: Msg("Before the test"),
}
_A_ROW = 5


def today_model(learning: Learning, day: Today, refusal: str = "") -> TodayModel:
    """Show the course; `refusal` says for a while why something cannot be opened yet."""
    passed = sum(learning.is_passed(one.key) for one in learning.lessons)
    rows = tuple(_with_next(tuple(_tasks(day.items, learning))))
    todo = sum(one.minutes for one in rows if one.state is not Progress.DONE)
    done = sum(one.minutes for one in rows if one.state is Progress.DONE)
    ahead = next((one for one in rows if one.state is Progress.NEXT), None)
    frame = FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        learning.facts(),
        _prompt(learning, ahead, refusal),
        Msg("{n} min to go today", n=todo) if todo else "",
        _bar(learning, ahead, day),
        learning.clock,
        Msg("Simulated devices"),
    )
    return TodayModel(
        frame,
        Msg("{passed} of {n} lessons passed", passed=passed, n=len(learning.lessons)),
        tuple(_units(learning)),
        Msg("{done} of {all} min done", done=done, all=done + todo),
        rows,
        _tomorrow(day.tomorrow),
    )


def _tomorrow(items: Sequence[Item]) -> str:
    if not items:
        return ""
    names = listed([skill_of(one.key).label for one in items])
    minutes = sum(one.minutes for one in items)
    return Msg("Tomorrow: {what}, about {n} min", what=names, n=minutes)


def _prompt(learning: Learning, ahead: TaskModel | None, refusal: str) -> PromptModel:
    if refusal:
        return PromptModel(refusal)
    if ahead is None:
        return PromptModel(Msg("Done for today"), Msg("A drill keeps it fresh"))
    about = _about(ahead.title, ahead.minutes)
    if not learning.past and ahead.key.startswith(LESSON):
        return PromptModel(Msg("Begin with your first lesson"), about)
    if ahead.key.startswith(LESSON):
        number = learning.number(ahead.key.removeprefix(LESSON))
        title = learning.lesson(ahead.key.removeprefix(LESSON)).title
        about = _about(title, ahead.minutes)
        return PromptModel(Msg("Continue with lesson {number}", number=number), about)
    return PromptModel(Msg("Press CONTINUE"), about)


def _about(what: str, minutes: int) -> str:
    return Msg("{what}, about {n} minutes", one="{what}, about {n} minute", what=what, n=minutes)


def _bar(learning: Learning, ahead: TaskModel | None, day: Today) -> tuple[BarButton, ...]:
    away = ActionState.NEXT if ahead is None else ActionState.AVAILABLE
    who = ActionModel(WHO, Msg("NAMES"), "person")
    leave = ActionModel(LEAVE, Msg("BACK TO TABLE"), "arrow-left", state=away)
    bar = [
        BarButton(leave, 290),
        BarButton(who, 190),
        BarButton(ActionModel(PROGRESS, Msg("MY PROGRESS"), "chart"), 320),
        BarButton(ActionModel(DRILLS, Msg("ALL DRILLS"), "book"), 240),
    ]
    is_guest = not learning.trainee
    why = learning.exam_refusal or day.exam_refusal
    if is_guest:
        why = Msg("For names on the list")
    test = ActionModel(
        TEST,
        Msg("TABLE TEST"),
        "flag",
        state=ActionState.NOT_YET if why else ActionState.AVAILABLE,
        reason=why,
    )
    bar.append(BarButton(test, 300, is_far=True))
    if ahead is not None:
        about = Msg("{what}, about {n} min", what=_short(ahead, learning), n=ahead.minutes)
        action = ActionModel(CONTINUE, Msg("CONTINUE"), "play", about, ActionState.NEXT)
        bar.append(BarButton(action, 440, is_far=True))
    return tuple(bar)


def _short(task: TaskModel, learning: Learning) -> str:
    """Name a task where there is room for a few words: the prompt has its title."""
    if task.key.startswith(LESSON):
        return Msg("Lesson {number}", number=learning.number(task.key.removeprefix(LESSON)))
    return Msg("Comment") if task.key.startswith(COMMENT) else task.title


def _units(learning: Learning) -> Iterator[UnitModel]:
    for level, group in groupby(learning.lessons, key=lambda one: one.level):
        lessons = tuple(group)
        passed = sum(learning.is_passed(one.key) for one in lessons)
        for start in range(0, len(lessons), _A_ROW):
            detail = Msg("{passed} of {n}", passed=passed, n=len(lessons))
            if start:
                detail = Msg("continued")
            nodes = tuple(_node(learning, one) for one in lessons[start : start + _A_ROW])
            yield UnitModel(_LEVELS[level], detail, nodes)


def _node(learning: Learning, lesson: Lesson) -> NodeModel:
    number = learning.number(lesson.key)
    tries = learning.tries(lesson.key)
    best = max((one.points for one in tries), default=0)
    lacks = learning.lacks(lesson)
    following = learning.next
    state, detail, reason = Progress.OPEN, Msg("{n} min", n=lesson.minutes), ""
    if learning.is_passed(lesson.key):
        best = max(one.points for one in tries if one.is_passed)
        state, detail = Progress.DONE, Msg("Passed {points}", points=best)
    elif lacks:
        state, detail = Progress.LOCKED, Msg("After {number}", number=learning.number(lacks))
        reason = locked_words(learning, lesson)
    else:
        if tries:
            detail = Msg("Best {best}, needs {need}", best=best, need=lesson.score.pass_at)
        if following is not None and following.key == lesson.key:
            state = Progress.NEXT
    return NodeModel(LESSON + lesson.key, str(number), lesson.title, detail, state, reason)


def locked_words(learning: Learning, lesson: Lesson) -> str:
    """Say what opens a lesson."""
    number = learning.number(learning.lacks(lesson))
    return Msg("{lesson} opens when lesson {number} is passed", lesson=lesson.title, number=number)


def _tasks(items: Iterable[Item], learning: Learning) -> Iterator[TaskModel]:
    for item in items:
        state = Progress.DONE if item.is_done else Progress.OPEN
        title = item.title
        if item.kind is Kind.LESSON:
            number = learning.number(item.key)
            title = Msg("Lesson {number}: {title}", number=number, title=item.title)
        yield TaskModel(f"{item.kind.value} {item.key}", title, item.note, item.minutes, state)


def _with_next(tasks: Sequence[TaskModel]) -> Iterator[TaskModel]:
    """Mark the first that is not done."""
    is_marked = False
    for task in tasks:
        if task.state is Progress.OPEN and not is_marked:
            is_marked = True
            yield TaskModel(task.key, task.title, task.detail, task.minutes, Progress.NEXT)
        else:
            yield task

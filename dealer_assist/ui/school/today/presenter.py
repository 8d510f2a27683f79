"""TODAY from what was passed before."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg, listed
from dealer_assist.school.people.skills import skill_of
from dealer_assist.school.people.today import Item, Today, TodayKind
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import Note, frame, onward
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.today.model import (
    CommentTouched,
    DrillsTouched,
    DrillTouched,
    ExamTouched,
    LessonTouched,
    NamesTouched,
    NodeModel,
    ProgressMark,
    ProgressTouched,
    TaskModel,
    TaskTouch,
    TodayModel,
    TodayTouch,
    UnitModel,
)
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.value import replace

_LEVELS = {
    1: Msg("First steps"),
    2: Msg("Wins and duties"),
    3: Msg("Wins and cards"),
    4: Msg("Faults"),
    5: Msg("Before the test"),
}
_A_ROW = 5


def today_model(learning: Learning, day: Today) -> TodayModel:
    """Show the course, and what is to do today."""
    passed = sum(learning.is_passed(one.key) for one in learning.lessons)
    rows = tuple(_with_next(tuple(_tasks(day.items, learning))))
    todo = sum(one.minutes for one in rows if one.state is not ProgressMark.DONE)
    done = sum(one.minutes for one in rows if one.state is ProgressMark.DONE)
    ahead = next((one for one in rows if one.state is ProgressMark.NEXT), None)
    to_go = Note(Msg("{n} min to go today", n=todo)) if todo else None
    around = frame(
        Msg("SCHOOL"),
        learning.facts(),
        _prompt(learning, ahead),
        _bar(learning, ahead, day),
        learning.clock,
        to_go,
    )
    return TodayModel(
        around,
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


def _prompt(learning: Learning, ahead: TaskModel | None) -> PromptModel:
    if ahead is None:
        return PromptModel(Msg("Done for today"), Msg("A drill keeps it fresh"))
    match ahead.key:
        case LessonTouched() if not learning.past:
            about = _about(ahead.title, ahead.minutes)
            return PromptModel(Msg("Begin with your first lesson"), about)
        case LessonTouched(key):
            number, about = learning.number(key), _about(learning.lesson(key).title, ahead.minutes)
            return PromptModel(Msg("Continue with lesson {number}", number=number), about)
        case DrillTouched() | CommentTouched():
            return PromptModel(Msg("Press CONTINUE"), _about(ahead.title, ahead.minutes))
        case _:
            assert_never(ahead.key)


def _about(what: str, minutes: int) -> str:
    return Msg("{what}, about {n} minutes", one="{what}, about {n} minute", what=what, n=minutes)


def _bar(
    learning: Learning, ahead: TaskModel | None, day: Today
) -> tuple[BarButton[TodayTouch], ...]:
    away = ActionState.NEXT if ahead is None else ActionState.AVAILABLE
    why = learning.exam_refusal or day.exam_refusal
    if not learning.trainee:
        why = Msg("For names on the list")
    test = Button(ExamTouched(), Msg("TABLE TEST"), "flag").unless(why)
    leave = Button(LeaveTouched(), Msg("BACK TO TABLE"), "arrow-left", state=away)
    bar: list[BarButton[TodayTouch]] = [
        BarButton(leave, 290),
        BarButton(Button(NamesTouched(), Msg("NAMES"), "person"), 190),
        BarButton(Button(ProgressTouched(), Msg("MY PROGRESS"), "chart"), 320),
        BarButton(Button(DrillsTouched(), Msg("ALL DRILLS"), "book"), 240),
        BarButton(test, 300, is_far=True),
    ]
    if ahead is not None:
        about = Msg("{what}, about {n} min", what=_short(ahead, learning), n=ahead.minutes)
        bar.append(onward(ahead.key, Msg("CONTINUE"), "play", about, 440))
    return tuple(bar)


def _short(task: TaskModel, learning: Learning) -> str:
    """Name a task where there is room for a few words: the prompt has its title."""
    match task.key:
        case LessonTouched(key):
            return Msg("Lesson {number}", number=learning.number(key))
        case CommentTouched():
            return Msg("Comment")
        case DrillTouched():
            return task.title
        case _:
            assert_never(task.key)


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
    state, detail = ProgressMark.OPEN, Msg("{n} min", n=lesson.minutes)
    if learning.is_passed(lesson.key):
        best = max(one.points for one in tries if one.is_passed)
        state, detail = ProgressMark.DONE, Msg("Passed {points}", points=best)
    elif lacks:
        state, detail = ProgressMark.LOCKED, Msg("After {number}", number=learning.number(lacks))
    else:
        if tries:
            detail = Msg("Best {best}, needs {need}", best=best, need=lesson.score.pass_at)
        if following is not None and following.key == lesson.key:
            state = ProgressMark.NEXT
    return NodeModel(LessonTouched(lesson.key), str(number), lesson.title, detail, state)


def locked_words(learning: Learning, lesson: Lesson) -> str:
    """Say what opens a lesson."""
    number = learning.number(learning.lacks(lesson))
    return Msg("{lesson} opens when lesson {number} is passed", lesson=lesson.title, number=number)


def _tasks(items: Iterable[Item], learning: Learning) -> Iterator[TaskModel]:
    for item in items:
        state = ProgressMark.DONE if item.is_done else ProgressMark.OPEN
        title, note = item.title, item.note
        if item.due is not None:
            note = Msg("By {day}", day=day_and_month(item.due))
        if item.kind is TodayKind.LESSON:
            number = learning.number(item.key)
            title = Msg("Lesson {number}: {title}", number=number, title=item.title)
        yield TaskModel(_touch(item), title, note, item.minutes, state)


def _touch(item: Item) -> TaskTouch:
    match item.kind:
        case TodayKind.LESSON:
            return LessonTouched(item.key)
        case TodayKind.DRILL:
            return DrillTouched(item.key)
        case TodayKind.COMMENT:
            return CommentTouched(item.key)
        case _:
            assert_never(item.kind)


def _with_next(tasks: Sequence[TaskModel]) -> Iterator[TaskModel]:
    """Mark the first that is not done."""
    is_marked = False
    for task in tasks:
        if task.state is ProgressMark.OPEN and not is_marked:
            is_marked = True
            yield replace(task, state=ProgressMark.NEXT)
        else:
            yield task

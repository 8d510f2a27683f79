"""TODAY: the course as a path at the left, what is to do today at the right."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg, listed
from dealer_assist.school.drills.drill_run import has_questions
from dealer_assist.school.people.assigned import given_title
from dealer_assist.school.people.facts import DRILL, LESSON, CommentSeen
from dealer_assist.school.people.skills import skill_of
from dealer_assist.school.people.today import Elsewhere, Item, Today, TodayKind, today_of
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.school.frame import Note, frame, onward
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.nodes import GAP, ProgressMark, TitleOver, dot
from dealer_assist.ui.school.paged import Paged
from dealer_assist.ui.school.school import ReplayedAttempt, SchoolFlow
from dealer_assist.ui.school.touches import LeaveTouched, Turned
from dealer_assist.ui.toolkit.flow import Instead, Say, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Faced,
    Icon,
    Ink,
    Look,
    Node,
    Page,
    Panel,
    Text,
    column,
    inset,
    row,
    rule,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import BarButton
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace


class LessonTouched(Value):
    """A lesson of the path or of today."""

    lesson: str


class DrillTouched(Value):
    """A drill of today."""

    drill: str


class CommentTouched(Value):
    """A comment that was not read yet."""

    comment: str


class PlacementTouched(Value):
    """A round without hints, that shows what is known."""

    lesson: str


class ElsewhereTouched(Value):
    """A lesson that was given and is played at another game."""

    lesson: str


class DrillsTouched(Value):
    """All drills."""


class ProgressTouched(Value):
    """My progress."""


class ExamTouched(Value):
    """The table test."""


class NamesTouched(Value):
    """Somebody else learns."""


TaskTouch: TypeAlias = (
    LessonTouched
    | DrillTouched
    | CommentTouched
    | PlacementTouched
    | ElsewhereTouched
    | ExamTouched
)
TodayTouch: TypeAlias = (
    TaskTouch | DrillsTouched | ProgressTouched | NamesTouched | LeaveTouched | Turned
)


class TodayFlow(SchoolFlow[Page[TodayTouch], TodayTouch]):
    """Shows what somebody has done and is to do; what is shown over it comes back here."""

    help_topic = "school.today"

    def shown(self) -> Page[TodayTouch]:
        """Return the course of who learns now."""
        turned = self.turned(_UNITS), self.turned(_TASKS)
        return today_page(self.school.learning, self._day(), *turned)

    def _day(self) -> Today:
        learning = self.school.learning
        here = {lesson.key: lesson for lesson in learning.lessons}
        game, away = self.school.services.drills.game, self._elsewhere()
        return today_of(learning.person, learning.people, here, learning.now, game, away)

    def take(self, touch: TodayTouch) -> Step:
        """Open what was touched, or say what opens it."""
        flows = self.school.flows
        match touch:
            case LessonTouched(key):
                return self._open(key)
            case DrillTouched(name):
                return Show(flows.drill(name))
            case CommentTouched(key):
                return self._read(key)
            case PlacementTouched(key):
                return Show(flows.intro(key, is_placement=True))
            case ElsewhereTouched(key):
                at = self._elsewhere()[key]
                return Say(
                    Msg(
                        "{lesson} is played at {game}. Open it there", lesson=at.title, game=at.game
                    )
                )
            case DrillsTouched():
                return Show(flows.drills())
            case ProgressTouched():
                return Show(flows.progress())
            case ExamTouched() if refusal := self._day().exam_refusal:
                return Say(refusal)
            case ExamTouched():
                return Show(flows.exam_start(self.school.learning.person))
            case NamesTouched():
                return Instead(flows.who())
            case Turned():
                return self.turn(touch)
            case LeaveTouched():
                self.school.services.lessons.leave()
                return Stay()
            case _:
                assert_never(touch)

    def _elsewhere(self) -> dict[str, Elsewhere]:
        """Return what was given of other games."""
        learning, lessons = self.school.learning, self.school.services.lessons
        given = learning.people.assigned_to(learning.person)
        keys = (one.lesson for one in given if one.kind == LESSON)
        found = (lessons.find(key) for key in keys if not learning.number(key))
        away = {
            lesson.key: Elsewhere(lesson.title, lessons.setup(lesson.key).game_name)
            for lesson in found
            if lesson is not None
        }
        drills = self.school.services.drills
        return away | {
            one.lesson: Elsewhere(given_title(one), Msg("a table that asks it"))
            for one in given
            if one.kind == DRILL
            and not has_questions(one.lesson, drills.book, drills.game, drills.house)
        }

    def _open(self, key: str) -> Step:
        learning = self.school.learning
        lesson = learning.lesson(key)
        if learning.lacks(lesson):
            return Say(locked_words(learning, lesson))
        return Show(self.school.flows.intro(key))

    def _read(self, key: str) -> Step:
        """Show the moment that a comment is pinned to; from then on it is read."""
        comment = self.school.people.comments[key]
        self.school.services.register.keep(CommentSeen(key))
        return Show(self.school.flows.replay(ReplayedAttempt(comment.attempt, comment.seq)))


_UNITS, _TASKS = "units", "tasks"
_LEVELS = {
    1: Msg("First steps"),
    2: Msg("Wins and duties"),
    3: Msg("Wins and cards"),
    4: Msg("Faults"),
    5: Msg("Before the test"),
}
_TODAY, _SIDE, _HEAD, _TITLE = 644.0, 18.0, 88.0, 40.0
_UNIT, _UNIT_GAP, _ABREAST = 200.0, 9.0, 5
UNIT_NAME, CIRCLE, CIRCLE_TOP, _BELOW = 176.0, 84.0, 10.0, 6.0
_ROW, _ROW_GAP, _FOOT, _BAR = 76.0, 12.0, 70.0, 14.0
_DOT, _ARROW, _MINUTES = 36.0, 28.0, 110.0


class UnitWay(Node):
    """The name of a unit, and the way from lesson to lesson: true where the first is passed."""

    title: str
    detail: str
    ways: tuple[bool, ...]


class LessonCircle(Node):
    """The number of a lesson in its circle, with how it is going."""

    number: str
    state: ProgressMark


class LessonWords(Node):
    """The title of a lesson in as many lines as it takes, then its detail where there is room."""

    title: str
    detail: str
    ink: Ink
    soft: Ink


class DayBar(Node):
    """The day as a bar: the minutes of each task, and whether it is done."""

    parts: tuple[tuple[int, bool], ...]


class DayTask(Value):
    """Something to do today."""

    touch: TaskTouch
    title: str
    detail: str
    minutes: int
    state: ProgressMark


def today_page(
    learning: Learning,
    day: Today,
    units_turned: int | None = None,
    tasks_turned: int | None = None,
) -> Page[TodayTouch]:
    """Return the course beside what is to do today."""
    tasks = tuple(_with_next(tuple(_tasks(day.items, learning))))
    todo = sum(task.minutes for task in tasks if task.state is not ProgressMark.DONE)
    done = sum(task.minutes for task in tasks if task.state is ProgressMark.DONE)
    ahead = next((task for task in tasks if task.state is ProgressMark.NEXT), None)
    to_go = Note(Msg("{n} min to go today", n=todo)) if todo else None
    around = frame(
        Msg("SCHOOL"),
        learning.facts(),
        _prompt(learning, ahead),
        _bar(learning, ahead, day),
        learning.clock,
        to_go,
    )
    said = Msg("{done} of {all} min done", done=done, all=done + todo)
    today = column(
        space(16),
        row(Text(Msg("Today"), "bold_28").hug(), _at_end(said), gap=GAP).of(_TITLE),
        space(8),
        DayBar(tuple((task.minutes, task.state is ProgressMark.DONE) for task in tasks)).of(_BAR),
        space(14),
        Paged(tuple(map(_task, tasks)), tasks_turned, _ROW, _ROW_GAP, _TASKS).between(
            _below_tasks, _tomorrow(day.tomorrow)
        ),
    )
    course = Panel(_course(learning, units_turned), pad=(_SIDE, 0, _SIDE, 10))
    return Page(row(course, Panel(today, pad=(22, 0)).of(_TODAY), gap=GAP), around)


def _at_end(words: str) -> Node:
    return Text(words, "medium_22", "text_2", RIGHT)


def _course(learning: Learning, turned: int | None) -> Node:
    """Return the units; the one with what is next is seen until somebody turns to others."""
    units = tuple(_units(learning))
    following = learning.next
    aim = next((n for n, (_, _, here) in enumerate(units) if following in here), 0)
    rows = tuple(_unit(learning, title, detail, here) for title, detail, here in units)
    names = Msg("Earlier lessons"), Msg("Later lessons")
    passed = sum(learning.is_passed(lesson.key) for lesson in learning.lessons)
    said = Msg("{passed} of {n} lessons passed", passed=passed, n=len(learning.lessons))
    pages = Paged(rows, turned, _UNIT, _UNIT_GAP, _UNITS, labels=names, aim=aim)
    return pages.between(_above_units, said)


def _above_units(passed: str, arrows: Node | None, _: str) -> tuple[Node, Node]:
    title = row(Text(Msg("The course"), "bold_28").hug(), _at_end(passed), arrows, gap=GAP)
    return column(space(16), title.of(_TITLE), space()).of(_HEAD), space(0)


def _below_tasks(note: str, arrows: Node | None, _: str) -> tuple[Node, Node]:
    if not note and arrows is None:
        return space(0), space(_FOOT)
    words = Text(note, "medium_20", "text_2", breaks=True)
    line = row(Icon("clock" if note else "", 30, "text_2"), words, arrows, gap=GAP)
    below = column(space(8), rule(), space(4), line)
    return space(0), below.of(_FOOT if arrows is None else 92)


def _units(learning: Learning) -> Iterator[tuple[str, str, tuple[Lesson, ...]]]:
    """Return the rows of the path: name, detail and lessons of each."""
    for level, group in groupby(learning.lessons, key=lambda lesson: lesson.level):
        lessons = tuple(group)
        passed = sum(learning.is_passed(lesson.key) for lesson in lessons)
        for start in range(0, len(lessons), _ABREAST):
            whole = Msg("{passed} of {n}", passed=passed, n=len(lessons))
            detail = Msg("continued") if start else whole
            yield _LEVELS[level], detail, lessons[start : start + _ABREAST]


def _unit(learning: Learning, title: str, detail: str, lessons: Sequence[Lesson]) -> Node:
    ways = tuple(learning.is_passed(lesson.key) for lesson in lessons[:-1])
    ground = Panel(UnitWay(title, detail, ways), fill="well", edge=None, radius=12)
    path = [inset(_lesson(learning, lesson), (6, 2)) for lesson in lessons]
    return stack(
        ground, row(space(UNIT_NAME), *path, *(space() for _ in range(_ABREAST - len(path))))
    )


def _lesson(learning: Learning, lesson: Lesson) -> Node:
    """Return a lesson of the path; a locked one can be touched too, and says what opens it."""
    number, (state, detail) = str(learning.number(lesson.key)), _standing(learning, lesson)
    return lesson_face(LessonTouched(lesson.key), number, lesson.title, detail, state)


def lesson_face(
    touch: LessonTouched, number: str, title: str, detail: str, state: ProgressMark
) -> Faced:
    """Return the words of a lesson below its circle."""
    ink = "text_2" if state is ProgressMark.LOCKED else "text_1"
    soft = "text_1" if state is ProgressMark.NEXT else "text_2"
    inner = column(
        space(CIRCLE_TOP),
        LessonCircle(number, state).of(CIRCLE),
        space(_BELOW),
        LessonWords(title, detail, ink, soft),
    )
    face = Panel(inner, fill=None, edge=None, pad=(2, 0))
    return Faced(Look(touch, title, face, replace(face, fill="pressed"), detail))


def _standing(learning: Learning, lesson: Lesson) -> tuple[ProgressMark, str]:
    tries = learning.tries(lesson.key)
    if learning.is_passed(lesson.key):
        best = max((attempt.points for attempt in tries if attempt.is_passed), default=0)
        return ProgressMark.DONE, Msg("Passed {points}", points=best) if best else Msg("Known")
    if lacks := learning.lacks(lesson):
        return ProgressMark.LOCKED, Msg("After {number}", number=learning.number(lacks))
    detail = Msg("{n} min", n=lesson.minutes)
    if tries:
        best, need = max(attempt.points for attempt in tries), lesson.score.pass_at
        detail = Msg("Best {best}, needs {need}", best=best, need=need)
    following = learning.next
    is_next = following is not None and following.key == lesson.key
    return ProgressMark.NEXT if is_next else ProgressMark.OPEN, detail


def locked_words(learning: Learning, lesson: Lesson) -> str:
    """Say what opens a lesson."""
    number = learning.number(learning.lacks(lesson))
    return Msg("{lesson} opens when lesson {number} is passed", lesson=lesson.title, number=number)


def _tasks(items: Iterable[Item], learning: Learning) -> Iterator[DayTask]:
    for item in items:
        state = ProgressMark.DONE if item.is_done else ProgressMark.OPEN
        title, note = item.title, item.note
        if item.due is not None:
            note = Msg("By {day}", day=day_and_month(item.due))
        if item.kind is TodayKind.LESSON:
            number = learning.number(item.key)
            title = Msg("Lesson {number}: {title}", number=number, title=item.title)
        yield DayTask(_touch(item), title, note, item.minutes, state)


def _touch(item: Item) -> TaskTouch:
    match item.kind:
        case TodayKind.LESSON:
            return LessonTouched(item.key)
        case TodayKind.DRILL:
            return DrillTouched(item.key)
        case TodayKind.COMMENT:
            return CommentTouched(item.key)
        case TodayKind.PLACEMENT:
            return PlacementTouched(item.key)
        case TodayKind.ELSEWHERE:
            return ElsewhereTouched(item.key)
        case TodayKind.TEST:
            return ExamTouched()
        case _:
            assert_never(item.kind)


def _with_next(tasks: Sequence[DayTask]) -> Iterator[DayTask]:
    """Mark the first that is not done."""
    is_marked = False
    for task in tasks:
        if task.state is ProgressMark.OPEN and not is_marked:
            is_marked = True
            yield replace(task, state=ProgressMark.NEXT)
        else:
            yield task


def _task(task: DayTask) -> Node:
    minutes = Text(Msg("{n} min", n=task.minutes), "bold_24", align=RIGHT).of(_MINUTES)
    is_done, is_next = task.state is ProgressMark.DONE, task.state is ProgressMark.NEXT
    inner = row(
        dot(task.state, _DOT),
        space(16),
        TitleOver(task.title, task.detail),
        space(8) if task.minutes else None,
        minutes if task.minutes else None,
        None if is_done else space(14),
        None if is_done else Icon("arrow-right", _ARROW, "text_2"),
    )
    if is_done:
        face = inset(inner, (16, 0))
        return Faced(Look(task.touch, task.title, face, None, task.detail, task.detail))
    edge, line = ("selected", 3.0) if is_next else ("line_strong", 2.0)
    face = Panel(inner, fill="raised", edge=edge, line=line, radius=12, pad=(16, 0))
    pressed = replace(face, fill="pressed", edge="selected")
    return Faced(Look(task.touch, task.title, face, pressed, task.detail))


def _tomorrow(items: Sequence[Item]) -> str:
    if not items:
        return ""
    names = listed([skill_of(item.key).label for item in items])
    minutes = sum(item.minutes for item in items)
    return Msg("Tomorrow: {what}, about {n} min", what=names, n=minutes)


def _prompt(learning: Learning, ahead: DayTask | None) -> PromptModel:
    if ahead is None:
        return PromptModel(Msg("Done for today"), Msg("A drill keeps it fresh"))
    about = _about(ahead.title, ahead.minutes)
    match ahead.touch:
        case LessonTouched() if not learning.past:
            return PromptModel(Msg("Begin with your first lesson"), about)
        case LessonTouched(key):
            line = Msg("Continue with lesson {number}", number=learning.number(key))
            return PromptModel(line, _about(learning.lesson(key).title, ahead.minutes))
        case DrillTouched() | CommentTouched() | PlacementTouched():
            return PromptModel(Msg("Press CONTINUE"), about)
        case ElsewhereTouched() | ExamTouched():
            return PromptModel(Msg("Press CONTINUE"), about)
        case _:
            assert_never(ahead.touch)


def _about(what: str, minutes: int) -> str:
    return Msg("{what}, about {n} minutes", one="{what}, about {n} minute", what=what, n=minutes)


def _bar(
    learning: Learning, ahead: DayTask | None, day: Today
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
        bar.append(onward(ahead.touch, Msg("CONTINUE"), "play", about, 440))
    return tuple(bar)


def _short(task: DayTask, learning: Learning) -> str:
    """Name a task where there is room for a few words: the prompt has its title."""
    match task.touch:
        case LessonTouched(key):
            return Msg("Lesson {number}", number=learning.number(key))
        case CommentTouched():
            return Msg("Comment")
        case DrillTouched() | PlacementTouched() | ElsewhereTouched() | ExamTouched():
            return task.title
        case _:
            assert_never(task.touch)

"""CLASS from what everybody has answered."""

import unicodedata
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.people import Person, folded, told_apart
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import SKILLS, skill_of_goal
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton, FrameHead, HeadFact, ScreenFrame
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.ui.school.class_list.model import (
    AssignTouched,
    ClassModel,
    ClassTouch,
    ClassView,
    ExamGiven,
    FindTouched,
    GroupTouched,
    Heat,
    PersonTouched,
    SkillCell,
    TraineeRow,
    TraineeTouched,
    ViewTouched,
)
from dealer_assist.ui.school.frame import TRAINING, onward
from dealer_assist.ui.school.trainer import Subject, SubjectTouched, rail
from dealer_assist.value import Value, replace

DAYS_TO_DO_IT = 7
_USUAL = (
    "read_hand",
    "pay_it",
    "envy_sum",
    "payment_order",
    "which_card",
    "eligible",
    "faults",
    "steps",
    "pace",
)
"""The columns of a class that has not begun; there is room for so many."""
_STATES = {
    State.WELL: ("", ""),
    State.EXAM_READY: (Msg("Exam ready"), "check"),
    State.AWAY: (Msg("Away"), "clock"),
    State.STUCK: (Msg("Stuck"), "triangle"),
}
_PERCENT = (
    (Heat.HIGH, Msg("90 or more")),
    (Heat.MIDDLE, Msg("75 to 89")),
    (Heat.LOW, Msg("50 to 74")),
    (Heat.BELOW, Msg("below 50")),
    (Heat.NONE, Msg("not begun")),
)
_LEGENDS = {
    ClassView.RIGHT: _PERCENT,
    ClassView.MEMORY: _PERCENT,
    ClassView.SPEED: (
        (Heat.HIGH, Msg("target or faster")),
        (Heat.MIDDLE, Msg("up to 1.5 ×")),
        (Heat.LOW, Msg("up to 2 ×")),
        (Heat.BELOW, Msg("slower")),
        (Heat.NONE, Msg("not begun")),
    ),
}
_VIEWS = {
    ClassView.RIGHT: Msg("Right"),
    ClassView.MEMORY: Msg("Memory"),
    ClassView.SPEED: Msg("Speed"),
}
_AT_TABLE = 3
_MOST_GROUPS = 4
_FIND_FROM = 8
"""A class that may not fit on a page: from here on somebody can be found by name."""


class ClassShown(Value):
    """What a trainer looks at: a class or all, one trainee of it, and how skills are told.

    `wanted` is what was written to find somebody by.
    """

    group: str = ""
    wanted: str = ""
    chosen: str = ""
    view: ClassView = ClassView.RIGHT
    said: str = ""


def class_model(
    rows: Sequence[ClassRow],
    trainer: Person,
    shown: ClassShown,
    lessons: Sequence[Lesson],
    now: datetime,
    groups: Sequence[str] = (),
) -> ClassModel:
    """Show a class; the buttons are about the trainee that was touched."""
    row = next((one for one in rows if one.person.key == shown.chosen), None)
    lesson = lesson_for(row, lessons) if row else None
    facts = (
        HeadFact(shown.group or Msg("All classes"), caption=Msg("Class")),
        HeadFact(Msg("{n} trainees", one="{n} trainee", n=len(rows))),
        HeadFact(trainer.name, caption=Msg("Trainer")),
    )
    head = FrameHead(Msg("SCHOOL"), facts, clock=now.strftime("%H:%M"))
    bar = tuple(_bar(row, lesson, now)) if rows else (_to_import(),)
    around: ScreenFrame[ClassTouch] = ScreenFrame(TRAINING, head, rail=rail(Subject.CLASS), bar=bar)
    names = told_apart(one.person for one in rows)
    columns = columns_for(rows)
    named = ("", *groups)[: _MOST_GROUPS + 1] if groups else ()
    tabs: list[Choice[ClassTouch]] = [
        Choice(GroupTouched(one), one or Msg("All"), one == shown.group) for one in named
    ]
    if len(rows) >= _FIND_FROM or shown.wanted:
        tabs.append(Choice(FindTouched(), Msg("FIND"), bool(shown.wanted), shown.wanted))
    return ClassModel(
        around,
        tuple(SKILLS[key].short for key in columns),
        tuple(
            _row(
                replace(one, person=replace(one.person, name=names[one.person.key])),
                now,
                shown.view,
                columns,
                is_selected=one.person.key == shown.chosen,
            )
            for one in rows
        ),
        Msg("Nobody is on the class list yet: Import brings one in"),
        _LEGENDS[shown.view],
        tuple(tabs),
        tuple(Choice(ViewTouched(one), label, one is shown.view) for one, label in _VIEWS.items()),
        shown.said,
    )


def columns_for(rows: Sequence[ClassRow]) -> tuple[str, ...]:
    """Choose the skills to show: what somebody has begun, then the usual ones.

    Where more are begun than there is room for, those that everybody knows best stay out.
    """
    said = {key: [one.right.get(key) for one in rows] for key in SKILLS}
    begun = {key: [one for one in all_said if one is not None] for key, all_said in said.items()}
    weakest = sorted((key for key in SKILLS if begun[key]), key=lambda key: min(begun[key]))
    chosen = tuple(dict.fromkeys((*weakest, *_USUAL)))[: len(_USUAL)]
    order = (*_USUAL[:-_AT_TABLE], *SKILLS)  # what is only shown at the table stands last
    return tuple(sorted(chosen, key=order.index))


def called(rows: Sequence[ClassRow], wanted: str) -> tuple[ClassRow, ...]:
    """Give those in whose name something stands; capitals and accents do not matter."""
    return tuple(one for one in rows if _plain(wanted) in _plain(one.person.name))


def _plain(name: str) -> str:
    parted = unicodedata.normalize("NFD", folded(name)).replace("đ", "d")
    return "".join(one for one in parted if not unicodedata.combining(one))


def lesson_for(row: ClassRow, lessons: Sequence[Lesson], skill: str = "") -> Lesson | None:
    """Give the lesson where somebody is stuck, else that of the weakest skill, else the first.

    A skill that is named comes before all; what was passed is not given again, and what is
    still locked is not given yet.
    """
    here = {one.key for one in lessons}
    left = [
        one
        for one in lessons
        if one.key not in row.passed
        and all(need in row.passed or need not in here for need in one.needs)
    ]
    stuck = (one for one in left if one.key == row.stuck_at)
    found = lesson_about(skill, left) or next(stuck, None) or lesson_about(row.weakest, left)
    return found or next(iter(left), None)


def lesson_about(skill: str, lessons: Sequence[Lesson]) -> Lesson | None:
    """Give the first lesson that counts a skill; nothing where none does."""
    return next(
        (
            one
            for one in lessons
            if skill and any(skill_of_goal(goal) == skill for goal in one.goals)
        ),
        None,
    )


def due_day(now: datetime) -> date:
    """Give the day by which a lesson is to be done that is given now."""
    return now.date() + timedelta(days=DAYS_TO_DO_IT)


def given_by(lesson: Lesson, now: datetime) -> str:
    """Name the lesson that would be given now, and the day by which it would be due."""
    return Msg("{lesson}, by {day}", lesson=lesson.title, day=day_and_month(due_day(now)))


def _to_import() -> BarButton[ClassTouch]:
    """Give the way on from a class of nobody."""
    touch, about = SubjectTouched(Subject.IMPORT), Msg("A class list (CSV)")
    return onward(touch, Msg("IMPORT"), "plus", about, 540)


def _bar(
    row: ClassRow | None, lesson: Lesson | None, now: datetime
) -> Iterator[BarButton[ClassTouch]]:
    if row is None:
        person = Button(PersonTouched(), Msg("TRAINEE"), "person")
        yield BarButton(person.unless(Msg("Touch a trainee first")), 400)
        return
    name, about = row.person.name, Msg("Attempts and comments")
    yield BarButton(Button(PersonTouched(), name.upper(), "person", about), 400)
    is_ready = row.state is State.EXAM_READY
    state = ActionState.NEXT if is_ready else ActionState.AVAILABLE
    exam = Button(ExamGiven(), Msg("START AN EXAM"), "flag", name, state)
    yield BarButton(exam.unless(row.exam_refusal), 430)
    if lesson is not None:
        state = ActionState.AVAILABLE if is_ready else ActionState.NEXT
        given = given_by(lesson, now)
        give = Button(AssignTouched(), Msg("ASSIGN LESSON"), "list", given, state)
        yield BarButton(give, 540, is_far=True)


def _row(
    row: ClassRow, now: datetime, view: ClassView, columns: Sequence[str], *, is_selected: bool
) -> TraineeRow:
    words, icon = _STATES[row.state]
    return TraineeRow(
        TraineeTouched(row.person.key),
        row.person.name,
        Msg("{n} min", n=row.due_minutes),
        _seen(row, now),
        row.state is State.AWAY,
        tuple(_CELLS[view](row, key) for key in columns),
        words,
        icon,
        is_selected,
    )


def _seen(row: ClassRow, now: datetime) -> str:
    if row.last_seen is None:
        return Msg("Never")
    days = (now.date() - row.last_seen.date()).days
    if days <= 0:
        return Msg("Today")
    return Msg("{n} days ago", one="Yesterday", n=days)


def _right_cell(row: ClassRow, skill: str) -> SkillCell:
    return _percent_cell(row.right.get(skill))


def _memory_cell(row: ClassRow, skill: str) -> SkillCell:
    return _percent_cell(row.foretold.get(skill))


def _percent_cell(percent: int | None) -> SkillCell:
    if percent is None:
        return SkillCell("–", Heat.NONE)
    steps = ((90, Heat.HIGH), (75, Heat.MIDDLE), (50, Heat.LOW))
    heat = next((name for least, name in steps if percent >= least), Heat.BELOW)
    return SkillCell(str(percent), heat)


def _speed_cell(row: ClassRow, skill: str) -> SkillCell:
    """Show the time as a multiple of the target; skills without a clock have none."""
    speed = row.speed.get(skill)
    if not speed:
        return SkillCell("–", Heat.NONE)
    steps = ((100, Heat.HIGH), (150, Heat.MIDDLE), (200, Heat.LOW))
    heat = next((name for most, name in steps if speed <= most), Heat.BELOW)
    whole, tenths = divmod((speed + 5) // 10, 10)
    return SkillCell(f"{whole}.{tenths} ×", heat)


_CELLS = {
    ClassView.RIGHT: _right_cell,
    ClassView.MEMORY: _memory_cell,
    ClassView.SPEED: _speed_cell,
}

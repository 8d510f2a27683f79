"""The week sheet of a class on paper: who did what, what is due, who is stuck, who is ready."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.reports.page import Notice, PaperGrid, PaperPage
from dealer_assist.school.people.people import People, told_apart
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.i18n.days import whole_day

FILE = "week.pdf"
_WEEK = timedelta(days=7)
_COLUMNS = (
    Msg("Trainee"),
    Msg("Passed"),
    Msg("This week"),
    Msg("Due"),
    Msg("Weakest, of the last ten"),
    Msg("State"),
)
_FIGURES = frozenset({1, 2, 3})


def week_page(
    rows: Sequence[ClassRow],
    people: People,
    lessons: Mapping[str, Lesson],
    now: datetime,
    game: str,
) -> PaperPage:
    """Lay the class out, one line for everybody; its figures are those of one game's course."""
    since, names = now - _WEEK, told_apart(one.person for one in rows)
    return PaperPage(
        "week",
        Msg("WEEK SHEET"),
        (
            PaperGrid(
                Msg("The class"),
                _COLUMNS,
                tuple(_row(one, names, people, lessons, since) for one in rows),
                _FIGURES,
            ),
            Notice(Msg("Right answers are those of the last ten; a skill not begun is left out.")),
        ),
        subtitle=Msg("{game}, week to {day}", game=game, day=whole_day(now)),
    )


def _row(
    row: ClassRow,
    names: Mapping[str, str],
    people: People,
    lessons: Mapping[str, Lesson],
    since: datetime,
) -> tuple[str, ...]:
    attempts = [
        one
        for one in people.attempts_of(row.person.key)
        if one.kept.lesson in lessons and datetime.fromisoformat(one.at) >= since
    ]
    passed = {one.kept.lesson for one in attempts if one.is_passed}
    here = len(row.passed & lessons.keys())
    return (
        _name(names[row.person.key], row.person.group),
        Msg("{n} of {all}", n=here, all=len(lessons)),
        Msg(
            "{n} tries, {passed} passed",
            one="{n} try, {passed} passed",
            n=len(attempts),
            passed=len(passed),
        ),
        Msg("{n} min", n=row.due_minutes),
        _weakest(row),
        _state(row, lessons),
    )


def _name(name: str, group: str) -> str:
    return f"{name} ({group})" if group else name


def _weakest(row: ClassRow) -> str:
    skill = row.weakest
    right = row.right.get(skill)
    if right is None:
        return ""
    return Msg("{skill}: {percent} %", skill=skill_of(skill).label, percent=right)


def _state(row: ClassRow, lessons: Mapping[str, Lesson]) -> str:
    match row.state:
        case State.STUCK:
            lesson = lessons.get(row.stuck_at)
            return Msg("Stuck: {lesson}", lesson=lesson.title if lesson else row.stuck_at)
        case State.AWAY:
            return Msg("Away")
        case State.EXAM_READY:
            return Msg("Exam ready")
        case State.WELL:
            return ""
        case _:
            assert_never(row.state)

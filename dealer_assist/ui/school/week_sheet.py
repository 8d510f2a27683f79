"""The week sheet of a class on paper: who did what, what is due, who is stuck, who is ready."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.reports.page import Notice, PaperGrid, PaperPage
from dealer_assist.school.people.assigned import given_title, is_done
from dealer_assist.school.people.people import People, told_apart
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import skill_of
from dealer_assist.ui.i18n.days import day_and_month, whole_day

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
    since, names = now - _WEEK, told_apart(row.person for row in rows)
    return PaperPage(
        "week",
        Msg("WEEK SHEET"),
        (
            PaperGrid(
                Msg("The class"),
                _COLUMNS,
                tuple(_row(row, names, people, lessons, since) for row in rows),
                _FIGURES,
            ),
            *_given(rows, people, lessons),
            Notice(Msg("Right answers are those of the last ten. A skill not begun is left out.")),
        ),
        subtitle=Msg("{game}, week to {day}", game=game, day=whole_day(now)),
    )


def _given(
    rows: Sequence[ClassRow], people: People, lessons: Mapping[str, Lesson]
) -> tuple[PaperGrid, ...]:
    """List what was assigned, the earliest day first; nothing where nothing was."""
    names = told_apart(people.persons.values())
    given = sorted(
        people.assignments.values(), key=lambda assignment: (assignment.due, assignment.key)
    )
    lines = tuple(
        (
            given_title(
                assignment,
                lessons[assignment.lesson].title if assignment.lesson in lessons else "",
            ),
            names.get(assignment.person) or assignment.group,
            day_and_month(assignment.due),
            Msg(
                "{n} of {all}",
                n=sum(is_done(people, assignment, row.person) for row in meant),
                all=len(meant),
            ),
        )
        for assignment in given
        if (meant := [row for row in rows if assignment.is_for(row.person)])
    )
    heads = (Msg("What"), Msg("For"), Msg("By"), Msg("Done"))
    return (PaperGrid(Msg("Assigned"), heads, lines, frozenset({3})),) if lines else ()


def _row(
    row: ClassRow,
    names: Mapping[str, str],
    people: People,
    lessons: Mapping[str, Lesson],
    since: datetime,
) -> tuple[str, ...]:
    attempts = [
        attempt
        for attempt in people.attempts_of(row.person.key)
        if attempt.kept.lesson in lessons and datetime.fromisoformat(attempt.at) >= since
    ]
    passed = {attempt.kept.lesson for attempt in attempts if attempt.is_passed}
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
    return Msg("{skill}: {percent}%", skill=skill_of(skill).label, percent=right)


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

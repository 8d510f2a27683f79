"""Who learns what: the facts that every screen of the school is made from."""

from collections.abc import Mapping
from datetime import datetime, tzinfo

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import fitting
from dealer_assist.school.people.people import Past, People, Person
from dealer_assist.ui.i18n.days import whole_day
from dealer_assist.ui.toolkit.values.frame import HeadFact
from dealer_assist.value import Value

GUEST = Person("guest", "")
"""Somebody who learns without a name."""


class Learning(Value):
    """The course at one table and what was done of it; `past` has the oldest attempt first."""

    game: str
    console: str
    table: str
    lessons: tuple[Lesson, ...]
    past: tuple[Past, ...]
    now: datetime
    people: People
    person: Person

    @property
    def trainee(self) -> str:
        """Return the name of who learns; nothing for a guest."""
        return self.person.name

    @property
    def clock(self) -> str:
        """Return the time of day."""
        return self.now.strftime("%H:%M")

    def facts(self) -> tuple[HeadFact, ...]:
        """Return the facts of the strip."""
        game = HeadFact(self.game, rest=self.console)
        if not self.trainee:
            return game, HeadFact(Msg("Guest"), caption=Msg("Trainee"))
        role = Msg("Trainer") if self.person.is_trainer else Msg("Trainee")
        facts = [game, HeadFact(self.trainee, caption=role)]
        if self.person.group:
            facts.append(HeadFact(self.person.group, caption=Msg("Class")))
        return tuple(facts)

    @property
    def exam_refusal(self) -> str:
        """Say why nobody can be tested at this table; nothing where its lessons allow it."""
        return "" if fitting(self.lessons, self.table) else Msg("No test at this table")

    def number(self, key: str) -> int:
        """Return the place of a lesson in the course."""
        return next((n for n, one in enumerate(self.lessons, 1) if one.key == key), 0)

    def lesson(self, key: str) -> Lesson:
        """Find a lesson of the course."""
        return next(one for one in self.lessons if one.key == key)

    def tries(self, key: str) -> tuple[Past, ...]:
        """Return the attempts at a lesson."""
        return tuple(past for past in self.past if past.lesson == key)

    def is_passed(self, key: str) -> bool:
        """True if a lesson was ever passed, or is known by a placement."""
        is_known = key in self.people.known(self.person.key)
        return is_known or any(attempt.is_passed for attempt in self.tries(key))

    def lacks(self, lesson: Lesson) -> str:
        """Name the lesson that must be passed first; nothing where it is open."""
        here = {one.key for one in self.lessons}
        missing = (one for one in lesson.needs if one in here and not self.is_passed(one))
        return next(missing, "")

    @property
    def next(self) -> Lesson | None:
        """Return the first lesson that is open and not passed."""
        waiting = (lesson for lesson in self.lessons if not self.is_passed(lesson.key))
        return next((lesson for lesson in waiting if not self.lacks(lesson)), None)


def course(
    lessons: Mapping[str, Lesson], tables: Mapping[str, tuple[str, str]], table: str
) -> list[Lesson]:
    """Return the lessons for a table: those at it, or at one of its game and console; else all.

    `tables` has the game and the console of each table by its name.
    """
    kind = tables.get(table)
    fitting = [
        lesson
        for lesson in lessons.values()
        if table in lesson.tables or any(tables.get(name) == kind for name in lesson.tables)
    ]
    return fitting or list(lessons.values())


def table_for(lesson: Lesson, tables: Mapping[str, tuple[str, str]], table: str) -> str:
    """Return the table of a lesson: this one, or else one of its game and console."""
    if table in lesson.tables:
        return table
    alike = (name for name in lesson.tables if tables.get(name) == tables.get(table))
    return next(alike, lesson.tables[0])


def minutes_words(seconds: int) -> str:
    """Write a time as 1:35."""
    return f"{seconds // 60}:{seconds % 60:02}"


def day_words(at_ms: int, now: datetime, zone: tzinfo | None) -> str:
    """Say which day it was: today, yesterday, or the date."""
    day = datetime.fromtimestamp(at_ms / 1000, zone).date()
    days = (now.date() - day).days
    if days <= 0:
        return Msg("today")
    return Msg("yesterday") if days == 1 else whole_day(day)

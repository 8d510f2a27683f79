"""What a person does today: comments to read, lessons that are open, drills that are due."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import Enum

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.assigned import (
    DRILL_QUESTIONS,
    given_title,
    is_done,
    is_drilled,
)
from dealer_assist.school.people.memory import SkillMemory, memory_of
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.placement import placement_round, shown_by
from dealer_assist.school.people.readiness import readiness_of
from dealer_assist.school.people.skills import OF_LESSON, SKILLS, skill_of
from dealer_assist.value import Value

_CASES_A_MINUTE = 2
_MOST_DRILL_MINUTES = 15


class LessonStanding(Enum):
    """Where a lesson stands for a person."""

    PASSED = "passed"
    NEXT = "next"
    OPEN = "open"
    LOCKED = "locked"


class CourseLesson(Value):
    """A lesson on a person's path; `after` are the lessons that open it."""

    number: int
    key: str
    title: str
    level: int
    minutes: int
    standing: LessonStanding
    best: int = 0
    tries: int = 0
    after: tuple[int, ...] = ()
    pass_at: int = 80


class TodayKind(Enum):
    """What a line of today is about."""

    LESSON = "lesson"
    DRILL = "drill"
    COMMENT = "comment"
    PLACEMENT = "placement"
    ELSEWHERE = "elsewhere"
    TEST = "test"


class Item(Value):
    """One thing to do today, or done today; `key` is the lesson, the skill or the comment."""

    kind: TodayKind
    key: str
    title: str
    note: str
    minutes: int
    is_done: bool = False
    due: date | None = None


class Elsewhere(Value):
    """A lesson of another game's course, or a drill of one: its title, and the game."""

    title: str
    game: str


class Today(Value):
    """The day of one person: the course, the list, and what waits until tomorrow."""

    course: tuple[CourseLesson, ...]
    items: tuple[Item, ...]
    tomorrow: tuple[Item, ...]
    exam_refusal: str
    """Why the table test is not open yet; "" where it is."""

    @property
    def next(self) -> Item | None:
        """Return what CONTINUE takes up."""
        return next((item for item in self.items if not item.is_done), None)

    @property
    def minutes_left(self) -> int:
        """Return the minutes that are still to do."""
        return sum(item.minutes for item in self.items if not item.is_done)

    @property
    def minutes(self) -> int:
        """Return the minutes of the whole day."""
        return sum(item.minutes for item in self.items)

    @property
    def passed(self) -> int:
        """Count the lessons that are passed."""
        return sum(lesson.standing is LessonStanding.PASSED for lesson in self.course)


def today_of(
    person: Person,
    people: People,
    lessons: Mapping[str, Lesson],
    now: datetime,
    game: str = "",
    elsewhere: Mapping[str, Elsewhere] | None = None,
) -> Today:
    """Work out what a person does on the day of `now`, in the order of doing it.

    Of the drills only what is asked at this game; at none, of every game. Of lessons `elsewhere`
    what was assigned.
    """
    memory = memory_of(people.answers_of(person.key), now)
    course = course_of(person, people, lessons)
    given = tuple(_given(person, people, elsewhere or {}))
    named = {item.key for item in given}
    due = _drills(memory, _drilled(person, people, now), now, game)
    drills = [item for item in due if item.key not in named]
    kept, later = _fitting(drills)
    items = [
        *_done(person, people, lessons, now),
        *_comments(person, people, lessons),
        *_lessons(person, people, course),
        *_elsewhere(person, people, elsewhere or {}),
        *given,
        *_placement(person, people, lessons),
        *kept,
    ]
    ready = readiness_of(person, people, lessons, memory)
    return Today(course, tuple(items), tuple(later), ready.refusal)


def course_of(
    person: Person, people: People, lessons: Mapping[str, Lesson]
) -> tuple[CourseLesson, ...]:
    """Lay out every lesson in its order, and say where it stands."""
    passed = people.passed(person.key)
    numbers = {key: n for n, key in enumerate(lessons, 1)}
    path: list[CourseLesson] = []
    for key, lesson in lessons.items():
        tries = people.attempts_of(person.key, key)
        # What a lesson needs of another game is not asked for: the course does not have it.
        missing = tuple(
            numbers[one] for one in lesson.needs if one in numbers and one not in passed
        )
        is_next = all(_is_past(course_lesson) for course_lesson in path)
        standing = _standing(key, passed, missing, is_next=is_next)
        best = max((attempt.points for attempt in tries), default=0)
        path.append(
            CourseLesson(
                numbers[key],
                key,
                lesson.title,
                lesson.level,
                lesson.minutes,
                standing,
                best,
                len(tries),
                missing,
                lesson.score.pass_at,
            )
        )
    return tuple(path)


def _is_past(lesson: CourseLesson) -> bool:
    return lesson.standing in (LessonStanding.PASSED, LessonStanding.LOCKED)


def _standing(
    key: str, passed: frozenset[str], missing: tuple[int, ...], *, is_next: bool
) -> LessonStanding:
    if key in passed:
        return LessonStanding.PASSED
    if missing:
        return LessonStanding.LOCKED
    return LessonStanding.NEXT if is_next else LessonStanding.OPEN


def _done(
    person: Person, people: People, lessons: Mapping[str, Lesson], now: datetime
) -> list[Item]:
    """Return what was done today already, so that the day is seen to go on."""
    passed: dict[str, Item] = {}
    for attempt in people.attempts_of(person.key):
        lesson = lessons.get(attempt.kept.lesson)
        if lesson and attempt.is_passed and _day(attempt.at, now) == now.date():
            note = Msg("Passed {points}", points=attempt.points)
            passed[lesson.key] = Item(
                TodayKind.LESSON, lesson.key, lesson.title, note, lesson.minutes, is_done=True
            )
    drilled = [
        Item(
            TodayKind.DRILL,
            skill,
            skill_of(skill).label,
            Msg("{right} of {all} right", right=sum(said), all=len(said)),
            _minutes(len(said)),
            is_done=True,
        )
        for skill, said in _drilled(person, people, now).items()
        if is_drilled(said)
    ]
    return [*drilled, *passed.values()]


def _drilled(person: Person, people: People, now: datetime) -> Mapping[str, Sequence[bool]]:
    """Return what was answered in drills today, skill by skill: right or wrong."""
    said: dict[str, list[bool]] = {}
    for answer in people.answers_of(person.key):
        if _day(answer.at, now) == now.date() and not answer.said.case.startswith(OF_LESSON):
            said.setdefault(answer.said.skill, []).append(answer.said.is_right)
    return said


def _comments(person: Person, people: People, lessons: Mapping[str, Lesson]) -> list[Item]:
    items = []
    for comment in people.unread(person.key):
        of = people.attempts[comment.attempt].kept.lesson
        title = Msg("Comment from {name}", name=comment.by) if comment.by else Msg("Comment")
        note = lessons[of].title if of in lessons else of
        items.append(Item(TodayKind.COMMENT, comment.key, title, note, 1))
    return items


def _lessons(person: Person, people: People, course: Sequence[CourseLesson]) -> list[Item]:
    """Return the lessons of the day: what was cut off, what was assigned, the next of the path."""
    by_key = {lesson.key: lesson for lesson in course}
    items: dict[str, Item] = {}
    cut_off = people.unfinished(person.key)
    for left in course:
        if left.key in cut_off and left.standing is not LessonStanding.PASSED:
            note = Msg("Not finished. Begin it again")
            items[left.key] = Item(TodayKind.LESSON, left.key, left.title, note, left.minutes)
    for given in people.assigned_to(person):
        wanted = by_key.get(given.lesson) if given.kind == f.LESSON else None
        if wanted is None or wanted.standing is LessonStanding.PASSED:
            continue
        lesson = _opens(wanted, course)
        if lesson.key not in items:
            items[lesson.key] = Item(
                TodayKind.LESSON,
                lesson.key,
                lesson.title,
                _by_when(lesson, wanted, given.due),
                lesson.minutes,
                due=given.due,
            )
    for lesson in course:
        if lesson.standing is LessonStanding.NEXT and lesson.key not in items:
            items[lesson.key] = Item(
                TodayKind.LESSON, lesson.key, lesson.title, _tried(lesson), lesson.minutes
            )
    return list(items.values())


def _elsewhere(person: Person, people: People, elsewhere: Mapping[str, Elsewhere]) -> list[Item]:
    """Name what was assigned and is not played at this game: it is not forgotten here."""
    return [
        Item(TodayKind.ELSEWHERE, assignment.lesson, at.title, Msg("At {game}", game=at.game), 0)
        for assignment in people.assigned_to(person)
        if (at := elsewhere.get(assignment.lesson)) is not None
        and not is_done(people, assignment, person)
    ]


def _given(person: Person, people: People, elsewhere: Mapping[str, Elsewhere]) -> Iterator[Item]:
    """Return the drills that were assigned and are asked here, and the test."""
    for assignment in people.assigned_to(person):
        if is_done(people, assignment, person) or assignment.lesson in elsewhere:
            continue
        by = Msg("By {day}", day=assignment.due.isoformat())
        title, due = given_title(assignment), assignment.due
        if assignment.kind == f.DRILL:
            minutes = _minutes(DRILL_QUESTIONS)
            yield Item(TodayKind.DRILL, assignment.lesson, title, by, minutes, due=due)
        elif assignment.kind == f.TEST:
            yield Item(TodayKind.TEST, assignment.key, title, by, 0, due=due)


def _placement(person: Person, people: People, lessons: Mapping[str, Lesson]) -> list[Item]:
    """Offer the round by which who deals already begins further on; nobody has to do it today."""
    course = lessons.values()
    if (lesson := placement_round(person, people, course)) is None:
        return []
    title, n = Msg("Placement: one round, no hints"), len(shown_by(lesson, course))
    note = Msg("Passed, {n} lessons are known", one="Passed, {n} lesson is known", n=n)
    return [Item(TodayKind.PLACEMENT, lesson.key, title, note, 0)]


def _opens(lesson: CourseLesson, course: Sequence[CourseLesson]) -> CourseLesson:
    """Return what can be done now for a lesson: itself, or the first of those that open it."""
    while lesson.after:
        lesson = next(
            course_lesson for course_lesson in course if course_lesson.number == lesson.after[0]
        )
    return lesson


def _by_when(lesson: CourseLesson, wanted: CourseLesson, due: date) -> str:
    day = due.isoformat()
    if lesson is wanted:
        return Msg("By {day}", day=day)
    return Msg("Opens lesson {number}, by {day}", number=wanted.number, day=day)


def _tried(lesson: CourseLesson) -> str:
    if not lesson.tries:
        return Msg("New")
    return Msg(
        "{n} tries, best {best}", one="{n} try, best {best}", n=lesson.tries, best=lesson.best
    )


def _drills(
    memory: Mapping[str, SkillMemory],
    drilled: Mapping[str, Sequence[bool]],
    now: datetime,
    game: str,
) -> list[Item]:
    """Return the drills with something due or not done well today, the weakest skill first."""
    end = now.replace(hour=23, minute=59, second=59)
    weakest = sorted(
        memory.values(), key=lambda skill_memory: (skill_memory.right_percent, skill_memory.skill)
    )
    items = []
    for skill_memory in weakest:
        due, said = _to_drill(skill_memory, end, game), drilled.get(skill_memory.skill, ())
        if (
            SKILLS.get(skill_memory.skill, skill_of(skill_memory.skill)).target_s
            and due
            and not is_drilled(said)
        ):
            title = Msg("Drill: {skill}", skill=skill_of(skill_memory.skill).label)
            items.append(
                Item(
                    TodayKind.DRILL,
                    skill_memory.skill,
                    title,
                    _due(skill_memory, due),
                    _minutes(len(due)),
                )
            )
    return items


def _due(memory: SkillMemory, due: Sequence[str]) -> str:
    return Msg(
        "{n} cases due, {right} of the last {last} right",
        one="{n} case due, {right} of the last {last} right",
        n=len(due),
        right=memory.right_of_last,
        last=memory.last,
    )


def _to_drill(memory: SkillMemory, end: datetime, game: str) -> list[str]:
    """Name the due cases that a drill of a game can ask for; a lesson's come with the lesson."""
    return [
        case_memory.kind
        for case_memory in memory.due_by(end)
        if _is_asked_at(case_memory.kind, game)
    ]


def _is_asked_at(kind: str, game: str) -> bool:
    of, mark, _ = kind.partition(":")
    return not kind.startswith(OF_LESSON) and (not mark or not game or of == game)


def _fitting(drills: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Leave to tomorrow what would be more than a quarter of an hour of drills."""
    kept: list[Item] = []
    for place, one in enumerate(drills):
        if kept and sum(each.minutes for each in kept) + one.minutes > _MOST_DRILL_MINUTES:
            return kept, list(drills[place:])
        kept.append(one)
    return kept, []


def _minutes(cases: int) -> int:
    return max(1, -(-cases // _CASES_A_MINUTE))


def _day(at: str, now: datetime) -> date:
    return datetime.fromisoformat(at).astimezone(now.tzinfo).date()

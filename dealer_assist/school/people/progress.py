"""How far a person is, and a whole class: right answers and speed a skill, errors, pace."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.class_list import write_class_list
from dealer_assist.school.people.memory import SkillMemory, memory_of
from dealer_assist.school.people.people import Attempt, People, Person
from dealer_assist.school.people.skills import SKILLS, Skill, skill_of
from dealer_assist.school.people.today import Today, today_of
from dealer_assist.value import Value

WEEKS = 8
_AWAY_DAYS = 7
_STUCK_TRIES = 5
ERRORS: Mapping[str, tuple[str, ...]] = {
    "misread_hand": ("wrong_hand", "missed_hand", "wrong_seat", "read_hand"),
    "wrong_amount": (
        "money",
        "wrong_amount",
        "pay_it",
        "envy_sum",
        "meter_percent",
        "shared_prize",
    ),
    "wrong_order": ("payment_order", "wrong_step", "steps"),
    "fault_not_answered": ("fault_missed", "faults", "spot_the_fault"),
}
"""Four kinds of error, each with the mistakes and the skills that count as it."""
ERROR_LABELS = {
    "misread_hand": Msg("Misread hand"),
    "wrong_amount": Msg("Wrong amount"),
    "wrong_order": Msg("Wrong order"),
    "fault_not_answered": Msg("Fault not answered"),
}


class SkillProgress(Value):
    """A skill of one person: right ones in percent, time as hundredths of the target, due.

    `trend` is by how many points the last ten answers are better than the ten before them;
    `foretold` the chance in percent that a case is still known.
    """

    skill: Skill
    right: int
    trend: int
    foretold: int
    speed: int
    due: int
    right_of_last: int
    last: int
    has_clock: bool


class Progress(Value):
    """One person's way so far, the weakest skill first; weeks run from the oldest to this one.

    `errors` are per hundred answers, None in a week without any; `pace` is rounds an hour, 0 in
    a week without a lesson. `target_pace` is what the lessons of these weeks ask for, 0 where
    they ask for none.
    """

    skills: tuple[SkillProgress, ...]
    errors: Mapping[str, tuple[int | None, ...]]
    pace: tuple[int, ...]
    attempts: int
    target_pace: int = 0

    @property
    def weakest(self) -> SkillProgress | None:
        """Return the skill to drill next."""
        return next((skill for skill in self.skills if skill.skill.target_s), None)


class State(Enum):
    """What a trainer sees first of a person."""

    WELL = "well"
    EXAM_READY = "exam ready"
    AWAY = "away"
    STUCK = "stuck"


class ClassRow(Value):
    """A person as a row of the class, by skill: None where it is not begun.

    `right` are percent of the last ten answers, `foretold` is what memory foretells; `known` counts
    the lessons of a placement.
    """

    person: Person
    due_minutes: int
    last_seen: datetime | None
    right: Mapping[str, int | None]
    foretold: Mapping[str, int | None]
    speed: Mapping[str, int | None]
    state: State
    stuck_at: str = ""
    exam_refusal: str = ""
    passed: frozenset[str] = frozenset()
    known: int = 0

    @property
    def weakest(self) -> str:
        """Name the skill with the fewest right answers; "" where none is begun."""
        begun = {skill: one for skill, one in self.right.items() if one is not None}
        return min(begun, key=lambda one: begun[one]) if begun else ""


def progress_of(
    person: Person,
    people: People,
    now: datetime,
    weeks: int = WEEKS,
    lessons: Sequence[Lesson] = (),
) -> Progress:
    """Work out how far a person is; `lessons` have the times to aim at."""
    memory = memory_of(people.answers_of(person.key), now)
    attempts = people.attempts_of(person.key)
    skills = sorted(
        (_skill(skill_memory, now) for skill_memory in memory.values()), key=_weakest_first
    )
    return Progress(
        tuple(skills),
        {kind: _errors(person, people, kind, now, weeks) for kind in ERRORS},
        _pace(attempts, now, weeks),
        len(attempts),
        _target_pace(attempts, now, weeks, lessons),
    )


def class_of(
    people: People, lessons: Mapping[str, Lesson], now: datetime, group: str = ""
) -> tuple[ClassRow, ...]:
    """Return the trainees of a class, each with every skill."""
    return tuple(row_of(trainee, people, lessons, now) for trainee in people.trainees(group))


def class_written(people: People, rows: Sequence[ClassRow]) -> str:
    """Write the class list as CSV, with how far everybody is."""
    return write_class_list(people, {row.person.key: _columns(row, people) for row in rows})


def _columns(row: ClassRow, people: People) -> dict[str, str]:
    key = row.person.key
    shown = {skill: "" if share is None else str(share) for skill, share in row.right.items()}
    return {
        "state": row.state.value,
        "last seen": row.last_seen.date().isoformat() if row.last_seen else "",
        "due minutes": str(row.due_minutes),
        "attempts": str(len(people.attempts_of(key))),
        "lessons passed": str(len(people.passed(key))),
        **{f"right {skill}": share for skill, share in shown.items()},
    }


def row_of(
    person: Person, people: People, lessons: Mapping[str, Lesson], now: datetime
) -> ClassRow:
    """Return a person as a row of the class."""
    memory = memory_of(people.answers_of(person.key), now)
    today = today_of(person, people, lessons, now)
    seen = people.last_seen(person.key)
    stuck = _stuck_at(person, people)
    return ClassRow(
        person,
        today.minutes_left,
        datetime.fromisoformat(seen).astimezone(now.tzinfo) if seen else None,
        {key: memory[key].right_percent if key in memory else None for key in SKILLS},
        {key: memory[key].foretold_percent if key in memory else None for key in SKILLS},
        {key: memory[key].speed if key in memory else None for key in SKILLS},
        _state(today, seen, stuck, now),
        stuck,
        today.exam_refusal,
        people.passed(person.key),
        len(people.known(person.key)),
    )


def _state(today: Today, seen: str, stuck: str, now: datetime) -> State:
    if stuck:
        return State.STUCK
    if seen and now - datetime.fromisoformat(seen) >= timedelta(days=_AWAY_DAYS):
        return State.AWAY
    return State.EXAM_READY if not today.exam_refusal else State.WELL


def _stuck_at(person: Person, people: People) -> str:
    """Name the lesson that a person has tried five times without passing it."""
    tries: dict[str, int] = {}
    for attempt in people.attempts_of(person.key):
        tries[attempt.kept.lesson] = tries.get(attempt.kept.lesson, 0) + 1
    passed = people.passed(person.key)
    stuck = (key for key, n in tries.items() if n >= _STUCK_TRIES and key not in passed)
    return next(stuck, "")


def _skill(memory: SkillMemory, now: datetime) -> SkillProgress:
    return SkillProgress(
        skill_of(memory.skill),
        memory.right_percent,
        memory.trend,
        memory.foretold_percent,
        memory.speed,
        len(memory.due_by(now)),
        memory.right_of_last,
        memory.last,
        memory.has_clock,
    )


def _weakest_first(progress: SkillProgress) -> tuple[int, str]:
    return progress.right, progress.skill.key


def _week(at: str, now: datetime, weeks: int) -> int:
    """Return the place of a moment among the weeks; below 0 where it is older than all of them."""
    return weeks - 1 - (now - datetime.fromisoformat(at)).days // 7


def _errors(
    person: Person, people: People, kind: str, now: datetime, weeks: int
) -> tuple[int | None, ...]:
    """Count a kind of error per hundred answers and goals, week by week."""
    counted, wrong = [0] * weeks, [0] * weeks
    for answer in people.answers_of(person.key):
        week = _week(answer.at, now, weeks)
        if 0 <= week < weeks:
            counted[week] += 1
            wrong[week] += answer.said.skill in ERRORS[kind] and not answer.said.is_right
    for attempt in people.attempts_of(person.key):
        week = _week(attempt.at, now, weeks)
        if 0 <= week < weeks:
            wrong[week] += sum(n for one, n in attempt.kept.mistakes if one in ERRORS[kind])
    return tuple(
        100 * bad // max(n, 1) if n or bad else None for bad, n in zip(wrong, counted, strict=True)
    )


def _pace(attempts: tuple[Attempt, ...], now: datetime, weeks: int) -> tuple[int, ...]:
    rounds, seconds = [0] * weeks, [0] * weeks
    for attempt in attempts:
        week = _week(attempt.at, now, weeks)
        if 0 <= week < weeks and attempt.kept.seconds:
            rounds[week] += attempt.kept.rounds
            seconds[week] += attempt.kept.seconds
    return tuple(3600 * n // s if s else 0 for n, s in zip(rounds, seconds, strict=True))


def _target_pace(
    attempts: tuple[Attempt, ...], now: datetime, weeks: int, lessons: Sequence[Lesson]
) -> int:
    """Return the rounds an hour if every lesson of these weeks had taken its target time."""
    timed = {lesson.key: lesson.score.target_s for lesson in lessons if lesson.score.target_s}
    paced = [
        attempt.kept
        for attempt in attempts
        if attempt.kept.lesson in timed and 0 <= _week(attempt.at, now, weeks) < weeks
    ]
    seconds = sum(timed[attempt_kept.lesson] for attempt_kept in paced)
    return 3600 * sum(attempt_kept.rounds for attempt_kept in paced) // seconds if seconds else 0

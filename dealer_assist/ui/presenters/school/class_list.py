"""CLASS from what everybody has answered; and the class as a file."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.class_list import write_class_list
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import SKILLS, skill_of, skill_of_goal
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.class_list import CellModel, ClassModel, Heat, TraineeRow
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.presenters.school.learning import TRAINING

PERSON, ASSIGN, TEST = "person", "assign", "table test"
GROUP, VIEW = "group ", "view "
"""How the key of a tab begins."""
RIGHT, MEMORY, SPEED = "right", "memory", "speed"
DAYS_TO_DO_IT = 7
_SHOWN = (
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
    RIGHT: _PERCENT,
    MEMORY: _PERCENT,
    SPEED: (
        (Heat.HIGH, Msg("target or faster")),
        (Heat.MIDDLE, Msg("up to 1.5 ×")),
        (Heat.LOW, Msg("up to 2 ×")),
        (Heat.BELOW, Msg("slower")),
        (Heat.NONE, Msg("not begun")),
    ),
}
_VIEWS = ((RIGHT, Msg("Right")), (MEMORY, Msg("Memory")), (SPEED, Msg("Speed")))
_MOST_GROUPS = 4


def class_model(
    rows: Sequence[ClassRow],
    trainer: Person,
    group: str,
    chosen: str,
    lessons: Sequence[Lesson],
    now: datetime,
    said: str = "",
    groups: Sequence[str] = (),
    view: str = RIGHT,
) -> ClassModel:
    """Show a class; `chosen` is the person that the buttons are about, `said` what was done."""
    row = next((one for one in rows if one.person.key == chosen), None)
    lesson = lesson_for(row, lessons) if row else None
    facts = (
        FactModel(group or Msg("All classes"), caption=Msg("Class")),
        FactModel(Msg("{n} trainees", one="{n} trainee", n=len(rows))),
        FactModel(trainer.name, caption=Msg("Trainer")),
    )
    frame = FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        facts,
        PromptModel(""),
        "",
        _bar(row, lesson, now),
        now.strftime("%H:%M"),
    )
    return ClassModel(
        frame,
        tuple(SKILLS[key].short for key in _SHOWN),
        tuple(_row(one, now, view, is_selected=one.person.key == chosen) for one in rows),
        Msg("Nobody is on the class list yet"),
        _LEGENDS[view],
        tuple(
            ChoiceModel(GROUP + one, one or Msg("All"), is_on=one == group)
            for one in ("", *groups)[: _MOST_GROUPS + 1]
        )
        if groups
        else (),
        tuple(ChoiceModel(VIEW + key, label, is_on=key == view) for key, label in _VIEWS),
        said,
    )


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
    return Msg("{lesson}, by {day}", lesson=lesson.title, day=due_day(now).strftime("%d %b"))


def as_csv(people: People, rows: Sequence[ClassRow]) -> str:
    """Write the class with the right answers of everybody, skill by skill."""
    more = {
        one.person.key: {
            str(skill_of(key).label): "" if value is None else str(value)
            for key, value in one.right.items()
        }
        for one in rows
    }
    return write_class_list(people, more)


def _bar(row: ClassRow | None, lesson: Lesson | None, now: datetime) -> tuple[BarButton, ...]:
    if row is None:
        reason = Msg("Touch a trainee first")
        none = ActionModel(
            PERSON, Msg("TRAINEE"), "person", state=ActionState.NOT_YET, reason=reason
        )
        return (BarButton(none, 400),)
    about = ActionModel(PERSON, row.person.name.upper(), "person", Msg("Attempts and comments"))
    is_ready = row.state is State.EXAM_READY
    state = ActionState.NEXT if is_ready else ActionState.AVAILABLE
    test = ActionModel(
        TEST,
        Msg("START AN EXAM"),
        "flag",
        row.person.name,
        ActionState.NOT_YET if row.exam_refusal else state,
        row.exam_refusal,
    )
    bar = [BarButton(about, 400), BarButton(test, 430)]
    if lesson is not None:
        state = ActionState.AVAILABLE if is_ready else ActionState.NEXT
        action = ActionModel(ASSIGN, Msg("ASSIGN LESSON"), "list", given_by(lesson, now), state)
        bar.append(BarButton(action, 540, is_far=True))
    return tuple(bar)


def _row(row: ClassRow, now: datetime, view: str, *, is_selected: bool) -> TraineeRow:
    words, icon = _STATES[row.state]
    return TraineeRow(
        row.person.key,
        row.person.name,
        Msg("{n} min", n=row.due_minutes),
        _seen(row, now),
        row.state is State.AWAY,
        tuple(_CELLS[view](row, key) for key in _SHOWN),
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


def _right_cell(row: ClassRow, skill: str) -> CellModel:
    return _percent_cell(row.right.get(skill))


def _memory_cell(row: ClassRow, skill: str) -> CellModel:
    return _percent_cell(row.foretold.get(skill))


def _percent_cell(percent: int | None) -> CellModel:
    if percent is None:
        return CellModel("–", Heat.NONE)
    steps = ((90, Heat.HIGH), (75, Heat.MIDDLE), (50, Heat.LOW))
    heat = next((name for least, name in steps if percent >= least), Heat.BELOW)
    return CellModel(str(percent), heat)


def _speed_cell(row: ClassRow, skill: str) -> CellModel:
    """Show the time as a multiple of the target; skills without a clock have none."""
    speed = row.speed.get(skill)
    if not speed:
        return CellModel("–", Heat.NONE)
    steps = ((100, Heat.HIGH), (150, Heat.MIDDLE), (200, Heat.LOW))
    heat = next((name for most, name in steps if speed <= most), Heat.BELOW)
    whole, tenths = divmod((speed + 5) // 10, 10)
    return CellModel(f"{whole}.{tenths} ×", heat)


_CELLS = {RIGHT: _right_cell, MEMORY: _memory_cell, SPEED: _speed_cell}

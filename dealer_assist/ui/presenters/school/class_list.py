"""CLASS from what everybody remembers; and the class as a file."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.class_list import write_class_list
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.progress import ClassRow, State
from dealer_assist.school.skills import SKILLS, skill_of, skill_of_goal
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.school.class_list import CellModel, ClassModel, Heat, TraineeRow
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.table import PromptModel
from dealer_assist.ui.presenters.school.learning import TRAINING

LOCK, PERSON, ASSIGN, EXPORT, GROUP = "lock", "person", "assign", "export", "group"
TEST = "table test"
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
_LEGEND = (
    (Heat.HIGH, Msg("90 or more")),
    (Heat.MIDDLE, Msg("75 to 89")),
    (Heat.LOW, Msg("50 to 74")),
    (Heat.BELOW, Msg("below 50")),
    (Heat.NONE, Msg("not begun")),
)


def class_model(
    rows: Sequence[ClassRow],
    trainer: Person,
    group: str,
    chosen: str,
    lessons: Sequence[Lesson],
    now: datetime,
    said: str = "",
) -> ClassModel:
    """Show a class; `chosen` is the person that the buttons are about, `said` what was done."""
    row = next((one for one in rows if one.person.key == chosen), None)
    lesson = lesson_for(row, lessons) if row else None
    line: str = Msg("Touch a trainee")
    detail: str = Msg("The buttons then name the person")
    if row is not None:
        line, detail = row.person.name, _state_words(row)
    facts = (
        FactModel(group or Msg("All classes"), caption=Msg("Class")),
        FactModel(trainer.name, caption=Msg("Trainer")),
    )
    frame = FrameModel(
        TRAINING,
        Msg("SCHOOL"),
        facts,
        PromptModel(said, is_sentence=True) if said else PromptModel(line, detail),
        Msg("{n} trainees", one="{n} trainee", n=len(rows)),
        _bar(row, lesson, now),
        now.strftime("%H:%M"),
    )
    return ClassModel(
        frame,
        tuple(SKILLS[key].short for key in _SHOWN),
        tuple(_row(one, now, is_selected=one.person.key == chosen) for one in rows),
        Msg("Nobody is on the class list yet"),
        _LEGEND,
    )


def lesson_for(row: ClassRow, lessons: Sequence[Lesson]) -> Lesson | None:
    """Give the lesson of somebody's weakest skill; else where they are stuck, or the first."""
    by_key = {one.key: one for one in lessons}
    if row.stuck_at in by_key:
        return by_key[row.stuck_at]
    weakest = (
        one
        for one in lessons
        if row.weakest and any(skill_of_goal(goal) == row.weakest for goal in one.goals)
    )
    return next(weakest, lessons[0] if lessons else None)


def due_day(now: datetime) -> date:
    """Give the day by which a lesson is to be done that is given now."""
    return now.date() + timedelta(days=DAYS_TO_DO_IT)


def as_csv(people: People, rows: Sequence[ClassRow]) -> str:
    """Write the class with what everybody remembers, skill by skill."""
    more = {
        one.person.key: {
            str(skill_of(key).label): "" if value is None else str(value)
            for key, value in one.memory.items()
        }
        for one in rows
    }
    return write_class_list(people, more)


def _bar(row: ClassRow | None, lesson: Lesson | None, now: datetime) -> tuple[BarButton, ...]:
    lock = ActionModel(LOCK, Msg("SIGN OUT"), "padlock")
    bar = [
        BarButton(lock, 240),
        BarButton(ActionModel(GROUP, Msg("CLASS"), "person", Msg("The next one")), 220),
        BarButton(ActionModel(EXPORT, Msg("EXPORT"), "list", Msg("As a CSV file")), 240),
    ]
    if row is None:
        return tuple(bar)
    about = ActionModel(PERSON, Msg("ATTEMPTS"), "history", row.person.name)
    bar.append(BarButton(about, 300))
    test = ActionModel(
        TEST,
        Msg("START AN EXAM"),
        "flag",
        state=ActionState.NOT_YET if row.exam_refusal else ActionState.AVAILABLE,
        reason=row.exam_refusal,
    )
    bar.append(BarButton(test, 330))
    if lesson is not None:
        given = Msg("{lesson}, by {day}", lesson=lesson.title, day=due_day(now).strftime("%d.%m."))
        action = ActionModel(ASSIGN, Msg("ASSIGN LESSON"), "list", given, ActionState.NEXT)
        bar.append(BarButton(action, 470, is_far=True))
    return tuple(bar)


def _row(row: ClassRow, now: datetime, *, is_selected: bool) -> TraineeRow:
    words, icon = _STATES[row.state]
    return TraineeRow(
        row.person.key,
        row.person.name,
        Msg("{n} min", n=row.due_minutes),
        _seen(row, now),
        row.state is State.AWAY,
        tuple(_cell(row.memory.get(key)) for key in _SHOWN),
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


def _cell(memory: int | None) -> CellModel:
    if memory is None:
        return CellModel("–", Heat.NONE)
    heat = Heat.BELOW
    for least, name in ((90, Heat.HIGH), (75, Heat.MIDDLE), (50, Heat.LOW)):
        if memory >= least:
            heat = name
            break
    return CellModel(str(memory), heat)


def _state_words(row: ClassRow) -> str:
    words, _ = _STATES[row.state]
    if words:
        return words
    if row.weakest:
        return Msg("Weakest: {skill}", skill=skill_of(row.weakest).label)
    return Msg("Nothing was answered yet")

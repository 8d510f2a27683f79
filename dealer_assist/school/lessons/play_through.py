"""Plays a lesson from its first step to its last round, in simulated time."""

from collections.abc import Callable

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import Clock, SimulatedClock, epoch_ms
from dealer_assist.errors import UserFacingError
from dealer_assist.school.lessons.classroom import Classroom, TrainingTable
from dealer_assist.school.lessons.model_dealer import ModelDealer
from dealer_assist.table.facts import ending
from dealer_assist.table.guide.next_step import next_step

STEP_MS = 100
ACTS_EVERY_MS = 1500
_LONGEST_MS = 8 * 60 * 1000


class NotPlayed(UserFacingError):  # noqa: N818 - says what became of the lesson
    """The model dealer could not bring a lesson to its end; `room` is how far it went."""

    def __init__(self, sentence: str, room: Classroom) -> None:
        super().__init__(sentence)
        self.room = room


def play(
    lesson: Lesson,
    table: TrainingTable,
    clock: SimulatedClock,
    *,
    mistake: str,
    seed: int,
    reopen: Callable[[], TrainingTable] | None = None,
    watch: Callable[[], None] = lambda: None,
    plays: Callable[[Classroom, TrainingTable, Clock, str], ModelDealer] = ModelDealer,
) -> Classroom:
    """Let the model dealer play a lesson, with one mistake if any is named.

    `reopen` opens the table again from what is on record, where the lesson cuts its power; `watch`
    looks on after every moment; `plays` is another dealer than the model.
    """
    classroom = Classroom(lesson, table, clock, seed)
    dealer = plays(classroom, table, clock, mistake)
    begun = clock.ms()
    try:
        while not classroom.is_over:
            clock.advance(STEP_MS)
            table.desk.tick()
            classroom.tick()
            if classroom.is_power_cut and reopen is not None:
                table = reopen()
                classroom.move_to(table)
                dealer.acts.move_to(table)
            if clock.ms() % ACTS_EVERY_MS == 0:
                dealer.act()
                classroom.is_wrong_move_made = dealer.is_wrong_move_made
            watch()
            if clock.ms() - begun > _LONGEST_MS:
                raise NotPlayed(_stuck(lesson, table, clock), classroom)
    finally:
        classroom.leave()
    return classroom


def _stuck(lesson: Lesson, table: TrainingTable, clock: SimulatedClock) -> str:
    step = next_step(table.desk.table)
    waits = ending.reasons(table.desk.table, epoch_ms(clock.now()))
    why = f", waiting: {waits[0].sentence}" if waits else ""
    return f"Lesson {lesson.key} does not end: it stands at {step.key!r}{why}; correct its steps"

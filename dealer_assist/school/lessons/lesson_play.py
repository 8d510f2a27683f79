"""A lesson that a person plays: its world, its coach and its time."""

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.outcome import Outcome
from dealer_assist.school.lessons.attempts import VainTouch
from dealer_assist.school.lessons.classroom import Classroom, TrainingTable
from dealer_assist.school.lessons.coach import DOUBLE_TAP_MS, Coach
from dealer_assist.school.lessons.lesson_clock import LessonClock

SEEN_MS = 1200
"""After the last round the table stands so long that its end is seen."""


class LessonPlay:
    """Follows one lesson at one table; the screen lets time pass by `tick`."""

    def __init__(self, lesson: Lesson, table: TrainingTable, clock: LessonClock, seed: int) -> None:
        self.seed, self.clock = seed, clock
        self.room = Classroom(lesson, table, clock, seed)
        self.lesson = self.room.lesson
        self.coach = Coach(self.lesson, table.desk, clock, lambda: self.room.own_swipes)
        self.touches: tuple[VainTouch, ...] = ()
        self._on = table
        self._begun_ms: int | None = None
        self._ended_ms: int | None = None
        self._over_ms: int | None = None
        table.desk.on_outcome(self._hear)

    @property
    def seconds(self) -> int:
        """Return how long the rounds have taken so far, as the score counts it."""
        if self._begun_ms is None:
            return 0
        until = self.clock.ms() if self._ended_ms is None else self._ended_ms
        return (until - self._begun_ms) // 1000

    @property
    def is_over(self) -> bool:
        """True if all that was asked for is done, and was seen to be."""
        return self._over_ms is not None and self.clock.ms() - self._over_ms >= SEEN_MS

    def tick(self) -> None:
        """Let the world do what is due."""
        self.room.tick()
        if not self.room.is_over:
            self._over_ms = None
        elif self._over_ms is None:
            self._over_ms = self.clock.ms()

    def move_to(self, table: TrainingTable) -> None:
        """Go on at the same table after its power was cut."""
        self._on = table
        self.room.move_to(table)
        self.coach.watch(table.desk)
        table.desk.on_outcome(self._hear)

    def leave(self) -> None:
        """Let the table go."""
        self.room.leave()
        self.coach.leave()
        self._on.desk.forget_outcomes(self._hear)

    def _hear(self, outcome: Outcome) -> None:
        if not outcome.events and outcome.sentence and not outcome.is_done:
            self._note_refusal(VainTouch(epoch_ms(self.clock.now()), str(outcome.sentence)))
        for event in outcome.events:
            name = type(event).__name__
            if name == "GameStarted":
                self._begun_ms = self.clock.ms() if self._begun_ms is None else self._begun_ms
                self._ended_ms = None
            elif name in ("GameEnded", "RoundVoided"):
                self._ended_ms = self.clock.ms()

    def _note_refusal(self, touch: VainTouch) -> None:
        """Keep a touch that changed nothing; a double tap is one."""
        before = self.touches[-1] if self.touches else VainTouch(0, "")
        if touch.said != before.said or touch.at_ms - before.at_ms >= DOUBLE_TAP_MS:
            self.touches = (*self.touches, touch)

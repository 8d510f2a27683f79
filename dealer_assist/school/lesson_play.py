"""A lesson that a person plays: its world, what was recorded so far, its time and its mistakes."""

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.outcome import Outcome
from dealer_assist.school.classroom import Classroom, TrainingTable
from dealer_assist.school.lesson_clock import LessonClock
from dealer_assist.school.mistakes import Mistake, Recorded, mistakes_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

SEEN_MS = 1200
"""After the last round the table stands so long that its end is seen."""


class LessonPlay:
    """Follows one lesson at one table; whoever shows it lets time pass by `tick`."""

    def __init__(
        self,
        lesson: Lesson,
        table: TrainingTable,
        setup: TableSetup,
        clock: LessonClock,
        seed: int,
    ) -> None:
        self.lesson, self.seed, self.clock = lesson, seed, clock
        self.room = Classroom(lesson, table, clock, seed)
        self._on, self._setup = table, setup
        self._recorded: list[Recorded] = []
        self._begun_ms: int | None = None
        self._ended_ms: int | None = None
        self._mistakes: tuple[Mistake, ...] = ()
        self._judged = 0
        table.desk.on_outcome(self._hear)

    @property
    def table(self) -> Table:
        """Give the table as it stands."""
        return self._on.desk.table

    @property
    def seconds(self) -> int:
        """Give how long the rounds have taken so far, as the score counts it."""
        if self._begun_ms is None:
            return 0
        until = self.clock.ms() if self._ended_ms is None else self._ended_ms
        return (until - self._begun_ms) // 1000

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Give the mistakes up to the last tick."""
        return self._mistakes

    @property
    def is_over(self) -> bool:
        """Tell whether the last round has ended, and was seen to."""
        if self._ended_ms is None or self.clock.ms() - self._ended_ms < SEEN_MS:
            return False
        is_between = self.table.phase in (Phase.BETTING, Phase.CLOSED)
        return is_between and self.room.rounds_over >= self.lesson.rounds

    def tick(self) -> None:
        """Let the world do what is due, and judge what was recorded since."""
        self.room.tick()
        if len(self._recorded) != self._judged:
            self._judged = len(self._recorded)
            self._mistakes = mistakes_of(
                self._recorded, self.lesson, self._setup, self.room.own_swipes
            )

    def leave(self) -> None:
        """Let the table go."""
        self.room.leave()
        self._on.desk.forget_outcomes(self._hear)

    def _hear(self, outcome: Outcome) -> None:
        at = epoch_ms(self.clock.now())
        for event in outcome.events:
            one = Recorded(len(self._recorded) + 1, at, event)
            self._recorded.append(one)
            if one.name == "GameStarted" and self._begun_ms is None:
                self._begun_ms = self.clock.ms()
            if one.name in ("GameEnded", "RoundVoided"):
                self._ended_ms = self.clock.ms()
            elif one.name == "GameStarted":
                self._ended_ms = None

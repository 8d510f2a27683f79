"""The parts of an exam: rounds at the table, then drills that are answered question by question.

An answer of a drill is on record by itself: a drill that was cut off goes on at the next question,
from another seed, so that nobody has seen its cards.
"""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from dealer_assist.message import Msg
from dealer_assist.school.deals.house import House
from dealer_assist.school.drills.drill_run import has_questions, questions_for
from dealer_assist.school.drills.question import Question
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.skills import skill_of
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value


class DrillKind(Value):
    """A drill that belongs to an exam: how many questions, and the seconds to plan for each."""

    name: str
    label: str
    count: int
    seconds_each: int


_KINDS = (
    DrillKind("pay_it", Msg("Payouts"), 12, 45),
    DrillKind("read_hand", Msg("Hands to read"), 20, 15),
    DrillKind("spot_the_fault", Msg("Spot the fault"), 4, 105),
)
KINDS: Mapping[str, DrillKind] = {drill_kind.name: drill_kind for drill_kind in _KINDS}


class ExamRound(Value):
    """A round at the table: what was drawn, how often it was begun, and what came of it."""

    number: int
    lesson: str
    seed: int
    begun: tuple[f.ExamPartBegan, ...] = ()
    kept: f.AttemptKept | None = None

    @property
    def is_played(self) -> bool:
        """True if it counts."""
        return self.kept is not None

    @property
    def cuts(self) -> int:
        """Count how often it was cut off, should it not be under way now."""
        return len(self.begun) - self.is_played

    @property
    def points(self) -> int:
        """Return its points of a hundred."""
        return self.kept.points if self.kept else 0

    @property
    def seconds(self) -> int:
        """Return how long it took."""
        return self.kept.seconds if self.kept else 0


class Drill(Value):
    """The questions of one drill: what was drawn, how often it was begun, and the answers."""

    number: int
    name: str
    count: int
    seed: int
    begun: tuple[f.ExamPartBegan, ...] = ()
    answers: tuple[f.Answered, ...] = ()

    @property
    def label(self) -> str:
        """Return its name for people."""
        return label_of(self.name)

    @property
    def is_played(self) -> bool:
        """True if every question is answered."""
        return len(self.answers) >= self.count

    @property
    def cuts(self) -> int:
        """Count how often it was cut off, should it not be under way now."""
        return len(self.begun) - self.is_played

    @property
    def right(self) -> int:
        """Count the right answers."""
        return sum(answer.is_right for answer in self.answers)

    @property
    def points(self) -> int:
        """Return the share of right answers, of a hundred."""
        return 100 * self.right // self.count

    @property
    def seconds(self) -> int:
        """Return how long the answers took."""
        return sum(answer.ms for answer in self.answers) // 1000

    @property
    def seeds(self) -> tuple[int, ...]:
        """Return the seeds that were dealt from: one, and another for each time it was cut off."""
        return tuple(exam_part_began.seed for exam_part_began in self.begun) or (self.seed,)


Part: TypeAlias = ExamRound | Drill


def label_of(drill: str) -> str:
    """Return the name of a drill of an exam for people."""
    kind = KINDS.get(drill)
    return kind.label if kind else skill_of(drill).label


def kinds_for(book: SettleBook, game: str, house: House | None = None) -> tuple[DrillKind, ...]:
    """Return the drills of an exam that have something to ask about a game, or about a table."""
    return tuple(kind for kind in _KINDS if has_questions(kind.name, book, game, house))


def questions_left(
    drill: Drill, seed: int, book: SettleBook, game: str, house: House | None = None
) -> Iterator[Question]:
    """Make the questions of a drill that nobody has answered yet."""
    done = len(drill.answers)
    return questions_for(drill.name, book, game, seed, drill.count, first=done, house=house)

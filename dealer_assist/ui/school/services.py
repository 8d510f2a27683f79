"""Where the screens of the school get their facts, and the ways off them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.rule_book import RuleBook
from dealer_assist.desk.clock import Clock
from dealer_assist.frozen import frozen
from dealer_assist.school.deals.house import House
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.lessons.attempts import Touch
from dealer_assist.school.lessons.mistakes import Recorded
from dealer_assist.school.lessons.score import Report
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.people.facts import ExamBegan, Fact, What
from dealer_assist.school.people.people import People, Person
from dealer_assist.settle.book import Book
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.presenters.school.learning import Learning


@frozen
class Finished:
    """An attempt that has ended, with all that its journal says."""

    key: str
    lesson: Lesson
    report: Report
    recorded: Sequence[Recorded]
    setup: TableSetup
    touches: Sequence[Touch] = ()


class Exams(Protocol):
    """What the screens do with exams; each of it is on record when it returns."""

    def draw(self, seed: int) -> ExamBegan: ...

    def begin(self, person: str, examiner: str, seed: int) -> str: ...

    def of(self, key: str) -> Exam: ...

    def play_next(self, key: str) -> DrillBegun | None: ...

    def mark(self, key: str, heading: str, given: int) -> None: ...

    def note(self, key: str, text: str) -> None: ...

    def sign(self, key: str, by: str) -> None: ...

    def record(self, key: str) -> Certificate: ...

    def write(self, key: str) -> str: ...


class Maker(Protocol):
    """What the screens do with a lesson that is being made; saved when it returns."""

    @property
    def is_waiting_for_title(self) -> bool: ...

    def draft(self) -> Draft | None: ...

    def record(self) -> None: ...

    def take(self, title: str) -> Draft: ...

    def save(self, draft: Draft) -> None: ...

    def check(self, draft: Draft) -> Draft: ...

    def publish(self, draft: Draft) -> Draft: ...


class Keep(Protocol):
    """Puts facts about people on record."""

    def __call__(self, *whats: What) -> tuple[Fact, ...]: ...


@frozen
class SchoolServices:
    """What the screens may use; `attempt` reads one again from its journal.

    `setup` is that of the table which a lesson is played at, `rule_book` what a game is played by.
    `model_run` lets the model dealer play a lesson; nothing of it is kept.
    `export` writes a file of a name and says where it is. `lists` finds class lists, each as its
    path, its name and where it lies; `bring_in` reads one and says what became of it.
    """

    clock: Clock
    people: People
    learning: Callable[[], Learning]
    sign_in: Callable[[Person], None]
    keep: Keep
    start: Callable[[str], None]
    leave: Callable[[], None]
    draw_seed: Callable[[], int]
    book: Callable[[], Book]
    game: str
    house: Callable[[], House]
    setup: Callable[[str], TableSetup]
    rule_book: Callable[[str], RuleBook]
    attempt: Callable[[str], Finished]
    model_run: Callable[[str], Finished]
    export: Callable[[str, str], str]
    lists: Callable[[], Sequence[tuple[str, str, str]]]
    bring_in: Callable[[str], str]
    exams: Exams
    maker: Maker
    later: Callable[[Callable[[], None]], None]

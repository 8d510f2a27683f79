"""Where the screens of the school get their facts, and the ways off them, as protocols by name."""

from collections.abc import Callable, Sequence
from typing import Protocol

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.rule_book import RuleBook
from dealer_assist.desk.clock import Clock
from dealer_assist.reports.page import PaperPage
from dealer_assist.school.deals.house import House
from dealer_assist.school.exam.certificate import Certificate
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.lessons.attempts import VainTouch
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.people.facts import ExamBegan, Fact, What
from dealer_assist.school.people.identity import PinDesk, Witnesses
from dealer_assist.school.people.people import People, Person
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.learning import Learning
from dealer_assist.value import Value


class Finished(Value):
    """An attempt that has ended, with all that its journal says."""

    key: str
    lesson: Lesson
    report: LessonReport
    recorded: Sequence[RecordedEvent]
    setup: TableSetup
    seed: int
    touches: Sequence[VainTouch] = ()


class Work(Protocol):
    """Something that is done beside the screen."""

    @property
    def is_done(self) -> bool: ...

    @property
    def result(self) -> object: ...

    @property
    def trouble(self) -> str: ...


class Workers(Protocol):
    """Begins work beside the screen, and gives what tells how it stands."""

    def __call__(self, work: Callable[[], object]) -> Work: ...


class Exams(Protocol):
    """What the screens do with exams; each of it is on record when it returns."""

    def draw(self, seed: int) -> ExamBegan: ...

    def begin(self, person: str, examiner: Person, seed: int) -> str: ...

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


class ClassLists(Protocol):
    """Class lists as files: `found` gives path, name and where it lies; sentences say the rest."""

    def found(self) -> Sequence[tuple[str, str, str]]: ...

    def bring_in(self, path: str) -> str: ...

    def nameless(self) -> People: ...

    def write(self, name: str, text: str) -> str: ...

    def print_page(self, name: str, page: PaperPage) -> str: ...


class Register(Protocol):
    """Who is on the list and who learns now; `keep` has put facts on record when it returns."""

    @property
    def people(self) -> People: ...

    @property
    def pins(self) -> PinDesk: ...

    def keep(self, *whats: What) -> tuple[Fact, ...]: ...

    def forget(self, person: Person) -> None: ...

    def keep_names(self, days: int) -> int: ...

    def learning(self) -> Learning: ...

    def sign_in(self, person: Person) -> None: ...


class Lessons(Protocol):
    """The lessons of this table: their tables, their rules, and runs at them.

    `find` knows those of other games too. `attempt` reads one again from its journal; `model_run`
    has the model dealer play a lesson, of which nothing is kept; `coming_seed` is what the next run
    is dealt from. `start` and `leave` lead off the screens.
    """

    def setup(self, key: str) -> TableSetup: ...

    def find(self, key: str) -> Lesson | None: ...

    def rule_book(self, game: str) -> RuleBook: ...

    def attempt(self, key: str) -> Finished: ...

    def model_run(self, key: str, seed: int) -> Finished: ...

    def coming_seed(self, key: str, tries: int) -> int: ...

    def start(self, key: str, *, is_placement: bool = False) -> None: ...

    def leave(self) -> None: ...


class Drills(Protocol):
    """What drills are made from: the rules, the game and the house of this table, and chance."""

    @property
    def book(self) -> SettleBook: ...

    @property
    def game(self) -> str: ...

    @property
    def house(self) -> House: ...

    def draw_seed(self) -> int: ...


class SchoolServices(Value):
    """What the screens may use, each by its name."""

    clock: Clock
    register: Register
    lessons: Lessons
    drills: Drills
    exams: Exams
    maker: Maker
    lists: ClassLists
    witnesses: Witnesses
    work: Workers

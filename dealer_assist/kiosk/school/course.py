"""The lessons of the table that stood here: where they are played, and runs at them read again."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.rule_book import RuleBook, rule_book_of
from dealer_assist.catalog.tables import find_table, load_table, table_file
from dealer_assist.errors import UserFacingError
from dealer_assist.kiosk.school.maker import OWN
from dealer_assist.kiosk.school.model_run import beside_a_screen
from dealer_assist.school.deals.house import House, book_of, house_of
from dealer_assist.school.deals.other_seats import as_dealt
from dealer_assist.school.exam.sitting import attempt_folder
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import score
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.learning import course, table_for
from dealer_assist.ui.school.services import Finished

FOLDER = "school"


class KioskCourse:
    """Knows lessons and their tables; `start` and `leave` lead off the screens of the school."""

    def __init__(
        self,
        folder: Path,
        here: TableSetup,
        start: Callable[[str, bool], None],
        leave: Callable[[], None],
        draw_seed: Callable[[], int],
    ) -> None:
        self._folder, self._here = folder, here
        self._start, self.leave, self.draw_seed = start, leave, draw_seed
        self.all, self.wrong = _lessons_of(folder / FOLDER)
        self._drawn: dict[tuple[str, int], int] = {}

    def start(self, key: str, *, is_placement: bool = False) -> None:
        """Open the table of a lesson."""
        self._start(key, is_placement)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons for this table."""
        return tuple(course(self.all, self._kinds, self._here.key))

    @property
    def game(self) -> str:
        """Name the game of this table."""
        return self._here.game

    @property
    def house(self) -> House:
        """Return what this house plays by."""
        return house_of(self._here, self.book)

    @cached_property
    def book(self) -> SettleBook:
        """Read the rules of all games when they are first needed, and this table's jackpots."""
        return book_of(self._here, load_book(paths.resources()))

    def table_of(self, lesson: Lesson) -> str:
        """Return the table that a lesson is played at."""
        return table_for(lesson, self._kinds, self._here.key)

    def setup(self, key: str) -> TableSetup:
        """Return how the table of a lesson is set up."""
        return _set_up(self.table_of(self.all[key]), self._folder)

    def find(self, key: str) -> Lesson | None:
        """Return a lesson of any game; None where it was taken away."""
        return self.all.get(key)

    def rule_book(self, game: str) -> RuleBook:
        """Read what a game is played by."""
        return rule_book_of(paths.resources(), self.book.games[game])

    def attempt(self, key: str) -> Finished:
        """Read an attempt again from its journal, and score it."""
        folder = attempt_folder(self._folder / FOLDER, key)
        note = attempts.read(folder)
        setup = _set_up(note.table, folder)
        recorded = attempts.events_of(folder)
        lesson = note.lesson_played(self.all[note.lesson], setup)
        report = score(
            recorded,
            lesson,
            setup,
            own_swipes=note.own_swipes,
            answers=note.answers,
            asks_pay=note.asks_pay,
        )
        return Finished(key, lesson, report, recorded, setup, note.seed, note.touches)

    def model_run(self, key: str, seed: int) -> Finished:
        """Let the model dealer play a lesson at a table that is thrown away."""
        lesson, setup = self.all[key], self.setup(key)
        with attempts.unkept() as folder:
            report = beside_a_screen(lesson, self.table_of(lesson), seed, folder)
            recorded = attempts.events_of(folder)
        return Finished("", as_dealt(lesson, setup, seed), report, recorded, setup, seed)

    def coming_seed(self, key: str, tries: int) -> int:
        """Return what the next run is dealt from, after so many; it is drawn once and waits."""
        if not tries:
            return self.all[key].seed
        if (key, tries) not in self._drawn:
            self._drawn[key, tries] = self.draw_seed()
        return self._drawn[key, tries]

    def taken_seed(self, lesson: Lesson, tries: int) -> int:
        """Return what a run that begins is dealt from; another one has cards of its own."""
        if not tries:
            return lesson.seed
        seed = self.coming_seed(lesson.key, tries)
        del self._drawn[lesson.key, tries]
        return seed

    @cached_property
    def _kinds(self) -> dict[str, tuple[str, str]]:
        """Return game and console of the tables that lessons name, and of the one that was here."""
        names = {name for lesson in self.all.values() for name in lesson.tables}
        own = {self._here.key: (self._here.game, self._here.console)}
        return {name: self._kind(name) for name in names} | own

    def _kind(self, name: str) -> tuple[str, str]:
        """Read of a table only what tells lessons for it from others."""
        file = table_file(paths.resources(), name, self._folder)
        if file is None:
            return "", ""
        top = Fields.of_file(file)
        return top.text("game", ""), top.text("console", "")


def _lessons_of(school: Path) -> tuple[dict[str, Lesson], str]:
    """Read the shipped lessons and those that were made here; say what is wrong with the latter."""
    shipped = load_lessons(paths.resources() / "lessons")
    try:
        return shipped | load_lessons(school / OWN), ""
    except UserFacingError as wrong:
        return shipped, wrong.message


def _set_up(table: str, own: Path) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, own))

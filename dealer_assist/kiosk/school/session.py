"""The school in the kiosk's window: its screens, and the table of a lesson in their place.

A lesson's table is opened in a folder of its own with a clock of its own; nothing of it can reach
the journals of the tables that stand here otherwise.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from itertools import count
from pathlib import Path
from random import SystemRandom

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.rule_book import RuleBook, load_rule_book
from dealer_assist.catalog.tables import find_table, load_table, table_file
from dealer_assist.desk.clock import Clock
from dealer_assist.errors import UserFacingError
from dealer_assist.frozen import frozen
from dealer_assist.journal.errors import folder_not_writable
from dealer_assist.journal.key import key_for
from dealer_assist.kiosk.school.class_files import ClassFiles
from dealer_assist.kiosk.school.exams import SchoolExams
from dealer_assist.kiosk.school.maker import OWN, RECORDING, LessonMaker, recording_at
from dealer_assist.kiosk.school.model_run import beside_a_screen
from dealer_assist.kiosk.school.running_lesson import LessonRunning, Part, Present, Sitting
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.kiosk.table.switch import TableSwitch
from dealer_assist.school.deals.house import house_of
from dealer_assist.school.exam.sitting import ATTEMPTS, attempt_folder
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import score
from dealer_assist.school.people.attempt_facts import kept
from dealer_assist.school.people.facts import ExamPartBegan
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.people.people import Person, past_of
from dealer_assist.school.people.skills import shown_at_table
from dealer_assist.settle.book import Book
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.presenters.school.learning import GUEST, Learning, course, table_for
from dealer_assist.ui.school.controller import SchoolController
from dealer_assist.ui.school.lesson_stage import GO_ON, SWITCH_ON
from dealer_assist.ui.school.services import Finished, SchoolServices
from dealer_assist.ui.shell.menu.presenter import LEAVE_LESSON, PAUSE
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import UiContext

FOLDER = "school"
_SEEDS = 1_000_000


def open_school(
    window: KioskWindow,
    switch: TableSwitch,
    clock: Clock,
    folder: Path,
    *,
    present: Present,
    left: Callable[[], None],
    later: Callable[[Callable[[], None]], None],
    preferences: Preferences,
    draw_seed: Callable[[], int] = lambda: SystemRandom().randrange(_SEEDS),
    reduce_motion: bool = False,
) -> "SchoolSession":
    """Set the table aside and show the school, as whoever was at the table has chosen.

    `left` hears when the table is back.
    """
    setup = switch.opened.desk.table.setup
    context = UiContext.for_person(
        paths.resources(), clock.ms, preferences, reduce_motion=reduce_motion
    )

    def leave(sentence: str) -> None:
        session.close()
        left()
        switch.bring_back(sentence)

    session = SchoolSession(
        SchoolParts(window, clock, folder, setup, context, present, leave, later, draw_seed)
    )
    switch.set_aside()
    session.show()
    return session


@frozen
class SchoolParts:
    """What the school gets from the kiosk: the window, the time, folders and ways.

    `setup` is of the table that stood here; `leave` puts it back; `later` does something when the
    present touch is answered;
    `draw_seed` gives the cards of a try that is not the first.
    """

    window: KioskWindow
    clock: Clock
    folder: Path
    setup: TableSetup
    context: UiContext
    present: Present
    leave: Callable[[str], None]
    later: Callable[[Callable[[], None]], None]
    draw_seed: Callable[[], int]


class SchoolSession:
    """Shows the school from its first screen until somebody leaves it."""

    def __init__(self, parts: SchoolParts) -> None:
        self._parts = parts
        self._running: LessonRunning | None = None
        self._presenter: SchoolController | None = None
        self._lessons, self._wrong = _lessons_of(parts.folder / FOLDER)
        self._file = _open_people(parts)
        self._lists = ClassFiles(self._file, parts.folder / FOLDER)
        self._maker = LessonMaker(
            parts.folder / FOLDER, self._lessons, parts.clock, lambda: parts.later(self._record)
        )
        self._person = GUEST
        self._is_first = True
        self._exams = SchoolExams(
            self._file,
            self._lessons,
            parts.setup,
            parts.clock,
            lambda: self._book,
            self._play_part,
        )

    @property
    def running(self) -> LessonRunning | None:
        """Give the lesson under way."""
        return self._running

    @property
    def opened(self) -> OpenTable | None:
        """Give the table of the lesson under way."""
        return self._running.opened if self._running else None

    @property
    def face(self) -> TableController | None:
        """Give the screen of the lesson's table."""
        return self._running.face if self._running else None

    @property
    def presenter(self) -> SchoolController | None:
        """Give the school's own screens, where no lesson is under way."""
        return self._presenter

    def close(self) -> None:
        """Give everything back; a lesson under way is not scored."""
        self._parts.window.leave()
        self._end()
        self._file.close()

    def show(
        self, done: Finished | None = None, exam: str = "", *, is_making: bool = False
    ) -> None:
        """Show the first screen, how an attempt went, how an exam stands, or the lesson maker."""
        services = SchoolServices(
            clock=self._parts.clock,
            people=self._file.people,
            learning=self._learning,
            sign_in=self._sign_in,
            keep=self._file.keep,
            start=self._start,
            leave=self._leave,
            draw_seed=self._parts.draw_seed,
            book=lambda: self._book,
            game=self._parts.setup.game,
            house=lambda: house_of(self._parts.setup, self._book),
            setup=self._setup_of,
            rule_book=self._rule_book,
            attempt=self._attempt,
            model_run=self._model_run,
            export=self._lists.write,
            lists=self._lists.found,
            bring_in=self._lists.bring_in,
            exams=self._exams,
            maker=self._maker,
            later=self._parts.later,
        )
        self._presenter = SchoolController(
            self._parts.context,
            services,
            done,
            is_first=self._is_first,
            exam=exam,
            is_making=is_making,
        )
        self._is_first = False
        self._parts.window.show_table(self._presenter, self._presenter)
        if self._wrong:
            self._presenter.refuse(self._wrong)
            self._wrong = ""

    def _learning(self) -> Learning:
        here = self._parts.setup
        return Learning(
            here.game_name,
            here.console.capitalize(),
            here.key,
            tuple(course(self._lessons, self._kinds, here.key)),
            past_of(self._file.people, self._person.key),
            self._parts.clock.now(),
            self._file.people,
            self._person,
        )

    def _sign_in(self, person: Person) -> None:
        self._person = person

    def _start(self, key: str) -> None:
        self._parts.later(lambda: self._open(self._lessons[key]))

    def _record(self) -> None:
        """Open a table at which everything that is done becomes a lesson."""
        self._open(recording_at(self._parts.setup.key))

    def _play_part(self, exam: str, begun: ExamPartBegan) -> None:
        """Open the table of a part that is on record as begun; the coach is silent."""
        lesson = replace(self._exams.lesson_of(exam, begun.part), advice="never")
        folder = attempt_folder(self._parts.folder / FOLDER, begun.attempt)
        attempts.make_folder(folder)
        person = self._file.people.persons[self._exams.of(exam).person]
        part = Part(exam, begun, person.key, person.name, folder)
        self._parts.later(lambda: self._open(lesson, part))

    def _open(self, lesson: Lesson, part: Part | None = None) -> None:
        if self._running is not None:
            return
        self._parts.window.leave()
        try:
            running = self._run(self._sitting(lesson, part))
        except UserFacingError as wrong:
            self.show(exam=part.exam if part else "")
            if self._presenter is not None:
                self._presenter.refuse(str(wrong))
            return
        self._running, self._presenter = running, None
        running.ended = lambda: self._parts.later(self._finish)
        running.stage.asked.connect(self._go)
        self._parts.window.show_table(running.stage, running.stage)

    def _sitting(self, lesson: Lesson, part: Part | None) -> Sitting:
        learning, table = self._learning(), table_for(lesson, self._kinds, self._parts.setup.key)
        number = learning.number(lesson.key)
        if part is not None:
            return Sitting(lesson, table, part.begun.seed, part.folder, number, part.name, part)
        seed = self._parts.draw_seed() if learning.tries(lesson.key) else lesson.seed
        folder = _new_folder(self._parts.folder / FOLDER / ATTEMPTS, lesson.key)
        return Sitting(lesson, table, seed, folder, number, learning.trainee)

    def _run(self, sitting: Sitting) -> LessonRunning:
        parts = self._parts
        return LessonRunning(sitting, parts.context, parts.clock, parts.present, self._go)

    def _go(self, where: str) -> None:
        running = self._running
        if running is None:
            return
        if where == PAUSE:
            running.face.refresh()  # the menu is answered
            running.clock.stop()
            running.stage.pause()
        elif where == SWITCH_ON:
            self._parts.later(running.switch_on)
        elif where == GO_ON:
            self._parts.later(lambda: self._go_on(running))
        elif where == LEAVE_LESSON:
            self._parts.later(self._abandon)

    def _go_on(self, running: LessonRunning) -> None:
        running.stage.uncover()
        running.clock.go_on()

    def _abandon(self) -> None:
        running = self._running
        part = running.part if running else None
        self._parts.window.leave()
        self._end()
        is_making = running is not None and running.lesson.key == RECORDING
        self.show(exam=part.exam if part else "", is_making=is_making)

    def _finish(self) -> None:
        running = self._running
        if running is None:
            return
        self._parts.window.leave()
        self._end()
        try:
            self._keep(running)
        except UserFacingError as wrong:  # the disk: nothing of it counts, the school goes on
            self.show(exam=running.part.exam if running.part else "")
            if self._presenter is not None:
                self._presenter.refuse(str(wrong))

    def _keep(self, running: LessonRunning) -> None:
        """Put what was played on record, and show it."""
        setup = running.opened.setup
        swipes = running.play.room.own_swipes
        recorded = attempts.events_of(running.folder)
        answers = running.play.room.answers
        report = score(recorded, running.lesson, setup, own_swipes=swipes, answers=answers)
        who, seed, name = self._person.key, running.play.seed, running.folder.name
        touches = running.play.touches
        note = attempts.Attempt(
            running.lesson.key, running.table, seed, who, swipes, touches, answers
        )
        attempts.write(running.folder, note)
        lesson, part = running.lesson, running.part
        if lesson.key == RECORDING:
            self._maker.recorded(running.folder)
            self.show(is_making=True)
            return
        if part is not None:
            who = part.person
            self._file.keep(
                kept(name, who, lesson, running.table, seed, report, running.folder, part.exam)
            )
            self.show(exam=part.exam)
            return
        one = kept(name, who, lesson, running.table, seed, report, running.folder)
        self._file.keep(one, *shown_at_table(who, report, lesson))
        self.show(Finished(name, running.lesson, report, recorded, setup, touches))

    def _end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close()

    def _model_run(self, key: str) -> Finished:
        """Let the model dealer play a lesson at a table that is thrown away."""
        lesson = self._lessons[key]
        table = table_for(lesson, self._kinds, self._parts.setup.key)
        with attempts.unkept() as folder:
            report = beside_a_screen(lesson, table, lesson.seed, folder)
            recorded = attempts.events_of(folder)
        return Finished("", lesson, report, recorded, self._setup_of(key))

    def _setup_of(self, key: str) -> TableSetup:
        """Give how the table of a lesson is set up."""
        table = table_for(self._lessons[key], self._kinds, self._parts.setup.key)
        return _set_up(table, self._parts.folder)

    def _rule_book(self, game: str) -> RuleBook:
        rules = self._book.games[game].file
        return load_rule_book(paths.resources() / "rules" / f"{rules}.toml")

    def _attempt(self, key: str) -> Finished:
        """Read an attempt again from its journal, and score it."""
        folder = attempt_folder(self._parts.folder / FOLDER, key)
        note = attempts.read(folder)
        setup = _set_up(note.table, folder)
        recorded, lesson = attempts.events_of(folder), self._lessons[note.lesson]
        report = score(recorded, lesson, setup, own_swipes=note.own_swipes, answers=note.answers)
        return Finished(key, lesson, report, recorded, setup, note.touches)

    @cached_property
    def _book(self) -> Book:
        return load_book(paths.resources())

    def _leave(self) -> None:
        self._parts.later(lambda: self._parts.leave(""))

    @cached_property
    def _kinds(self) -> dict[str, tuple[str, str]]:
        """Give game and console of the tables that lessons name, and of the one that stood here."""
        names = {name for one in self._lessons.values() for name in one.tables}
        here = self._parts.setup
        own = {here.key: (here.game, here.console)}
        return {name: self._kind(name) for name in names} | own

    def _kind(self, name: str) -> tuple[str, str]:
        """Read of a table only what tells lessons for it from others."""
        file = table_file(paths.resources(), name, self._parts.folder)
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


def _open_people(parts: SchoolParts) -> PeopleFile:
    file = people_file(parts.folder / FOLDER)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise folder_not_writable(file, trouble) from trouble
    key = key_for(file, paths.key_file())
    return PeopleFile.open(file, key, parts.clock.now, paths.heads_folder())


def _new_folder(school: Path, lesson: str) -> Path:
    folder = next(one for n in count(1) if not (one := school / f"{lesson}-{n}").exists())
    return attempts.make_folder(folder)


def _set_up(table: str, own: Path) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, own))

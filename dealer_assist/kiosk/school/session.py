"""The school in the kiosk's window: its screens, and the table of a lesson in their place.

A lesson's table is opened in a folder of its own with a clock of its own; nothing of it can reach
the journals of the tables that stand here otherwise.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import assert_never

from dealer_assist import paths
from dealer_assist.catalog.lessons import NEVER, Lesson
from dealer_assist.desk.clock import Clock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import folder_not_writable
from dealer_assist.journal.key import key_for, school_key
from dealer_assist.kiosk.school.class_files import ClassFiles
from dealer_assist.kiosk.school.class_line import ClassLine, joined_by
from dealer_assist.kiosk.school.course import FOLDER, KioskCourse
from dealer_assist.kiosk.school.exams import SchoolExams
from dealer_assist.kiosk.school.maker import RECORDING, LessonMaker, recording_at
from dealer_assist.kiosk.school.register import KioskRegister
from dealer_assist.kiosk.school.running_lesson import ExamPart, LessonRunning, Present, Sitting
from dealer_assist.kiosk.school.witnesses import witnesses_of
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.kiosk.table.switch import TableSwitch
from dealer_assist.school.exam.sitting import ATTEMPTS, attempt_folder
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import score
from dealer_assist.school.people.attempt_facts import kept
from dealer_assist.school.people.facts import AttemptBegan, ExamPartBegan, PlacementRound
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.people.placement import placed
from dealer_assist.school.people.skills import shown_at_table
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.lesson_cover import CoverTouch, GoOn, LeaveLesson, SwitchOn
from dealer_assist.ui.school.services import Finished, SchoolServices, Workers
from dealer_assist.ui.school.stage import SchoolStage
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.menu import LEAVE_LESSON, PAUSE
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import Value, replace

_SEEDS = 1_000_000


def in_a_thread(work: Callable[[], object]) -> BackgroundTask[object]:
    """Do work beside the screen, in a thread of its own."""
    return BackgroundTask(lambda tell: work(), 0)


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
    work: Workers = in_a_thread,
    draw_seed: Callable[[], int] = lambda: SystemRandom().randrange(_SEEDS),
    reduce_motion: bool = False,
) -> "SchoolSession":
    """Set the table aside and show the school, as the person who was at the table has chosen.

    `left` hears when the table is back; `work` does beside the screen what takes long.
    """
    setup = switch.opened.desk.table.setup
    context = UiContext.for_person(
        paths.resources(), clock.ms, preferences, finger=window.finger, reduce_motion=reduce_motion
    )

    def leave(sentence: str) -> None:
        session.close()
        left()
        switch.bring_back(sentence)

    session = SchoolSession(
        SchoolParts(
            window=window,
            clock=clock,
            folder=folder,
            setup=setup,
            context=context,
            present=present,
            leave=leave,
            later=later,
            work=work,
            draw_seed=draw_seed,
        )
    )
    switch.set_aside()
    session.show()
    return session


class SchoolParts(Value):
    """What the school gets from the kiosk: the window, the time, folders and ways.

    `setup` is of the table that stood here; `leave` puts it back; `later` does something when the
    present touch is answered; `work` does something beside the screen;
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
    work: Workers
    draw_seed: Callable[[], int]


class SchoolSession:
    """Shows the school from its first screen until a person leaves it."""

    def __init__(self, parts: SchoolParts) -> None:
        self._parts, self._school = parts, parts.folder / FOLDER
        self._running: LessonRunning | None = None
        self._stage: SchoolStage | None = None
        self._is_first = True
        self._course = KioskCourse(
            parts.folder, parts.setup, self._start, self._leave, parts.draw_seed
        )
        self._file = _open_people(parts)
        joined = joined_by(self._school)
        self._line = ClassLine(joined) if joined else None
        self._register = KioskRegister(
            self._file, parts.setup, parts.clock, lambda: self._course.lessons
        )
        self._lists = ClassFiles(self._file, self._school)
        self._witnesses = witnesses_of(parts.folder, parts.setup.staff, parts.clock.now)
        self._maker = LessonMaker(
            self._school, self._course.all, parts.clock, lambda: parts.later(self._record)
        )
        self._exams = SchoolExams(
            self._file,
            self._course.all,
            parts.setup,
            parts.clock,
            lambda: self._course.book,
            self._play_part,
        )

    @property
    def running(self) -> LessonRunning | None:
        """Return the lesson under way."""
        return self._running

    @property
    def opened(self) -> OpenTable | None:
        """Return the table of the lesson under way."""
        return self._running.opened if self._running else None

    @property
    def face(self) -> TableController | None:
        """Return the screen of the lesson's table."""
        return self._running.face if self._running else None

    @property
    def stage(self) -> SchoolStage | None:
        """Return the school's own screens, where no lesson is under way."""
        return self._stage

    def close(self) -> None:
        """Release everything; a lesson under way is not scored."""
        self._parts.window.leave()
        self._end()
        self._share()
        if self._line is not None:
            self._line.close()
        self._file.close()

    def _share(self) -> None:
        """Exchange with the class what is on record, each fact once."""
        if self._line is None:
            return
        new = [fact for fact in self._line.learned() if fact.id not in self._file.people]
        if new:
            self._file.add(tuple(new))
        self._line.share(self._file.people.facts)

    def show(
        self, done: Finished | None = None, exam: str = "", *, is_making: bool = False
    ) -> None:
        """Show the first screen, how an attempt went, how an exam stands, or the lesson maker."""
        self._share()
        services = SchoolServices(
            clock=self._parts.clock,
            register=self._register,
            lessons=self._course,
            drills=self._course,
            exams=self._exams,
            maker=self._maker,
            lists=self._lists,
            witnesses=self._witnesses,
            work=self._parts.work,
        )
        self._stage = SchoolStage(
            self._parts.context,
            services,
            done,
            is_first=self._is_first,
            exam=exam,
            is_making=is_making,
        )
        self._is_first = False
        self._parts.window.show_table(self._stage, self._stage)
        if self._course.wrong:
            self._stage.refuse(self._course.wrong)
            self._course.wrong = ""

    def _start(self, key: str, is_placement: bool) -> None:  # noqa: FBT001 - of the course alone
        lesson = self._course.all[key]
        if is_placement:
            lesson = replace(lesson, advice=NEVER)
        self._parts.later(lambda: self._open(lesson, is_placement=is_placement))

    def _record(self) -> None:
        """Open a table at which everything that is done becomes a lesson."""
        self._open(recording_at(self._parts.setup.key))

    def _play_part(self, exam: str, begun: ExamPartBegan) -> None:
        """Open the table of a part that is on record as begun; the coach is silent."""
        lesson = replace(self._exams.lesson_of(exam, begun.part), advice=NEVER)
        folder = attempt_folder(self._school, begun.attempt)
        attempts.make_folder(folder)
        person = self._file.people.persons[self._exams.of(exam).person]
        part = ExamPart(exam, begun, person.key, person.name, folder)
        self._parts.later(lambda: self._open(lesson, part))

    def _open(
        self, lesson: Lesson, part: ExamPart | None = None, *, is_placement: bool = False
    ) -> None:
        if self._running is not None:
            return
        self._parts.window.leave()
        try:
            sitting = replace(self._sitting(lesson, part), is_placement=is_placement)
            self._note_begun(sitting)
            running = self._run(sitting)
        except UserFacingError as wrong:
            self.show(exam=part.exam if part else "")
            if self._stage is not None:
                self._stage.refuse(str(wrong))
            return
        self._running, self._stage = running, None
        running.ended = lambda: self._parts.later(self._finish)
        running.stage.told.connect(self._cover)
        self._parts.window.show_table(running.stage, running.stage)

    def _sitting(self, lesson: Lesson, part: ExamPart | None) -> Sitting:
        learning, table = self._register.learning(), self._course.table_of(lesson)
        number = learning.number(lesson.key)
        if part is not None:
            return Sitting(lesson, table, part.begun.seed, part.folder, number, part.name, part)
        seed = self._course.taken_seed(lesson, len(learning.tries(lesson.key)))
        folder = _new_folder(self._school / ATTEMPTS, lesson.key)
        return Sitting(lesson, table, seed, folder, number, learning.trainee)

    def _note_begun(self, sitting: Sitting) -> None:
        """Put on record that a lesson is dealt: one that is cut off leaves its trace."""
        key = sitting.lesson.key
        if sitting.part is None and key != RECORDING:
            who, name = self._register.person.key, sitting.folder.name
            begun = (
                PlacementRound(who, name) if sitting.is_placement else AttemptBegan(name, who, key)
            )
            self._file.keep(begun)

    def _run(self, sitting: Sitting) -> LessonRunning:
        parts = self._parts
        return LessonRunning(
            sitting, parts.context, parts.clock, parts.present, self._go, self._line
        )

    def _go(self, where: str) -> None:
        """Hear of a way off the lesson's table, in its menu."""
        running = self._running
        if running is None:
            return
        if where == PAUSE:
            running.face.refresh()  # the menu is answered
            running.clock.stop()
            running.stage.pause()
        elif where == LEAVE_LESSON:
            self._parts.later(self._abandon)

    def _cover(self, touch: CoverTouch) -> None:
        """Hear what was touched on what lies over the lesson's table."""
        running = self._running
        if running is None:
            return
        match touch:
            case GoOn():
                self._parts.later(lambda: self._go_on(running))
            case SwitchOn():
                self._parts.later(running.switch_on)
            case LeaveLesson():
                self._parts.later(self._abandon)
            case _:
                assert_never(touch)

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
            if self._stage is not None:
                self._stage.refuse(str(wrong))

    def _keep(self, running: LessonRunning) -> None:
        """Put what was played on record, and show it."""
        setup = running.opened.setup
        swipes = running.play.room.own_swipes
        recorded = attempts.events_of(running.folder)
        answers = running.play.room.answers
        report = score(recorded, running.play.lesson, setup, own_swipes=swipes, answers=answers)
        who, seed, name = self._register.person.key, running.play.seed, running.folder.name
        touches = running.play.touches
        note = attempts.PlayedAttempt(
            running.lesson.key,
            running.table,
            seed,
            who,
            swipes,
            touches,
            answers,
            running.lesson.moves,
            asks_pay=bool(running.lesson.goals),
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
        attempt_kept = kept(name, who, lesson, running.table, seed, report, running.folder)
        shown = shown_at_table(who, report, lesson)
        self._file.keep(
            attempt_kept, *shown, *self._placed(running.sitting, who, is_passed=report.is_passed)
        )
        self.show(Finished(name, running.play.lesson, report, recorded, setup, seed, touches))

    def _placed(self, sitting: Sitting, who: str, *, is_passed: bool) -> tuple[PlacementRound, ...]:
        """Return what the round of a placement has shown."""
        if not sitting.is_placement:
            return ()
        course, name = self._course.lessons, sitting.folder.name
        return (placed(who, name, sitting.lesson, course, is_passed=is_passed),)

    def _end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close()

    def _leave(self) -> None:
        self._parts.later(lambda: self._parts.leave(""))


def _open_people(parts: SchoolParts) -> PeopleFile:
    file = people_file(parts.folder / FOLDER)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise folder_not_writable(file, trouble) from trouble
    key = key_for(file, paths.key_file())
    cards = school_key(paths.key_file())
    people = PeopleFile.open(file, key, parts.clock.now, paths.heads_folder(), cards)
    people.forget_overdue()
    return people


def _new_folder(school: Path, lesson: str) -> Path:
    folder = next(file for n in count(1) if not (file := school / f"{lesson}-{n}").exists())
    return attempts.make_folder(folder)

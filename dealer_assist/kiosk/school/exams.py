"""Table tests at the kiosk: drawn, put on record part by part, marked, signed, written as PDF."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import Clock
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.deals.house import house_of
from dealer_assist.school.exam import exam as x
from dealer_assist.school.exam.certificate import Certificate, preview_of
from dealer_assist.school.exam.parts import Drill, DrillKind, ExamRound, kinds_for
from dealer_assist.school.exam.sitting import DrillBegun, begin
from dealer_assist.school.people.facts import ExamBegan, ExamPartBegan
from dealer_assist.school.people.file import PeopleFile, head_before
from dealer_assist.school.people.people import Person
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.setup.table_setup import TableSetup


class SchoolExams:
    """Everything that screens do with an exam; `play` opens the table of a round."""

    def __init__(
        self,
        file: PeopleFile,
        lessons: Mapping[str, Lesson],
        setup: TableSetup,
        clock: Clock,
        book: Callable[[], SettleBook],
        play: Callable[[str, ExamPartBegan], None],
    ) -> None:
        self._file, self._lessons, self._setup = file, lessons, setup
        self._clock, self._book, self._play = clock, book, play
        self._signed: dict[str, Certificate] = {}

    def draw(self, seed: int) -> ExamBegan:
        """Draw the parts of an exam; nothing is on record yet."""
        lines = x.executive_lines(self._setup)
        return x.draw(
            self._lessons, self._setup.key, seed, drills=self._drills, executive_lines=lines
        )

    def begin(self, person: str, examiner: Person, seed: int) -> str:
        """Put a drawn exam on record, or take the one up that was cut off; give its key."""
        table = self._setup.key
        return begin(
            self._file,
            self._lessons,
            person,
            examiner.name,
            table,
            seed,
            drills=self._drills,
            executive_lines=x.executive_lines(self._setup),
            examiner_key=examiner.key,
        ).key

    def of(self, key: str) -> x.Exam:
        """Return the present state of an exam."""
        return x.exam_of(self._file.people, key)

    def play_next(self, key: str) -> DrillBegun | None:
        """Deal the next round, or give the drill that is to be asked.

        Cut off too often, the exam is void instead.
        """
        exam = self.of(key)
        begun = x.begin_part(exam)
        self._file.keep(begun)
        match begun, exam.next_part:
            case ExamPartBegan(), ExamRound():
                self._play(key, begun)
            case ExamPartBegan(), Drill() as drill:
                return DrillBegun(exam.person, begun, drill)
        return None

    def lesson_of(self, key: str, number: int) -> Lesson:
        """Return the lesson of a round."""
        return self._lessons[self.of(key).rounds[number - 1].lesson]

    @property
    def _drills(self) -> tuple[DrillKind, ...]:
        book = self._book()
        return kinds_for(book, self._setup.game, house_of(self._setup, book))

    def mark(self, key: str, heading: str, given: int) -> None:
        """Take a mark."""
        self._file.keep(x.mark(self.of(key), heading, given))

    def note(self, key: str, text: str) -> None:
        """Take a note for the record; the same one again adds nothing."""
        exam = self.of(key)
        noted = x.note(exam, text)
        if noted.text != exam.note:
            self._file.keep(noted)

    def sign(self, key: str, by: str) -> None:
        """Close an exam with the examiner's card; its record is a file from then on."""
        if self.of(key).is_trial:
            raise Refused(Msg("Played by the model dealer. No candidate, no signature"))
        record = self.record(key)  # the head in it is that before the signature
        self._file.keep(x.sign(self.of(key), by, record.digest))
        self._signed[key] = record
        self.write(key)

    def record(self, key: str) -> Certificate:
        """Return what the record of an exam says so far."""
        return self._record_of(self.of(key), self._clock.now(), self._file.head)

    def _record_of(self, exam: x.Exam, at: datetime, head: str) -> Certificate:
        shipped = paths.resources()
        person = self._file.people.persons[exam.person]
        source = find_table(shipped, exam.table, self._file.path.parent)
        setup = load_table(shipped, paths.layouts(), source)
        return preview_of(exam, person, setup, at.date().isoformat(), head, self._file.key)

    def _record_as_signed(self, key: str) -> Certificate | None:
        """Put a record together once more that was signed before the program was last started.

        None where names or definitions have changed since: it would not be what was signed.
        """
        exam = self.of(key)
        facts = self._file.people.exam_facts.get(key, ())
        fact = next((one for one in facts if one.what == exam.signed), None)
        if fact is None or exam.signed is None:
            return None
        at = datetime.fromisoformat(fact.at).astimezone(self._clock.now().tzinfo)
        record = self._record_of(exam, at, head_before(self._file.path, fact.id))
        return record if record.digest == exam.signed.digest else None

    def write(self, key: str) -> str:
        """Write the record of a signed exam as PDF, unless it is there; say where it is."""
        from dealer_assist.ui.print.certificate import write_certificate

        file = self._file.path.parent / f"table-test-{key[:8]}.pdf"
        if file.exists():
            return _written(file)
        record = self._signed.get(key) or self._record_as_signed(key)
        if record is None:
            return Msg("{file} is gone. Look for it where it was copied to", file=file.name)
        try:
            titles = {lesson.key: lesson.title for lesson in self._lessons.values()}
            write_certificate(record, self._file.key, file, titles)
        except OSError as trouble:
            return Msg("{file} cannot be written ({why})", file=file, why=trouble.strerror or "")
        return _written(file)


def _written(file: Path) -> str:
    return Msg("Written: {file}, in the folder of the school", file=file.name)

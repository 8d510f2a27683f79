"""Plays an exam to its end, from wherever a power cut has left it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.drills.question import Question
from dealer_assist.school.exam.exam import ROUNDS, Exam, begin_part, draw, exam_of, unfinished
from dealer_assist.school.exam.parts import Drill, DrillKind, ExamRound
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.attempt_facts import kept
from dealer_assist.school.people.file import PeopleFile, new_id
from dealer_assist.school.people.skills import answered, skill_of
from dealer_assist.value import Value, replace

Play = Callable[[Lesson, str, int, Path], LessonReport]
"""Plays a lesson at a table with a seed into a folder, and scores it."""
Ask = Callable[[Drill, int], Iterator[Question]]
"""Makes the questions of a drill that are left, from a seed."""
ATTEMPTS = "attempts"


class DrillBegun(Value):
    """A drill of an exam that is on record as begun, to be answered from its next question on."""

    person: str
    begun: f.ExamPartBegan
    drill: Drill

    def answered(self, question: Question, *, is_right: bool, ms: int, number: int) -> f.Answered:
        """Return what goes on record of an answer."""
        attempt = self.begun.attempt
        return answered(
            self.person, question, is_right=is_right, ms=ms, attempt=attempt, number=number
        )


def begin(
    book: PeopleFile,
    lessons: Mapping[str, Lesson],
    person: str,
    examiner: str,
    table: str,
    seed: int,
    rounds: int = ROUNDS,
    drills: Sequence[DrillKind] = (),
    executive_lines: Collection[str] = (),
    *,
    is_trial: bool = False,
    examiner_key: str = "",
) -> Exam:
    """Draw an exam and put it on record, or take the one up that was cut off.

    A trial run is played by the model dealer, and says so for good. With the key of an examiner
    both have typed their PIN.
    """
    if person not in book.people.persons:
        raise Refused(Msg("{name} is not on the list. Add them first", name=person))
    if (open_one := unfinished(book.people, person, table, is_trial=is_trial)) is not None:
        return open_one
    drawn = draw(lessons, table, seed, rounds, drills, executive_lines)
    key = new_id()
    book.keep(
        replace(
            drawn,
            exam=key,
            person=person,
            examiner=examiner,
            is_trial=is_trial,
            examiner_key=examiner_key,
            is_proven=bool(examiner_key),
        )
    )
    return exam_of(book.people, key)


def attempt_folder(school: Path, attempt: str) -> Path:
    """Return the folder of an attempt at a school."""
    return school / ATTEMPTS / attempt


def sit(book: PeopleFile, key: str, lessons: Mapping[str, Lesson], play: Play, ask: Ask) -> Exam:
    """Play every part that is left, with no advice; each is on record before the next begins.

    The questions of a drill are answered right.
    """
    while (exam := exam_of(book.people, key)).is_open and exam.next_part is not None:
        begun = begin_part(exam)
        book.keep(begun)
        match begun, exam.next_part:
            case f.ExamPartBegan(), ExamRound(lesson=lesson):
                _play(book, exam, begun, lessons[lesson], play)
            case f.ExamPartBegan(), Drill() as drill:
                _answer(book, DrillBegun(exam.person, begun, drill), ask)
    return exam


def _play(book: PeopleFile, exam: Exam, begun: f.ExamPartBegan, lesson: Lesson, play: Play) -> None:
    silent = replace(lesson, advice="never")
    folder = attempt_folder(book.path.parent, begun.attempt)
    report = play(silent, exam.table, begun.seed, folder)
    done = kept(
        begun.attempt, exam.person, silent, exam.table, begun.seed, report, folder, exam.key
    )
    book.keep(done)


def _answer(book: PeopleFile, sat: DrillBegun, ask: Ask) -> None:
    ms = 1000 * skill_of(sat.drill.name).target_s
    following = len(sat.drill.answers) + 1
    for number, question in enumerate(ask(sat.drill, sat.begun.seed), following):
        book.keep(sat.answered(question, is_right=True, ms=ms, number=number))

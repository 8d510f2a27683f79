"""What goes on record of an attempt that is over: its score, and the journal that it lies in."""

import hashlib
import json
from pathlib import Path

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import UsageError
from dealer_assist.journal.queries.latest import ask
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.people.facts import Answered, AttemptKept
from dealer_assist.school.people.skills import parts_of, shown_at_table
from dealer_assist.value import Value, as_dict, plain


class JournalEnd(Value):
    """How far the journal of an attempt went, its last hash, and the definitions in force."""

    seq: int
    hash: str
    definitions: str


def journal_of(folder: Path) -> Path:
    """Find the journal of an attempt."""
    found = next(iter(sorted(folder.glob("*.training.db"))), None)
    if found is None:
        raise UsageError(f"{folder} holds no journal; 'school play LESSON' makes one")
    return found


def end_of(folder: Path) -> JournalEnd:
    """Read how the journal of an attempt ends."""
    journal = journal_of(folder)
    (head,) = ask(journal, "SELECT seq, hash FROM head")
    digests = ask(journal, "SELECT digest FROM definitions ORDER BY id DESC LIMIT 1")
    return JournalEnd(head["seq"], head["hash"].hex(), digests[0]["digest"] if digests else "")


def lesson_digest(lesson: Lesson) -> str:
    """Return what tells a lesson from itself after a change."""
    values = {key: plain(one) for key, one in as_dict(lesson).items() if key != "file"}
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def kept(
    attempt: str,
    person: str,
    lesson: Lesson,
    table: str,
    seed: int,
    report: LessonReport,
    folder: Path,
    exam: str = "",
) -> AttemptKept:
    """Return what is kept of an attempt."""
    kinds = [mistake.kind for mistake in report.mistakes]
    end = end_of(folder)
    return AttemptKept(
        attempt,
        person,
        lesson.key,
        table,
        seed,
        report.seconds,
        report.points,
        report.is_passed,
        tuple((kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)),
        len(report.critical),
        parts_of(report, lesson),
        end.seq,
        end.hash,
        lesson_digest(lesson),
        end.definitions,
        exam,
        lesson.rounds,
    )


def facts_of(
    attempt: str,
    person: str,
    lesson: Lesson,
    table: str,
    seed: int,
    report: LessonReport,
    folder: Path,
) -> tuple[AttemptKept | Answered, ...]:
    """Return what goes on record after a lesson: the attempt, and each skill as it showed it."""
    attempt_kept = kept(attempt, person, lesson, table, seed, report, folder)
    return (attempt_kept, *shown_at_table(person, report, lesson))

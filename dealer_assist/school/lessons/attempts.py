"""An attempt at a lesson: a folder with the journal that it was played into, and what it was."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import UsageError
from dealer_assist.journal.codec import decode
from dealer_assist.journal.errors import folder_not_writable, trouble_of_disk
from dealer_assist.journal.head_file import kept_of
from dealer_assist.journal.key import load_key
from dealer_assist.journal.queries.latest import ask
from dealer_assist.school.deals.other_seats import as_dealt
from dealer_assist.school.lessons.answers import GoalAnswer
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, plain, replace

_NOTE = "attempt.json"
_EVENTS = "SELECT seq, at_utc, kind, payload FROM events ORDER BY seq"


class VainTouch(Value):
    """A touch that changed nothing: the table said no, and the journal knows nothing of it."""

    at_ms: int
    said: str


class PlayedAttempt(Value):
    """What was played, by whom, at which table, with which seed; touches that were refused.

    `is_moved` says that the lesson was one that is dealt to other seats when it is played again,
    `asks_pay` that it has asked for the pay of its rounds.
    """

    lesson: str
    table: str
    seed: int
    dealer: str
    own_swipes: int = 0
    touches: tuple[VainTouch, ...] = ()
    answers: tuple[GoalAnswer, ...] = ()
    is_moved: bool = False
    asks_pay: bool = False

    def lesson_played(self, lesson: Lesson, setup: TableSetup) -> Lesson:
        """Return the lesson as it was dealt; runs of before have its cards changed and no seat."""
        return as_dealt(replace(lesson, moves=lesson.moves and self.is_moved), setup, self.seed)


def make_folder(folder: Path) -> Path:
    """Make the folder of an attempt, which is nobody else's."""
    try:
        folder.mkdir(parents=True)
    except OSError as trouble:
        raise folder_not_writable(folder / _NOTE, trouble) from trouble
    return folder


def write(folder: Path, attempt: PlayedAttempt) -> None:
    """Keep what the attempt was beside its journal."""
    note = plain(attempt)
    try:
        (folder / _NOTE).write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
    except OSError as trouble:
        raise folder_not_writable(folder / _NOTE, trouble) from trouble


def read(folder: Path) -> PlayedAttempt:
    """Read what an attempt was."""
    file = folder / _NOTE
    try:
        note: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        touches = tuple(VainTouch(**one) for one in note.pop("touches", ()))
        answers = tuple(GoalAnswer(**one) for one in note.pop("answers", ()))
        return PlayedAttempt(**note, touches=touches, answers=answers)
    except OSError:
        raise UsageError(f"{folder} holds no attempt; 'school play LESSON' makes one") from None
    except (ValueError, TypeError):
        raise UsageError(f"{file} cannot be read; it was damaged or changed") from None


@contextmanager
def unkept() -> Iterator[Path]:
    """Return a folder for a run that nobody keeps: nothing of it is left, nor beside the key."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        try:
            yield folder
        finally:
            for journal in folder.rglob("*.training.db"):
                if kept := kept_of(journal, load_key(paths.key_file()), paths.heads_folder()):
                    kept.forget()


def events_of(folder: Path) -> tuple[RecordedEvent, ...]:
    """Read every event of an attempt's journal."""
    journal = next(folder.glob("*.training.db"), None)
    if journal is None:
        raise UsageError(f"{folder} holds no journal; 'school play LESSON' makes one")
    try:
        rows = ask(journal, _EVENTS)
    except sqlite3.Error as trouble:
        damaged = UsageError(f"{journal} cannot be read; it was damaged or changed")
        raise trouble_of_disk(journal, trouble) or damaged from trouble
    return tuple(
        RecordedEvent(
            row["seq"], _ms(row["at_utc"]), decode(row["kind"], json.loads(row["payload"]))
        )
        for row in rows
    )


def _ms(at: str) -> int:
    return round(datetime.fromisoformat(at).timestamp() * 1000)

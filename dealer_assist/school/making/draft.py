"""A lesson that is being made: a run at the table, the lesson made of it, and how it was checked.

It lies beside the journal of its run. Whether it was checked is not kept: after a restart the
model dealer plays it again before anybody gets it.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.lessons import Goal, Lesson, load_lesson
from dealer_assist.errors import Refused
from dealer_assist.journal.files import write_whole
from dealer_assist.message import Msg
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.making import maker
from dealer_assist.school.making.maker import ModelCheck
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, replace

_FILE = "draft.toml"
LONGEST_TITLE = 60


class Draft(Value):
    """A draft as it stands; `checked` is the lesson as the model dealer has played it last."""

    folder: Path
    lesson: Lesson
    recorded: tuple[RecordedEvent, ...]
    setup: TableSetup
    check: ModelCheck | None = None
    checked: Lesson | None = None
    checked_at: str = ""
    published_at: str = ""

    @property
    def is_checked(self) -> bool:
        """True if the model dealer has played exactly this."""
        return self.check is not None and self.checked == self.lesson

    @property
    def is_good(self) -> bool:
        """True if it can be given."""
        return self.is_checked and self.check is not None and self.check.is_good

    def is_goal_checked(self, place: int) -> bool:
        """True if a goal stands as it was checked, at steps as they were."""
        last = self.checked
        if last is None or last.steps != self.lesson.steps:
            return False
        return place < len(last.goals) and last.goals[place] == self.lesson.goals[place]

    def with_lesson(self, lesson: Lesson) -> "Draft":
        """Return the draft with a changed lesson."""
        return replace(self, lesson=lesson)

    def with_goal(self, place: int, goal: Goal) -> "Draft":
        """Return the draft with a goal changed; its sentence follows it."""
        goals = list(self.lesson.goals)
        goals[place] = maker.with_words(goal, self.setup)
        return self.with_lesson(replace(self.lesson, goals=tuple(goals)))

    def without_goal(self, place: int) -> "Draft":
        """Return the draft without a goal; the last one stays."""
        goals = (*self.lesson.goals[:place], *self.lesson.goals[place + 1 :])
        if not goals:
            raise Refused(Msg("A lesson counts at least one thing. Change this goal instead"))
        return self.with_lesson(replace(self.lesson, goals=goals))


def begin(folder: Path, title: str, setup: TableSetup, taken: Mapping[str, Lesson]) -> Draft:
    """Make a draft of a run that is on record in a folder."""
    words = " ".join(title.split())[:LONGEST_TITLE]
    key = "-".join(re.findall("[a-z0-9]+", words.casefold()))
    if not key or not words.isprintable() or "{" in words:
        raise Refused(Msg("Give the lesson a title of plain words"))
    if key in taken:
        raise Refused(Msg("There is a lesson called {title}. Choose another title", title=words))
    recorded = attempts.events_of(folder)
    lesson = maker.recorded_as_lesson(recorded, key, words, attempts.read(folder).table, setup)
    return Draft(folder, lesson, recorded, setup)


def save(draft: Draft) -> None:
    """Keep a draft beside its run."""
    text = f"# {draft.lesson.key}\n{maker.as_toml(draft.lesson)}"
    write_whole(draft.folder / _FILE, text)


def drafts_in(folder: Path) -> tuple[Path, ...]:
    """Find the folders that hold a draft, the one that was changed last first."""
    files = sorted(
        folder.glob(f"*/{_FILE}"), key=lambda path: path.stat().st_mtime_ns, reverse=True
    )
    return tuple(file.parent for file in files)


def load(folder: Path, setup: TableSetup) -> Draft:
    """Read a draft again."""
    return Draft(folder, lesson_in(folder), attempts.events_of(folder), setup)


def lesson_in(folder: Path) -> Lesson:
    """Read the lesson of a draft."""
    file = folder / _FILE
    key = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").strip()
    if not re.fullmatch("[a-z0-9-]+", key):
        raise BadDefinition(f"{file}: its first line does not name the lesson")
    return replace(load_lesson(file), key=key, file="")

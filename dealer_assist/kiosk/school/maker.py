"""The lesson maker at the kiosk: runs recorded at a table of their own, drafts, checks, lessons."""

from collections.abc import Callable
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, Scoring
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import Clock
from dealer_assist.errors import Refused
from dealer_assist.kiosk.school.model_run import beside_a_screen
from dealer_assist.message import Msg
from dealer_assist.school.lessons import attempts
from dealer_assist.school.making import draft, maker
from dealer_assist.school.making.draft import Draft
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

OWN = "lessons"
"""The folder of the lessons that a school has made itself."""
RECORDING = "recording"


def recording_at(table: str) -> Lesson:
    """Return a lesson in which nothing happens but what a person does: one round, no advice."""
    return Lesson(
        key=RECORDING,
        title=Msg("Recording"),
        kind="procedure",
        tables=(table,),
        level=1,
        needs=(),
        minutes=5,
        advice="never",
        seed=1,
        story="",
        steps=(),
        goals=(),
        score=Scoring(),
    )


class LessonMaker:
    """Keeps drafts beside the runs that they were made of; `record` opens the table."""

    def __init__(
        self,
        school: Path,
        lessons: dict[str, Lesson],
        clock: Clock,
        record: Callable[[], None],
    ) -> None:
        self._school, self._lessons, self._clock = school, lessons, clock
        self.record = record
        self._run: Path | None = None

    @property
    def is_waiting_for_title(self) -> bool:
        """True if a run was recorded that has no title yet."""
        return self._run is not None

    def recorded(self, folder: Path) -> None:
        """Hear of a run that is over."""
        self._run = folder

    def draft(self) -> Draft | None:
        """Read the draft that was changed last."""
        folder = next(iter(draft.drafts_in(self._school / "attempts")), None)
        return draft.load(folder, self._setup(folder)) if folder else None

    def take(self, title: str) -> Draft:
        """Make a draft of the run that was recorded last; until it is kept, the run waits."""
        if self._run is None:
            raise Refused(Msg("Nothing was recorded. Press RECORD"))
        folder = self._run
        try:
            made = draft.begin(folder, title, self._setup(folder), self._lessons)
            draft.save(made)
        except maker.NotALesson:
            self._run = None
            raise
        self._run = None
        return made

    def save(self, one: Draft) -> None:
        """Keep a draft."""
        draft.save(one)

    def check(self, one: Draft) -> Draft:
        """Let the model dealer play it."""
        check = maker.check_lesson(one.lesson, beside_a_screen)
        return replace(one, check=check, checked=one.lesson, checked_at=self._time())

    def publish(self, one: Draft) -> Draft:
        """Publish it: it is in the course from now on."""
        if one.check is None or not one.is_checked:
            raise Refused(Msg("Changed since the check. Press CHECK THE LESSON"))
        maker.publish(one.lesson, one.check, self._school / OWN)
        self._lessons[one.lesson.key] = one.lesson
        return replace(one, published_at=self._time())

    def _setup(self, folder: Path) -> TableSetup:
        shipped, note = paths.resources(), attempts.read(folder)
        return load_table(shipped, paths.layouts(), find_table(shipped, note.table, folder))

    def _time(self) -> str:
        return self._clock.now().strftime("%H:%M")

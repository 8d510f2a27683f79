"""The application as scenarios play it: instructions come in as JSON lines, time is simulated."""

import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TextIO, TypeAlias

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.devices.rack import Rack
from dealer_assist.journal.queries.latest import ask
from dealer_assist.kiosk.school.course import FOLDER
from dealer_assist.kiosk.school.running_lesson import LessonRunning
from dealer_assist.kiosk.school.session import SchoolSession, open_school
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.kiosk.table.switch import TableSwitch
from dealer_assist.kiosk.table_session import show_table, table_presenter
from dealer_assist.scenarios.actions import SceneActions
from dealer_assist.scenarios.enrolment import enrol
from dealer_assist.scenarios.expectations import Expectations
from dealer_assist.scenarios.finger import CannotDo, Finger
from dealer_assist.scenarios.floor_scene import FLOOR, FloorScene
from dealer_assist.scenarios.setup_scene import SETUP, SetupScene
from dealer_assist.ui.school.stage import SchoolStage
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.table_controller import DEVICES_EVERY_MS, TableController
from dealer_assist.ui.shell.window import KioskWindow

CURTAIN = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
STEP_MS, LOOK_MS = 20, DEVICES_EVERY_MS
REST_MS, LONG_MS = 80, 3_000  # a kiosk that nobody touches rests as long between two beats
_LAST = "SELECT at_utc FROM events ORDER BY seq DESC LIMIT 1"
SHUFFLED = 1  # the virtual shoe is the same in every run, unless a scenario shuffles it
_SEEDS = 1_000_000
BETWEEN_MS = 500  # longer than every guard against double presses
EXACT = ("touch", "wait")
"""Instructions that no more time passes with than they say: a scenario sets the rhythm."""


class TableScene:
    """A window, a table and a clock that moves only between instructions."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._is_visible = bool(request["is_visible"])
        self.pictures = Path(request["pictures"]) if request["pictures"] else None
        self.clock = SimulatedClock(datetime.fromisoformat(request.get("at", CURTAIN.isoformat())))
        self.shuffle = Random(SHUFFLED)
        self.window = KioskWindow(paths.start_picture())
        self.window.resize(*request.get("size", (1920, 1080)))
        self.window.show()
        self._heard_before_ms = 0
        self._hardware = request.get("hardware", {})
        self._data = Path(request["data"])
        self._switch = TableSwitch(self.window, self._open, _later)
        self._school: SchoolSession | None = None
        self._switch.open(request["table"])
        self.hand = Finger(self.window)
        self.deeds = SceneActions(self)
        self.expectations = Expectations(self)
        self.rest()

    @property
    def opened(self) -> OpenTable:
        """Return the open table; a change of game brings another, and so does a lesson."""
        lesson = self._school.opened if self._school else None
        try:
            return lesson or self._switch.opened
        except LookupError:
            raise CannotDo("no table stands here; go back to it, or begin a lesson") from None

    @property
    def face(self) -> TableController:
        """Return the screen of the open table."""
        lesson = self._school.face if self._school else None
        return lesson or self._face

    @property
    def lesson(self) -> LessonRunning | None:
        """Return the lesson that is played."""
        return self._school.running if self._school else None

    @property
    def school(self) -> SchoolStage | None:
        """Return the screens of the school, where they stand in the place of a table."""
        return self._school.stage if self._school else None

    def perform(self, verb: str, words: list[str]) -> None:
        """Do one instruction, then let everything come to rest."""
        if verb.startswith("expect "):
            self.expectations.check(verb.removeprefix("expect "), words)
            return
        self.deeds.do(verb, words)
        if verb not in EXACT:
            self.rest()
        QApplication.processEvents()

    def wait(self, ms: int) -> None:
        """Let simulated time pass; in a visible scene as much real time."""
        passed = 0
        while passed < ms:
            step = min(STEP_MS if passed < LONG_MS else REST_MS, ms - passed)
            passed += step
            self._pass(step)

    def rest(self) -> None:
        """Let come to rest what was done, from one look at the devices to the next."""
        passed = 0
        while passed < BETWEEN_MS:
            is_quick = self._is_visible or self._is_reading
            due = STEP_MS if is_quick else LOOK_MS - self._heard_before_ms
            step = min(due, BETWEEN_MS - passed)
            passed += step
            self._pass(step)

    @property
    def _is_reading(self) -> bool:
        """True while GAMES reads its tables, some at every beat."""
        page = self.face.pages.page
        return page is not None and bool(getattr(page.page, "is_reading", False))

    def _pass(self, ms: int) -> None:
        self.clock.advance(ms)
        heard_before_ms = self._heard_before_ms + ms
        self._heard_before_ms = heard_before_ms if heard_before_ms < LOOK_MS else 0
        self.window.beat()
        QApplication.processEvents()
        if self._is_visible:
            time.sleep(ms / 1000)

    def picture(self, file: Path) -> None:
        """Take a picture of the window."""
        QApplication.processEvents()
        if not self.window.grab().save(str(file)):
            raise CannotDo(f"the picture {file} cannot be written")

    def kept(self) -> dict[str, Any]:
        """Return what outlives the process: the table, its hardware, the time, the screen."""
        return {
            "at": self.clock.now().isoformat(),
            "table": self._name,
            "hardware": {} if self._school else self.opened.rack.simulated.snapshot(),
            "size": (self.window.width(), self.window.height()),
        }

    def close(self) -> None:
        """End in an orderly way."""
        if self._school is not None:
            self._school.close()
        else:
            self._switch.close()

    def enrol(self, name: str, group: str = "", **known: Any) -> None:
        """Put a person on the class list, while nobody is in the school."""
        enrol(self._data / FOLDER, self.clock, self._name, name, group, **known)

    def _open_school(self) -> None:
        present = partial(table_presenter, self.window, reduce_motion=True, shuffle=self.shuffle)
        self._school = open_school(
            self.window,
            self._switch,
            self.clock,
            self._data,
            present=present,
            left=self._leave_school,
            later=_later,
            preferences=self.face.preferences,
            work=_at_once,
            draw_seed=lambda: self.shuffle.randrange(_SEEDS),
            reduce_motion=True,
        )

    def _leave_school(self) -> None:
        self._school = None

    def _open(self, table: str, sentence: str, undo: ExitStack) -> OpenTable:
        self._catch_up()
        opened = open_table(
            table,
            self._data,
            self.clock,
            restore=self._restore,
            random_bytes=self.shuffle.randbytes,
        )
        undo.callback(opened.close)
        self._face = show_table(
            self.window,
            opened,
            self.clock,
            reduce_motion=True,
            shuffle=self.shuffle,
            message=sentence,
            school=partial(_later, self._open_school),
        )
        self._name, self._heard_before_ms = table, 0
        self._hardware = {}  # another table has hardware of its own
        return opened

    def _restore(self, rack: Rack) -> None:
        rack.simulated.restore(self._hardware)

    def _catch_up(self) -> None:
        """Begin no earlier than the last thing on record: the table would call the clock wrong."""
        for file in self._data.glob("*.training.db"):
            with suppress(sqlite3.Error, OSError):  # opening it says what is wrong
                for row in ask(file, _LAST):
                    behind = datetime.fromisoformat(row["at_utc"]) - self.clock.now()
                    self.clock.advance(max(0, int(behind.total_seconds() * 1000) + 1))


AnyScene: TypeAlias = TableScene | FloorScene | SetupScene


def scene_for(request: dict[str, Any]) -> AnyScene:
    """Make the scene that a scenario names."""
    match request["table"]:
        case name if name == FLOOR:
            return FloorScene(request)
        case name if name == SETUP:
            return SetupScene(request)
        case _:
            return TableScene(request)


def _later(then: Callable[[], None]) -> None:
    """Do something when the present touch is answered."""
    QTimer.singleShot(0, then)


def _at_once(work: Callable[[], object]) -> BackgroundTask[object]:
    """Do work beside the screen to its end: the seconds of a scenario are no time for a thread."""
    task = BackgroundTask(lambda tell: work(), 0)
    task.finish()
    return task


def main() -> int:
    """Serve instructions until the input ends."""
    answers = _take_stdout()
    QApplication(sys.argv[:1])
    scene: AnyScene | None = None
    for line in sys.stdin:
        request = json.loads(line)
        if scene is None:
            scene, failed = _begin(request)
        else:
            failed = _serve(scene, request["verb"], request["words"])
        kept = scene.kept() if scene else {}
        print(json.dumps({"failed": failed, "kept": kept}), file=answers, flush=True)
    if scene is not None:
        scene.close()
    return 0


def _begin(request: dict[str, Any]) -> tuple[AnyScene | None, str]:
    """Open a table, the whole floor or a set-up; or say why it does not open."""
    try:
        return scene_for(request), ""
    except Exception as error:  # noqa: BLE001 - raised again by the parent
        return None, str(error)


def _serve(scene: AnyScene, verb: str, words: list[str]) -> str:
    """Do one instruction; say why it cannot be done, or nothing."""
    try:
        if verb == "picture":
            scene.picture(Path(words[0]))
        else:
            scene.perform(verb, words)
    except CannotDo as cannot:
        return str(cannot)
    return ""


def _take_stdout() -> TextIO:
    """Keep standard output for answers; whatever else prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())

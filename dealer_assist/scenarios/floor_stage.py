"""The floor-wide Game Manager on a stage: a floor of samples, in simulated time."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.scenarios.finger import CannotDo, Finger
from dealer_assist.scenarios.script import milliseconds
from dealer_assist.ui.floor.presenter import FloorPresenter
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import open_context

FLOOR = "floor"
"""What a scenario of the floor has in the place of a table's name."""

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
STEP_MS, BETWEEN_MS = 20, 500
_TOGETHER_MS = 500


class FloorStage:
    """A window with the Game Manager, and a clock that moves only between instructions."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._is_visible = bool(request["is_visible"])
        self.pictures = Path(request["pictures"]) if request["pictures"] else None
        at = datetime.fromisoformat(request.get("at", EVENING.isoformat()))
        self.clock = SimulatedClock(at)
        self.window = KioskWindow(paths.start_picture())
        self.window.resize(*request.get("size", (1920, 1080)))
        self.window.show()
        feed = SampleFeed(sample_floor(EVENING), self.clock.now)
        context = open_context(paths.resources(), self.clock.ms, reduce_motion=True)
        face = FloorPresenter(context, feed, self.clock, PEOPLE)
        self.window.show_table(face, face)
        self.hand = Finger(self.window)
        self.wait(BETWEEN_MS)

    def perform(self, verb: str, words: list[str]) -> None:
        """Do one instruction, then let everything come to rest."""
        match verb:
            case "press":
                self._press(" ".join(words), 0)
            case "hold":
                self._press(" ".join(words[:-1]), milliseconds(words[-1]))
            case "write":
                for letter in " ".join(words):
                    self._press("SPACE" if letter == " " else letter.upper(), 0)
                    self.wait(_TOGETHER_MS)
                self._press("DONE", 0)
            case "wait":
                self.wait(milliseconds(words[0]))
            case "screenshot":
                if self.pictures:
                    self.picture(self.pictures / words[0])
            case "screen":
                width, height = words[0].split("x")
                self.window.resize(int(width), int(height))
            case "expect enabled":
                self.hand.ready(" ".join(words))
            case _:
                raise CannotDo(f"{verb!r} is for a table; the floor has press, hold, write, wait")
        self.wait(BETWEEN_MS)

    def wait(self, ms: int) -> None:
        """Let simulated time pass; on a visible stage as much real time."""
        for _ in range(0, ms, STEP_MS):
            self.clock.advance(STEP_MS)
            self.window.beat()
            QApplication.processEvents()
            if self._is_visible:
                time.sleep(STEP_MS / 1000)

    def picture(self, file: Path) -> None:
        """Take a picture of the window."""
        QApplication.processEvents()
        if not self.window.grab().save(str(file)):
            raise CannotDo(f"the picture {file} cannot be written")

    def kept(self) -> dict[str, Any]:
        """Give what outlives the process: the time and the screen; samples begin anew."""
        size = (self.window.width(), self.window.height())
        return {"at": self.clock.now().isoformat(), "table": FLOOR, "size": size}

    def close(self) -> None:
        """Let go of the samples."""
        self.window.leave()

    def _press(self, words: str, ms: int) -> None:
        control = self.hand.ready(words)
        self.hand.press(control)
        self.wait(ms)
        self.hand.lift(control)

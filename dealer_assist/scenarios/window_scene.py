"""A window without a table as scenarios play it: what the floor and the first start share."""

import time
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.scenarios.finger import CannotDo, Finger
from dealer_assist.scenarios.script import milliseconds
from dealer_assist.ui.shell.window import KioskWindow

STEP_MS, BETWEEN_MS = 20, 500


class WindowScene:
    """A window, one finger, and a clock that moves only between instructions."""

    def __init__(self, request: dict[str, Any], begins: datetime, letter_ms: int) -> None:
        self._is_visible = bool(request["is_visible"])
        self._letter_ms = letter_ms
        self.pictures = Path(request["pictures"]) if request["pictures"] else None
        at = datetime.fromisoformat(request.get("at", begins.isoformat()))
        self.clock = SimulatedClock(at)
        self.window = KioskWindow(paths.start_picture())
        self.window.resize(*request.get("size", (1920, 1080)))
        self.window.show()
        self.hand = Finger(self.window)

    def touch(self, verb: str, words: list[str]) -> bool:
        """Do what one does to any window; tell whether it was that."""
        match verb:
            case "press":
                self._press(" ".join(words))
            case "touch":
                self.hand.tap(int(words[0]), int(words[1]))
            case "hold":
                self._press(" ".join(words[:-1]), milliseconds(words[-1]))
            case "write":
                for letter in " ".join(words):
                    self._press("SPACE" if letter == " " else letter.upper())
                    self.wait(self._letter_ms)
                self._press("DONE")
            case "wait":
                self.wait(milliseconds(words[0]))
            case "screenshot":
                if self.pictures:
                    self.picture(self.pictures / words[0])
            case "screen":
                width, height = words[0].split("x")
                self.window.resize(int(width), int(height))
            case _:
                return False
        return True

    def wait(self, ms: int) -> None:
        """Let simulated time pass; in a visible scene as much real time."""
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

    def outlives(self, name: str) -> dict[str, Any]:
        """Return what outlives the process: the time and the screen."""
        size = (self.window.width(), self.window.height())
        return {"at": self.clock.now().isoformat(), "table": name, "size": size}

    def close(self) -> None:
        """Let go of what the window shows."""
        self.window.leave()

    def _press(self, words: str, ms: int = 0) -> None:
        control = self.hand.ready(words)
        while control.is_resting:
            self.wait(STEP_MS)
        self.hand.press(control)
        self.wait(ms)
        self.hand.lift(control)

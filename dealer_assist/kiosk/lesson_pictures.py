"""Pictures of a lesson that the model dealer plays: the real table's screen, as events come."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.errors import UsageError
from dealer_assist.kiosk.pyside import require_fitting_qt

if TYPE_CHECKING:  # only a call that takes pictures loads what draws them
    from dealer_assist.desk.clock import SimulatedClock
    from dealer_assist.desk.outcome import Outcome
    from dealer_assist.kiosk.table.opening import OpenTable


@contextmanager
def watching(folder: Path | None) -> Iterator["Pictures | None"]:
    """Return who takes pictures into a folder; nobody where none is named."""
    if folder is None:
        yield None
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(f"{folder} cannot be written ({why}). Choose another place") from None
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    require_fitting_qt()
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(sys.argv[:1])
    yield Pictures(folder)
    del application


class Pictures:
    """Takes a picture after whatever was recorded, named by its number and the last event."""

    def __init__(self, folder: Path) -> None:
        from dealer_assist.ui.shell.window import KioskWindow

        self._folder, self._taken, self._recorded = folder, 0, ""
        self._window = KioskWindow(paths.start_picture())
        self._window.resize(1920, 1080)
        self._window.show()
        self._opened: OpenTable | None = None

    def begin(self, opened: "OpenTable", clock: "SimulatedClock") -> None:
        """Show a table that stands."""
        from dealer_assist.kiosk.table_session import show_table

        self._opened = opened
        show_table(self._window, opened, clock, reduce_motion=True)
        opened.desk.on_outcome(self._hear)

    def look(self) -> None:
        """Take a picture if something was recorded since the last."""
        if not self._recorded:
            return
        from PySide6.QtWidgets import QApplication

        self._window.beat()
        QApplication.processEvents()
        self._taken += 1
        file = self._folder / f"{self._taken:03}-{self._recorded}.png"
        self._recorded = ""
        if not self._window.grab().save(str(file)):
            raise UsageError(f"{file} cannot be written. Choose another place")

    def leave(self) -> None:
        """Let the table go."""
        self.look()
        if self._opened is not None:
            self._opened.desk.forget_outcomes(self._hear)
            self._opened = None
            self._window.leave()

    def _hear(self, outcome: "Outcome") -> None:
        if outcome.events:
            self._recorded = type(outcome.events[-1]).__name__

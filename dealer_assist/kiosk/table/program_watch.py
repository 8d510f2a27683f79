"""What the program is, at every start: on record, compared with its release and the last start.

In a thread of its own, with pauses: a few hundred megabytes are read. A live table opens for nobody
before it is known, and is held where the program is not what was released.
"""

import logging
import os
import re
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dealer_assist import __version__
from dealer_assist.desk.background import Start, run_in_thread
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.self_check import CheckItem
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import last_of
from dealer_assist.message import Msg, listed
from dealer_assist.table.commands.office import HoldTable, NoteProgram, RaiseAlert

if TYPE_CHECKING:  # loaded in the thread, behind the table
    from dealer_assist.program.release import ReleaseVerdict
    from dealer_assist.program.tree import Tree

log = logging.getLogger(__name__)

FIRST_SECONDS = 3.0
"""Until practice is looked at, so that the start of the table is not slowed."""
WORK_SECONDS, PAUSE_SECONDS = 0.02, 0.01
"""How much of the processor a live table's program takes at a time to be read, and how long the
table has it to itself then. By the processor's own time: on a busy machine the pauses are not many
more, and the table opens for nobody meanwhile."""
MOST_TOLD = 3
_NICENESS = 10
_OF_PROGRAM = ("program/", "resources/", "layouts/", "system/")
"""What is the program itself, by the beginnings of its files' names."""
_PARTS = {
    "version": Msg("version"),
    "release": Msg("release key"),
    "program": Msg("program"),
    "libraries": Msg("libraries"),
    "python": Msg("Python"),
    "qt": Msg("Qt"),
    "sqlite": Msg("SQLite"),
}
_VOUCHED_FOR = ("version", "program", "libraries", "qt")
"""What an update changes, and the signature of a whole release answers for."""


class _Ended(Exception):  # noqa: N818 - an answer to whoever hashes
    """The table is closed before the program was read."""


class ProgramWatch:
    """Reads the program once, tells the desk, and lets a live table open then."""

    def __init__(
        self,
        desk: Desk,
        journal: Path,
        *,
        is_live: bool,
        tree: "Callable[[], Tree] | None" = None,
        start: Start = run_in_thread,
    ) -> None:
        self._desk, self._journal, self._is_live = desk, journal, is_live
        self._tree = tree
        self._ending, self._done = threading.Event(), threading.Event()
        self._pause_at = 0.0
        self.verdict: ReleaseVerdict | None = None
        desk.checks.add(self.checks)
        if is_live:
            desk.before_opening = self.why_not_yet
        self._join = start(self._watch)

    def why_not_yet(self) -> str:
        """Say that the program is not known yet, at once: no card holds the table up."""
        if not self._done.is_set():
            return Msg("The program is still compared with its release. Swipe again in a moment")
        self._desk.before_opening = lambda: ""
        return ""

    def finish(self) -> None:
        """End; what is not read yet is left."""
        self._ending.set()
        self._join()

    def checks(self) -> tuple[CheckItem, ...]:
        """Say how the program compares with its release."""
        if self.verdict is None or not self.verdict.is_released:
            return ()
        if self.verdict.findings:
            cure = Msg("Install the release again, or call a technician")
            return (CheckItem(Msg("Release"), _told(self.verdict), is_well=False, cure=cure),)
        return (
            CheckItem(Msg("Release"), Msg("{version}, as signed", version=self.verdict.version)),
        )

    def _watch(self) -> None:
        if self._ending.is_set() or (not self._is_live and self._gives_way()):
            return
        try:
            self._look()
        except _Ended:
            return
        except Exception:
            log.exception("The program could not be compared with its release")
            self._tell_unknown()
        finally:
            self._done.set()

    def _gives_way(self) -> bool:
        """Let practice go first, and tell whether it ended.

        Behind everything else on a busy machine a live table would open for nobody for minutes:
        there the work has pauses instead.
        """
        with suppress(OSError, AttributeError):  # only this thread gives way
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
        return self._ending.wait(FIRST_SECONDS)

    def _look(self) -> None:
        from dealer_assist.program import release, tree, underneath

        own = (self._tree or tree.own_tree)()
        hashes = own.hashes(self._breathe)
        self.verdict = release.judge(own, hashes, breathe=self._breathe)
        lowest = self._lowest()
        note = NoteProgram(
            version=__version__,
            release=self.verdict.key,
            program=tree.digest_of(hashes, *_OF_PROGRAM),
            libraries=tree.digest_of(hashes, tree.LIBRARIES),
            definitions=self._desk.table.setup.digest,
            python=underneath.python_in_words(self._breathe),
            qt=underneath.qt_in_words(hashes),
            sqlite=underneath.sqlite_in_words(),
            lowest=lowest,
        )
        if _number(__version__) < _number(lowest):
            self._refuse(lowest)
        is_held = self._is_live and not self.verdict.is_whole and self._was_released()
        for key, sentence in (("program", self._trouble()), ("start", self._change(note))):
            if sentence:
                self._desk.ask_later(RaiseAlert(key, "program", sentence))
            if sentence and is_held:
                self._desk.ask_later(HoldTable(key, sentence))
        self._desk.ask_later(note)

    def _tell_unknown(self) -> None:
        sentence = Msg("The program could not be compared with its release. Call a technician")
        self._desk.ask_later(RaiseAlert("program", "program", sentence))
        if self._is_live:
            self._desk.ask_later(HoldTable("program", sentence))

    def _lowest(self) -> str:
        """Return the lowest version that a release which ran here has allowed."""
        before = str((self._last_start() or {}).get("lowest", ""))
        own = self.verdict.lowest if self.verdict and self.verdict.is_whole else ""
        return max(before, own, key=_number)

    def _refuse(self, lowest: str) -> None:
        """Hold a live table that runs a version which a later release has ruled out."""
        sentence = Msg(
            "Version {version} may not run here any more. Install {lowest} or a later one",
            version=__version__,
            lowest=lowest,
        )
        self._desk.ask_later(RaiseAlert("lowest", "program", sentence))
        if self._is_live:
            self._desk.ask_later(HoldTable("lowest", sentence))

    def _trouble(self) -> str:
        """Say what is wrong with the program by itself."""
        verdict = self.verdict
        if verdict is None or verdict.is_whole:
            return ""
        if verdict.findings:
            return Msg("The program is not the one that was released: {what}", what=_told(verdict))
        if not self._is_live:
            return ""
        return Msg("A development program runs this live table. Install a signed release")

    def _change(self, note: NoteProgram) -> str:
        """Say what is another one than at the last start."""
        before = self._last_start()
        if before is None:
            return ""
        known = _VOUCHED_FOR if self._is_update(before) else ()
        parts = [part for part in _PARTS if before.get(part) != _of(note, part)]
        changed = [_PARTS[part] for part in parts if part not in known]
        if not changed:
            return ""
        return Msg("The program was changed since the last start: {what}", what=listed(changed))

    def _is_update(self, before: dict[str, Any]) -> bool:
        """True if a later version of the same house's key is whole: it is on record, and well.

        An older version, or another program under the same number, is for a person to see.
        """
        verdict = self.verdict
        if verdict is None or not verdict.is_whole or before.get("release") != verdict.key:
            return False
        return _number(__version__) > _number(str(before.get("version")))

    def _was_released(self) -> bool:
        """True if this is, or was at the last start, a release: development holds nobody."""
        before = self._last_start() or {}
        is_released = self.verdict is not None and self.verdict.is_released
        return is_released or bool(before.get("release"))

    def _last_start(self) -> dict[str, Any] | None:
        with closing(connect_reader(self._journal)) as db:
            return last_of(db, "ProgramStarted")

    def _breathe(self) -> None:
        """Let the table have the processor now and then, and end where it ends."""
        is_due = self._is_live and time.thread_time() >= self._pause_at
        if self._ending.wait(PAUSE_SECONDS) if is_due else self._ending.is_set():
            raise _Ended
        if is_due:
            self._pause_at = time.thread_time() + WORK_SECONDS


def _told(verdict: "ReleaseVerdict") -> str:
    findings = list(verdict.findings[:MOST_TOLD])
    if len(verdict.findings) > MOST_TOLD:
        findings.append(Msg("{n} more", n=len(verdict.findings) - MOST_TOLD))
    return listed(findings)


def _number(version: str) -> tuple[int, ...]:
    """Return a version as numbers, by which one is later than another."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


def _of(note: NoteProgram, part: str) -> object:
    return getattr(note, part)

"""Plays scenarios in this process and stops at each picture, for whoever wants to look at it.

What differs between machines and days is held still: digests, hashes, room on the disk, folders,
chance, the speed of what is worked out beside the screen.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from middle import Middle
from patience import PATIENCE_S
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.floor import link_work
from dealer_assist.journal.chain import Head
from dealer_assist.journal.queries import win_records
from dealer_assist.kiosk.table import opening as table_opening
from dealer_assist.message import Msg
from dealer_assist.reports import gather
from dealer_assist.scenarios.scene import AnyScene, TableScene, scene_for
from dealer_assist.scenarios.script import Instruction, read_scenario
from dealer_assist.school.people.file import PeopleFile
from dealer_assist.ui.office import copies
from dealer_assist.ui.office.exports import Saved, export
from dealer_assist.ui.office.meters import meters as meters_flow
from dealer_assist.ui.shell import background_task, voice
from dealer_assist.value import replace

SCENARIOS = Path(__file__).parents[1] / "scenarios"
_FREE = 120_000_000_000
_HASH = "9f2a41c07b3e" * 5 + "d615"
_SERVICE_FOLDER = "/var/lib/dealer-assist"


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A screen as it stands in the middle of a scenario; no stage where no table is open."""

    name: str
    window: QWidget
    stage: TableScene | None = None


Visit = Callable[[Exhibit], None]


@contextmanager
def steady(folder: Path) -> Iterator[None]:
    """Return every play the same surroundings, and a key of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CONFIGURATION_DIRECTORY", str(folder))
        patch.setattr(table_opening, "check_digests", _digests)
        patch.setattr(
            table_opening,
            "check_disk",
            lambda free: CheckItem("Disk", f"{_FREE // 10**6:,} MB free"),
        )
        patch.setattr(table_opening, "Random", lambda: Random(7))
        patch.setattr(link_work, "_CHANCE", Middle())
        patch.setattr(voice, "find_spec", lambda name: None)  # some machines can speak
        # What is worked out beside the screen is there when it is asked for, on any machine.
        patch.setattr(background_task, "_FRAME_S", PATIENCE_S)
        for module in (meters_flow, copies):
            patch.setattr(module, "export", lambda *told: _exported(folder, *told))
        patch.setattr(PeopleFile, "head", property(lambda _: f"17:{_HASH[:16]}"))
        patch.setattr(gather, "head_at", lambda _, seq: Head(seq, _HASH))
        fact = win_records._fact
        patch.setattr(win_records, "_fact", lambda *asked: _with_hash(*fact(*asked)))
        yield


def _with_hash(fact: win_records.WinFact, said: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    return replace(fact, hash=_HASH), said


def _exported(folder: Path, *told: Any) -> Saved:
    """Say where a file is as a kiosk would: no two pictures are taken in the same folder."""
    saved = export(*told)
    said = saved.words
    assert isinstance(said, Msg)
    here = {
        name: str(one).replace(str(folder), _SERVICE_FOLDER) for name, one in said.values.items()
    }
    return replace(saved, words=Msg.of(said.template, here))


def play_through(scenario: Path, folder: Path, visit: Visit) -> None:
    """Play a scenario to its end; what cannot be done or is not so raises."""
    player = _Player(folder, visit)
    try:
        for instruction in read_scenario(scenario):
            player.perform(instruction)
    finally:
        player.stop()


class _Player:
    """Paints nothing between the pictures: that is half of the time."""

    def __init__(self, folder: Path, visit: Visit) -> None:
        self._folder, self._visit = folder, visit
        self._stage: AnyScene | None = None
        self._kept: dict[str, Any] = {}

    def perform(self, instruction: Instruction) -> None:
        if instruction.verb == "table":
            self.stop()
            self._kept = {"table": instruction.words[0]}
            self._start()
        elif instruction.verb == "crash":
            self.stop()
            self._start()
        elif instruction.verb == "screenshot":
            self._show(instruction.words[0].removesuffix(".png"))
        else:
            assert self._stage is not None
            self._stage.perform(instruction.verb, list(instruction.words))

    def stop(self) -> None:
        if self._stage is not None:
            self._kept = self._stage.kept()
            self._stage.close()
            discard(self._stage.window)
            self._stage = None

    def _start(self) -> None:
        begin = {"data": str(self._folder), "pictures": None, "is_visible": False}
        self._stage = scene_for(begin | self._kept)
        self._stage.window.setUpdatesEnabled(False)

    def _show(self, name: str) -> None:
        assert self._stage is not None
        window = self._stage.window
        window.setUpdatesEnabled(True)
        table = self._stage if isinstance(self._stage, TableScene) else None
        self._visit(Exhibit(name, window, table))
        window.setUpdatesEnabled(False)


def discard(window: QWidget) -> None:
    """Take a window away for good."""
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _digests(
    program: str, definitions: str, *, is_development: bool = False, is_live: bool = False
) -> tuple[CheckItem, ...]:
    return (CheckItem("Program", "3b1f0c5d9e27"), CheckItem("Definitions", "a84e6d20c713"))

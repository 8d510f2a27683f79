"""Plays small sound files: through Qt where it can, else through a small program, else not at all.

A kiosk without sound is as good as one with it: everything heard is also seen.
"""

import logging
import shutil
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dealer_assist.ui.presenters.sounds import PRESS

log = logging.getLogger(__name__)

Player = Callable[[Path], None]
"""Plays a file and returns at once."""

WAIT_MS = 2_000
_MULTIMEDIA = "PySide6.QtMultimedia"
_PROGRAMS = {"paplay": (), "aplay": ("--quiet",)}


class Sounds:
    """The sounds of a folder; looks for a player only when nobody has touched anything for a while.

    Loading Qt's own takes 45 ms, which would be felt under a finger.
    """

    def __init__(self, folder: Path, find: Callable[[], Player | None] | None, now_ms: int) -> None:
        self._folder, self._find = folder, find
        self._since = now_ms
        self._presses = 0
        self._player: Player | None = None

    def tick(self, now_ms: int, presses: int = 0) -> None:
        """Look for a player once, in a moment without touches."""
        if presses != self._presses:
            self._presses, self._since = presses, now_ms
        if self._find is not None and now_ms - self._since >= WAIT_MS:
            find, self._find = self._find, None
            self._player = find()

    def play(self, name: str, volume: str) -> None:
        """Play a sound at a volume that has its own folder; what fails is silent from then on."""
        if self._player is None:
            return
        try:
            self._player(self._folder / volume / f"{name}.wav")
        except Exception:
            log.exception("The sounds failed; the kiosk goes on without them")
            self._player = None


class EffectPlayer:
    """Qt's own player: each file is decoded once."""

    def __init__(self, multimedia: Any) -> None:
        self._multimedia = multimedia
        self._effects: dict[Path, Any] = {}

    def __call__(self, file: Path) -> None:
        """Play a file."""
        from PySide6.QtCore import QUrl

        if file not in self._effects:
            effect = self._multimedia.QSoundEffect()
            effect.setSource(QUrl.fromLocalFile(str(file)))
            self._effects[file] = effect
        self._effects[file].play()


class ProgramPlayer:
    """A program for each sound; a press is over before one has started, so it has none."""

    def __init__(self, program: str, *options: str) -> None:
        self._program, self._options = program, options

    def __call__(self, file: Path) -> None:
        """Play a file."""
        if file.stem == PRESS:
            return
        from PySide6.QtCore import QProcess  # many enums, each of which Qt makes a class for

        process = QProcess()
        process.setProgram(self._program)
        process.setArguments([*self._options, str(file)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.startDetached()


def find_player() -> Player | None:
    """Find a way to play a sound file; None where there is none, which is no error."""
    if player := _effect_player():
        return player
    for program, options in _PROGRAMS.items():
        if where := shutil.which(program):
            return ProgramPlayer(where, *options)
    return None


def _effect_player() -> Player | None:
    try:
        if find_spec(_MULTIMEDIA) is None:
            return None
        multimedia: Any = import_module(_MULTIMEDIA)
        has_output = not multimedia.QMediaDevices.defaultAudioOutput().isNull()
    except (ImportError, AttributeError, ValueError) as error:
        log.info("Qt plays no sounds here (%s)", error)
        return None
    return EffectPlayer(multimedia) if has_output else None

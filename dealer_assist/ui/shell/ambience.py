"""Light and sound around the table, as whoever deals wants them.

Sounds are small files, played through Qt where it can, else through a small program, else not at
all: a kiosk without sound is as good as one with it, for everything heard is also seen.
"""

import logging
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.desk import Desk
from dealer_assist.ui.shell.dependencies import Player, TableServices
from dealer_assist.ui.shell.page_context import ScreenMessage
from dealer_assist.ui.shell.voice import MULTIMEDIA, PLAYERS, has_sound, is_installed
from dealer_assist.ui.table.presenter.sounds import (
    CALL,
    CALL_AGAIN_MS,
    FAULT,
    FAULT_AGAIN_MS,
    HELD,
    PRESS,
    REFUSED,
    SoundMoment,
    moment_of,
    sounds_for,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences

log = logging.getLogger(__name__)

WAIT_MS = 2_000


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
    for program, options in PLAYERS.items() if has_sound() else ():
        if where := shutil.which(program):
            return ProgramPlayer(where, *options)
    return None


def _effect_player() -> Player | None:
    try:
        if not is_installed(MULTIMEDIA):
            return None
        multimedia: Any = import_module(MULTIMEDIA)
        has_output = not multimedia.QMediaDevices.defaultAudioOutput().isNull()
    except (ImportError, AttributeError, ValueError) as error:
        log.info("Qt plays no sounds here (%s)", error)
        return None
    return EffectPlayer(multimedia) if has_output else None


FULL = 100


class Dimmer(QWidget):
    """Takes light away, never a control; at full brightness it is not there at all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._colour = QColor()
        self.brightness = FULL
        self.hide()

    def show_state(self, brightness: int, colour: QColor) -> None:
        """Let only so many percent of the light through, and lie on top of everything."""
        shade = QColor(colour)
        shade.setAlpha(255 * (FULL - brightness) // FULL)
        if (brightness, shade) != (self.brightness, self._colour):
            self.brightness, self._colour = brightness, shade
            self.update()
        self.setVisible(brightness < FULL)
        if brightness < FULL:
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what was painted below."""
        qpainter = QPainter(self)
        qpainter.fillRect(event.rect(), self._colour)
        qpainter.end()


class Chimes:
    """Follows the table; one sound at a time, the most urgent one."""

    def __init__(self, moment: SoundMoment, play: Callable[[str, str], None]) -> None:
        self._play = play
        self._moment = moment
        self._presses = self._swallowed = 0
        self._last: dict[str, int] = {}
        self.settings = Preferences()

    def follow(self, moment: SoundMoment, now_ms: int) -> None:
        """Sound what has changed since the last moment."""
        before, self._moment = self._moment, moment
        heard = [sound for sound in sounds_for(before, moment) if self._is_on(sound)]
        if heard:
            self.sound(heard[0], now_ms)

    def tick(self, now_ms: int, presses: int, swallowed: int = 0) -> None:
        """Sound a press, one that came too early, and again what nobody has answered."""
        if swallowed != self._swallowed:
            self._swallowed = swallowed
            self.sound(REFUSED, now_ms)
        if presses != self._presses:
            self._presses = presses
            self.sound(PRESS, now_ms)
        for sound, waits, again_ms in (
            (CALL, self._moment.calls, CALL_AGAIN_MS),
            (FAULT, self._moment.has_fault, FAULT_AGAIN_MS),
        ):
            if not waits:
                self._last.pop(sound, None)
            elif now_ms - self._last.setdefault(sound, now_ms) >= again_ms:
                self.sound(sound, now_ms)

    def sound(self, name: str, now_ms: int) -> None:
        """Sound something at the volume of whoever deals."""
        self._last[name] = now_ms
        if self._is_on(name):
            self._play(name, self.settings.volume)

    def _is_on(self, name: str) -> bool:
        is_muted = name == FAULT and not self.settings.fault_sound
        return self.settings.volume != "off" and not is_muted


class Ambience:
    """Follows the desk and the settings. While something is at fault the light is full."""

    def __init__(
        self,
        face: QWidget,
        context: UiContext,
        desk: Desk,
        services: TableServices,
        message: ScreenMessage,
    ) -> None:
        self._context, self._desk, self._clock = context, desk, services.clock
        self._message = message
        folder = context.fonts.parent / "sounds"
        self.sounds = Sounds(folder, services.find_player, services.clock.ms())
        self.chimes = Chimes(self._moment(), self.sounds.play)
        self.dimmer = Dimmer(face)

    def follow(self, settings: Preferences) -> None:
        """Sound what has changed, and dim the table."""
        moment = self._moment()
        self.chimes.settings = settings
        self.chimes.follow(moment, self._clock.ms())
        brightness = FULL if moment.has_fault else settings.brightness
        self.dimmer.show_state(brightness, self._context.theme.colour.scrim)

    def tick(self, now_ms: int) -> None:
        """Let time pass for what sounds again."""
        self.sounds.tick(now_ms, self._context.finger.presses)
        finger = self._context.finger
        self.chimes.tick(now_ms, finger.presses, finger.swallowed)

    def held(self) -> None:
        """Sound that a hold is complete."""
        self.chimes.sound(HELD, self._clock.ms())

    def place(self, rect: QRect) -> None:
        """Cover the whole screen."""
        self.dimmer.setGeometry(rect)

    def _moment(self) -> SoundMoment:
        desk = self._desk
        has_lost = bool(desk.lost_devices)
        return moment_of(desk.table, self._message.text, desk.trouble, has_lost=has_lost)

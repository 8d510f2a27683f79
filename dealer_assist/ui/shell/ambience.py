"""Light and sound around the table, as whoever deals wants them."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.desk import Desk
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.presenters.sounds import (
    CALL,
    CALL_AGAIN_MS,
    FAULT,
    FAULT_AGAIN_MS,
    HELD,
    PRESS,
    Moment,
    moment_of,
    sounds_for,
)
from dealer_assist.ui.shell.dependencies import TableServices
from dealer_assist.ui.shell.sounds import Sounds
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.screen_message import ScreenMessage

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

    def __init__(self, moment: Moment, play: Callable[[str, str], None]) -> None:
        self._play = play
        self._moment = moment
        self._presses = 0
        self._last: dict[str, int] = {}
        self.settings = Preferences()

    def follow(self, moment: Moment, now_ms: int) -> None:
        """Sound what has changed since the last moment."""
        before, self._moment = self._moment, moment
        heard = [one for one in sounds_for(before, moment) if self._is_on(one)]
        if heard:
            self.sound(heard[0], now_ms)

    def tick(self, now_ms: int, presses: int) -> None:
        """Sound a press, and again what nobody has answered."""
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
        self.chimes.tick(now_ms, self._context.finger.presses)

    def held(self) -> None:
        """Sound that a hold is complete."""
        self.chimes.sound(HELD, self._clock.ms())

    def place(self, rect: QRect) -> None:
        """Cover the whole screen."""
        self.dimmer.setGeometry(rect)

    def _moment(self) -> Moment:
        desk = self._desk
        has_lost = bool(desk.lost_devices)
        return moment_of(desk.table, self._message.text, desk.trouble, has_lost=has_lost)

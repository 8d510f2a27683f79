"""Light and sound around the table, as whoever deals wants them."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.desk import Desk
from dealer_assist.ui.chimes import Chimes
from dealer_assist.ui.film import FULL, Film
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.present.sounds import HELD, Moment, moment_of
from dealer_assist.ui.screen_message import ScreenMessage
from dealer_assist.ui.sounds import Sounds
from dealer_assist.ui.surroundings import Surroundings


class Ambience:
    """Follows the desk and the settings. While something is at fault the light is full."""

    def __init__(
        self, face: QWidget, kit: Kit, desk: Desk, around: Surroundings, message: ScreenMessage
    ) -> None:
        self._kit, self._desk, self._clock = kit, desk, around.clock
        self._message = message
        folder = kit.fonts.parent / "sounds"
        self.sounds = Sounds(folder, around.find_player, around.clock.ms())
        self.chimes = Chimes(self._moment(), self.sounds.play)
        self.film = Film(face)

    def follow(self, settings: Settings) -> None:
        """Sound what has changed, and dim the table."""
        moment = self._moment()
        self.chimes.settings = settings
        self.chimes.follow(moment, self._clock.ms())
        brightness = FULL if moment.has_fault else settings.brightness
        self.film.show_state(brightness, self._kit.theme.colour.scrim)

    def tick(self, now_ms: int) -> None:
        """Let time pass for what sounds again."""
        self.sounds.tick(now_ms, self._kit.finger.presses)
        self.chimes.tick(now_ms, self._kit.finger.presses)

    def held(self) -> None:
        """Sound that a hold is complete."""
        self.chimes.sound(HELD, self._clock.ms())

    def place(self, rect: QRect) -> None:
        """Cover the whole face."""
        self.film.setGeometry(rect)

    def _moment(self) -> Moment:
        desk = self._desk
        has_lost = bool(desk.lost_devices)
        return moment_of(desk.table, self._message.text, desk.trouble, has_lost=has_lost)

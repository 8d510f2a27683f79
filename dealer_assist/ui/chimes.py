"""What sounds now: by what has changed, and again for what still waits."""

from collections.abc import Callable

from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.present.sounds import (
    CALL,
    CALL_AGAIN_MS,
    FAULT,
    FAULT_AGAIN_MS,
    PRESS,
    Moment,
    sounds_for,
)


class Chimes:
    """Follows the table; one sound at a time, the most urgent one."""

    def __init__(self, moment: Moment, play: Callable[[str, str], None]) -> None:
        self._play = play
        self._moment = moment
        self._presses = 0
        self._last: dict[str, int] = {}
        self.settings = Settings()

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

"""A card swiper that types, listened to before any widget: a card's number reaches no field."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from dealer_assist.devices.readers.keyboard_wedge import Keyed


class TypedKeys(Protocol):
    """The rack of a table, as far as a swiper that types is concerned."""

    def typed(self, char: str, now_ms: int) -> Keyed | None:
        """Look at a key; None where no swiper types."""
        ...


class KeysShutOut(QObject):
    """Lets no key through: a reader or keyboard that nobody declared presses nothing."""

    _KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow every key."""
        return event.type() in self._KEYS


class WedgeFilter(QObject):
    """Catches the burst of keys of a swipe; what a person types goes on to where it was typed."""

    def __init__(self, keys: TypedKeys, clock_ms: Callable[[], int]) -> None:
        super().__init__()
        self._keys = keys
        self._clock_ms = clock_ms
        self._is_giving_back = False
        self._down: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the keys of a card, and their release."""
        if self._is_giving_back or not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease and event.key() in self._down:
            self._down.discard(event.key())
            return True
        if event.type() != QEvent.Type.KeyPress or not event.text():
            return False
        # The moment the key was struck, where the system tells: a stalled window stretches gaps.
        keyed = self._keys.typed(event.text(), event.timestamp() or self._clock_ms())
        if keyed is None:
            return False
        if keyed.released:
            self._give_back(watched, keyed.released)
        if keyed.is_caught:
            self._down.add(event.key())
        return keyed.is_caught

    def _give_back(self, to: QObject, text: str) -> None:
        """Type what was held back and turned out to be a person's."""
        self._is_giving_back = True
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            plain = Qt.KeyboardModifier.NoModifier
            QCoreApplication.sendEvent(to, QKeyEvent(kind, 0, plain, text))
        self._is_giving_back = False

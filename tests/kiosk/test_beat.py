"""A table on which nothing moves is woken seldom, and one that moves as often as an eye sees."""

import pytest
from PySide6.QtCore import QEventLoop, QTimer

from dealer_assist.kiosk.run_window import BEAT_MS, Beat
from dealer_assist.paths import start_picture
from dealer_assist.ui.shell.window import KioskWindow

pytestmark = pytest.mark.usefixtures("qapp")


class Still:
    """A face that counts its beats and says how long it rests."""

    def __init__(self, rest_ms: int) -> None:
        self.rest_ms = rest_ms
        self.beats = 0

    def beat(self) -> None:
        self.beats += 1

    def leave(self) -> None: ...


def beats(face: Still, ms: int = 500) -> int:
    window = KioskWindow(start_picture())
    window._face = face
    beat, loop = Beat(window), QEventLoop()
    beat.start()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
    beat.stop()
    return face.beats


def test_a_face_that_rests_is_woken_by_its_own_word() -> None:
    assert beats(Still(rest_ms=200)) <= 4


def test_a_face_that_moves_is_beaten_for_every_picture() -> None:
    assert beats(Still(rest_ms=0)) > 500 // BEAT_MS // 4


def test_a_face_that_begins_to_move_is_beaten_quickly_at_once() -> None:
    face = Still(rest_ms=100)
    QTimer.singleShot(150, lambda: setattr(face, "rest_ms", 0))
    assert beats(face, 800) > 10

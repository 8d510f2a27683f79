"""A table on which nothing moves is woken seldom, and one that moves as often as an eye sees."""

from collections.abc import Callable, Iterator

import pytest
from patience import PATIENCE_MS
from pytestqt.qtbot import QtBot

from dealer_assist.kiosk.run_window import BEAT_MS, Beat
from dealer_assist.paths import start_picture
from dealer_assist.ui.shell.window import KioskWindow

RESTS_MS = 200


class Face:
    """A face that counts its beats and says how long it rests."""

    def __init__(self) -> None:
        self.rest_ms = 0
        self.beats = 0

    def beat(self) -> None:
        self.beats += 1

    def leave(self) -> None: ...


@pytest.fixture
def face() -> Face:
    return Face()


@pytest.fixture
def beat(qtbot: QtBot, face: Face) -> Iterator[Beat]:
    window = KioskWindow(start_picture())
    qtbot.addWidget(window)
    window._face = face
    beat = Beat(window)
    yield beat
    beat.stop()


@pytest.fixture
def run_to_the_next_beat(qtbot: QtBot, face: Face) -> Callable[[], None]:
    def run() -> None:
        before = face.beats
        qtbot.waitUntil(lambda: face.beats > before, timeout=PATIENCE_MS)

    return run


def test_a_face_that_rests_is_woken_by_its_own_word(
    beat: Beat, face: Face, run_to_the_next_beat: Callable[[], None]
) -> None:
    face.rest_ms = RESTS_MS
    beat.start()
    run_to_the_next_beat()
    assert beat.wait_ms == RESTS_MS


def test_a_face_that_moves_is_beaten_for_every_picture(
    beat: Beat, run_to_the_next_beat: Callable[[], None]
) -> None:
    beat.start()
    run_to_the_next_beat()
    run_to_the_next_beat()
    assert beat.wait_ms == BEAT_MS


def test_a_face_that_begins_to_move_is_beaten_quickly_at_once(
    beat: Beat, face: Face, run_to_the_next_beat: Callable[[], None]
) -> None:
    face.rest_ms = RESTS_MS
    beat.start()
    run_to_the_next_beat()
    face.rest_ms = 0
    run_to_the_next_beat()
    assert beat.wait_ms == BEAT_MS

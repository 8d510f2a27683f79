"""The window says why no table can be opened, and what can be done."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from patience import PATIENCE_MS
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.errors import Refused
from dealer_assist.kiosk.startup_error import show_startup_error
from dealer_assist.ui.pages.startup_error.page import TriedAgain, TroubleLeft
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
from dealer_assist.ui.shell.window import KioskWindow


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KioskWindow:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    window = KioskWindow(paths.start_picture())
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A trouble is logged, as it should be."""
    with caplog.at_level("CRITICAL"):
        yield


def test_a_trouble_of_the_world_is_shown_and_can_be_tried_again(
    window: KioskWindow, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[str] = []
    with caplog.at_level("WARNING"):
        assert show_startup_error(
            window, Refused("no; do that"), ask_card=None, again=lambda: tries.append("again")
        )
    (stage,) = window.findChildren(TroubleStage)
    assert caplog.messages == ["no; do that"]
    stage.take(TriedAgain())
    qtbot.waitUntil(lambda: tries == ["again"], timeout=PATIENCE_MS)
    stage.take(TroubleLeft())
    assert not window.isVisible()


@pytest.mark.usefixtures("quiet_log")
@pytest.mark.parametrize(
    ("kept", "language"), [('{"": {"language": "es"}}', "es"), (None, "en"), ("not JSON", "en")]
)
def test_a_trouble_speaks_the_language_of_the_kiosk(
    window: KioskWindow, kept: str | None, language: str
) -> None:
    if kept is not None:
        paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
        paths.settings_file().write_text(kept, encoding="utf-8")
    assert show_startup_error(window, Refused("no; do that"), ask_card=None, again=lambda: None)
    (stage,) = window.findChildren(TroubleStage)
    assert stage.context.translator.language == language


def test_a_fault_of_ours_is_no_trouble_of_the_world(window: KioskWindow) -> None:
    assert not show_startup_error(window, ZeroDivisionError(), ask_card=None, again=lambda: None)


class CardAsked:
    """Somebody who was asked for a card, and can bring one."""

    def __init__(self) -> None:
        self.leave: Callable[[], None] = lambda: None
        self.say: Callable[[str], None] = lambda said: None
        self.ended = 0

    def __call__(self, leave: Callable[[], None], say: Callable[[str], None]) -> Callable[[], None]:
        self.leave, self.say = leave, say
        return self.end

    def end(self) -> None:
        self.ended += 1


@pytest.mark.usefixtures("quiet_log")
def test_d15_nobody_leaves_the_trouble_screen_of_a_live_kiosk_without_a_card(
    window: KioskWindow, qtbot: QtBot
) -> None:
    asked = CardAsked()
    assert show_startup_error(window, Refused("no"), ask_card=asked, again=lambda: None)
    (stage,) = window.findChildren(TroubleStage)
    QTest.keyClick(window, Qt.Key.Key_Tab)
    QTest.keyClick(window, Qt.Key.Key_Return)
    stage.take(TroubleLeft())
    window.close()
    assert window.isVisible()
    assert stage.top_screen.accessibleDescription().endswith(
        "an Executive or a technician to leave."
    )
    asked.say("Card ending 4471 is not on the staff list")
    assert "4471" in stage.top_screen.accessibleDescription()
    asked.leave()
    assert not window.isVisible()
    assert asked.ended > 0


@pytest.mark.usefixtures("quiet_log")
def test_d15_where_no_card_can_be_read_the_kiosk_stays(window: KioskWindow) -> None:
    def no_swiper(leave: object, say: object) -> Callable[[], None]:
        raise Refused("Nobody could sign in")

    assert show_startup_error(window, Refused("no"), ask_card=no_swiper, again=lambda: None)
    (stage,) = window.findChildren(TroubleStage)
    stage.take(TroubleLeft())
    assert window.isVisible()
    assert "A technician stops the program from outside" in stage.top_screen.accessibleDescription()


@pytest.mark.usefixtures("quiet_log")
def test_the_swiper_is_given_back_before_the_table_is_tried_again(
    window: KioskWindow, qtbot: QtBot
) -> None:
    asked, tries = CardAsked(), list[int]()
    assert show_startup_error(
        window, Refused("no"), ask_card=asked, again=lambda: tries.append(asked.ended)
    )
    (stage,) = window.findChildren(TroubleStage)
    stage.take(TroubleLeft())
    stage.take(TriedAgain())
    qtbot.waitUntil(lambda: bool(tries), timeout=PATIENCE_MS)
    assert tries == [1]
    window.close_for_good()


@pytest.mark.usefixtures("quiet_log")
def test_a_trouble_stands_and_lives_for_the_service_manager(
    window: KioskWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", ear.getsockname())
        monkeypatch.setenv("WATCHDOG_USEC", "40000")
        monkeypatch.delenv("WATCHDOG_PID", raising=False)
        assert show_startup_error(window, Refused("no; do that"), ask_card=None, again=lambda: None)
        assert ear.recv(200) == b"READY=1\nSTATUS=no; do that"
        ear.settimeout(0)
        beat = b"WATCHDOG=1\nSTATUS=no; do that"
        qtbot.waitUntil(lambda: heard(ear) == beat, timeout=PATIENCE_MS)


def heard(ear: socket.socket) -> bytes:
    try:
        return ear.recv(200)
    except BlockingIOError:
        return b""

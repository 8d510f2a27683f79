"""The window says why no table can be opened, and what can be done."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.errors import Refused
from dealer_assist.kiosk.startup_error import show_startup_error
from dealer_assist.ui.pages.startup_error_screen import StartupErrorScreen
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
            window, Refused("no; do that"), is_live=False, again=lambda: tries.append("again")
        )
    (screen,) = window.findChildren(StartupErrorScreen)
    assert caplog.messages == ["no; do that"]
    screen.pressed.emit("again")
    qtbot.waitUntil(lambda: tries == ["again"])
    screen.pressed.emit("exit")
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
    assert show_startup_error(window, Refused("no; do that"), is_live=False, again=lambda: None)
    (screen,) = window.findChildren(StartupErrorScreen)
    assert screen.context.translator.language == language


def test_a_fault_of_ours_is_no_trouble_of_the_world(window: KioskWindow) -> None:
    assert not show_startup_error(window, ZeroDivisionError(), is_live=False, again=lambda: None)

"""The kiosk: opens the table that stood here last, and leads off it."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.files import last_table, note_last_table
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.kiosk.table_session import TableSession, show_table
from dealer_assist.ui.pages.exit import ExitPage, ExitTouched
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.table.actions import (
    DialogAnswered,
    Go,
)

KIOSK = (sys.executable, "-m", "dealer_assist", "open", "--exit-after", "table", "--data")


def opens(data: Path, *words: str) -> None:
    subprocess.run(
        [*KIOSK, str(data), *words],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(data.parent)},
        timeout=60,
        check=True,
    )


def test_without_a_name_the_last_table_opens_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    opens(data)
    assert last_table(data) == "crazy4-nexus"
    opens(data, "--table", "caribbean")
    (data / "caribbean.training.db").rename(data / "kept")
    opens(data)
    assert (data / "caribbean.training.db").exists()


def test_the_file_of_the_last_table_is_found_from_another_folder(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "pit-3.toml"
    file.write_text(Path("resources/tables/caribbean.toml").read_text())
    opens(data, "--table", os.path.relpath(file))
    assert last_table(data) == str(file)


def test_a_last_table_whose_file_is_gone_keeps_nobody_out(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    note_last_table(data, str(tmp_path / "pit-3.toml"))
    opens(data)
    assert last_table(data) == "crazy4-nexus"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KioskWindow:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    window = KioskWindow(paths.start_picture())
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def test_the_menu_leads_off_the_table(window: KioskWindow, tmp_path: Path) -> None:
    opened = open_table("crazy4-nexus", tmp_path, WallClock())
    face = show_table(window, opened, WallClock())
    face.touch.take(DialogAnswered(Go(PageKey.EXIT)))
    assert isinstance(face.pages.page, PageStage)
    assert isinstance(face.pages.page.page, ExitPage)
    face.pages.page.take(ExitTouched())
    assert not window.isVisible()
    window.leave()
    opened.close()
    QApplication.processEvents()


def test_a_live_window_over_a_dead_desk_gives_no_sign_of_life(
    window: KioskWindow,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its timers and pictures go on; nothing of the test beats for the desk."""

    def signs_of_life() -> int:
        heard = 0
        try:
            while True:
                heard += ear.recv(200).startswith(b"WATCHDOG=1")
        except BlockingIOError:
            return heard

    def beaten() -> bool:
        window.beat()
        return signs_of_life() > 0

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(0)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "800000")
        monkeypatch.delenv("WATCHDOG_PID", raising=False)
        session = TableSession(window, qapp, tmp_path, is_live=False)
        session.start("crazy4-nexus")
        assert ear.recv(200) == b"READY=1\nSTATUS=Table 12: closed"
        qtbot.wait(400)
        signs_of_life()
        qtbot.wait(900)
        assert signs_of_life() == 0
        qtbot.waitUntil(beaten, timeout=5000)
    session.close()
    window.leave()

"""The kiosk: ends in an orderly way when it is told to, and shows why no table can be opened."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist import places
from dealer_assist.app import _show_trouble, put_on
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.journals import last_table, note_last_table
from dealer_assist.opening import open_table
from dealer_assist.rules.refusal import Refused
from dealer_assist.ui.exit_page import ExitPage
from dealer_assist.ui.kiosk import Kiosk
from dealer_assist.ui.trouble_screen import TroubleScreen
from dealer_assist.ui.ways_off import EXIT

KIOSK = (sys.executable, "-m", "dealer_assist", "open", "--exit-after", "table", "--data")
TOLD_AS_SOON_AS_IT_STANDS = """
import os, sys
from pathlib import Path
from dealer_assist.app import open_kiosk
from dealer_assist.ui.kiosk import Kiosk

stand = Kiosk.stand
def stand_and_be_told(self, face, page):
    stand(self, face, page)
    os.kill(os.getpid(), int(sys.argv[2]))
Kiosk.stand = stand_and_be_told
sys.exit(open_kiosk(table="crazy4-nexus", data=Path(sys.argv[1])))
"""


@pytest.mark.parametrize("number", [1, 2, 15], ids=["SIGHUP", "SIGINT", "SIGTERM"])
def test_a_signal_closes_the_table_and_leaves_a_whole_journal(number: int, tmp_path: Path) -> None:
    data = tmp_path / "data"
    ended = subprocess.run(
        [sys.executable, "-c", TOLD_AS_SOON_AS_IT_STANDS, str(data), str(number)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    journal = data / "crazy4-nexus.training.db"
    assert journal.exists()
    # SQLite takes its log away when the last one closes a journal, and only then.
    assert not journal.with_name(journal.name + "-wal").exists()


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
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kiosk:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    window = Kiosk(places.start_picture())
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
    window: Kiosk, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[str] = []
    with caplog.at_level("WARNING"):
        assert _show_trouble(
            window, Refused("no; do that"), is_live=False, again=lambda: tries.append("again")
        )
    (screen,) = window.findChildren(TroubleScreen)
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
    window: Kiosk, kept: str | None, language: str
) -> None:
    if kept is not None:
        places.settings_file().parent.mkdir(parents=True, exist_ok=True)
        places.settings_file().write_text(kept, encoding="utf-8")
    assert _show_trouble(window, Refused("no; do that"), is_live=False, again=lambda: None)
    (screen,) = window.findChildren(TroubleScreen)
    assert screen.kit.tongue.language == language


def test_a_fault_of_ours_is_no_trouble_of_the_world(window: Kiosk) -> None:
    assert not _show_trouble(window, ZeroDivisionError(), is_live=False, again=lambda: None)


def test_the_menu_leads_off_the_table(window: Kiosk, tmp_path: Path) -> None:
    opened = open_table("crazy4-nexus", tmp_path, WallClock())
    face = put_on(window, opened, WallClock())
    face.questions.choose(EXIT)
    assert isinstance(face.pages.page, ExitPage)
    face.pages.page.leave_button.pressed.emit("")
    assert not window.isVisible()
    window.leave()
    opened.close()
    QApplication.processEvents()

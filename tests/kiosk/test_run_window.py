"""The window of the program ends in an orderly way when it is told to."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOLD_AS_SOON_AS_IT_STANDS = """
import os, sys
from pathlib import Path
from dealer_assist.kiosk.app import open_kiosk
from dealer_assist.ui.shell.window import KioskWindow

show = KioskWindow.show_table
def show_and_be_told(self, face, page):
    show(self, face, page)
    os.kill(os.getpid(), int(sys.argv[2]))
KioskWindow.show_table = show_and_be_told
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


def test_the_window_waits_in_qts_own_loop() -> None:
    """GLib's takes longer to wake, and nothing of the program speaks to it."""
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "from PySide6.QtCore import QAbstractEventDispatcher\n"
            "from dealer_assist.kiosk.run_window import new_application\n"
            "application = new_application()\n"
            "print(QAbstractEventDispatcher.instance().metaObject().className())",
        ],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout
    assert "Unix" in told, told

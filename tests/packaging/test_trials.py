"""The trials of the appliance can fail: what they judge by, and what they leave as it is."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

TRIALS = Path(__file__).parents[2] / "packaging" / "trials"
TABLE, SIGN = QColor(13, 17, 26), QColor(10, 30, 22)
BLACK = QColor(0, 0, 0)


def judged(file: Path, left: QColor, right: QColor, *, painted: bool = True) -> int:
    """Have two outputs side by side judged, each with a ground and things painted on it."""
    picture = QImage(768, 216, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for at, ground in enumerate((left, right)):
        painter.fillRect(at * 384, 0, 384, 216, ground)
        for step in range(60 if painted and ground != BLACK else 0):
            painter.fillRect(at * 384 + step * 6, 60, 6, 96, QColor(255 - step, 200, 90 + step))
    painter.end()
    picture.save(str(file))
    call = [sys.executable, str(TRIALS / "outputs.py"), str(file)]
    return subprocess.run(call, capture_output=True, check=False).returncode


@pytest.mark.parametrize(
    ("left", "right", "status"),
    [(TABLE, SIGN, 0), (SIGN, TABLE, 1), (TABLE, TABLE, 1), (TABLE, BLACK, 1), (BLACK, SIGN, 1)],
    ids=["right", "swapped", "the table twice", "no sign", "no table"],
)
def test_a_window_on_the_wrong_output_and_a_black_one_are_seen(
    tmp_path: Path, left: QColor, right: QColor, status: int
) -> None:
    assert judged(tmp_path / "both.png", left, right) == status


def test_a_ground_without_anything_on_it_is_no_window(tmp_path: Path) -> None:
    assert judged(tmp_path / "both.png", TABLE, SIGN, painted=False) == 1


def test_no_booted_trial_has_a_hand_on_the_clock_of_this_machine() -> None:
    first = (TRIALS / "first-process").read_text(encoding="utf-8")
    assert "--inh-caps=-sys_time --bounding-set=-sys_time /sbin/init" in first
    assert "chronyd -x " in (TRIALS / "screen" / "trial-clock.conf").read_text(encoding="utf-8")


def test_the_screen_of_a_trial_has_its_login_session_as_on_a_kiosk() -> None:
    changed = (TRIALS / "screen" / "trial.conf").read_text(encoding="utf-8")
    assert "PAMName" not in changed
    assert "User=" not in changed
    assert "ExecStart=/usr/lib/dealer-assist/dealer-assist-screen " in changed


def said_of_seconds(seconds: str, load: str, folder: Path) -> tuple[str, int]:
    """Have seconds judged of which ten are due, at a load."""
    (folder / "loads").write_text(f"{load} 1.00 1.00 1/9 99\n")
    call = f"""
        failed() {{ echo "FAILED: $*"; exit 1; }}
        nproc() {{ echo 2; }}
        loads={folder}/loads
        source {TRIALS}/booted.bash
        judged {seconds} 10"""
    done = subprocess.run(["bash", "-euc", call], capture_output=True, text=True, check=False)
    return done.stdout.strip(), done.returncode


def test_too_many_seconds_fail_a_trial_where_nobody_else_wants_the_processor(
    tmp_path: Path,
) -> None:
    assert said_of_seconds("12.5", "0.90", tmp_path) == (
        "FAILED: 12.5 s, and at most 10 are due",
        1,
    )
    said, status = said_of_seconds("12.5", "8.00", tmp_path)
    assert (said.split(",")[0], status) == ("not judged", 0)


def test_few_enough_seconds_are_so_at_any_load(tmp_path: Path) -> None:
    said, status = said_of_seconds("9.9", "30.00", tmp_path)
    assert (said, status) == ("9.9 s of at most 10, at a load of 30.00", 0)

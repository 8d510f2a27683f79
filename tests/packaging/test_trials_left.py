"""What a trial that was killed leaves on the machine: the next one clears it, and nothing else."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE_S

LEFT = Path(__file__).parents[2] / "packaging" / "trials" / "left.bash"
NOBODY = 4_194_305  # above the highest process number that Linux gives


def shell(places: Path, commands: str) -> str:
    script = f"set -euo pipefail; source '{LEFT}'; places='{places}'; mark=tried-here; {commands}"
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, timeout=60, check=True
    ).stdout


@pytest.fixture
def living(tmp_path: Path) -> Iterator[int]:
    """A trial that goes on."""
    front = tmp_path / "bin" / "try"
    front.parent.mkdir()
    front.write_text("#!/bin/bash\nread -r _\n")
    front.chmod(0o755)
    process = subprocess.Popen([str(front), "boot"], stdin=subprocess.PIPE)
    while "/try " not in Path(f"/proc/{process.pid}/cmdline").read_text().replace("\0", " "):
        time.sleep(0.01)
    yield process.pid
    process.communicate(b"\n", timeout=10)


def test_what_a_killed_trial_left_goes_and_what_another_has_stays(
    tmp_path: Path, living: int
) -> None:
    left, kept, other = (
        tmp_path / name for name in (f"tried-here.{NOBODY}.a", f"tried-here.{living}.b", "notes")
    )
    for folder in (left, kept, other):
        (folder / "etc").mkdir(parents=True)
    said = shell(tmp_path, "clear_left")
    assert said.splitlines() == [f"cleared: {left}, of a trial that was killed"]
    assert [left.exists(), kept.exists(), other.exists()] == [False, True, True]


def test_a_number_that_another_program_has_now_is_no_trial(tmp_path: Path) -> None:
    left = tmp_path / "tried-here.1.a"
    left.touch()
    shell(tmp_path, "clear_left")
    assert not left.exists()


@pytest.mark.parametrize("how", ["exit 0", "kill -TERM $$; sleep 20", "kill -INT $$; sleep 20"])
def test_a_trial_takes_away_what_it_laid_however_it_ends(tmp_path: Path, how: str) -> None:
    script = (
        f"source '{LEFT}'; places='{tmp_path}'; mark=tried-here; trap undo_all EXIT; "
        f'root=$(place_for -d); touch "$root/file"; sleep 30 & undo+=("echo undone"); {how}'
    )
    # In the background a shell is deaf to an interrupt, and so would be all that it starts.
    ended = subprocess.run(
        ["env", "--default-signal=INT", "bash", "-c", script],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ended.stdout == "undone\n"
    assert list(tmp_path.iterdir()) == []

"""Files of tests may be named in any order: none loses the fixtures of its folder."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
MIXED = ("desk/test_lamps.py", "test_paths.py", "desk/test_asked_later.py")


def test_a_folder_that_is_named_twice_keeps_its_fixtures() -> None:
    call = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--setup-plan"]
    planned = subprocess.run(
        [*call, *(str(HERE / one) for one in MIXED)],
        cwd=HERE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "fixture 'place' not found" not in planned.stdout
    assert planned.returncode == 0, planned.stdout + planned.stderr

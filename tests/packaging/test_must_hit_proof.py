"""The script of the documentation that checks a seal, as anybody would run it: it is not ours."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from child_process import FOR_A_CHILD

from dealer_assist.jackpot.must_hit import seal_of

PAGE = Path(__file__).parents[2] / "docs" / "must-hit.md"
KEY = "203c232536e8a993" * 4


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (text,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(text.strip().splitlines()) <= 10
    assert "dealer_assist" not in text
    file = tmp_path_factory.mktemp("proof") / "check_seal.py"
    file.write_text(text, encoding="utf-8")
    return file


def run(script: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", script, *words],
        capture_output=True,
        text=True,
        check=False,
        env=FOR_A_CHILD,
    )


def test_the_seal_of_a_threshold_fits(script: Path) -> None:
    for seal in (seal_of(998_723, KEY), seal_of(998_723, KEY).upper()):
        told = run(script, "998723", KEY, seal)
        assert (told.returncode, told.stdout) == (0, "The seal fits.\n")


@pytest.mark.parametrize(
    ("cents", "key"), [("998722", KEY), ("998723", KEY[:-1] + "4"), ("0998723", KEY)]
)
def test_a_threshold_that_was_moved_does_not(script: Path, cents: str, key: str) -> None:
    told = run(script, cents, key, seal_of(998_723, KEY))
    assert (told.returncode, told.stdout) == (1, "The seal does not fit.\n")

"""What is no text of a reasonable size is refused before it is read."""

import os
import resource
import subprocess
import sys
from itertools import count, islice
from pathlib import Path

import pytest

from dealer_assist.cli.main import main


@pytest.mark.parametrize("command", ["play", "settle"])
def test_s12_a_pipe_or_a_device_is_refused_at_once(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for odd in (pipe, Path("/dev/zero"), tmp_path):
        assert main([command, str(odd)]) == 2
        assert "is no regular file" in capsys.readouterr().err


def test_s12_a_scenario_of_200_mb_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(200 << 20)
    assert main(["play", str(large)]) == 2
    assert "has 200 MB, and 4 MB are the most" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("--set", "x" * 5_000),
        ("--set", f"paytable.queens_up={'x' * 5_000}"),
        ("--set", f"{'x' * 5_000}=1"),
    ],
)
def test_s12_a_wrong_value_of_thousands_of_letters_is_shown_by_its_beginning(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table-setup", *words]) == 2
    told = capsys.readouterr().err
    assert "x" * 30 in told
    assert "x" * 60 not in told


READS = (("verify",), ("rounds",), ("wins",), ("export", "--json"))


@pytest.mark.parametrize("spare", range(12))
def test_s10_too_few_file_handles_have_their_sentence(
    spare: int, played_rounds: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The real limit of this process, with so many handles left below it."""
    used = {int(one.name) for one in Path("/proc/self/fd").iterdir()}
    free = (number for number in count() if number not in used)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    ended: list[int] = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (next(islice(free, spare, None)), before[1]))
    try:
        for words in READS:
            ended.append(main(["journal", *words, "--data", str(played_rounds.parent)]))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    told = capsys.readouterr()
    assert set(ended) <= {0, 1, 2}
    assert spare or 0 not in ended
    assert spare or "see to its rights, and to how many files may be open" in told.err
    assert "Traceback" not in told.out + told.err


_ANOTHER_USER = """
import os, sys
from dealer_assist.cli.main import main
words = ["journal", "rounds", "--data", sys.argv[1]]
main(words)  # everything that it needs is loaded before it may read no more
os.chmod(sys.argv[2], 0)
os.getuid() or os.setuid(65534)
sys.exit(main(words))
"""


@pytest.mark.parametrize("what", ["journal", "folder"])
def test_s10_what_may_not_be_read_has_its_sentence(played_rounds: Path, what: str) -> None:
    """By a process that really may not read it."""
    data = played_rounds.parent
    for folder in (data, *data.parents[:3]):
        folder.chmod(folder.stat().st_mode | 0o055)
    closed = data if what == "folder" else played_rounds
    done = subprocess.run(
        [sys.executable, "-c", _ANOTHER_USER, str(data), str(closed)],
        capture_output=True,
        text=True,
        check=False,
    )
    data.chmod(0o755)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert str(data) in (done.stdout + done.stderr).splitlines()[-1]

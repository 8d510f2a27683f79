"""What is no text of a reasonable size is refused before it is read."""

import os
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


def test_s10_a_file_that_may_not_be_used_has_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The refusal itself is put in its place: whoever runs the tests may be allowed everything."""
    for number, word in ((13, "Permission denied"), (24, "Too many open files")):

        def refuse(self: Path, mode: str = "", number: int = number, word: str = word) -> None:
            raise OSError(number, word, str(self))

        monkeypatch.setattr(Path, "iterdir", refuse)
        monkeypatch.setattr(Path, "glob", refuse)
        assert main(["journal", "verify", "--data", str(tmp_path)]) == 2
        assert word in capsys.readouterr().err

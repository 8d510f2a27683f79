"""Whether a kiosk can sound is known from what is installed and from the machine's cards."""

import sys
from pathlib import Path

import pytest

from dealer_assist.ui.shell import voice
from dealer_assist.ui.shell.voice import has_sound


@pytest.fixture
def with_aplay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A Linux machine with a program that plays, and nothing else."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(voice, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    program = tmp_path / "bin/aplay"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)


@pytest.mark.parametrize(
    ("device", "is_heard"), [("pcmC0D0p", True), ("pcmC0D0c", False), ("timer", False)]
)
def test_a_sound_is_heard_where_a_card_plays(
    with_aplay: None, tmp_path: Path, *, device: str, is_heard: bool
) -> None:
    (tmp_path / device).touch()
    assert has_sound(tmp_path) is is_heard


def test_a_sound_server_plays_without_a_card(with_aplay: None, tmp_path: Path) -> None:
    assert not has_sound(tmp_path / "snd")
    (tmp_path / "run/pulse").mkdir(parents=True)
    (tmp_path / "run/pulse/native").touch()
    assert has_sound(tmp_path / "snd")


def test_a_card_without_a_program_is_silent(with_aplay: None, tmp_path: Path) -> None:
    (tmp_path / "pcmC0D0p").touch()
    (tmp_path / "bin/aplay").unlink()
    assert not has_sound(tmp_path)

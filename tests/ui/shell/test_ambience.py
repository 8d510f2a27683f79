"""Light and sound follow the table and whoever deals."""

import logging
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest
from patience import PATIENCE_MS
from seated_table import SeatedTable

from dealer_assist.ui.shell import ambience, voice
from dealer_assist.ui.shell.ambience import EffectPlayer, ProgramPlayer, Sounds, find_player


@pytest.fixture
def heard(seated: SeatedTable) -> list[str]:
    """What is heard at the table from now on, as volume/name."""
    played: list[str] = []

    def play(file: Path) -> None:
        assert file.is_file()
        played.append(f"{file.parent.name}/{file.stem}")

    folder = seated.context.fonts.parent / "sounds"
    sounds = Sounds(folder, lambda: play, seated.clock.ms())
    seated.face.ambience.sounds = sounds
    seated.face.ambience.chimes._play = sounds.play
    seated.wait(2_100)
    return played


def without_presses(heard: list[str]) -> list[str]:
    return [one for one in heard if not one.endswith("/press")]


def test_a_round_is_heard_as_it_is_seen(seated: SeatedTable, heard) -> None:
    seated.start(5)
    seated.claim(5, "Four Aces")
    seated.press("CALL SUPERVISOR")
    seated.wait(10_000)
    seated.press("CONFIRM")
    seated.swipe("supervisor-1")
    seated.swipe("executive-1")
    assert without_presses(heard) == [
        f"night/{one}"
        for one in ("accepted", "start", "claim-on", "call", "call", "refused", "accepted")
    ]
    assert "night/press" in heard


def test_a_hold_that_is_complete_is_heard(seated: SeatedTable, heard) -> None:
    seated.start(5)
    heard.clear()
    void = seated.hand.ready("VOID ROUND")
    seated.hand.press(void)
    seated.wait(900)
    seated.hand.lift(void)
    assert heard == ["night/press", "night/held"]


def test_a_fault_is_heard_until_it_is_muted(seated: SeatedTable, heard) -> None:
    seated.open()
    seated.stick(5)
    seated.wait(31_000)
    assert without_presses(heard).count("night/fault") == 2
    for words in ("MENU", "SETTINGS", "FAULT SOUND", "DAY", "BACK TO TABLE"):
        seated.press(words)
    heard.clear()
    seated.wait(31_000)
    assert heard == []
    seated.press("MENU")
    assert heard == ["day/press"]


FOLDER = Path("sounds")


def test_nothing_is_looked_for_before_the_table_has_stood_a_while(qapp) -> None:
    looked: list[int] = []
    sounding = Sounds(FOLDER, lambda: looked.append(1), 1_000)
    sounding.tick(2_900)
    assert looked == []
    for now in (3_000, 3_020, 9_000):
        sounding.tick(now)
    assert looked == [1]


def test_a_touch_puts_the_looking_off(qapp) -> None:
    looked: list[int] = []
    sounding = Sounds(FOLDER, lambda: looked.append(1), 0)
    sounding.tick(1_900, presses=1)
    sounding.tick(3_800, presses=1)
    assert looked == []
    sounding.tick(3_900, presses=1)
    assert looked == [1]


def test_a_volume_is_a_folder(qapp) -> None:
    played: list[Path] = []
    sounding = Sounds(FOLDER, lambda: played.append, 0)
    sounding.play("start", "night")
    sounding.tick(2_000)
    sounding.play("start", "day")
    assert played == [FOLDER / "day" / "start.wav"]


def test_a_player_that_fails_is_silent_from_then_on(qapp, caplog) -> None:
    tried: list[Path] = []

    def fails(file: Path) -> None:
        tried.append(file)
        raise OSError("no sound card")

    sounding = Sounds(FOLDER, lambda: fails, 0)
    sounding.tick(2_000)
    with caplog.at_level(logging.ERROR):
        sounding.play("start", "day")
    sounding.play("end", "day")
    assert len(tried) == 1
    assert "no sound card" in caplog.text
    caplog.clear()


class FakeEffect:
    """A sound effect of Qt, as far as the player uses it."""

    made = 0
    played: ClassVar[list[str]] = []

    def __init__(self) -> None:
        FakeEffect.made += 1
        self._source = ""

    def setSource(self, url) -> None:  # noqa: N802
        self._source = url.toLocalFile()

    def play(self) -> None:
        FakeEffect.played.append(self._source)


@pytest.fixture
def multimedia(monkeypatch):
    """Qt's multimedia with an output, or with none."""

    def put(*, has_output: bool) -> None:
        module = ModuleType("PySide6.QtMultimedia")
        output = SimpleNamespace(isNull=lambda: not has_output)
        module.QSoundEffect = FakeEffect
        module.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: output)
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
        monkeypatch.setattr(voice, "find_spec", lambda name: module)

    FakeEffect.made, FakeEffect.played = 0, []
    return put


@pytest.fixture
def a_card(monkeypatch, tmp_path):
    """A sound server, as a machine with a sound card has it."""
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse/native").touch()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def programs(monkeypatch):
    """Programs that can be found."""

    def put(*names: str) -> None:
        where = {name: f"/usr/bin/{name}" for name in names}
        monkeypatch.setattr(ambience.shutil, "which", where.get)

    return put


def test_qt_plays_where_it_can_and_decodes_each_file_once(qapp, multimedia, programs) -> None:
    multimedia(has_output=True)
    programs("aplay")
    player = find_player()
    assert isinstance(player, EffectPlayer)
    for _ in range(3):
        player(Path("/sounds/start.wav"))
    assert FakeEffect.made == 1
    assert FakeEffect.played == ["/sounds/start.wav"] * 3


def test_without_an_output_of_qt_a_program_plays(qapp, multimedia, programs, a_card) -> None:
    multimedia(has_output=False)
    programs("aplay")
    assert isinstance(find_player(), ProgramPlayer)


def test_where_nothing_can_play_it_is_silent_without_error(qapp, monkeypatch, programs) -> None:
    monkeypatch.setattr(voice, "find_spec", lambda name: None)
    programs()
    assert find_player() is None


def test_a_multimedia_that_cannot_be_loaded_is_no_error(qapp, monkeypatch, programs) -> None:
    def fails(name: str) -> None:
        raise ImportError("libpulse is missing")

    monkeypatch.setattr(voice, "find_spec", lambda name: object())
    monkeypatch.setattr(ambience, "import_module", fails)
    programs()
    assert find_player() is None


def test_a_program_is_given_the_file_and_none_is_started_for_a_press(qapp, tmp_path, qtbot) -> None:
    program, told = tmp_path / "player", tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$@" > {told}.part && mv {told}.part {told}\n')
    program.chmod(0o755)
    player = ProgramPlayer(str(program), "--quiet")
    player(Path("press.wav"))
    player(Path("start.wav"))
    qtbot.waitUntil(told.exists, timeout=PATIENCE_MS)
    assert told.read_text() == "--quiet start.wav\n"

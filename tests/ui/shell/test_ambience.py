"""Light and sound follow the table and whoever deals."""

from pathlib import Path

import pytest
from seated_table import SeatedTable

from dealer_assist.ui.shell.sounds import Sounds


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

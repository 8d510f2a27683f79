"""The sounds that are shipped are those that the script makes, and each one can be heard."""

import importlib.util
import wave
from array import array
from pathlib import Path

import pytest

from dealer_assist.ui.table.presenter.sounds import SOUNDS
from dealer_assist.ui.toolkit.values.preferences import VOLUMES

HOUSE = Path(__file__).parents[2]
SHIPPED = HOUSE / "resources" / "sounds"
LOUD_ENOUGH, SHORT_ENOUGH_S = 1_500, 1.2


@pytest.fixture(scope="module")
def script():
    where = importlib.util.spec_from_file_location("sounds_script", HOUSE / "packaging/sounds.py")
    made = importlib.util.module_from_spec(where)
    where.loader.exec_module(made)
    return made


def heard(file: Path) -> array:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22_050)
        return array("h", sound.readframes(sound.getnframes()))


def test_the_script_makes_what_is_shipped(script, tmp_path) -> None:
    for file in script.write_all(tmp_path):
        there = heard(SHIPPED / file.relative_to(tmp_path))
        # A sine may differ in its last bit from one machine to another.
        assert max(abs(a - b) for a, b in zip(heard(file), there, strict=True)) <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_has_a_file_for_day_and_night(name: str) -> None:
    day, night = (heard(SHIPPED / volume / f"{name}.wav") for volume in ("day", "night"))
    assert max(day) > 2 * max(night) > LOUD_ENOUGH
    assert len(day) / 22_050 <= SHORT_ENOUGH_S
    assert abs(day[-1]) < 200  # it dies away: no click at the end


def test_there_is_a_folder_for_every_volume_that_sounds() -> None:
    assert {one.name for one in SHIPPED.iterdir()} == set(VOLUMES) - {"off"}

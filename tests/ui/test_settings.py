"""Settings are kept for each dealer, and a file that is damaged costs nobody a round."""

import logging
from pathlib import Path

import pytest

from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.settings import SettingsFile, SettingsInMemory


def test_a_choice_is_turned_around() -> None:
    assert Settings().toggled("left_handed") == Settings(left_handed=True)
    assert Settings().toggled("left_handed").toggled("left_handed") == Settings()


def test_each_dealer_has_their_own() -> None:
    shelf = SettingsInMemory()
    shelf.keep("dealer-1", Settings(high_contrast=True))
    assert shelf.of("dealer-1").high_contrast
    assert shelf.of("dealer-2") == Settings()


def test_a_file_keeps_them_over_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "new" / "settings.json"
    SettingsFile(file).keep("dealer-1", Settings(left_handed=True, reduce_motion=True))
    again = SettingsFile(file)
    again.keep("dealer-2", Settings(reduce_motion=True))
    assert SettingsFile(file).of("dealer-1") == Settings(left_handed=True, reduce_motion=True)
    assert SettingsFile(file).of("dealer-2") == Settings(reduce_motion=True)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("written", ["not json", "[]", '{"dealer-1": 5}'])
def test_a_damaged_file_gives_the_usual_settings(tmp_path: Path, written: str, caplog) -> None:
    file = tmp_path / "settings.json"
    file.write_text(written)
    with caplog.at_level(logging.WARNING):
        assert SettingsFile(file).of("dealer-1") == Settings()
    assert "cannot be read" in caplog.text
    caplog.clear()


def test_an_unknown_choice_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"dealer-1": {"left_handed": true, "disco": true}}')
    assert SettingsFile(file).of("dealer-1") == Settings(left_handed=True)


def test_a_folder_that_cannot_be_written_is_said_once_and_nothing_stops(
    tmp_path: Path, caplog
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    shelf = SettingsFile(tmp_path / "taken" / "settings.json")
    caplog.clear()
    shelf.keep("dealer-1", Settings(left_handed=True))
    assert shelf.of("dealer-1").left_handed
    assert "not kept" in caplog.text
    caplog.clear()


def test_a_choice_of_several_goes_round() -> None:
    one = Settings()
    seen = [one.language]
    for _ in range(4):
        one = one.following("language")
        seen.append(one.language)
    assert seen == ["en", "es", "vi", "zh", "en"]
    assert Settings().following("brightness").brightness == 80
    assert Settings(volume="off").following("volume").volume == "night"
    assert Settings().following("fault_sound") == Settings(fault_sound=False)


def test_sound_and_light_need_no_other_views_but_hand_and_language_do() -> None:
    quiet = Settings(volume="off", brightness=40, fault_sound=False)
    assert quiet.draws_like(Settings())
    assert not quiet.draws_like(Settings(left_handed=True))
    assert not quiet.draws_like(Settings(language="es"))


def test_every_choice_comes_back_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    chosen = Settings(
        high_contrast=True, language="vi", volume="day", fault_sound=False, brightness=60
    )
    SettingsFile(file).keep("", chosen)
    assert SettingsFile(file).of("") == chosen


@pytest.mark.parametrize(
    "written",
    ['"language": "xx"', '"brightness": 5', '"left_handed": 1', '"volume": "loud"'],
)
def test_a_value_that_cannot_be_chosen_is_as_if_never_made(tmp_path: Path, written: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(f'{{"dealer-1": {{{written}, "reduce_motion": true}}}}')
    assert SettingsFile(file).of("dealer-1") == Settings(reduce_motion=True)

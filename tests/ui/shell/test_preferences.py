"""Settings are kept for each dealer, and a file that is damaged costs nobody a round."""

import logging
from pathlib import Path

import pytest

from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.shell.preferences import (
    PreferencesFile,
    PreferencesInMemory,
    keep_for_person,
    of_person,
)
from dealer_assist.ui.toolkit.values.preferences import Preferences

SPANISH, LEFT = Preferences(language="es"), Preferences(left_handed=True)


def test_a_choice_is_turned_around() -> None:
    assert Preferences().toggled("left_handed") == Preferences(left_handed=True)
    assert Preferences().toggled("left_handed").toggled("left_handed") == Preferences()


def test_each_dealer_has_their_own() -> None:
    preferences = PreferencesInMemory()
    preferences.keep("dealer-1", Preferences(high_contrast=True))
    assert preferences.of("dealer-1").high_contrast
    assert preferences.of("dealer-2") == Preferences()


def test_a_file_keeps_them_over_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "new" / "settings.json"
    PreferencesFile(file).keep("dealer-1", Preferences(left_handed=True, reduce_motion=True))
    again = PreferencesFile(file)
    again.keep("dealer-2", Preferences(reduce_motion=True))
    assert PreferencesFile(file).of("dealer-1") == Preferences(left_handed=True, reduce_motion=True)
    assert PreferencesFile(file).of("dealer-2") == Preferences(reduce_motion=True)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("written", ["not json", "[]", '{"dealer-1": 5}'])
def test_a_damaged_file_gives_the_usual_settings(tmp_path: Path, written: str, caplog) -> None:
    file = tmp_path / "settings.json"
    file.write_text(written)
    with caplog.at_level(logging.WARNING):
        assert PreferencesFile(file).of("dealer-1") == Preferences()
    assert "cannot be read" in caplog.text
    caplog.clear()


def test_an_unknown_choice_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"dealer-1": {"left_handed": true, "disco": true}}')
    assert PreferencesFile(file).of("dealer-1") == Preferences(left_handed=True)


def test_a_folder_that_cannot_be_written_is_said_once_and_nothing_stops(
    tmp_path: Path, caplog
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    preferences = PreferencesFile(tmp_path / "taken" / "settings.json")
    caplog.clear()
    preferences.keep("dealer-1", Preferences(left_handed=True))
    assert preferences.of("dealer-1").left_handed
    assert "not kept" in caplog.text
    caplog.clear()


def test_a_choice_of_several_goes_round() -> None:
    one = Preferences()
    seen = [one.language]
    for _ in range(4):
        one = one.following("language")
        seen.append(one.language)
    assert seen == ["en", "es", "vi", "zh", "en"]
    assert Preferences().following("brightness").brightness == 80
    assert Preferences(volume="off").following("volume").volume == "night"
    assert Preferences().following("fault_sound") == Preferences(fault_sound=False)


def test_sound_and_light_need_no_other_views_but_hand_and_language_do() -> None:
    quiet = Preferences(volume="off", brightness=40, fault_sound=False)
    assert quiet.draws_like(Preferences())
    assert not quiet.draws_like(Preferences(left_handed=True))
    assert not quiet.draws_like(Preferences(language="es"))


def test_every_choice_comes_back_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    chosen = Preferences(
        high_contrast=True, language="vi", volume="day", fault_sound=False, brightness=60
    )
    PreferencesFile(file).keep("", chosen)
    assert PreferencesFile(file).of("") == chosen


@pytest.mark.parametrize(
    "written",
    ['"language": "xx"', '"brightness": 5', '"left_handed": 1', '"volume": "loud"'],
)
def test_a_value_that_cannot_be_chosen_is_as_if_never_made(tmp_path: Path, written: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(f'{{"dealer-1": {{{written}, "reduce_motion": true}}}}')
    assert PreferencesFile(file).of("dealer-1") == Preferences(reduce_motion=True)


def test_a_person_has_the_same_choices_with_every_card() -> None:
    store = PreferencesInMemory()
    deals = StaffMember("card-1", "J. Park", Role.DEALER, "1101", person=7)
    supervises = StaffMember("card-2", "J. Park", Role.SUPERVISOR, "2201", person=7)
    keep_for_person(store, deals, SPANISH)
    assert of_person(store, deals) == of_person(store, supervises) == SPANISH
    keep_for_person(store, supervises, LEFT)
    assert of_person(store, deals) == LEFT


def test_what_was_kept_for_a_card_still_holds_for_it() -> None:
    store = PreferencesInMemory()
    store.keep("card-1", SPANISH)
    assert of_person(store, StaffMember("card-1", "J. Park", Role.DEALER, "1101", 7)) == SPANISH


def test_nobody_and_who_has_chosen_nothing_have_the_kiosks() -> None:
    store = PreferencesInMemory()
    keep_for_person(store, None, LEFT)
    assert of_person(store, None) == LEFT
    assert of_person(store, StaffMember("card-3", "A. Novak", Role.DEALER, "1102", 8)) == LEFT

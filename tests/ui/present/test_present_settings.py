"""What may be chosen, and what a touch makes of it."""

import pytest

from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.present.settings import SettingsLook, settings_look


def choices(settings: Settings) -> list[ChoiceLook]:
    return [one for row in settings_look(settings, "").rows for one in row.choices]


def on(look: SettingsLook) -> list[str]:
    return [one.label for row in look.rows for one in row.choices if one.is_on]


def test_what_is_chosen_shows() -> None:
    assert on(settings_look(Settings(), "")) == ["NIGHT", "FAULT SOUND", "100 %", "ENGLISH"]
    other = Settings(
        left_handed=True, volume="off", fault_sound=False, brightness=40, language="vi"
    )
    assert on(settings_look(other, "")) == ["SOUND OFF", "LEFT-HANDED", "40 %", "TIẾNG VIỆT"]


def test_the_page_says_whose_the_settings_are() -> None:
    assert "the kiosk's own" in settings_look(Settings(), "").detail
    assert "Maria" in settings_look(Settings(), "Maria").detail


@pytest.mark.parametrize(
    ("label", "settings"),
    [
        ("DAY", Settings(volume="day")),
        ("60 %", Settings(brightness=60)),
        ("中文", Settings(language="zh")),
        ("HIGH CONTRAST", Settings(high_contrast=True)),
        ("FAULT SOUND", Settings(fault_sound=False)),
    ],
)
def test_a_touch_changes_one_thing(label: str, settings: Settings) -> None:
    (choice,) = (one for one in choices(Settings()) if one.label == label)
    assert choice.key == settings


def test_every_choice_leads_to_settings_in_which_it_is_made() -> None:
    for label, key in [(one.label, one.key) for one in choices(Settings())]:
        assert isinstance(key, Settings)
        (then,) = (one for one in choices(key) if one.label == label)
        assert then.is_on or key != Settings()


def test_one_choice_alone_is_written_in_chinese_letters() -> None:
    assert [one.label for one in choices(Settings()) if one.in_han] == ["中文"]

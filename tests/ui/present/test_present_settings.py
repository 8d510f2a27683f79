"""What may be chosen, and what a touch makes of it."""

import pytest

from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.present.settings import SettingsLook, chosen, settings_look


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
    ("key", "settings"),
    [
        ("volume:day", Settings(volume="day")),
        ("brightness:60", Settings(brightness=60)),
        ("language:zh", Settings(language="zh")),
        ("high_contrast", Settings(high_contrast=True)),
        ("fault_sound", Settings(fault_sound=False)),
    ],
)
def test_a_touch_changes_one_thing(key: str, settings: Settings) -> None:
    assert chosen(Settings(), key) == settings


def test_every_choice_that_shows_can_be_touched() -> None:
    for row in settings_look(Settings(), "").rows:
        for one in row.choices:
            assert isinstance(chosen(Settings(), one.key), Settings)

"""What may be chosen, and what a touch makes of it."""

from typing import Any

import pytest

from dealer_assist.ui.pages.settings import ChoiceRow, kept_for, settings_rows
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import (
    Choice,
)


def choices(settings: Preferences) -> list[Choice[Any]]:
    return [
        one
        for row in settings_rows(settings, has_sound=True, has_voice=True)
        for one in row.choices
    ]


def on(rows: tuple[ChoiceRow, ...]) -> list[str]:
    return [one.label for row in rows for one in row.choices if one.is_on]


def test_what_is_chosen_shows() -> None:
    plain = ["NIGHT", "FAULT SOUND", "TEXT 100%", "100%", "ENGLISH"]
    assert on(settings_rows(Preferences(), has_sound=True, has_voice=True)) == plain
    other = Preferences(
        left_handed=True,
        volume="off",
        fault_sound=False,
        brightness=40,
        language="vi",
        text_size=125,
    )
    chosen = ["SOUND OFF", "LEFT-HANDED", "TEXT 125%", "40%", "TIẾNG VIỆT"]
    assert on(settings_rows(other, has_sound=True, has_voice=True)) == chosen


def test_the_page_says_whose_the_settings_are() -> None:
    assert "Maria" in kept_for("Maria")


@pytest.mark.parametrize(
    ("label", "settings"),
    [
        ("DAY", Preferences(volume="day")),
        ("60%", Preferences(brightness=60)),
        ("TEXT 150%", Preferences(text_size=150)),
        ("SPEAK PROMPTS", Preferences(speaks=True)),
        ("中文", Preferences(language="zh")),
        ("HIGH CONTRAST", Preferences(high_contrast=True)),
        ("FAULT SOUND", Preferences(fault_sound=False)),
    ],
)
def test_a_touch_changes_one_thing(label: str, settings: Preferences) -> None:
    (choice,) = (one for one in choices(Preferences()) if one.label == label)
    assert choice.key == settings


def test_every_choice_leads_to_settings_in_which_it_is_made() -> None:
    for label, key in [(one.label, one.key) for one in choices(Preferences())]:
        assert isinstance(key, Preferences)
        (then,) = (one for one in choices(key) if one.label == label)
        assert then.is_on or key != Preferences()


def test_a_kiosk_without_sound_says_so_beside_what_would_sound() -> None:
    sound, *_ = settings_rows(Preferences(), has_sound=False, has_voice=True)
    assert [one.label for one in sound.choices if one.detail == "No sound here"] == [
        "NIGHT",
        "DAY",
        "FAULT SOUND",
    ]


@pytest.mark.parametrize(("has_voice", "said"), [(True, "Off"), (False, "No voice here")])
def test_a_kiosk_without_a_voice_says_so(*, has_voice: bool, said: str) -> None:
    rows = settings_rows(Preferences(), has_sound=True, has_voice=has_voice)
    (choice,) = (one for row in rows for one in row.choices if one.label == "SPEAK PROMPTS")
    assert choice.detail == said

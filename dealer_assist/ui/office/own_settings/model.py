"""MY SETTINGS: the language, the hand, the contrast and the text size of whoever is signed in."""

from typing import TypeAlias

from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.pages.settings.presenter import ChoiceRow
from dealer_assist.value import Value


class OwnSettingsChosen(Value):
    """Keeps a choice; it applies at once."""

    settings: Preferences


class OwnSettingsLeft(Value):
    """Goes back to the staff."""


OwnSettingsTouch: TypeAlias = OwnSettingsChosen | OwnSettingsLeft


class OwnSettingsModel(Value):
    """The choices, whose they are, and the way back."""

    detail: str
    rows: tuple[ChoiceRow, ...]
    back: Button[OwnSettingsTouch]

"""The choices of a person that the Game Manager obeys."""

from dealer_assist.message import Msg
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.own_settings.model import OwnSettingsLeft, OwnSettingsModel
from dealer_assist.ui.pages.settings.presenter import (
    hand_and_eye,
    kept_for,
    languages,
    text_sizes,
)


def own_settings_model(settings: Preferences, name: str) -> OwnSettingsModel:
    """Show what is chosen; sound and light stay those of whoever deals."""
    back = Button(OwnSettingsLeft(), Msg("BACK"), "arrow-left")
    rows = (languages(settings), hand_and_eye(settings), text_sizes(settings))
    return OwnSettingsModel(kept_for(name), rows, back)

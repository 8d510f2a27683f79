"""SETTINGS on the screen."""

from dealer_assist.ui.office.headed_screen import HeadedScreen
from dealer_assist.ui.office.settings.model import SettingsTouch


class SettingsScreen(HeadedScreen[SettingsTouch]):
    """A list of settings, of proposals, or of what was ever set."""

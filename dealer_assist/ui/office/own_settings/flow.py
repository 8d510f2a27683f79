"""MY SETTINGS as a flow: a touch keeps a choice, and the Game Manager follows it."""

from typing import assert_never

from dealer_assist.ui.office.office import STAFF
from dealer_assist.ui.office.own_settings.model import (
    OwnSettingsChosen,
    OwnSettingsLeft,
    OwnSettingsModel,
    OwnSettingsTouch,
)
from dealer_assist.ui.office.own_settings.presenter import own_settings_model
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.shell.preferences import keep_for_person, of_person
from dealer_assist.ui.toolkit.flow import Stay, Step


class OwnSettingsFlow(PaneFlow[OwnSettingsModel, OwnSettingsTouch]):
    """Holds nothing: what was chosen is in the store."""

    def made(self) -> OwnSettingsModel:
        """Show what is chosen."""
        by = self.office.by
        return own_settings_model(of_person(self.page_context.preferences, by), by.name)

    def take(self, touch: OwnSettingsTouch) -> Step:
        """Keep a choice, or go back."""
        match touch:
            case OwnSettingsChosen(settings):
                keep_for_person(self.page_context.preferences, self.office.by, settings)
            case OwnSettingsLeft():
                self.office.show(STAFF)
            case _:
                assert_never(touch)
        return Stay()

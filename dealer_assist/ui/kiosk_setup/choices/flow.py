"""A step of choices as a flow."""

from dealer_assist.ui.kiosk_setup.choices.model import ChoicesModel
from dealer_assist.ui.kiosk_setup.choices.presenter import choices_of
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow


class ChoicesFlow(StepFlow[ChoicesModel]):
    """Language, screen, sign, table, clock, floor, backup."""

    help_topic = "kiosk_setup.choices"

    def model(self) -> ChoicesModel:
        """Make the page of the step."""
        return choices_of(self.set_up.view())

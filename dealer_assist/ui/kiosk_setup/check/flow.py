"""STAFF CARDS as a flow."""

from dealer_assist.ui.kiosk_setup.check.model import CheckModel
from dealer_assist.ui.kiosk_setup.check.presenter import check_page
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow


class CheckFlow(StepFlow[CheckModel]):
    """The last step: nothing is written before it."""

    help_topic = "kiosk_setup.check"

    def model(self) -> CheckModel:
        """Show what was found, cards and slip."""
        return check_page(self.set_up.view())

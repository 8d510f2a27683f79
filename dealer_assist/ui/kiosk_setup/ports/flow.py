"""PORTS as a flow."""

from dealer_assist.ui.kiosk_setup.ports.model import PortsModel
from dealer_assist.ui.kiosk_setup.ports.presenter import ports_page
from dealer_assist.ui.kiosk_setup.step_flow import StepFlow


class PortsFlow(StepFlow[PortsModel]):
    """Devices find their ports by being used."""

    help_topic = "kiosk_setup.ports"

    def model(self) -> PortsModel:
        """Show what is heard now."""
        return ports_page(self.set_up.view())

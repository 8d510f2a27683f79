"""METERS as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.meters.model import MetersPageModel
from dealer_assist.ui.floor.meters.presenter import meters_page
from dealer_assist.ui.floor.page_flow import PageFlow


class FloorMetersFlow(PageFlow[MetersPageModel]):
    """Shows METERS."""

    help_topic = "floor.meters"

    def page_model(self) -> MetersPageModel:
        """Make the page."""
        return meters_page(*self.floor.reading)

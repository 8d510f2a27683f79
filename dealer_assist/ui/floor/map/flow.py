"""FLOOR as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.map.model import FloorMapModel
from dealer_assist.ui.floor.map.presenter import floor_map
from dealer_assist.ui.floor.page_flow import PageFlow


class MapFlow(PageFlow[FloorMapModel]):
    """Shows FLOOR."""

    help_topic = "floor.map"

    def page_model(self) -> FloorMapModel:
        """Make the page."""
        return floor_map(*self.floor.reading)

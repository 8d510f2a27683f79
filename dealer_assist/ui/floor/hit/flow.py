"""HIT as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.hit.model import HitPageModel
from dealer_assist.ui.floor.hit.presenter import hit_page
from dealer_assist.ui.floor.page_flow import PageFlow


class HitFlow(PageFlow[HitPageModel]):
    """Shows HIT."""

    help_topic = "floor.hit"

    def page_model(self) -> HitPageModel:
        """Make the page."""
        return hit_page(*self.floor.reading)

"""LINKS as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.links.model import LinksPageModel
from dealer_assist.ui.floor.links.presenter import links_page
from dealer_assist.ui.floor.page_flow import PageFlow


class LinksFlow(PageFlow[LinksPageModel]):
    """Shows LINKS."""

    help_topic = "floor.links"

    def page_model(self) -> LinksPageModel:
        """Make the page."""
        return links_page(*self.floor.reading)

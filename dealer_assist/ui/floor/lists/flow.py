"""ALERTS, WINS, DEALERS, SINCE and REPORTS as a flow: five lists on one screen."""

from collections.abc import Callable, Mapping

from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.lists import presenter
from dealer_assist.ui.floor.lists.model import FloorListModel
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage

LISTS: Mapping[FloorPage, Callable[[FloorView, Selection, str], FloorListModel]] = {
    FloorPage.ALERTS: presenter.alerts_page,
    FloorPage.WINS: presenter.wins_page,
    FloorPage.DEALERS: presenter.dealers_page,
    FloorPage.SINCE: presenter.since_page,
    FloorPage.REPORTS: presenter.reports_page,
}


class FloorListFlow(PageFlow[FloorListModel]):
    """Shows the list of the page that is chosen."""

    help_topic = "floor.lists"

    def page_model(self) -> FloorListModel:
        """Make the page."""
        return LISTS[self.floor.selection.page](*self.floor.reading)

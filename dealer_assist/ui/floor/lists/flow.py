"""ALERTS, WINS, DEALERS, SINCE and REPORTS as a flow: five lists on one screen."""

from collections.abc import Callable, Mapping

from dealer_assist.floor.view import FloorView
from dealer_assist.ui.floor.lists import presenter
from dealer_assist.ui.floor.lists.model import ListModel
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import Page

LISTS: Mapping[Page, Callable[[FloorView, Selection, str], ListModel]] = {
    Page.ALERTS: presenter.alerts_page,
    Page.WINS: presenter.wins_page,
    Page.DEALERS: presenter.dealers_page,
    Page.SINCE: presenter.since_page,
    Page.REPORTS: presenter.reports_page,
}


class ListFlow(PageFlow[ListModel]):
    """Shows the list of the page that is chosen."""

    def page_model(self) -> ListModel:
        """Make the page."""
        shown = self.floor.selection
        return LISTS[shown.page](self.floor.view, shown, self.floor.trouble)

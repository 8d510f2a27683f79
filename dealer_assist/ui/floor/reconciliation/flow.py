"""RECONCILE as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.reconciliation.model import ReconcilePageModel
from dealer_assist.ui.floor.reconciliation.presenter import reconcile_page


class ReconcileFlow(PageFlow[ReconcilePageModel]):
    """Shows RECONCILE."""

    help_topic = "floor.reconciliation"

    def page_model(self) -> ReconcilePageModel:
        """Make the page."""
        return reconcile_page(*self.floor.reading)

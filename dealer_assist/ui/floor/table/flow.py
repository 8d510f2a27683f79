"""TABLE as a flow: its page from the newest reading; touches are those of every page."""

from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.table.model import TablePageModel
from dealer_assist.ui.floor.table.presenter import table_page


class TableFlow(PageFlow[TablePageModel]):
    """Shows TABLE."""

    help_topic = "floor.table"

    def page_model(self) -> TablePageModel:
        """Make the page."""
        return table_page(*self.floor.reading)

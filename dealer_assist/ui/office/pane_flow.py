"""A pane of the Game Manager as a flow: what it shows is made again only when something changed."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Generic, TypeVar

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.values.frame import BARE

M = TypeVar("M")
T = TypeVar("T")


class PaneFlow(Flow[M, T], Generic[M, T]):
    """Reads the record once for each change, however often it is asked for its model.

    `record` is the journal beside the running table; `table` is that table as it is now.
    """

    style = BARE

    def __init__(self, office: Office) -> None:
        self.office, self.page_context = office, office.page_context
        self.clock = self.page_context.clock
        self.record = JournalAccess(self.page_context.journal)
        self._made: M | None = None

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.page_context.desk.table

    @property
    def setup(self) -> TableSetup:
        """Return what the table is set up with."""
        return self.table.setup

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Return everybody's name by the key of their card, as the staff was at first."""
        return names_of(staff_of(self.page_context))

    @abstractmethod
    def made(self) -> M:
        """Make the model of this moment; the record is read here."""

    def model(self) -> M:
        """Return the model as it was made last."""
        if self._made is None:
            self._made = self.made()
        return self._made

    def refresh(self) -> None:
        """Make another model when it is asked for: the desk has changed, or this flow has."""
        self._made = None

    def follow(self) -> None:
        """Follow the desk, where something has happened."""
        self.refresh()

"""A pane of the Game Manager as a flow: what it shows is made anew only when something changed."""

from abc import abstractmethod
from typing import Generic, TypeVar

from dealer_assist.ui.office.office import Office
from dealer_assist.ui.toolkit.flow import Flow

M = TypeVar("M")
T = TypeVar("T")


class PaneFlow(Flow[M, T], Generic[M, T]):
    """Reads the record once for each change, however often it is asked for its model."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self._made: M | None = None

    @abstractmethod
    def made(self) -> M:
        """Make the model of this moment; the record is read here."""

    def model(self) -> M:
        """Give the model as it was made last."""
        if self._made is None:
            self._made = self.made()
        return self._made

    def refresh(self) -> None:
        """Make the model anew when it is asked for: the desk has changed, or this flow has."""
        self._made = None

    def follow(self) -> None:
        """Follow the desk, where something has happened."""
        self.refresh()

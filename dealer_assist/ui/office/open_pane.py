"""The subject that the Game Manager shows: its flows, and their room beside the list."""

from typing import Any

from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.flow import Flow, Step
from dealer_assist.ui.toolkit.nodes import WidgetNode
from dealer_assist.value import Value


class OpenPane:
    """A pane that is open: its flows, the newest last. `steps` are those that no touch led to."""

    def __init__(self, key: str, first: PaneFlow[Any, Any]) -> None:
        self.key, self.clock = key, first.clock
        self.flows: list[Flow[Any, Any]] = [first]
        self.steps: list[Step] = []

    def refresh(self) -> None:
        """Let every page be made again: one of them was touched."""
        for flow in self._pane_flows():
            flow.refresh()

    def follow(self) -> None:
        """Follow the desk, where something has happened."""
        for flow in self._pane_flows():
            flow.follow()

    def leave(self) -> None:
        """End every flow."""
        while self.flows:
            self.flows.pop().left()

    def _pane_flows(self) -> list[PaneFlow[Any, Any]]:
        return [flow for flow in self.flows if isinstance(flow, PaneFlow)]


class PaneShown(Value):
    """A subject, and how often it has changed by what is not touched in it."""

    opened: OpenPane
    changes: int


class PaneTouched(Value):
    """Something was touched in the subject, and done."""


class PaneRoom(WidgetNode):
    """Where the flows of a subject are shown, by a stage of their own."""

    model: PaneShown

    @property
    def key(self) -> OpenPane:
        """Return the subject."""
        return self.model.opened

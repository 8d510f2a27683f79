"""A stage for one pane: flows in the room beside the list of subjects."""

from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import Step
from dealer_assist.ui.toolkit.stage import AnyFlow, PlacedStage


class PaneStage(PlacedStage):
    """Has the scale of the page that it lies on; follows the desk by `refresh`."""

    def __init__(
        self,
        context: UiContext,
        office: Office,
        flow: PaneFlow[Any, Any],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, office.page_context.clock.ms, {}, flow, parent)
        self.pad.has_help = False  # the Game Manager has it
        self.pad.answered.connect(lambda step: self.refresh())

    def take(self, touch: object, flow: AnyFlow | None = None) -> None:
        """Give a flow a touch; whatever it did, it is drawn anew."""
        step = (flow or self.flow).take(touch)
        self._forget()
        self.go(step)

    def carry_out(self, step: Step) -> None:
        """Do what no touch has led to."""
        self._forget()
        self.go(step)

    def refresh(self) -> None:
        """Show the desk as it stands; called after every change that is on record."""
        for flow in self._pane_flows():
            flow.follow()
        self.show_flows()

    def tick(self, now_ms: int) -> None:
        """Let time pass."""
        self.beat()

    def leave(self) -> None:
        """Give back what the flows have borrowed."""
        self.close_flows()

    def _forget(self) -> None:
        for flow in self._pane_flows():
            flow.refresh()

    def _pane_flows(self) -> list[PaneFlow[Any, Any]]:
        return [flow for flow in self.flows if isinstance(flow, PaneFlow)]

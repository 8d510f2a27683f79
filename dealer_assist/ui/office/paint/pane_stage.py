"""A stage for one pane: flows in the room beside the list of subjects."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.open_pane import OpenPane, PaneRoom, PaneShown, PaneTouched
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Moving, Tell, Widget, shows
from dealer_assist.ui.toolkit.stage import AnyFlow, PlacedStage


class PaneStage(PlacedStage, Moving):
    """Has the scale of the page that it is on. Its flows are the subject's: they outlive it."""

    was_touched = Signal()

    def __init__(self, context: UiContext, opened: OpenPane, parent: QWidget | None = None) -> None:
        super().__init__(context, opened.clock.ms, opened.flows[-1], parent)
        self._open, self._flows = opened, opened.flows
        self.pad.has_help = False  # the Game Manager has it
        self.pad.answered.connect(lambda step: self._touched())

    def show_state(self, shown: PaneShown) -> None:
        """Show a subject as it is now, after the steps that no touch has led to."""
        if shown.opened is not self._open:
            self._open, self._flows = shown.opened, shown.opened.flows
            self._said = ""
            self.pad.close_pad()
        steps, self._open.steps = self._open.steps, []
        for step in steps:
            self.go(step)
        self.show_flows()

    def take(self, touch: object, flow: AnyFlow | None = None) -> None:
        """Hand a touch to a flow; whatever it did, every page is made again."""
        step = (flow or self.flow).take(touch)
        self._open.refresh()
        self.go(step)
        self.was_touched.emit()

    def tick(self, now_ms: int) -> None:
        """Let time pass."""
        if self._flows:
            self.beat()

    def _touched(self) -> None:
        self._open.follow()
        self.show_flows()
        self.was_touched.emit()


@shows(PaneRoom)
def _room(on: Canvas, node: PaneRoom, tell: Tell) -> Widget:
    stage = PaneStage(on.context, node.model.opened, on)
    stage.lower()  # the warning is over it
    stage.was_touched.connect(lambda: tell(PaneTouched()))
    return stage

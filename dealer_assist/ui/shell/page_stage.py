"""A page over the table, and what it shows over itself: the stage of its flows."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.table_page import TOP, WholePage
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.stage import PlacedStage
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


class PageStage(PlacedStage):
    """Covers the table, banner included; `closed` tells that its first flow has ended."""

    closed = Signal()

    def __init__(self, context: UiContext, page: WholePage[Any], parent: QWidget) -> None:
        self.page, self.is_pad_below_banner = page, bool(page.banner)
        self._opened_in, self._settings = context, page.settings()
        super().__init__(context, page.page_context.clock.ms, page, parent)
        self._say_name()
        self.left.connect(lambda sentence: self.closed.emit())
        self.go(page.opened())

    @property
    def help_topic(self) -> str:
        """Return what help is given on, where that is not the page itself."""
        return self.flow.help_topic

    @property
    def help_below(self) -> int:
        """Return how many pixels at the top help leaves seen."""
        return int((BANNER_HEIGHT + TOP) * self.scale()) if self.page.banner else 0

    def refresh(self) -> None:
        """Show the desk as it is now."""
        for flow in self.flows:
            if isinstance(flow, WholePage):
                flow.follow()
        self.show_flows()

    def go(self, step: Step) -> None:
        """Carry a step out; what is touched, typed or swiped may change any of the pages."""
        if not isinstance(step, Stay):
            self._make_again()
        super().go(step)
        if self.flows:
            self._follow_reader()

    def take(self, touch: object, flow: Any = None) -> None:
        """Pass a touch to a page, and let it be made again."""
        step = (flow or self.flow).take(touch)
        self._make_again()
        self.go(step)

    def _follow_reader(self) -> None:
        """Suit the page to whoever reads it now: it may have become somebody else."""
        had, wanted = self._settings, self.page.settings()
        self._settings = wanted
        if had is None or wanted is None or wanted.draws_like(had):
            return
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()  # else it moves on, and its ring shows though nobody has typed
        gone = self.context
        self.suit(with_preferences(self._opened_in, wanted))
        self._say_name()
        if gone is not self._opened_in:
            gone.widgets.let_go()

    def _say_name(self) -> None:
        self.setAccessibleName(self.context.translator.text(self.page.model().name))

    def _make_again(self) -> None:
        for flow in self.flows:
            if isinstance(flow, WholePage):
                flow.refresh()

    def tick(self, now_ms: int) -> None:
        """Let time pass."""
        if self.isHidden():
            self.page.under_table()
        self.beat()

    def leave(self) -> None:
        """End every flow; the page is closed for good."""
        self.close_flows()

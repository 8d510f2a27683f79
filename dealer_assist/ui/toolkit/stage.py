"""One widget that shows flows: the newest on top, its touches to it, its steps carried out.

A family composes it with its first flow: `Stage(context, clock_ms, OrderFlow(kitchen))`. `beat`
lets time pass; `left` tells that the last flow has ended. What comes from elsewhere (a card that
was read) is given to the flow on top by `take`, as a touch of its union.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import (
    READ_MS,
    SAID_MS,
    AskAmount,
    AskDigits,
    AskPin,
    AskText,
    Back,
    Flow,
    Home,
    Instead,
    Leave,
    Say,
    Show,
    Stay,
    Step,
)
from dealer_assist.ui.toolkit.pads.pad import Pad
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT

AnyFlow: TypeAlias = Flow[Any, Any]


class Stage(QWidget):
    """Shows one screen, and sheets over it."""

    left = Signal(str)
    is_pad_below_banner = False
    """Whether the banner of what is simulated stays seen while something is typed."""

    def __init__(
        self,
        context: UiContext,
        clock_ms: Callable[[], int],
        first: AnyFlow,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self._clock_ms = clock_ms
        self._flows: list[AnyFlow] = [first]
        self._shown: list[tuple[AnyFlow, TreeScreen]] = []
        self._said, self._said_at = "", 0
        self.pad = Pad(context, self)
        self.pad.hide()
        self.pad.answered.connect(self.go)
        self.show_flows()

    @property
    def flow(self) -> AnyFlow:
        """Return the flow on top."""
        return self._flows[-1]

    @property
    def flows(self) -> tuple[AnyFlow, ...]:
        """Return all flows, the first one first."""
        return tuple(self._flows)

    @property
    def top_screen(self) -> TreeScreen:
        """Return the screen of the flow on top."""
        return self._shown[-1][1]

    @property
    def said(self) -> str:
        """Return the sentence that stands for a while."""
        return self._said

    def take(self, touch: object, flow: AnyFlow | None = None) -> None:
        """Pass a touch to a flow, whoever has made it; without one it is for the flow on top."""
        self.go((flow or self.flow).take(touch))

    def beat(self) -> None:
        """Let time pass: for the flow on top, for what is held, for what was said."""
        now = self._clock_ms()
        stands_ms = max(SAID_MS, READ_MS * len(self._said))
        if self._said and now - self._said_at >= stands_ms:
            self._said = ""
        self.go(self.flow.tick(now))
        for _, screen in self._shown:
            screen.tick(now)

    def go(self, step: Step) -> None:
        """Carry a step out, and show what is true then."""
        match step:
            case Stay():
                pass
            case Say(sentence):
                self.say(sentence)
            case Show(flow):
                self._said = ""  # it was said of the screen that goes
                self._flows.append(flow)
            case Instead(flow):
                self._said = ""
                self._end(1)
                self._flows.append(flow)
            case Back(sentence):
                self._said = ""
                self.say(sentence)
                self._end(1)
            case Home(sentence):
                self._said = ""
                self.say(sentence)
                self._end(len(self._flows) - 1)
            case Leave(sentence):
                self._leave(sentence)
                return
            case AskText() | AskPin() | AskDigits() | AskAmount():
                self.pad.ask(step)
                self.lay_out()
            case _:
                assert_never(step)
        if not self._flows:
            self._leave("")
            return
        self.show_flows()

    def say(self, sentence: str) -> None:
        """Say a sentence for a while."""
        if sentence:
            self._said, self._said_at = sentence, self._clock_ms()

    def show_flows(self) -> None:
        """Draw every flow that is seen: the highest whole screen, and the sheets over it."""
        seen = self._seen()
        kept = dict(self._shown)
        spare = [(flow, screen) for flow, screen in self._shown if flow not in seen]
        shown = [(flow, kept.get(flow) or self._screen_of(flow, spare)) for flow in seen]
        for _, gone in spare:
            drop(gone)
        is_new = [screen for _, screen in shown] != [screen for _, screen in self._shown]
        self._shown = shown
        for flow, screen in shown:
            screen.say(self._said if flow is self.flow else "")
            screen.show_state(flow.model())
            screen.answer()
        if is_new:
            self.lay_out()

    def suit(self, context: UiContext) -> None:
        """Show the same flows to another person: in their language, for their hand and eyes."""
        self.context = self.pad.context = context
        gone, self._shown = self._shown, []
        for _, screen in gone:
            drop(screen)
        self.show_flows()

    def close_flows(self) -> None:
        """End every flow: the stage itself goes."""
        self._end(len(self._flows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the screens have the whole window."""
        self.lay_out()

    def scale(self) -> float:
        """Return the own pixels of a design pixel: as large as the window allows."""
        return scale_for(self.width(), self.height())

    def _seen(self) -> list[AnyFlow]:
        seen: list[AnyFlow] = []
        for flow in reversed(self._flows):
            seen.append(flow)
            if not (flow.is_sheet or flow.keeps_below):
                break
        return seen[::-1]

    def _screen_of(self, flow: AnyFlow, spare: list[tuple[AnyFlow, TreeScreen]]) -> TreeScreen:
        """Return a screen for a flow: one that has shown its kind and is free, or a new one."""
        for before, screen in spare:
            if type(before) is type(flow):
                spare.remove((before, screen))
                return screen
        screen = TreeScreen(self.context, self, flow.style, is_sheet=flow.is_sheet)
        # What lies under a sheet still tells how much it has room for.
        screen.touched.connect(lambda touch: self.take(touch, self._flow_of(screen)))
        return screen

    def _flow_of(self, screen: TreeScreen) -> AnyFlow:
        return next((flow for flow, one in self._shown if one is screen), self.flow)

    def _end(self, count: int) -> None:
        for _ in range(count):
            self._flows.pop().left()

    def _leave(self, sentence: str) -> None:
        self._end(len(self._flows))
        self.pad.close_pad()
        self.left.emit(sentence)

    def lay_out(self) -> None:
        scale = self.scale()
        over: list[Canvas] = [screen for _, screen in self._shown]
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        for canvas in over:
            canvas.place(whole, scale)
        top = BANNER_HEIGHT if self.is_pad_below_banner else 0.0
        self.pad.place(whole.adjusted(0, top, 0, 0), scale)
        for screen in over:
            screen.show()
            screen.raise_()
        self.pad.raise_()


class PlacedStage(Stage):
    """A stage that is a part of a page: it has the page's scale, and a place on it."""

    _scale = 1.0

    def scale(self) -> float:
        """Return the scale of the page."""
        return self._scale

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place on the page, given in design pixels."""
        self._scale = scale
        left, top = round(rect.left() * scale), round(rect.top() * scale)
        right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
        self.setGeometry(QRect(left, top, right - left, bottom - top))
        self.lay_out()

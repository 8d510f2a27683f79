"""One screen: a frame around a tree. `TreeScreen` shows any page.

What is around the body (banner, head line, steps or prompt, rail and bar) is the page's
`ScreenFrame`. A sheet lies over the screen below, which stays seen and up to date.
"""

from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Controls, Moving
from dealer_assist.ui.toolkit.frame_parts import FrameParts
from dealer_assist.ui.toolkit.nodes import Node, Page
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.frame import PAGES, FrameStyle


class TreeScreen(Boxed[Page[Any]]):
    """Paints what is painted, and has a widget by its touch for what is touched.

    What was touched goes out in `touched`: a touch of the page, and nothing else.
    """

    touched = Signal(object)
    covers = True

    def __init__(
        self,
        context: UiContext,
        parent: QWidget | None = None,
        style: FrameStyle = PAGES,
        *,
        is_sheet: bool = False,
    ) -> None:
        super().__init__(context, parent)
        self.is_sheet = is_sheet
        if not is_sheet:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.parts = FrameParts(self, self.touched, style)
        self.controls = Controls(self, self.touched.emit)
        self._said = ""

    def changed(self, model: Page[Any]) -> None:
        """Show frame and body, and name what has no head line."""
        self.setAccessibleName(model.name)
        self.setAccessibleDescription(model.told)
        self.parts.show(model.frame, self._said)
        super().changed(model)

    def say(self, sentence: str) -> None:
        """Say a sentence in the prompt or the head line; an empty one gives their room back."""
        if sentence != self._said:
            self._said = sentence
            if self.shows_something:
                self.parts.show(self.model.frame, sentence)
                self.update()

    def room(self) -> QRectF:
        """Place the frame; give what it leaves to the body."""
        return self.parts.lay()

    def body(self, model: Page[Any]) -> Node:
        """Return the page's own."""
        return model.body

    def arrange(self) -> None:
        """Lay the page out, and show its controls."""
        super().arrange()
        if self.shows_something:
            self.controls.show(self._placed)

    def answer(self) -> None:
        """Let every button be pressed again: the touch was answered, whatever has changed."""
        waiting: list[ActionButton] = list(self.findChildren(ActionButton))
        for button in waiting:
            button.answered()

    def tick(self, now_ms: int) -> None:
        """Let time pass for whatever is held or moves.

        A chart is drawn a beat after its page, as it takes time to be loaded.
        """
        held: list[Touchable] = list(self.findChildren(Touchable))
        for control in held:
            control.tick(now_ms)
        for widget in self.controls.shown:
            if isinstance(widget, Chart):
                widget.tick()
            elif isinstance(widget, Moving):
                widget.tick(now_ms)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from what may lie below."""

    def draw(self, painter: Painter) -> None:
        """Paint ground, frame and body."""
        if not self.is_sheet:
            painter.fill(painter.whole, painter.theme.colour.bg)
            if self.parts.has_banner:
                draw_frame(painter)
        super().draw(painter)

"""One screen: a frame around a body. `TreeScreen` shows any page; HELP has screens of its own.

What is around the body (banner, head line, steps or prompt, rail and bar) is one `ScreenFrame`. A
screen with `is_sheet` lies over the one below, which stays seen and up to date.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.buttons import FilterButton, PickButton, RowButton
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.children import Children, pool
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Controls, Moving
from dealer_assist.ui.toolkit.frame_parts import FrameParts
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.nodes import Node, Page
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.frame import PAGES, FrameStyle, HelpPlace, ScreenFrame
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.measures import FIGURES, ListMeasures
from dealer_assist.ui.toolkit.view import M

T = TypeVar("T")
K = TypeVar("K", bound=Selectable[Any])


class Screen(Boxed[M], Generic[M, T]):
    """Shows a model; what was touched goes out in `touched`, as a T and nothing else."""

    touched = Signal(object)
    covers = True
    frame_style: FrameStyle = PAGES
    is_sheet = False

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        if not self.is_sheet:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.parts = FrameParts(self, self.touched, self.frame_style)
        self._said = ""
        self.furnish()

    def furnish(self) -> None:
        """Make the widgets of the body; called once."""

    def frame(self, model: M) -> ScreenFrame[T]:
        """Return what stands around the body: nothing, unless a kind says so."""
        return ScreenFrame()

    def changed(self, model: M) -> None:
        """Build frame and body anew, and place everything."""
        self.parts.show(self.frame(model), self._said)
        super().changed(model)

    def say(self, sentence: str) -> None:
        """Say a sentence in the prompt or the head line; an empty one gives their room back."""
        if sentence != self._said:
            self._said = sentence
            if self.shows_something:
                self.parts.show(self.frame(self.model), sentence)
                self.update()

    def room(self) -> QRectF:
        """Place the frame; give what it leaves to the body."""
        return self.parts.lay()

    def answer(self) -> None:
        """Let every button be pressed again: the touch was answered, whatever has changed."""
        waiting: list[ActionButton] = list(self.findChildren(ActionButton))
        for button in waiting:
            button.answered()

    def tick(self, now_ms: int) -> None:
        """Let time pass for whatever is held or moves."""
        held: list[Touchable] = list(self.findChildren(Touchable))
        for control in held:
            control.tick(now_ms)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from what may lie below."""

    def draw(self, painter: Painter) -> None:
        """Paint ground, frame and body."""
        if not self.is_sheet:
            painter.fill(painter.whole, painter.theme.colour.bg)
            if self.parts.has_banner:
                draw_frame(painter)
        super().draw(painter)

    def button_pool(
        self,
        role: TypeRole = "bold_22",
        icon_size: float = 32.0,
        then: Callable[[T], None] | None = None,
    ) -> Children[ActionButton]:
        """Return a pool of buttons whose touches go out, or to `then` where something is added."""
        return pool(
            lambda: ActionButton(self.context, self, role=role, icon_size=icon_size),
            lambda button: button.pressed,
            then or self.touched,
        )

    def row_button_pool(self) -> Children[RowButton]:
        """Return a pool of the small buttons of rows."""
        return pool(
            lambda: RowButton(self.context, self), lambda button: button.pressed, self.touched
        )

    def choice_pool(self, kind: type[PickButton] = FilterButton) -> Children[PickButton]:
        """Return a pool of choices: filters, spans, answers."""
        return self.pool_of(kind)

    def pool_of(self, kind: Callable[[UiContext, QWidget], K]) -> Children[K]:
        """Return a pool of a family's own controls; the keys of their models are touches."""
        return pool(lambda: kind(self.context, self), lambda one: one.chosen, self.touched)

    def card_pool(self) -> Children[SimulatedCard]:
        """Return a pool of staff cards that are swiped by touch."""
        return pool(
            lambda: SimulatedCard(self.context, self), lambda card: card.swiped, self.touched
        )

    def grid_view(self, measures: ListMeasures = FIGURES) -> GridView:
        """Return a list whose touches go out."""
        grid = GridView(self.context, self, measures)
        grid.touched.connect(self.touched)
        return grid


class TreeScreen(Screen[Page[Any], Any]):
    """Shows any page: what is painted is painted, what is touched has a widget by its touch."""

    def __init__(
        self,
        context: UiContext,
        parent: QWidget | None = None,
        style: FrameStyle = PAGES,
        *,
        is_sheet: bool = False,
    ) -> None:
        self.frame_style, self.is_sheet = style, is_sheet
        super().__init__(context, parent)

    def furnish(self) -> None:
        """Make ready for the controls of any page."""
        self.controls = Controls(self, self.touched.emit)
        self.parts.help_button.setVisible(self.frame_style.help_at is HelpPlace.HEAD)

    def changed(self, model: Page[Any]) -> None:
        """Show frame and body, and name what has no head line."""
        self.setAccessibleName(model.name)
        super().changed(model)

    def frame(self, model: Page[Any]) -> ScreenFrame[Any]:
        """Return the page's own."""
        return model.frame

    def body(self, model: Page[Any]) -> Node:
        """Return the page's own."""
        return model.body

    def arrange(self) -> None:
        """Lay the page out, and show its controls."""
        super().arrange()
        if self.shows_something:
            self.controls.show(self._placed)

    def tick(self, now_ms: int) -> None:
        """Let time pass; a chart is drawn a beat after its page, as it takes time to be loaded."""
        super().tick(now_ms)
        for widget in self.controls.shown:
            if isinstance(widget, Chart):
                widget.tick()
            elif isinstance(widget, Moving):
                widget.tick(now_ms)

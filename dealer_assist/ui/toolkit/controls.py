"""The widgets of a tree: one for each control, kept by its touch and not by its place.

A finger that holds a button, and the focus, survive whatever else comes or goes on the page. A kind
of control is registered with what makes its widget:

    @shows(Tile)
    def _tile(on: Canvas, node: Tile, tell: Tell) -> Widget: ...
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable
from itertools import pairwise
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import Placed
from dealer_assist.ui.toolkit.buttons import (
    ChoiceButton,
    FilterButton,
    NavButton,
    PickButton,
    RowButton,
    TurnButton,
)
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.charts.course_plot import CoursePlot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.nodes import (
    Columns,
    CourseChart,
    Faced,
    Filter,
    Help,
    HelpAtEnd,
    Keys,
    Listing,
    Look,
    Mark,
    Node,
    Pick,
    Press,
    RowPress,
    StaffCard,
    TabPress,
    Turn,
    WidgetNode,
)
from dealer_assist.ui.toolkit.pads.keypads import KeyPad
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard
from dealer_assist.ui.toolkit.touchable import Touchable

Tell = Callable[[Any], object]
C = TypeVar("C", bound=WidgetNode)
Key = tuple[type[WidgetNode], Hashable, Hashable, int]
"""The kind of a control, how it is made, its touch, and which of several with the same touch."""


class Widget(Protocol):
    """A widget that shows a control."""

    def show_state(self, model: Any, /) -> None:
        """Show a model."""

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place, given in design pixels."""

    def setVisible(self, visible: bool, /) -> None:  # noqa: FBT001 - Qt's own
        """Show or hide it."""


class Moving:
    """A widget of a control that moves by itself, as digits that roll."""

    def tick(self, now_ms: int) -> None:
        """Let time pass."""


Make = Callable[[Canvas, C, Tell], Widget]
_MAKES: dict[type[WidgetNode], Make[Any]] = {}


def shows(kind: type[C]) -> Callable[[Make[C]], Make[C]]:
    """Register what makes the widget of a kind of control."""

    def register(make: Make[C]) -> Make[C]:
        _MAKES[kind] = make
        return make

    return register


def shows_by(
    kind: type[WidgetNode], widget: Callable[[UiContext, QWidget], Selectable[Any]]
) -> None:
    """Register a widget that tells the key of its model."""

    def make(on: Canvas, node: WidgetNode, tell: Tell) -> Widget:
        made = widget(on.context, on)
        made.chosen.connect(tell)
        return made

    _MAKES[kind] = make


class Controls:
    """Has a widget for each control of a tree; `tell` hears the touches of all of them."""

    def __init__(self, on: Canvas, tell: Tell) -> None:
        self._on, self._to = on, tell
        self._is_placing = False
        self._kept_back: list[Any] = []
        self._shown: dict[Key, Widget] = {}
        self._spare: dict[tuple[type[WidgetNode], Hashable], list[Widget]] = defaultdict(list)

    @property
    def shown(self) -> tuple[Widget, ...]:
        """Return the widgets that are seen, as their controls follow each other on the page."""
        return tuple(self._shown.values())

    def show(self, placed: Iterable[Placed]) -> None:
        """Show the controls among these where they are placed, and no others."""
        self._is_placing = True
        try:
            self._place(_keyed(placed))
        finally:
            self._is_placing = False
        kept_back, self._kept_back = self._kept_back, []
        for touch in kept_back:
            self._to(touch)

    def _tell(self, touch: Any) -> None:
        """Pass a touch on; what a widget tells while it is placed waits until all are."""
        if self._is_placing:
            self._kept_back.append(touch)
        else:
            self._to(touch)

    def _place(self, wanted: dict[Key, tuple[WidgetNode, QRectF]]) -> None:
        before = self._shown
        for key, widget in before.items():
            if key not in wanted:
                self._spare[key[:2]].append(widget)
        self._shown = {}
        for key, (node, box) in wanted.items():
            widget = before.get(key) or self._made(key, node)
            widget.show_state(node.model)
            widget.place(box, self._on.scale)
            widget.setVisible(True)
            self._shown[key] = widget
        for spare in self._spare.values():
            for widget in spare:
                widget.setVisible(False)
        if list(before) != list(wanted):
            self._follow_page()

    def _made(self, key: Key, node: WidgetNode) -> Widget:
        """Return one of its kind that has become free, or a new one."""
        spare = self._spare[key[:2]]
        if not spare:
            return _MAKES[type(node)](self._on, node, self._tell)
        widget = spare.pop(0)
        if isinstance(widget, Touchable):
            widget.cancel()  # a finger that holds it means what is gone
        return widget

    def _follow_page(self) -> None:
        """Let the keyboard go through the controls as the eye does."""
        order = [widget for widget in self._shown.values() if isinstance(widget, QWidget)]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)


def _keyed(placed: Iterable[Placed]) -> dict[Key, tuple[WidgetNode, QRectF]]:
    seen: Counter[tuple[type[WidgetNode], Hashable, Hashable]] = Counter()
    found: dict[Key, tuple[WidgetNode, QRectF]] = {}
    for node, box in placed:
        if isinstance(node, WidgetNode):
            kind = (type(node), node.how, node.key)
            found[(*kind, seen[kind])] = (node, box)
            seen[kind] += 1
    return found


@shows(Press)
def _press(on: Canvas, node: Press, tell: Tell) -> Widget:
    button = ActionButton(
        on.context, on, role=node.role, icon_size=node.icon, is_listed=node.is_listed
    )
    button.pressed.connect(tell)
    return button


@shows(RowPress)
def _row_press(on: Canvas, node: RowPress, tell: Tell) -> Widget:
    button = RowButton(on.context, on)
    button.pressed.connect(tell)
    return button


@shows(StaffCard)
def _staff_card(on: Canvas, node: StaffCard, tell: Tell) -> Widget:
    card = SimulatedCard(on.context, on)
    card.swiped.connect(tell)
    return card


@shows(Listing)
def _listing(on: Canvas, node: Listing, tell: Tell) -> Widget:
    grid = GridView(on.context, on, node.measures)
    grid.shows_all, grid.most_pitch = node.shows_all, node.most_pitch
    grid.touched.connect(tell)
    return grid


class _Turn(TurnButton):
    touch: object = None

    def show_state(self, model: Any) -> None:
        """Show whether it can be pressed."""
        self.touch = model.touch
        super().show_state(model.reason)


@shows(Turn)
def _turn(on: Canvas, node: Turn, tell: Tell) -> Widget:
    button = _Turn(on.context, node.model.label, node.model.icon, on)
    button.pressed.connect(lambda: tell(button.touch))
    return button


@shows(Mark)
def _mark(on: Canvas, node: Mark, tell: Tell) -> Widget:
    choice = ChoiceButton(on.context, on)
    choice.chosen.connect(tell)
    return choice


class _Keys(KeyPad):
    def show_state(self, model: object) -> None:
        """Keep the keys: others are another widget."""


@shows(Keys)
def _keys(on: Canvas, node: Keys, tell: Tell) -> Widget:
    keys = _Keys(on.context, node.model, on)
    keys.typed.connect(lambda word: tell(node.touch(word)))
    return keys


@shows(Columns)
def _columns(on: Canvas, node: Columns, tell: Tell) -> Widget:
    return ColumnList(on.context, on)


@shows(CourseChart)
def _plot(on: Canvas, node: CourseChart, tell: Tell) -> Widget:
    return CoursePlot(on.context, on)


class _Help(HelpButton):
    def show_state(self, model: None) -> None:
        """Look as always."""


@shows(Help)
def _help(on: Canvas, node: Help, tell: Tell) -> Widget:
    return _Help(on.context, on)


class _HelpAtEnd(_Help):
    def place(self, rect: QRectF, scale: float) -> None:
        """Take the right end of a line."""
        super().place(self.end_of(rect, scale), scale)


@shows(HelpAtEnd)
def _help_at_end(on: Canvas, node: HelpAtEnd, tell: Tell) -> Widget:
    return _HelpAtEnd(on.context, on)


class FacedButton(BoxedButton[Look[Any]]):
    """Paints the tree that it is given."""

    def tell(self, model: Look[Any]) -> None:
        """Say the words that the page has for it."""
        self.describe(model.label, model.reason)
        self.setAccessibleDescription(model.detail)

    def face(self, model: Look[Any]) -> Node:
        """Return the face, or that under a finger."""
        return model.pressed if self.is_pressed and model.pressed else model.face


shows_by(Faced, FacedButton)
shows_by(Filter, FilterButton)
shows_by(Pick, PickButton)
shows_by(TabPress, NavButton)

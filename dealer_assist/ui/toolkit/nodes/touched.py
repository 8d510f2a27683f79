"""The nodes that a widget shows: what is touched, what is listed; and the page around all."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from dealer_assist.ui.toolkit.nodes.node import Node
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.ui.toolkit.values.measures import FIGURES, ListMeasures
from dealer_assist.ui.toolkit.values.plot import Course
from dealer_assist.ui.toolkit.values.touches import Button, Choice, Tab
from dealer_assist.value import Value, fields

T_co = TypeVar("T_co", covariant=True)


class WidgetNode(Node):
    """What a widget shows. It keeps its widget as long as the page has the same touch."""

    model: Any

    @property
    def key(self) -> Hashable:
        """Return by what its widget is kept: the touch that it tells."""
        key: Hashable = self.model.touch
        return key

    @property
    def how(self) -> Hashable:
        """Return what its widget is made with: whatever it has besides its model and its room."""
        return tuple(getattr(self, name) for name in fields(self) if name not in _NO_MATTER)


class Press(WidgetNode):
    """A button with icon, label and detail."""

    model: Button[Any]
    role: TypeRole = "bold_22"
    icon: float = 32.0
    is_listed: bool = False


class RowPress(WidgetNode):
    """A small button, as at the end of a row."""

    model: Button[Any]


class Filter(WidgetNode):
    """A short word to choose by, in a narrow button."""

    model: Choice[Any]


class Pick(WidgetNode):
    """A choice in the middle of its ground, with its detail below."""

    model: Choice[Any]


class Mark(WidgetNode):
    """A choice with a ring before it, or a check where it is on."""

    model: Choice[Any]


class TabPress(WidgetNode):
    """A subject or a list that can show instead, with its icon and how much waits there."""

    model: Tab[Any]


class Keys(WidgetNode):
    """Rows of keys to type with; `touch` makes a touch of the word of a key."""

    model: tuple[tuple[str, ...], ...]
    touch: Callable[[str], Any]

    @property
    def key(self) -> Hashable:
        """Return what its touches are."""
        return self.touch

    @property
    def how(self) -> Hashable:
        """Return all of it: a widget keeps its keys."""
        return self.model, self.touch


class Turn(WidgetNode):
    """An arrow in a button; its label is what a reader of the screen hears."""

    model: Button[Any]

    @property
    def how(self) -> Hashable:
        """Return its words and its arrow, which a widget keeps."""
        return self.model.label, self.model.icon


class Look(Value, Generic[T_co]):
    """How a control looks that is a tree itself, and under a finger, where that differs.

    Assistive tools say the `label`, then the `detail`; a `reason` shuts it.
    """

    touch: T_co
    label: str
    face: Node
    pressed: Node | None = None
    detail: str = ""
    reason: str = ""

    @property
    def key(self) -> T_co:
        """Return what a press tells."""
        return self.touch


class Faced(WidgetNode):
    """A row, a card or a tile that is touched as a whole: a widget paints its tree."""

    model: Look[Any]

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return its tree."""
        return (self.model.face,)


class StaffCard(WidgetNode):
    """A staff card that is swiped by touch."""

    model: SimulatedCardModel

    @property
    def key(self) -> Hashable:
        """Return what the swipe tells."""
        return self.model.key


class Shown(WidgetNode):
    """What is shown by a widget and kept by a name, where a page has several of its kind."""

    name: str = ""

    @property
    def key(self) -> Hashable:
        """Return the name."""
        return self.name


class Listing(Shown):
    """A list with its heads and pages; with `shows_all` it is never paged.

    With a `most_pitch` no row is higher than that.
    """

    model: Grid[Any]
    measures: ListMeasures = FIGURES
    shows_all: bool = False
    most_pitch: float = 0.0


class CourseChart(Shown):
    """The course of an amount over time."""

    model: Course


class Columns(Shown):
    """Columns of rows to read."""

    model: tuple[ListColumn, ...]


class Help(Shown):
    """The way to help, as large as its box."""

    model: None = None


class HelpAtEnd(Shown):
    """The way to help, at the right end of its box."""

    model: None = None


_NO_MATTER = frozenset((*fields(Node), "model", "name"))


class Page(Value, Generic[T_co]):
    """What a screen shows: its body, and what is around it.

    A sheet without a head line has a `name` for assistive tools, and what is `told` to them.
    """

    body: Node
    frame: ScreenFrame[T_co] = ScreenFrame()
    name: str = ""
    told: str = ""

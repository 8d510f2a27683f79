"""The kinds of nodes that are painted, and the rooms of rows and columns around them."""

from collections.abc import Callable
from typing import Literal, Protocol, Self, TypeAlias

from dealer_assist.ui.toolkit.values.grid import Facts, Pill, Tone
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.value import Value, replace

Ink: TypeAlias = str | Tone
Pad: TypeAlias = float | tuple[float, float] | tuple[float, float, float, float]
LEFT, CENTRE, RIGHT = Align.LEFT, Align.CENTRE, Align.RIGHT
MOST_PITCH = 44.0


class Box(Protocol):
    """The room that a tree gets, in design pixels."""

    def width(self) -> float:
        """Return how wide it is."""

    def height(self) -> float:
        """Return how high it is."""


class Node(Value, kw_only=True):
    """A part of a page; one of no other kind is room that is left free."""

    size: float | None = None
    share: float = 1.0
    is_hugging: bool = False
    cross: float | None = None
    cross_at: float = 0.5

    def of(self, size: float) -> Self:
        """Take this much of the row or column."""
        return replace(self, size=size)

    def sharing(self, share: float) -> Self:
        """Share what is left, in this proportion to the others."""
        return replace(self, share=share)

    def hug(self) -> Self:
        """Take the width that it needs in its row, and no more."""
        return replace(self, is_hugging=True)

    def across(self, size: float, at: float = 0.5) -> Self:
        """Take only this much across; at 0 from the beginning, at 1 up to the end."""
        return replace(self, cross=size, cross_at=at)

    @property
    def inside(self) -> tuple["Node", ...]:
        """Return the nodes in it, as far as they do not depend on the room that it gets."""
        return ()


class Text(Node):
    """One line; it is shrunk down to `least`, in several small lines where `breaks` allows it."""

    words: str
    role: TypeRole
    ink: Ink = "text_1"
    align: Align = LEFT
    least: int = SMALLEST_LABEL
    breaks: bool = False


class Paragraph(Node):
    """Words in as many lines as they need, from the top."""

    words: str
    role: TypeRole
    ink: Ink
    line_height: float
    align: Align = LEFT


class Icon(Node):
    """A drawing in the middle of its box; in a row it takes its own width. No name: nothing."""

    name: str
    side: float
    ink: Ink = "text_1"
    weight: float = 2.4


class Rule(Node):
    """A divider across a column; it takes no height of its own."""

    ink: Ink = "line"


class Series(Node):
    """Children one after the other, along or down."""

    children: tuple[Node, ...]
    gap: float = 0.0
    is_row: bool = False
    mirrors: bool = False

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Stack(Node):
    """Children over each other, the first below."""

    children: tuple[Node, ...]

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Panel(Node):
    """A rounded ground around a node; `pad` is all round, (side, top), or each of the four.

    Its line is so wide, or as wide as the theme's of that name.
    """

    inner: Node | None = None
    fill: Ink | None = "panel"
    edge: Ink | None = "line"
    line: float | Literal["strong", "selected", "device"] | None = None
    radius: float | None = None
    pad: Pad = 0.0
    dashed: bool = False

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return what is on the ground."""
        return () if self.inner is None else (self.inner,)


class Wrap(Node):
    """Boxes of one size, from the left, in as many lines as they need."""

    children: tuple[Node, ...]
    each: float
    high: float
    gap: float = 0.0

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Even(Node):
    """Children in a row or column, all of one size: what there is room for, at most `most`."""

    children: tuple[Node, ...]
    most: float
    gap: float = 0.0
    is_row: bool = False

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Spread(Node):
    """Controls in a row, each with as much of it as its label is long in the reader's language."""

    children: tuple[Node, ...]
    labels: tuple[str, ...]
    gap: float = 0.0

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Fitted(Node):
    """A tree that depends on the room it gets: `make` is given that, after what is `given`.

    Two are equal where the function is the same and what it is given is equal: name a function of
    the module, not a `lambda`.
    """

    make: Callable[..., Node]
    given: tuple[object, ...] = ()


class Phrase(Node):
    """A text as large as its line has room for, and where it ends another node with the rest."""

    first: Text
    rest: Node
    gap: float

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return both."""
        return (self.first, self.rest)


class Flowing(Node):
    """A column in which a paragraph takes what its lines need, and at most its size.

    A child without a size has all that is left. No control is in it.
    """

    children: tuple[Node, ...]

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the children."""
        return self.children


class Block(Node):
    """A paragraph in the middle of its room; `at` 1 at its end."""

    text: Paragraph
    at: float = 0.5

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return the paragraph."""
        return (self.text,)


class FactRows(Node):
    """Facts in rows that share the room evenly; none is higher than `most`."""

    facts: Facts
    most: float = MOST_PITCH


class PillMark(Node):
    """A state in capitals with its icon, as wide as its words."""

    pill: Pill


class Dot(Node):
    """A filled dot, as wide as it is high."""

    ink: Ink
    side: float = 14.0

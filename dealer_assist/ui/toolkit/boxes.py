"""A page as a tree of rows and columns: laid out in one pass, painted in another.

A screen's body is one expression. Sizes are design pixels along the row or column that a node
stands in: `.of(80)` takes 80, `.hug()` takes what the words need, anything else shares what is
left (`.sharing(2)` twice as much). Across, a node fills its row, or stands in its middle with
`.across(36)`. None among the children is left out, so a condition is `word if known else None`.

    column(
        row(Text(model.title, "heavy_38").hug(), Text(model.note, "check"), gap=20).of(76),
        Panel(
            row(
                Icon("check", 28, "ok").of(28),
                column(Text(model.name, "bold_28"), Text(model.about, "check", "text_2")),
                Slot(self.act.show((model.button,))[0]).of(380),
                gap=18,
            ),
            pad=(22, 12),
        ).of(120),
        Slot(self.grid),
        gap=14,
    )

`Slot` places a widget, `Drawn` calls a function with painter and box, for what is a picture.
`row(..., mirrors=True)` turns around for a left-handed person. Inks are the theme's names of
colours, or a `Tone`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.preferences import PLAIN_SIZE
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole
from dealer_assist.value import Value, replace

Ink: TypeAlias = str | Tone
Pad: TypeAlias = float | tuple[float, float] | tuple[float, float, float, float]
LEFT, CENTRE, RIGHT = Align.LEFT, Align.CENTRE, Align.RIGHT
_TONES = {
    Tone.PLAIN: "text_1",
    Tone.SOFT: "text_2",
    Tone.STRONG: "text_1",
    Tone.PRIZE: "claim",
    Tone.BROKEN: "fault",
    Tone.WELL: "ok",
}
_HEAD, _SIDE, _TOP, _NOTE_GAP = 44.0, 22.0, 12.0, 24.0


def ink_of(painter: Painter, ink: Ink) -> QColor:
    """Give the colour of an ink."""
    found: QColor = getattr(painter.theme.colour, _TONES[ink] if isinstance(ink, Tone) else ink)
    return found


class Room(Value):
    """What a layout must know: how long words are, how large a pixel is, which hand is used."""

    context: UiContext
    scale: float
    is_large: bool = False

    def width_of(self, words: str, role: TypeRole) -> float:
        """Measure a text in the reader's language: in plain letters, or as large as wanted."""
        theme = self.context.theme
        size = theme.largest(role) if self.is_large else 0
        return theme.width(self.context.translator.text(words), role, size)


class PlacedWidget(Protocol):
    """A widget as a slot knows it."""

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place, given in design pixels."""


class Node:
    """A part of a page. Built anew for each model, laid out once, painted as often as asked."""

    def __init__(self) -> None:
        self.size: float | None = None
        self.share = 1.0
        self.is_hugging = False
        self.cross: float | None = None
        self.cross_at = 0.5
        self.box = QRectF()

    def of(self, size: float) -> Self:
        """Take this much of the row or column."""
        self.size = size
        return self

    def sharing(self, share: float) -> Self:
        """Share what is left, in this proportion to the others."""
        self.share = share
        return self

    def hug(self) -> Self:
        """Take the width that it needs in its row, and no more."""
        self.is_hugging = True
        return self

    def across(self, size: float, at: float = 0.5) -> Self:
        """Take only this much across; at 0 it lies at the beginning, at 1 at the end."""
        self.cross, self.cross_at = size, at
        return self

    def needs(self, room: Room) -> float:
        """Give the width that its words need."""
        return self.size or 0.0

    def lay(self, box: QRectF, room: Room) -> None:
        """Take a place, and give places to what lies in it."""
        self.box = box

    def paint(self, painter: Painter) -> None:
        """Paint what is no widget."""


class Text(Node):
    """One line; it is shrunk down to `least`, in several small lines where `breaks` allows it."""

    def __init__(
        self,
        words: str,
        role: TypeRole,
        ink: Ink = "text_1",
        align: Align = LEFT,
        *,
        least: int = SMALLEST_LABEL,
        breaks: bool = False,
    ) -> None:
        super().__init__()
        self.words, self.role, self.ink, self.align = words, role, ink, align
        self.least, self.breaks = least, breaks

    def needs(self, room: Room) -> float:
        """Measure the words."""
        return room.width_of(self.words, self.role) + 1 if self.words else 0.0

    def paint(self, painter: Painter) -> None:
        """Write the line in the middle of its height."""
        write = painter.label if self.breaks else painter.text
        ink = ink_of(painter, self.ink)
        write(self.box, self.words, self.role, ink, self.align, self.least)


class Paragraph(Node):
    """Words in as many lines as they need, from the top."""

    def __init__(
        self, words: str, role: TypeRole, ink: Ink, line_height: float, align: Align = LEFT
    ) -> None:
        super().__init__()
        self.words, self.role, self.ink, self.align = words, role, ink, align
        self.line_height = line_height

    def paint(self, painter: Painter) -> None:
        """Write the lines."""
        ink = ink_of(painter, self.ink)
        painter.paragraph(self.box, self.words, self.role, ink, self.line_height, self.align)


class Icon(Node):
    """A drawing in the middle of its box; in a row it takes its own width."""

    def __init__(self, name: str, size: float, ink: Ink = "text_1", weight: float = 2.4) -> None:
        super().__init__()
        self.name, self.side, self.ink, self.weight = name, size, ink, weight
        self.size = size

    def paint(self, painter: Painter) -> None:
        """Draw it; without a name nothing."""
        if self.name:
            ink = ink_of(painter, self.ink)
            painter.icon_in(self.box, self.name, self.side, ink, self.weight)


class Slot(Node):
    """A widget of the screen; whoever shows or hides it is its `Children`."""

    def __init__(self, widget: PlacedWidget) -> None:
        super().__init__()
        self.widget = widget

    def lay(self, box: QRectF, room: Room) -> None:
        """Place the widget."""
        super().lay(box, room)
        self.widget.place(box, room.scale)


class Drawn(Node):
    """A picture: a function that is given the painter and its box."""

    def __init__(
        self,
        draw: Callable[[Painter, QRectF], object],
        needs: Callable[[Room], float] | None = None,
    ) -> None:
        super().__init__()
        self._draw, self._needs = draw, needs

    def needs(self, room: Room) -> float:
        """Ask for the width of the picture."""
        return self._needs(room) if self._needs else super().needs(room)

    def paint(self, painter: Painter) -> None:
        """Draw it."""
        self._draw(painter, self.box)


class Fitted(Node):
    """A tree that depends on the room it gets: rows that are squeezed, lines that are left out."""

    def __init__(self, make: Callable[[QRectF], Node]) -> None:
        super().__init__()
        self._make, self._inner = make, Node()

    def lay(self, box: QRectF, room: Room) -> None:
        """Make the tree for this box, and lay it out there."""
        super().lay(box, room)
        self._inner = self._make(box)
        self._inner.lay(box, room)

    def paint(self, painter: Painter) -> None:
        """Paint the tree."""
        self._inner.paint(painter)


def stacked(children: Sequence[Node], most: float, gap: float = 0.0) -> Node:
    """Stand children below each other, all of one height: what there is room for, and no more."""

    def make(box: QRectF) -> Node:
        each = min(most, (box.height() + gap) / max(1, len(children)) - gap)
        return column(*(child.of(each) for child in children), gap=gap)

    return Fitted(make)


def abreast(children: Sequence[Node], most: float, gap: float = 0.0) -> Node:
    """Stand children side by side, all of one width: what there is room for, and no more."""

    def make(box: QRectF) -> Node:
        each = min(most, (box.width() + gap) / max(1, len(children)) - gap)
        return row(*(child.of(each) for child in children), gap=gap)

    return Fitted(make)


class _Line(Node):
    """Children one after the other, along or down."""

    def __init__(
        self, children: Iterable[Node | None], gap: float, *, is_row: bool, mirrors: bool = False
    ) -> None:
        super().__init__()
        self.children = [child for child in children if child is not None]
        self.gap, self.is_row, self.mirrors = gap, is_row, mirrors

    def needs(self, room: Room) -> float:
        """Add up what stands in a row, or find the widest of a column."""
        if self.size is not None:
            return self.size
        wanted = [_wanted(child, room, is_row=True) or 0.0 for child in self.children]
        if not wanted:
            return 0.0
        return sum(wanted) + self.gap * (len(wanted) - 1) if self.is_row else max(wanted)

    def lay(self, box: QRectF, room: Room) -> None:
        """Give each what it asks for, and share the rest."""
        super().lay(box, room)
        children = self.children
        if self.mirrors and room.context.is_left_handed:
            children = children[::-1]
        whole = box.width() if self.is_row else box.height()
        wanted = [_wanted(child, room, is_row=self.is_row) for child in children]
        whole -= self.gap * max(0, len(children) - 1)
        if self.is_row and room.context.theme.text_size > PLAIN_SIZE:
            wanted = _enlarged(children, wanted, whole, room)
        rest = whole - sum(one or 0.0 for one in wanted)
        shares = sum(c.share for c, one in zip(children, wanted, strict=True) if one is None)
        at = box.left() if self.is_row else box.top()
        for child, fixed in zip(children, wanted, strict=True):
            length = max(0.0, rest) * child.share / (shares or 1.0) if fixed is None else fixed
            child.lay(self._room_of(child, box, at, length), room)
            at += length + self.gap

    def paint(self, painter: Painter) -> None:
        """Paint the children."""
        for child in self.children:
            child.paint(painter)

    def _room_of(self, child: Node, box: QRectF, at: float, length: float) -> QRectF:
        whole = box.height() if self.is_row else box.width()
        cross = whole if child.cross is None else child.cross
        side = (whole - cross) * child.cross_at
        if self.is_row:
            return QRectF(at, box.top() + side, length, cross)
        return QRectF(box.left() + side, at, cross, length)


def _wanted(child: Node, room: Room, *, is_row: bool) -> float | None:
    if child.size is not None:
        return child.size
    return child.needs(room) if child.is_hugging and is_row else None


def _enlarged(
    children: Sequence[Node], wanted: list[float | None], whole: float, room: Room
) -> list[float | None]:
    """Let words that hug grow to the size that a person wants; no others lose room by it."""
    large, plain = replace(room, is_large=True), 0.0
    more = [0.0] * len(children)
    for place, (child, fixed) in enumerate(zip(children, wanted, strict=True)):
        if fixed is not None:
            plain += fixed
            more[place] = child.needs(large) - fixed if child.size is None else 0.0
        elif type(child) in (Node, Text):
            plain += child.needs(room)
        else:
            return wanted  # how much it needs is not known before it is laid out
    part = min(1.0, max(0.0, whole - plain) / (sum(more) or 1.0))
    return [
        None if fixed is None else fixed + part * extra
        for fixed, extra in zip(wanted, more, strict=True)
    ]


def row(*children: Node | None, gap: float = 0.0, mirrors: bool = False) -> Node:
    """Stand children side by side; `mirrors` turns them around for a left-handed person."""
    return _Line(children, gap, is_row=True, mirrors=mirrors)


def column(*children: Node | None, gap: float = 0.0) -> Node:
    """Stand children below each other."""
    return _Line(children, gap, is_row=False)


def space(size: float | None = None) -> Node:
    """Leave room: this much, or a share of what is left."""
    node = Node()
    return node if size is None else node.of(size)


class _Rule(Node):
    def __init__(self, ink: Ink) -> None:
        super().__init__()
        self.ink, self.size = ink, 0.0

    def paint(self, painter: Painter) -> None:
        box = self.box
        painter.rule(box.left(), box.top(), box.right(), ink_of(painter, self.ink))


def rule(ink: Ink = "line") -> Node:
    """Draw a divider across a column; it takes no height of its own."""
    return _Rule(ink)


class Stack(Node):
    """Children over each other, the first below."""

    def __init__(self, *children: Node | None) -> None:
        super().__init__()
        self.children = [child for child in children if child is not None]

    def needs(self, room: Room) -> float:
        """Give the widest."""
        own = max((child.needs(room) for child in self.children), default=0.0)
        return own if self.size is None else self.size

    def lay(self, box: QRectF, room: Room) -> None:
        """Give all of them the whole box."""
        super().lay(box, room)
        for child in self.children:
            child.lay(box, room)

    def paint(self, painter: Painter) -> None:
        """Paint them from below."""
        for child in self.children:
            child.paint(painter)


class Panel(Node):
    """A rounded ground around a node; `pad` is all round, (side, top), or each of the four."""

    def __init__(
        self,
        inner: Node | None = None,
        *,
        fill: Ink | None = "panel",
        edge: Ink | None = "line",
        line: float | None = None,
        radius: float | None = None,
        pad: Pad = 0.0,
        dashed: bool = False,
    ) -> None:
        super().__init__()
        self.inner = inner or Node()
        self.fill, self.edge, self.line, self.radius = fill, edge, line, radius
        self.pad, self.dashed = _four(pad), dashed

    def needs(self, room: Room) -> float:
        """Add the sides to what lies in it."""
        own = self.inner.needs(room) + self.pad[0] + self.pad[2]
        return own if self.size is None else self.size

    def lay(self, box: QRectF, room: Room) -> None:
        """Give the node what the sides leave."""
        super().lay(box, room)
        left, top, right, bottom = self.pad
        self.inner.lay(box.adjusted(left, top, -right, -bottom), room)

    def paint(self, painter: Painter) -> None:
        """Paint the ground and what lies on it."""
        fill = None if self.fill is None else ink_of(painter, self.fill)
        edge = None if self.edge is None else ink_of(painter, self.edge)
        painter.panel(self.box, fill, edge, self.line, self.radius, dashed=self.dashed)
        self.inner.paint(painter)


def inset(inner: Node, pad: Pad) -> Panel:
    """Keep the sides of a node clear, without a ground."""
    return Panel(inner, fill=None, edge=None, pad=pad)


def _four(pad: Pad) -> tuple[float, float, float, float]:
    if not isinstance(pad, tuple):
        return pad, pad, pad, pad
    return (pad[0], pad[1], pad[0], pad[1]) if len(pad) == 2 else pad


def titled(title: str, inner: Node, note: str = "") -> Node:
    """A panel under its title; a note stands at the right end of the title's line."""
    head = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", "text_2", RIGHT),
        gap=_NOTE_GAP,
    )
    return Panel(column(head.of(_HEAD), inner), pad=(_SIDE, _TOP))


class Wrap(Node):
    """Boxes of one size, from the left, in as many lines as they need."""

    def __init__(
        self, children: Sequence[Node], each: float, high: float, gap: float = 0.0
    ) -> None:
        super().__init__()
        self.children, self.each, self.high, self.gap = children, each, high, gap

    def lay(self, box: QRectF, room: Room) -> None:
        """Fill line after line."""
        super().lay(box, room)
        abreast = max(1, int((box.width() + self.gap) // (self.each + self.gap)))
        for place, child in enumerate(self.children):
            line, at = divmod(place, abreast)
            left = box.left() + at * (self.each + self.gap)
            top = box.top() + line * (self.high + self.gap)
            child.lay(QRectF(left, top, self.each, self.high), room)

    def paint(self, painter: Painter) -> None:
        """Paint them."""
        for child in self.children:
            child.paint(painter)


def tiled(children: Sequence[Node], columns: int, most: float, gap: float, rows: int = 0) -> Node:
    """Stand children in rows of so many, none higher than `most`; room is kept for `rows`."""
    lines: list[Node] = []
    for first in range(0, len(children), columns):
        line = children[first : first + columns]
        lines.append(row(*line, *(space() for _ in range(columns - len(line))), gap=gap))
    return stacked([*lines, *(space() for _ in range(rows - len(lines)))], most, gap)

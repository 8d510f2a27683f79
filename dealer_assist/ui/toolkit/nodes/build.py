"""Short words for rows, columns and what they are filled with."""

from collections.abc import Iterable, Iterator, Sequence

from dealer_assist.ui.toolkit.nodes.node import (
    MOST_PITCH,
    RIGHT,
    Dot,
    Even,
    FactRows,
    Flowing,
    Ink,
    Node,
    Pad,
    Panel,
    PillMark,
    Rule,
    Series,
    Stack,
    Text,
)
from dealer_assist.ui.toolkit.values.grid import Facts, Pill

_HEAD, _SIDE, _TOP, _NOTE_GAP = 44.0, 22.0, 12.0, 24.0


def row(*children: Node | None, gap: float = 0.0, mirrors: bool = False) -> Node:
    """Set children side by side; `mirrors` turns them around for a left-handed person."""
    return Series(_there(children), gap, is_row=True, mirrors=mirrors)


def column(*children: Node | None, gap: float = 0.0) -> Node:
    """Set children below each other."""
    return Series(_there(children), gap)


def flowing(*children: Node | None) -> Node:
    """Write children below each other, each paragraph as high as its lines."""
    return Flowing(_there(children))


def stack(*children: Node | None) -> Node:
    """Lay children over each other, the first below."""
    return Stack(_there(children))


def _there(children: Iterable[Node | None]) -> tuple[Node, ...]:
    return tuple(child for child in children if child is not None)


def space(size: float | None = None) -> Node:
    """Leave room: this much, or a share of what is left."""
    return Node(size=size)


def rule(ink: Ink = "line") -> Node:
    """Draw a divider across a column; it takes no height of its own."""
    return Rule(ink, size=0.0)


def stacked(children: Sequence[Node], most: float, gap: float = 0.0) -> Node:
    """Set children below each other, all of one height: what there is room for, and no more."""
    return Even(tuple(children), most, gap)


def abreast(children: Sequence[Node], most: float, gap: float = 0.0) -> Node:
    """Set children side by side, all of one width: what there is room for, and no more."""
    return Even(tuple(children), most, gap, is_row=True)


def inset(inner: Node, pad: Pad) -> Panel:
    """Keep the sides of a node clear, without a ground."""
    return Panel(inner, fill=None, edge=None, pad=pad)


def titled(title: str, inner: Node, note: str = "") -> Node:
    """Return a panel under its title; a note is at the right end of the title's line."""
    head = row(
        Text(title, "bold_28").hug(),
        Text(note, "medium_22", "text_2", RIGHT),
        gap=_NOTE_GAP,
    )
    return Panel(column(head.of(_HEAD), inner), pad=(_SIDE, _TOP))


def tiled(children: Sequence[Node], columns: int, most: float, gap: float, rows: int = 0) -> Node:
    """Set children in rows of so many, none higher than `most`; room is kept for `rows`."""
    lines: list[Node] = []
    for first in range(0, len(children), columns):
        line = children[first : first + columns]
        lines.append(row(*line, *(space() for _ in range(columns - len(line))), gap=gap))
    return stacked([*lines, *(space() for _ in range(rows - len(lines)))], most, gap)


def facts(model: Facts, most: float = MOST_PITCH) -> Node:
    """Return a panel of facts under their title."""
    return titled(model.title, FactRows(model, most), model.note)


def pill(model: Pill) -> Node:
    """Return a pill as wide as its words; in a row it hugs them."""
    return PillMark(model).hug()


def dot(ink: Ink, side: float = 14.0) -> Node:
    """Return a filled dot, as wide as it is high."""
    return Dot(ink, side).of(side)


def nodes_of(node: Node) -> Iterator[Node]:
    """Return a node and all nodes in it, as they follow each other on the page."""
    yield node
    for inner in node.inside:
        yield from nodes_of(inner)

"""Lays a tree of nodes out and paints it; `nodes` says how a tree is made.

`lay` returns what is seen, from below to above, each with its box in design pixels. A kind of node
that is a picture has its paint registered here:

    @paints(Dot)
    def _dot(painter: Painter, box: QRectF, node: Dot) -> None: ...

One that is a tree by how long its words are has that tree registered by `becomes`.
`Slot` places a widget and `Drawn` calls a function, for widgets that are made of a tree themselves.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import (
    Block,
    Dot,
    Even,
    FactRows,
    Fitted,
    Flowing,
    Icon,
    Ink,
    Node,
    Pad,
    Panel,
    Paragraph,
    Phrase,
    PillMark,
    Rule,
    Series,
    Spread,
    Stack,
    Text,
    WidgetNode,
    Wrap,
    column,
    row,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.grid import FactLine, Tone
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE
from dealer_assist.value import Value, replace

N = TypeVar("N", bound=Node)
Paint = Callable[[Painter, QRectF, N], object]
Placed = tuple[Node, QRectF]
"""A node with its box in design pixels."""
_TONES = {
    Tone.PLAIN: "text_1",
    Tone.SOFT: "text_2",
    Tone.STRONG: "text_1",
    Tone.PRIZE: "claim",
    Tone.BROKEN: "fault",
    Tone.WELL: "ok",
}


def ink_of(painter: Painter, ink: Ink) -> QColor:
    """Return the color of an ink."""
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


class Slot(Node):
    """A widget that a screen has made; its `Children` show or hide it."""

    widget: PlacedWidget


class Drawn(Node):
    """A picture: a function that is given the painter and its box."""

    draw: Callable[[Painter, QRectF], object]
    needs: Callable[[Room], float] | None = None


_PAINTS: dict[type[Node], Paint[Any]] = {}
_NEEDS: dict[type[Node], Callable[[Any, Room], float]] = {}
Become = Callable[[N, QRectF, Room], Node]
_BECOMES: dict[type[Node], Become[Any]] = {}


def paints(kind: type[N]) -> Callable[[Paint[N]], Paint[N]]:
    """Register what paints a kind of node."""

    def register(paint: Paint[N]) -> Paint[N]:
        _PAINTS[kind] = paint
        return paint

    return register


def becomes(kind: type[N]) -> Callable[[Become[N]], Become[N]]:
    """Register the tree that a kind of node is in the room that it gets."""

    def register(tree: Become[N]) -> Become[N]:
        _BECOMES[kind] = tree
        return tree

    return register


def measures(kind: type[N]) -> Callable[[Callable[[N, Room], float]], Callable[[N, Room], float]]:
    """Register how wide a kind of node is that hugs its words."""

    def register(measure: Callable[[N, Room], float]) -> Callable[[N, Room], float]:
        _NEEDS[kind] = measure
        return measure

    return register


def needs(node: Node, room: Room) -> float:
    """Return the width that the words of a node need."""
    if node.size is not None and not isinstance(node, Text):
        return node.size
    match node:
        case Text(words, role):
            return room.width_of(words, role) + 1 if words else 0.0
        case Icon():
            return node.side
        case Series():
            return _line_needs(node, room)
        case Stack():
            return max((needs(child, room) for child in node.children), default=0.0)
        case Panel():
            left, _, right, _ = _four(node.pad)
            return (needs(node.inner, room) if node.inner else 0.0) + left + right
        case Drawn(needs=own):
            return own(room) if own else 0.0
    measure = _NEEDS.get(type(node))
    return measure(node, room) if measure else 0.0


def _line_needs(line: Series, room: Room) -> float:
    """Add up what is in a row, or find the widest of a column."""
    wanted = [_wanted(child, room, is_row=True) or 0.0 for child in line.children]
    if not wanted:
        return 0.0
    return sum(wanted) + line.gap * (len(wanted) - 1) if line.is_row else max(wanted)


def lay(node: Node, box: QRectF, room: Room) -> list[Placed]:
    """Return what is seen of a tree, from below to above, each with its box."""
    found: list[Placed] = []
    _lay(node, box, room, found)
    return found


def _lay(node: Node, box: QRectF, room: Room, found: list[Placed]) -> None:
    match node:
        case Series():
            _lay_line(node, box, room, found)
        case Stack():
            for child in node.children:
                _lay(child, box, room, found)
        case Panel():
            found.append((node, box))
            left, top, right, bottom = _four(node.pad)
            if node.inner is not None:
                _lay(node.inner, box.adjusted(left, top, -right, -bottom), room, found)
        case Wrap():
            _lay_wrap(node, box, room, found)
        case Even():
            _lay(_evenly(node, box), box, room, found)
        case Fitted():
            _lay(node.make(*node.given, box), box, room, found)
        case _ if (tree := _BECOMES.get(type(node))) is not None:
            _lay(tree(node, box, room), box, room, found)
        case _:
            found.append((node, box))


def _lay_line(line: Series, box: QRectF, room: Room, found: list[Placed]) -> None:
    """Let each have what it asks for, and share the rest."""
    children: Sequence[Node] = line.children
    if line.mirrors and room.context.is_left_handed:
        children = children[::-1]
    whole = box.width() if line.is_row else box.height()
    wanted = [_wanted(child, room, is_row=line.is_row) for child in children]
    whole -= line.gap * max(0, len(children) - 1)
    if line.is_row and room.context.theme.text_size > PLAIN_SIZE:
        wanted = _enlarged(children, wanted, whole, room)
    rest = whole - sum(length or 0.0 for length in wanted)
    shares = sum(c.share for c, length in zip(children, wanted, strict=True) if length is None)
    at = box.left() if line.is_row else box.top()
    for child, fixed in zip(children, wanted, strict=True):
        length = max(0.0, rest) * child.share / (shares or 1.0) if fixed is None else fixed
        _lay(child, _room_of(child, box, at, length, is_row=line.is_row), room, found)
        at += length + line.gap


def _room_of(child: Node, box: QRectF, at: float, length: float, *, is_row: bool) -> QRectF:
    whole = box.height() if is_row else box.width()
    cross = whole if child.cross is None else child.cross
    side = (whole - cross) * child.cross_at
    if is_row:
        return QRectF(at, box.top() + side, length, cross)
    return QRectF(box.left() + side, at, cross, length)


def _wanted(child: Node, room: Room, *, is_row: bool) -> float | None:
    if child.size is not None:
        return child.size
    if isinstance(child, Icon):
        return child.side
    return needs(child, room) if child.is_hugging and is_row else None


def _enlarged(
    children: Sequence[Node], wanted: list[float | None], whole: float, room: Room
) -> list[float | None]:
    """Let words that hug grow to the size that a person wants; no others lose room by it."""
    large, plain = replace(room, is_large=True), 0.0
    more = [0.0] * len(children)
    for place, (child, fixed) in enumerate(zip(children, wanted, strict=True)):
        if fixed is not None:
            plain += fixed
            more[place] = needs(child, large) - fixed if child.size is None else 0.0
        elif type(child) in (Node, Text):
            plain += needs(child, room)
        else:
            return wanted  # how much it needs is not known before it is laid out
    part = min(1.0, max(0.0, whole - plain) / (sum(more) or 1.0))
    return [
        None if fixed is None else fixed + part * extra
        for fixed, extra in zip(wanted, more, strict=True)
    ]


def _lay_wrap(wrap: Wrap, box: QRectF, room: Room, found: list[Placed]) -> None:
    """Fill line after line."""
    abreast = max(1, int((box.width() + wrap.gap) // (wrap.each + wrap.gap)))
    for place, child in enumerate(wrap.children):
        line, at = divmod(place, abreast)
        left = box.left() + at * (wrap.each + wrap.gap)
        top = box.top() + line * (wrap.high + wrap.gap)
        _lay(child, QRectF(left, top, wrap.each, wrap.high), room, found)


def _evenly(even: Even, box: QRectF) -> Node:
    whole = box.width() if even.is_row else box.height()
    each = min(even.most, (whole + even.gap) / max(1, len(even.children)) - even.gap)
    line = row if even.is_row else column
    return line(*(child.of(each) for child in even.children), gap=even.gap)


_AROUND, _LAST_LATIN = 2, "\N{LATIN SMALL LETTER Y WITH LOOP}"


@becomes(Spread)
def _spread(node: Spread, box: QRectF, room: Room) -> Node:
    lengths = [_length(room.context.translator.text(label)) for label in node.labels]
    shown = zip(node.children, lengths, strict=True)
    return row(*(child.sharing(length + _AROUND) for child, length in shown), gap=node.gap)


def _length(label: str) -> float:
    """Count the letters of a word, a wide one for one and a half, a Chinese one for two."""
    wide = sum(letter in "mwMW" for letter in label) / 2
    return len(label) + wide + sum(letter > _LAST_LATIN for letter in label)


def _four(pad: Pad) -> tuple[float, float, float, float]:
    if not isinstance(pad, tuple):
        return pad, pad, pad, pad
    return (pad[0], pad[1], pad[0], pad[1]) if len(pad) == 2 else pad


def lay_out(tree: Node, box: QRectF, canvas: Canvas) -> list[Placed]:
    """Lay a tree out on a canvas, and place the widgets that are in its slots."""
    placed = lay(tree, box, Room(canvas.context, canvas.scale))
    place_slots(placed, canvas.scale)
    return placed


def place_slots(placed: Iterable[Placed], scale: float) -> None:
    """Place the widgets that are in slots."""
    for node, box in placed:
        if isinstance(node, Slot):
            node.widget.place(box, scale)


def paint(placed: Iterable[Placed], painter: Painter) -> None:
    """Paint what is no widget, from below to above."""
    for node, box in placed:
        if (own := _PAINTS.get(type(node))) is not None:
            own(painter, box, node)
        elif type(node) is not Node and not isinstance(node, WidgetNode | Slot):
            raise LookupError(f"Nothing paints a {type(node).__name__}; register it with `paints`")


def paint_tree(node: Node, box: QRectF, painter: Painter) -> None:
    """Lay a tree out in a box where no widget is in it, and paint it."""
    paint(lay(node, box, Room(painter.context, 1.0)), painter)


@paints(Text)
def _text(painter: Painter, box: QRectF, text: Text) -> None:
    """Write the line in the middle of its height."""
    write = painter.label if text.breaks else painter.text
    write(box, text.words, text.role, ink_of(painter, text.ink), text.align, text.least)


@paints(Paragraph)
def _paragraph(painter: Painter, box: QRectF, text: Paragraph) -> None:
    ink = ink_of(painter, text.ink)
    painter.paragraph(box, text.words, text.role, ink, text.line_height, text.align)


@paints(Icon)
def _icon(painter: Painter, box: QRectF, icon: Icon) -> None:
    if icon.name:
        painter.icon_in(box, icon.name, icon.side, ink_of(painter, icon.ink), icon.weight)


@paints(Rule)
def _rule(painter: Painter, box: QRectF, rule: Rule) -> None:
    painter.rule(box.left(), box.top(), box.right(), ink_of(painter, rule.ink))


@paints(Panel)
def _panel(painter: Painter, box: QRectF, panel: Panel) -> None:
    fill = None if panel.fill is None else ink_of(painter, panel.fill)
    edge = None if panel.edge is None else ink_of(painter, panel.edge)
    line = panel.line
    width = getattr(painter.theme.line, line) if isinstance(line, str) else line
    painter.panel(box, fill, edge, width, panel.radius, dashed=panel.dashed)


@paints(Drawn)
def _drawn(painter: Painter, box: QRectF, drawn: Drawn) -> None:
    drawn.draw(painter, box)


@paints(Phrase)
def _phrase(painter: Painter, box: QRectF, phrase: Phrase) -> None:
    """Write the text, then the rest where it ends."""
    text = phrase.first
    ink = ink_of(painter, text.ink)
    width = painter.text(box, text.words, text.role, ink, least=text.least)
    paint_tree(phrase.rest, box.adjusted(width + phrase.gap, 0, 0, 0), painter)


@paints(Flowing)
def _flowing(painter: Painter, box: QRectF, flowing: Flowing) -> None:
    """Write one below the other."""
    rest = QRectF(box)
    for child in flowing.children:
        high = rest.height() if child.size is None else child.size
        room = QRectF(rest.left(), rest.top(), rest.width(), high)
        if isinstance(child, Paragraph):
            ink = ink_of(painter, child.ink)
            high = painter.paragraph(
                room, child.words, child.role, ink, child.line_height, child.align
            )
        else:
            paint_tree(child, room, painter)
        rest.setTop(rest.top() + high)


@paints(Block)
def _block(painter: Painter, box: QRectF, block: Block) -> None:
    text, size = block.text, painter.plain_size(block.text.role)
    high = painter.height_of(text.words, text.role, box.width(), text.line_height, size)
    above = (box.height() - high) * block.at
    _paragraph(painter, QRectF(box.left(), box.top() + above, box.width(), high), text)


_FACT_ICON, _FACT_ICON_GAP, _FACT_GAP, _VALUE_FROM = 24.0, 14.0, 16.0, 0.36


@paints(FactRows)
def _fact_rows(painter: Painter, box: QRectF, node: FactRows) -> None:
    """Write a name at the left, what is true of it at the right, a rule above each."""
    model, colour = node.facts, painter.theme.colour
    pitch = min(node.most, box.height() / max(1, len(model.rows) + bool(model.foot)))
    for place, fact in enumerate(model.rows):
        line = QRectF(box.left(), box.top() + place * pitch, box.width(), pitch)
        painter.rule(line.left(), line.top(), line.right(), colour.line)
        _fact(painter, line, fact)
    if model.foot:
        top = box.top() + len(model.rows) * pitch
        painter.rule(box.left(), top, box.right(), colour.line)
        line = QRectF(box.left(), top, box.width(), pitch)
        painter.label(line, model.foot, "medium_20", colour.text_2)


def _fact(painter: Painter, box: QRectF, fact: FactLine) -> None:
    colour, x = painter.theme.colour, box.left()
    if fact.icon:
        ink = ink_of(painter, fact.tone)
        painter.icon(fact.icon, x, box.center().y() - _FACT_ICON / 2, _FACT_ICON, ink, 2.8)
        x += _FACT_ICON + _FACT_ICON_GAP
    value_role: TypeRole = "medium_22" if fact.icon else "bold_24"
    name_role: TypeRole = "bold_24" if fact.icon else "medium_22"
    room = box.adjusted(box.width() * _VALUE_FROM, 0, 0, 0)
    ink = ink_of(painter, Tone.PLAIN if fact.icon else fact.tone)
    used = painter.text(room, fact.value, value_role, ink, Align.RIGHT)
    name = QRectF(x, box.top(), box.right() - used - _FACT_GAP - x, box.height())
    painter.label(name, fact.name, name_role, colour.text_1 if fact.icon else colour.text_2)


_PILL, _PILL_ICON, _PILL_LEFT, _PILL_WORDS, _PILL_RIGHT = 36.0, 22.0, 16.0, 46.0, 10.0
_PILL_SIDES = 70.0


@measures(PillMark)
def _pill_needs(node: PillMark, room: Room) -> float:
    return room.width_of(node.pill.words, "bold_20") + _PILL_SIDES


@paints(PillMark)
def _pill(painter: Painter, box: QRectF, node: PillMark) -> None:
    """Paint a pill in the middle of a box's height."""
    colour, model = painter.theme.colour, node.pill
    box = QRectF(box.left(), box.center().y() - _PILL / 2, box.width(), _PILL)
    if model.is_filled:
        is_prize = model.tone is Tone.PRIZE
        ink = colour.claim_ink if is_prize else colour.fault_ink
        painter.panel(box, colour.claim if is_prize else colour.fault, radius=_PILL / 2)
    else:
        ink = ink_of(painter, model.tone)
        painter.panel(box, None, ink, painter.theme.line.thin, _PILL / 2)
    top = box.center().y() - _PILL_ICON / 2
    painter.icon(model.icon, box.left() + _PILL_LEFT, top, _PILL_ICON, ink, 2.8)
    painter.text(box.adjusted(_PILL_WORDS, 0, -_PILL_RIGHT, 0), model.words, "bold_20", ink)


@paints(Dot)
def _dot(painter: Painter, box: QRectF, node: Dot) -> None:
    left, top = box.center().x() - node.side / 2, box.center().y() - node.side / 2
    mark = QRectF(left, top, node.side, node.side)
    painter.panel(mark, ink_of(painter, node.ink), radius=node.side / 2)

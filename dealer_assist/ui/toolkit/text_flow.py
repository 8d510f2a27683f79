"""Words whose length decides where the next ones stand: known only when they are written.

No widget stands in these nodes: they are laid out when they are painted.
"""

from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxes import Node, Paragraph, Room, Text, ink_of
from dealer_assist.ui.toolkit.painter import Painter


class _Written(Node):
    """Remembers its room until it is painted."""

    def lay(self, box: QRectF, room: Room) -> None:
        super().lay(box, room)
        self._room = room

    def _put(self, painter: Painter, node: Node, box: QRectF) -> None:
        node.lay(box, self._room)
        node.paint(painter)


class Measured(_Written):
    """A tree that depends on how long its words are in the room it gets."""

    def __init__(self, make: Callable[[Painter, QRectF], Node]) -> None:
        super().__init__()
        self._make = make

    def paint(self, painter: Painter) -> None:
        """Make the tree for this box, and paint it there."""
        self._put(painter, self._make(painter, self.box), self.box)


class Phrase(_Written):
    """A text, and where it ends another node that has the rest of the line."""

    def __init__(self, first: Text, rest: Node, gap: float) -> None:
        super().__init__()
        self.first, self.rest, self.gap = first, rest, gap

    def paint(self, painter: Painter) -> None:
        """Write the text as large as the line has room for it, then the rest."""
        text = self.first
        ink = ink_of(painter, text.ink)
        width = painter.text(self.box, text.words, text.role, ink, least=text.least)
        self._put(painter, self.rest, self.box.adjusted(width + self.gap, 0, 0, 0))


class Flowing(_Written):
    """A column in which a paragraph takes what its lines need, and at most its size.

    A child without a size has all that is left.
    """

    def __init__(self, *children: Node | None) -> None:
        super().__init__()
        self.children = [child for child in children if child is not None]

    def paint(self, painter: Painter) -> None:
        """Write one below the other."""
        rest = QRectF(self.box)
        for child in self.children:
            high = rest.height() if child.size is None else child.size
            box = QRectF(rest.left(), rest.top(), rest.width(), high)
            if isinstance(child, Paragraph):
                ink = ink_of(painter, child.ink)
                high = painter.paragraph(
                    box, child.words, child.role, ink, child.line_height, child.align
                )
            else:
                self._put(painter, child, box)
            rest.setTop(rest.top() + high)


class Block(Paragraph):
    """A paragraph that stands in the middle of its room, or at its end."""

    at = 0.5

    def at_end(self) -> Self:
        """Stand at the foot of the room."""
        self.at = 1.0
        return self

    def paint(self, painter: Painter) -> None:
        """Write the lines where they stand."""
        size, box = painter.plain_size(self.role), self.box
        high = painter.height_of(self.words, self.role, box.width(), self.line_height, size)
        above = (box.height() - high) * self.at
        self.box = QRectF(box.left(), box.top() + above, box.width(), high)
        super().paint(painter)
        self.box = box

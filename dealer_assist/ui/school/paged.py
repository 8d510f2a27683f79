"""Rows of one height, as many as fit, and two arrows that turn to the rest."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.boxes import Fitted, Node, Slot, column, row, space
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.screen import K

R = TypeVar("R")
TURN, GAP = 72.0, 14.0
BEFORE, AFTER = Msg("Page before"), Msg("Next page")


def slots(pool: Children[K]) -> Callable[[Sequence[object]], Sequence[Node]]:
    """Show rows in a pool of widgets that need nothing around them."""
    return lambda rows: [Slot(one) for one in pool.show(rows)]


class Paged(Generic[R]):
    """Lives on a screen and remembers the page; `node` stands in the body, made anew each time.

    `made` shows the rows that are seen in whatever widgets they have, and gives a node for each.
    An arrow turns a whole page, or `by` rows; until one is touched, the row at `aim` is seen.
    """

    def __init__(
        self,
        screen: Canvas,
        made: Callable[[Sequence[R]], Sequence[Node]],
        high: float,
        *,
        gap: float = GAP,
        abreast: int = 1,
        by: int = 0,
        names: tuple[str, str] = (BEFORE, AFTER),
    ) -> None:
        self.made, self.high, self.gap, self.abreast, self.by = made, high, gap, abreast, by
        self.first, self.fits, self.count = 0, 1, 0
        self.aim = 0
        self._is_turned = False
        self._screen = screen
        self.back = TurnButton(screen.context, names[0], "arrow-left", screen)
        self.on = TurnButton(screen.context, names[1], "arrow-right", screen)
        self.back.pressed.connect(lambda: self.turn(-1))
        self.on.pressed.connect(lambda: self.turn(1))

    @property
    def has_more(self) -> bool:
        """Tell whether there are more rows than fit."""
        return self.count > self.fits

    def turn(self, by: int) -> None:
        """Show the page before or after."""
        self.first, self._is_turned = max(0, self.first + by * (self.by or self.fits)), True
        self._screen.arrange()
        self._screen.update()

    def node(
        self,
        rows: Sequence[R],
        head: Callable[[Node | None], Node] | None = None,
        foot: Callable[[Node | None], Node] | None = None,
    ) -> Node:
        """Stand the rows between a head and a foot, either of which may hold the arrows."""

        def ends(arrows: Node | None) -> tuple[Node, Node]:
            """Make both; the arrows stand in the foot where there is one."""
            above = head(None if foot else arrows) if head else space(0)
            return above, foot(arrows) if foot else space(0)

        def fitted(box: QRectF) -> Node:
            above, below = ends(None)
            self.seen(rows, box.height() - _size(above) - _size(below))
            if (arrows := self.arrows()) is not None:
                above, below = ends(arrows)
            seen = self.seen(rows, box.height() - _size(above) - _size(below))
            self.arrows()
            return column(above, self._lines(self.made(seen)), below)

        return Fitted(fitted)

    def _lines(self, nodes: Sequence[Node]) -> Node:
        lines = []
        for first in range(0, len(nodes), self.abreast):
            line = nodes[first : first + self.abreast]
            rest = (space() for _ in range(self.abreast - len(line)))
            lines.append(row(*line, *rest, gap=self.gap).of(self.high))
        return column(*lines, gap=self.gap)

    def empty(self) -> None:
        """Show no row and no arrow: something else stands here."""
        self.made(self.seen((), 0.0))
        self.arrows()

    def seen(self, rows: Sequence[R], room: float) -> Sequence[R]:
        """Give the rows of this page in so much room."""
        lines = max(1, int((room + self.gap) // (self.high + self.gap)))
        self.fits, self.count = lines * self.abreast, len(rows)
        last = max(0, self.count - 1) // self.fits * self.fits
        if self.by:
            last = max(0, self.count - self.fits)
        if not self._is_turned:
            self.first = max(0, self.aim - self.fits // 2)
        self.first = min(self.first, last)
        return rows[self.first : self.first + self.fits]

    def arrows(self) -> Node | None:
        """Show the arrows where there is more; at an end one says so."""
        for arrow in (self.back, self.on):
            arrow.setVisible(self.has_more)
        self.back.show_state("" if self.first else Msg("This is the first page"))
        is_last = self.first + self.fits >= self.count
        self.on.show_state(Msg("This is the last page") if is_last else "")
        if not self.has_more:
            return None
        arrows = row(
            Slot(self.back).of(TURN).across(TURN), Slot(self.on).of(TURN).across(TURN), gap=GAP
        )
        return arrows.of(2 * TURN + GAP)


def _size(node: Node) -> float:
    return node.size or 0.0

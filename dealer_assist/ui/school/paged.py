"""Rows of one height, as many as fit, and two arrows that turn to the rest."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from dealer_assist.message import Msg
from dealer_assist.ui.school.nodes import GAP
from dealer_assist.ui.school.touches import Turned
from dealer_assist.ui.toolkit.nodes import Box, Fitted, Node, Turn, column, row, space
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

TURN = 72.0
BEFORE, AFTER = Msg("Page before"), Msg("Next page")
Ends: TypeAlias = Callable[..., tuple[Node, Node]]
"""Makes what is above and below the rows of what it is given, the arrows, and which are seen."""


class Paged(Value):
    """Rows of a list. An arrow turns a whole page, or `by` rows; a flow keeps where it is turned.

    Until one is touched (`turned` is None), the row at `aim` is seen.
    """

    rows: tuple[Node, ...]
    turned: int | None
    high: float
    gap: float = GAP
    name: str = ""
    abreast: int = 1
    by: int = 0
    labels: tuple[str, str] = (BEFORE, AFTER)
    aim: int = 0

    def between(self, ends: Ends, *given: object) -> Node:
        """Return the rows between two ends, either of which may hold the arrows."""
        return Fitted(_fitted, (self, ends, given))

    def window(self, room: float, first: int) -> tuple[int, int]:
        """Return the first row that is seen in so much room, and how many are."""
        lines = max(1, int((room + self.gap) // (self.high + self.gap)))
        fits = lines * self.abreast
        last = max(0, len(self.rows) - 1) // fits * fits
        if self.by:
            last = max(0, len(self.rows) - fits)
        if self.turned is None:
            first = max(0, self.aim - fits // 2)
        return min(first, last), fits

    def arrows(self, first: int, fits: int) -> Node:
        """Return the two arrows; at an end one says so."""
        step, (before, after) = self.by or fits, self.labels
        is_last = first + fits >= len(self.rows)
        back = Button(
            Turned(self.name, max(0, first - step)),
            before,
            "arrow-left",
            reason="" if first else Msg("This is the first page"),
        )
        on = Button(
            Turned(self.name, first + step),
            after,
            "arrow-right",
            reason=Msg("This is the last page") if is_last else "",
        )
        arrows = row(*(Turn(button).of(TURN).across(TURN) for button in (back, on)), gap=GAP)
        return arrows.of(2 * TURN + GAP)


def _fitted(paged: Paged, ends: Ends, given: tuple[object, ...], box: Box) -> Node:
    above, below = ends(*given, None, "")
    first, fits = paged.window(_between(box, above, below), paged.turned or 0)
    if (count := len(paged.rows)) > fits:
        above, below = ends(*given, paged.arrows(first, fits), "")
        first, fits = paged.window(_between(box, above, below), paged.turned or 0)
        last = min(first + fits, count)
        seen = Msg("{first} to {last} of {all}", first=first + 1, last=last, all=count)
        above, below = ends(*given, paged.arrows(first, fits), seen)
    return column(above, _lines(paged, paged.rows[first : first + fits]), below)


def _between(box: Box, above: Node, below: Node) -> float:
    return box.height() - (above.size or 0.0) - (below.size or 0.0)


def _lines(paged: Paged, rows: Sequence[Node]) -> Node:
    lines = []
    for first in range(0, len(rows), paged.abreast):
        line = rows[first : first + paged.abreast]
        rest = (space() for _ in range(paged.abreast - len(line)))
        lines.append(row(*line, *rest, gap=paged.gap).of(paged.high))
    return column(*lines, gap=paged.gap)

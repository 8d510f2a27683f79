"""A whole page over the table; the table goes on under it.

A page is a flow. `page` returns what is seen; it is made again when the table has changed or the
page was touched, and one that time changes says so in `tick`, by `refresh`. A `TablePage` has a
title, a body and the way back: it says in `shown` what is seen, as one value with its trees, and
in `touched` what its touches do.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from dealer_assist.message import Msg
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.flow import Flow, Leave, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Fitted,
    HelpAtEnd,
    Node,
    Page,
    Press,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import FrameStyle, HelpPlace, ScreenFrame
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

T = TypeVar("T")
SIDE, TOP, GAP = 28.0, 20.0, 16.0
HEAD, FOOT, BACK_WIDTH = 96.0, 112.0, 424.0
_LINE, _HELP, _HELP_ROOM = 46.0, 72.0, 84.0
OVER_TABLE = FrameStyle(side=SIDE, above=TOP, bottom=TOP, help_at=HelpPlace.ELSEWHERE)


WHOLE = FrameStyle(side=0.0, bottom=0.0, help_at=HelpPlace.ELSEWHERE)


class TablePageLeft(Value):
    """BACK TO TABLE."""


class OverTable(Value):
    """What a page shows: its title, its body, and what is right of the way back.

    `aside` is at the right half of the title's line. A page without a title has its body there.
    """

    title: str
    body: Node
    detail: str = ""
    ways: tuple[Node, ...] = ()
    aside: Node | None = None
    has_title: bool = True


class ByHeight(Value):
    """What a page shows that depends on how high its body is: `make` has that after `given`."""

    title: str
    make: Callable[..., OverTable]
    given: tuple[object, ...]


class WholePage(Flow[Page[T], T], Generic[T]):
    """Covers the table. A page says in `left` what it gives back."""

    style = WHOLE

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        self.page_context, self.banner = page_context, banner
        self._made: Page[T] | None = None

    @abstractmethod
    def page(self) -> Page[T]:
        """Return what is seen now."""

    def opened(self) -> Step:
        """Return what follows at once when the page is opened."""
        return Stay()

    def settings(self) -> Preferences | None:
        """Return how whoever reads the page wants it; None is as the table is."""
        return None

    def under_table(self) -> None:
        """Let time pass while the table is seen: it asks for a card or a decision first."""

    def refresh(self) -> None:
        """Make the page again when it is asked for."""
        self._made = None

    def follow(self) -> None:
        """Follow the table, which has changed."""
        self.refresh()

    def model(self) -> Page[T]:
        """Return the page as it was made last."""
        if self._made is None:
            self._made = self.page()
        return self._made


class TablePage(WholePage[T | TablePageLeft], Generic[T]):
    """Has a title, a body, and the way back."""

    style = OVER_TABLE

    @abstractmethod
    def shown(self) -> OverTable | ByHeight:
        """Return what is seen now."""

    @abstractmethod
    def touched(self, touch: T) -> Step:
        """Answer a touch of the page's own."""

    def take(self, touch: T | TablePageLeft) -> Step:
        """Answer a touch; the way back is every page's."""
        return Leave() if isinstance(touch, TablePageLeft) else self.touched(touch)

    def page(self) -> Page[T | TablePageLeft]:
        """Return the page with its title and its foot."""
        shown, frame = self.shown(), ScreenFrame[Any](banner=self.banner)
        if isinstance(shown, OverTable):
            return Page(_tree(shown), frame, shown.title)
        return Page(Fitted(_by_height, (shown.make, shown.given)), frame, shown.title)


def _by_height(make: Callable[..., OverTable], given: tuple[object, ...], box: Box) -> Node:
    return _tree(make(*given, box.height() - HEAD - FOOT - GAP))


def _tree(shown: OverTable) -> Node:
    back = Press(Button(TablePageLeft(), Msg("BACK TO TABLE"), "arrow-left"), "bold_30", 40.0)
    foot = row(back.of(BACK_WIDTH), *(shown.ways or (space(),)), gap=GAP)
    above = _headed(shown) if shown.has_title else _untitled(shown.body)
    return column(above, foot.of(FOOT), gap=GAP)


def _headed(shown: OverTable) -> Node:
    words = column(
        Text(shown.title, "heavy_38").of(_LINE),
        Text(shown.detail, "medium_24", "text_2").of(_LINE),
        space(),
    )
    beside = row(space(), shown.aside) if shown.aside is not None else None
    head = stack(row(stack(words, beside), space(_HELP_ROOM)), _way_to_help())
    return column(head.of(HEAD), shown.body)


def _untitled(body: Node) -> Node:
    """Let the body have the room of the title; the way to help is over it."""
    return stack(body, _way_to_help())


def _way_to_help() -> Node:
    return column(HelpAtEnd().of(_HELP), space())

"""What help shows: a chapter of a page, or the list of all pages."""

from typing import TypeAlias

from dealer_assist.catalog.handbook import Block
from dealer_assist.frozen import frozen
from dealer_assist.ui.models.touches import Button, Choice


@frozen
class HelpClosed:
    """Help is put away; the screen below stands as it stood."""


@frozen
class HelpBack:
    """Leads back to what was read before."""


@frozen
class ContentsTouched:
    """Leads to the list of all pages."""


@frozen
class HelpPageChosen:
    """Another page is to be read."""

    name: str


@frozen
class ChapterChosen:
    """Another chapter of this page."""

    place: int


@frozen
class SheetTurned:
    """Another sheet of this chapter; as many as the screen has room for."""

    sheet: int


HelpTouch: TypeAlias = (
    HelpClosed | HelpBack | ContentsTouched | HelpPageChosen | ChapterChosen | SheetTurned
)


@frozen
class HelpModel:
    """A chapter: its blocks, the sheet that is open, the other chapters, the pages it leads to."""

    title: str
    note: str
    chapters: tuple[Choice[HelpTouch], ...]
    blocks: tuple[Block, ...]
    sheet: int
    links: tuple[Button[HelpTouch], ...]
    foot: tuple[Button[HelpTouch], ...]


@frozen
class ContentsModel:
    """All pages: those for people, and the procedures."""

    title: str
    note: str
    groups: tuple[tuple[str, tuple[Button[HelpTouch], ...]], ...]
    foot: tuple[Button[HelpTouch], ...]

"""What help shows: a chapter of a page, or the list of all pages."""

from typing import TypeAlias

from dealer_assist.catalog.handbook import Block
from dealer_assist.ui.toolkit.values.touches import Button, Choice
from dealer_assist.value import Value


class HelpClosed(Value):
    """Help is put away; the screen below stands as it stood."""


class HelpBack(Value):
    """Leads back to what was read before."""


class ContentsTouched(Value):
    """Leads to the list of all pages."""


class HelpPageChosen(Value):
    """Another page is to be read."""

    name: str


class ChapterChosen(Value):
    """Another chapter of this page."""

    place: int


class SheetTurned(Value):
    """Another sheet of this chapter; as many as the screen has room for."""

    sheet: int


HelpTouch: TypeAlias = (
    HelpClosed | HelpBack | ContentsTouched | HelpPageChosen | ChapterChosen | SheetTurned
)


class HelpModel(Value):
    """A chapter: its blocks, the sheet that is open, the other chapters, the pages it leads to."""

    title: str
    note: str
    chapters: tuple[Choice[HelpTouch], ...]
    blocks: tuple[Block, ...]
    sheet: int
    links: tuple[Button[HelpTouch], ...]
    foot: tuple[Button[HelpTouch], ...]


class ContentsModel(Value):
    """All pages: those for people, and the procedures."""

    title: str
    note: str
    groups: tuple[tuple[str, tuple[Button[HelpTouch], ...]], ...]
    foot: tuple[Button[HelpTouch], ...]

"""What is touched while help is read."""

from typing import TypeAlias

from dealer_assist.value import Value


class HelpClosed(Value):
    """Help is put away; the screen below stands as it stood."""


class HelpBack(Value):
    """Leads back to what was read before."""


class ContentsTouched(Value):
    """Leads to the list of all pages."""


class HelpPageChosen(Value):
    """Another page is to be read, from this chapter on; a task that leads there has its words."""

    name: str
    place: int = 0
    task: str = ""


class TasksTouched(Value):
    """Leads to the handbook by task, and to its search."""


class SearchTyped(Value):
    """A key of the search was pressed."""

    key: str


class SearchCleared(Value):
    """Another search begins."""


class ChapterChosen(Value):
    """Another chapter of this page."""

    place: int


class SheetTurned(Value):
    """Another sheet of this chapter; as many as the screen has room for."""

    sheet: int


HelpTouch: TypeAlias = (
    HelpClosed
    | HelpBack
    | ContentsTouched
    | TasksTouched
    | HelpPageChosen
    | ChapterChosen
    | SheetTurned
    | SearchTyped
    | SearchCleared
)

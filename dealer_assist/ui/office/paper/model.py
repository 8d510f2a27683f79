"""A page before it is printed: the copy that would come next, and what may be done with it."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias

from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class Sight(Enum):
    """What of the page is seen."""

    WHOLE = "whole"
    TOP = "top"
    BOTTOM = "bottom"


class LookedCloser(Value):
    """Shows another part of the page, or all of it."""

    at: Sight


class PageSaved(Value):
    """Saves the copy as PDF."""


class PaperPrinted(Value):
    """Prints the copy."""


class PageLeft(Value):
    """Goes back."""


PaperTouch: TypeAlias = LookedCloser | PageSaved | PaperPrinted | PageLeft


class PaperOnScreen(Value):
    """A page to print: what it is of, and how to write a copy of it."""

    kind: str
    number: int
    write: Callable[[int], PaperPage]


class Papers(Protocol):
    """Prints and saves pages; every copy is on record."""

    @property
    def print_refusal(self) -> str:
        """Say why nothing can be printed now, or nothing."""

    def following(self, kind: str, number: int) -> int:
        """Give the number of the next copy."""

    def save(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Save a copy; say where it is."""

    def print(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Print a copy; say how that went."""


class PaperModel(Value):
    """The copy that comes next, what is said of it, and what may be done."""

    page: PaperPage
    words: str
    sight: Sight
    acts: tuple[Button[PaperTouch], ...]

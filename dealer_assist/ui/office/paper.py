"""A page before it is printed: the copy that would come next, and what may be done with it."""

from collections.abc import Callable
from enum import Enum
from typing import Any, Protocol, TypeAlias, assert_never

from dealer_assist.desk.papers import WIN_PAGE
from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.message import Msg, joined
from dealer_assist.reports.page import Amount, PaperPage
from dealer_assist.reports.win_page import win_page
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    Shown,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_SIDE, _GAP, _COLUMN = 24.0, 16.0, 496.0
_BUTTON, _LINE = 100.0, 32.0


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
        """Return why nothing can be printed now, or nothing."""

    def following(self, kind: str, number: int) -> int:
        """Return the number of the next copy."""

    def save(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Save a copy; return where it is."""

    def print(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Print a copy; return how that went."""


class PaperSeen(Value):
    """A page, and how much of it is seen."""

    page: PaperPage
    sight: Sight


class PaperSheet(Shown):
    """The very painting of PDF and slip."""

    model: PaperSeen


class PaperFlow(PaneFlow[Page[PaperTouch], PaperTouch]):
    """Shows the copy that would be printed next, and what was said of the last one."""

    def __init__(
        self, office: Office, papers: Papers, paper: PaperOnScreen, said: str = ""
    ) -> None:
        super().__init__(office)
        self._papers, self._paper, self._said = papers, paper, said
        self._sight = Sight.WHOLE

    def made(self) -> Page[PaperTouch]:
        """Write the next copy."""
        copy = self._copy()
        words = self._said or copy_words(copy)
        return paper_page(self._paper.write(copy), words, self._sight, self._papers.print_refusal)

    def take(self, touch: PaperTouch) -> Step:
        """Look, save, print or go back."""
        paper, copy = self._paper, self._copy()
        match touch:
            case LookedCloser(at):
                self._sight = at
            case PageSaved():
                self._said = self._papers.save(paper.write(copy), paper.kind, paper.number, copy)
            case PaperPrinted():
                self._said = self._papers.print(paper.write(copy), paper.kind, paper.number, copy)
            case PageLeft():
                return Back()
            case _:
                assert_never(touch)
        return Stay()

    def _copy(self) -> int:
        return self._papers.following(self._paper.kind, self._paper.number)


def show_win(pane: PaneFlow[Any, Any], papers: Papers, number: int, said: str = "") -> Step:
    """Show the page of a win over a pane, where it is on record."""
    win, setup = pane.record.ask(lambda db: win_on_record(db, number), None), pane.setup
    if win is None:
        return Stay()
    paper = PaperOnScreen(WIN_PAGE, number, lambda copy: win_page(win, setup, copy=copy))
    return Show(PaperFlow(pane.office, papers, paper, said))


def paper_page(page: PaperPage, words: str, sight: Sight, refusal: str) -> Page[PaperTouch]:
    """Return the paper beside what it is about, the amount in large figures."""
    head = column(
        Text(page.title, "heavy_38").of(46),
        Text(page.subtitle, "medium_24", "text_2").of(_LINE),
        gap=4,
    )
    told = column(
        head.of(82 + _GAP),
        *(_amount(block) for block in page.blocks if isinstance(block, Amount)),
        Paragraph(words, "medium_24", "claim", _LINE),
    )
    acts = [Press(act, "bold_30", 40.0).of(_BUTTON) for act in _acts(sight, refusal)]
    beside = column(told, *acts, gap=_GAP).of(_COLUMN)
    body = Panel(row(PaperSheet(PaperSeen(page, sight)), beside, gap=_SIDE), pad=_SIDE)
    return Page(body, name=joined(" ", (page.title, page.subtitle)))


_CLOSER: dict[Sight, Button[PaperTouch]] = {
    Sight.WHOLE: Button(LookedCloser(Sight.TOP), Msg("LOOK CLOSER"), "plus"),
    Sight.TOP: Button(LookedCloser(Sight.BOTTOM), Msg("LOWER PART"), "plus"),
    Sight.BOTTOM: Button(LookedCloser(Sight.WHOLE), Msg("WHOLE PAGE"), "plus"),
}


def _acts(sight: Sight, refusal: str) -> tuple[Button[PaperTouch], ...]:
    """Return a closer look, both ways to paper, and the way back."""
    return (
        _CLOSER[sight],
        Button(PageSaved(), Msg("SAVE AS PDF"), "book", Msg("Counts as paper")),
        Button(PaperPrinted(), Msg("PRINT SLIP"), "printer").unless(refusal),
        Button(PageLeft(), Msg("BACK"), "arrow-left"),
    )


def _amount(amount: Amount) -> Node:
    return column(
        Text(amount.caption, "medium_24", "text_2").of(_LINE),
        Text(amount.figures, "heavy_60", least=SMALLEST_AMOUNT).of(66),
        space(),
    ).of(_LINE + 76)


def copy_words(copy: int) -> str:
    """Return which copy it is."""
    if copy > 1:
        return Msg(
            "This paper is {reprint}. It goes on record when it is printed or saved",
            reprint=reprint_mark(copy),
        )
    return Msg("This paper is the ORIGINAL. It goes on record when it is printed or saved")

"""A page as a flow: looked at, saved or printed; every copy that came out makes the next one."""

from typing import Any, assert_never

from dealer_assist.desk.papers import WIN_PAGE
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.reports.win_page import win_page
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper.model import (
    LookedCloser,
    PageLeft,
    PageSaved,
    PaperModel,
    PaperOnScreen,
    PaperPrinted,
    Papers,
    PaperTouch,
    Sight,
)
from dealer_assist.ui.office.paper.presenter import copy_words, paper_acts
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step


class PaperFlow(PaneFlow[PaperModel, PaperTouch]):
    """Shows the copy that would be printed next, and what was said of the last one."""

    def __init__(
        self, office: Office, papers: Papers, paper: PaperOnScreen, said: str = ""
    ) -> None:
        super().__init__(office)
        self._papers, self._paper, self._said = papers, paper, said
        self._sight = Sight.WHOLE

    def made(self) -> PaperModel:
        """Write the next copy."""
        copy = self._copy()
        acts = paper_acts(self._sight, self._papers.print_refusal)
        return PaperModel(
            self._paper.write(copy), self._said or copy_words(copy), self._sight, acts
        )

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

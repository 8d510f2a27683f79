"""Wins page by page."""

from pathlib import Path

from office_table import with_wins

from dealer_assist.journal.queries.win_list import WinFilter
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.presenter.wins import win_row
from dealer_assist.ui.office.win_list import WinLines
from dealer_assist.ui.toolkit.context import UiContext


def lines(context: UiContext, seated, folder: Path, shown, height: int) -> WinLines:
    setup = seated.table.setup
    record = JournalAccess(folder / "table.training.db")
    made = WinLines(context, record, lambda win: win_row(setup, win))
    shown(made, 1_580, height)
    made.show_state(WinFilter())
    return made


def test_as_many_as_fit_show_and_the_rest_on_further_pages(
    context: UiContext, seated, tmp_path: Path, shown
) -> None:
    with with_wins(seated, tmp_path):
        made = lines(context, seated, tmp_path, shown, 280)
        assert [one.key for one in made.models] == ["3", "2"]
        assert made.newer.reason == "The newest"
        made.older.pressed.emit("older")
        assert [one.key for one in made.models] == ["1"]
        assert made.older.reason == "No older ones"
        made.newer.pressed.emit("newer")
        assert [one.key for one in made.models] == ["3", "2"]


def test_one_page_needs_no_pager(context: UiContext, seated, tmp_path: Path, shown) -> None:
    with with_wins(seated, tmp_path):
        made = lines(context, seated, tmp_path, shown, 900)
        assert len(made.models) == 3
        assert made.older.isHidden()


def test_another_question_begins_with_its_newest(
    context: UiContext, seated, tmp_path: Path, shown
) -> None:
    with with_wins(seated, tmp_path):
        made = lines(context, seated, tmp_path, shown, 280)
        made.older.pressed.emit("older")
        made.show_state(WinFilter(line=("A", "four_aces")))
        assert [one.key for one in made.models] == ["3"]
        made.show_state(WinFilter(line=("A", "nothing")))
        assert made.models == ()

"""Wins page by page."""

from pathlib import Path

from office_table import with_wins

from dealer_assist.journal.win_list import WinFilter
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.manager.win_lines import WinLines
from dealer_assist.ui.present.wins_office import win_row


def lines(kit: Kit, seated, folder: Path, shown, height: int) -> WinLines:
    setup = seated.table.setup
    record = OfficeRecord(folder / "table.training.db")
    made = WinLines(kit, record, lambda win: win_row(setup, win))
    shown(made, 1_580, height)
    made.show_state(WinFilter())
    return made


def test_as_many_as_fit_show_and_the_rest_on_further_pages(
    kit: Kit, seated, tmp_path: Path, shown
) -> None:
    with with_wins(seated, tmp_path):
        made = lines(kit, seated, tmp_path, shown, 280)
        assert [one.key for one in made.looks] == ["3", "2"]
        assert made.newer.reason == "The newest"
        made.older.pressed.emit("older")
        assert [one.key for one in made.looks] == ["1"]
        assert made.older.reason == "No older ones"
        made.newer.pressed.emit("newer")
        assert [one.key for one in made.looks] == ["3", "2"]


def test_one_page_needs_no_pager(kit: Kit, seated, tmp_path: Path, shown) -> None:
    with with_wins(seated, tmp_path):
        made = lines(kit, seated, tmp_path, shown, 900)
        assert len(made.looks) == 3
        assert made.older.isHidden()


def test_another_question_begins_with_its_newest(kit: Kit, seated, tmp_path: Path, shown) -> None:
    with with_wins(seated, tmp_path):
        made = lines(kit, seated, tmp_path, shown, 280)
        made.older.pressed.emit("older")
        made.show_state(WinFilter(line=("A", "four_aces")))
        assert [one.key for one in made.looks] == ["3"]
        made.show_state(WinFilter(line=("A", "nothing")))
        assert made.looks == ()

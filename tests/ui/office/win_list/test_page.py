"""Wins as rows, and the way to other pages of them."""

from datetime import UTC, datetime
from pathlib import Path

from office_table import with_wins
from seated_table import SeatedTable

from dealer_assist.journal.queries.win_list import WinFilter, WinLine
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.win_list import WinPages, WinsFit, WinsTurned, win_list, win_row
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 48, tzinfo=UTC)
PAGE = Button(318, "", "moneybag")
WIN = WinLine(
    318, 9, 4, NOW, "A", "main", "four_aces", 5, 1_284_637, 0, 0, "L. Haddad", Role.EXECUTIVE
)


def a_button(number: int) -> Button[int]:
    return Button(number, "CHOOSE", "check")


def test_a_row_gives_prize_and_authority(crazy4_nexus: TableSetup) -> None:
    row = win_row(crazy4_nexus, WIN, PAGE)
    assert (row.hand, row.prize, row.who, row.stars) == ("Four Aces", "$12,846.37", "L. Haddad", 2)
    assert row.button is PAGE
    assert (row.number, row.round) == ("Win 318", "Round 4")


def test_a_row_says_whether_the_player_has_the_money(crazy4_nexus: TableSetup) -> None:
    said = [
        win_row(crazy4_nexus, replace(WIN, payment=payment), PAGE).payment
        for payment in ("paid", "cage", "not ticked")
    ]
    assert said == ["Paid", "Cage pays", "Not ticked"]
    assert win_row(crazy4_nexus, replace(WIN, is_backed_out=True), PAGE).payment == ""


def test_there_is_no_way_beyond_the_ends(seated: SeatedTable, tmp_path: Path) -> None:
    with with_wins(seated, tmp_path):
        pages = WinPages(JournalAccess(tmp_path / "table.training.db"))
        pages.want(WinFilter())
        page = win_list(seated.table.setup, pages, a_button).model
        assert [turn.reason for turn in page.turns] == ["First page", ""]
        pages.take(WinsTurned(1))
        pages.take(WinsTurned(1))
        page = win_list(seated.table.setup, pages, a_button).model
        assert [turn.reason for turn in page.turns] == ["", "Last page"]
        assert [row.button.touch for row in page.rows] == [1]


def test_one_page_is_not_turned(seated: SeatedTable, tmp_path: Path) -> None:
    with with_wins(seated, tmp_path):
        pages = WinPages(JournalAccess(tmp_path / "table.training.db"))
        pages.take(WinsFit(7))
        pages.want(WinFilter())
        assert win_list(seated.table.setup, pages, a_button).model.turns == ()

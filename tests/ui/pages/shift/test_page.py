"""My shift over the table: figures from the record, followed as it grows."""

from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from office_table import with_wins
from round_over import end_round
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table.commands.round import StartGame
from dealer_assist.ui.pages.shift.page import ShiftPage


def model(table: SeatedTable) -> ShiftPage:
    table.press("MENU")
    table.press("MY SHIFT")
    page = table.face.pages.page
    assert isinstance(page, ShiftPage)
    return page


def figures(page: ShiftPage) -> dict[str, str]:
    return {tile.model.caption: tile.model.value for tile in page.tiles if tile.isVisible()}


def test_the_figures_follow_the_table_within_a_second(seated: SeatedTable, tmp_path: Path) -> None:
    with journal_for(seated, tmp_path):
        seated.start(5)
        seated.end()
        page = model(seated)
        assert figures(page)["Rounds"] == "1"
        seated.desk.submit(StartGame())
        end_round(seated.desk, seated.clock)
        seated.wait(1_100)
        assert figures(page)["Rounds"] == "2"


def test_the_wins_of_the_shift_stand_by_their_numbers(seated: SeatedTable, tmp_path: Path) -> None:
    with with_wins(seated, tmp_path):
        page = model(seated)
        rows = [row.cells for row in page.wins.model.rows]
        assert [cells[0] for cells in rows] == ["3", "2", "1"]
        assert rows[0][1:2] + rows[0][3:] == ("12", "5", "Four Aces", "$5,005.76", "L. Haddad")
        assert findings(seated.window) == []
        seated.swipe("dealer-2")
        seated.wait(1_100)
        assert page.wins.model.rows == ()


def test_a_relief_dealer_begins_a_shift_of_their_own(seated: SeatedTable, tmp_path: Path) -> None:
    with journal_for(seated, tmp_path):
        seated.start(5)
        seated.end()
        page = model(seated)
        seated.swipe("dealer-2")
        seated.wait(1_100)
        assert figures(page)["Rounds"] == "0"


def test_with_nobody_signed_in_there_are_no_figures(seated: SeatedTable) -> None:
    page = model(seated)
    assert "Nobody is signed in" in page.detail
    assert figures(page) == {}


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(seated: SeatedTable, tmp_path: Path, size) -> None:
    with journal_for(seated, tmp_path):
        seated.start(5)
        seated.window.resize(*size)
        model(seated)
        assert findings(seated.window) == []

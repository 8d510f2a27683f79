"""My shift over the table: figures from the record, followed as it grows."""

from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from office_table import with_wins
from round_over import end_round
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, buttons, every, listing, words

from dealer_assist.table.commands.round import PlaceWagers, StartGame
from dealer_assist.table.commands.tokes import EndToke, LayToke, ReopenToke
from dealer_assist.table.setup.table_setup import Practices, TableSetup, TokeLimits
from dealer_assist.ui.pages.shift.page import ShiftPage, ShiftTouch
from dealer_assist.ui.pages.shift.tokes import Figure
from dealer_assist.value import replace


def model(table: SeatedTable) -> ShiftPage:
    table.press("MENU")
    table.press("MY SHIFT")
    page = table.page
    assert isinstance(page, ShiftPage)
    return page


def figures(page: ShiftPage) -> dict[str, str]:
    return {one.model.caption: one.model.value for one in every(page.model(), Figure)}


def labels(page: ShiftPage) -> list[str]:
    return [one.label for one in buttons(page.model())]


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
        rows = [row.words for row in listing(page.model()).rows]
        assert [cells[0] for cells in rows] == ["3", "2", "1"]
        assert rows[0][1:2] + rows[0][3:] == ("12", "5", "Four Aces", "$5,005.76", "L. Haddad")
        assert findings(seated.window) == []
        seated.swipe("dealer-2")
        seated.wait(1_100)
        assert listing(page.model()).rows == ()


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
    assert any("No one signed in" in one for one in words(page.model()))
    assert figures(page) == {}


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(seated: SeatedTable, tmp_path: Path, size) -> None:
    with journal_for(seated, tmp_path):
        seated.start(5)
        seated.window.resize(*size)
        model(seated)
        assert findings(seated.window) == []


def test_a_table_with_tokes_has_a_tab_of_them_and_a_slip(
    seat_at, crazy4_nexus: TableSetup, tmp_path: Path
) -> None:
    setup = replace(crazy4_nexus, practices=Practices(tokes=TokeLimits()), players=())
    seated: SeatedTable = seat_at(setup)
    with journal_for(seated, tmp_path):
        seated.swipe("dealer-1")
        seated.desk.submit(PlaceWagers(5, {"ante": 500, "super_bonus": 500}))
        seated.desk.submit(LayToke(5, "ante", 200))
        seated.desk.submit(StartGame())
        seated.desk.submit(EndToke(5, "ante", 200, 200))
        page = model(seated)
        assert "To the toke box" not in figures(page) or "Rounds" in figures(page)
        seated.press("TOKES")
        told = figures(page)
        assert told["To the toke box"] == "$4.00"
        assert told["House on tokes"] == "-$2.00"
        assert "Rounds" not in told
        assert "House and tokes agree" in words(page.model())
        assert findings(seated.window) == []
        seated.press("PRINT SLIP")
        assert button(page.model(), ShiftTouch.PRINT).detail == "Sent to the slip printer"
        seated.desk.submit(ReopenToke(5, "ante"))
        seated.wait(1_100)
        assert "$2.00 on the layout now, not in any total" in words(page.model())
        seated.press("WINS AND PACE")
        assert "Rounds" in figures(page)


def test_a_table_without_tokes_has_no_tab_of_them(seated: SeatedTable, tmp_path: Path) -> None:
    with journal_for(seated, tmp_path):
        seated.start(5)
        page = model(seated)
        assert labels(page) == ["BACK TO TABLE"]

"""TOKES in the window: from the menu, on every screen, and gone where the house has none."""

import pytest
from audit import findings
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.table.setup.table_setup import Practices, TableSetup, TokeLimits
from dealer_assist.table.state import Toke
from dealer_assist.ui.pages.tokes import TokesPage
from dealer_assist.value import replace


@pytest.fixture
def table(seat_at, crazy4_nexus: TableSetup) -> SeatedTable:
    seated: SeatedTable = seat_at(replace(crazy4_nexus, practices=Practices(tokes=TokeLimits())))
    seated.swipe("dealer-1")
    return seated


def opened(table: SeatedTable) -> TokesPage:
    table.press("MENU")
    table.press("TOKES")
    page = table.page
    assert isinstance(page, TokesPage)
    return page


def test_a_toke_is_laid_by_touch(table: SeatedTable) -> None:
    opened(table)
    for words in ("5", "ANTE", "$1", "PLACE TOKE"):
        table.press(words)
    assert table.table.round.tokes == {(5, "ante"): Toke(100)}
    table.press("BACK")
    assert table.face.pages.page is None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_or_too_small_on_any_screen(table: SeatedTable, size) -> None:
    table.window.resize(*size)
    opened(table)
    for words in ("5", "ANTE", "$1"):
        table.press(words)
    assert findings(table.window) == []


def test_a_house_without_tokes_has_no_page_of_them(seat_at, crazy4_nexus: TableSetup) -> None:
    table = seat_at(crazy4_nexus)
    table.press("MENU")
    with pytest.raises(CannotDo):
        table.press("TOKES")

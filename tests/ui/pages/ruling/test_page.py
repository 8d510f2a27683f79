"""RULING in the window: from the menu and from the history, with real cards at the reader."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from audit import findings
from journalled import journal_for
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import words

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.table.setup.table_setup import Practices, TableSetup
from dealer_assist.ui.pages.ruling.flow import RulingPage, last_played
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.value import replace


@pytest.fixture
def table(seat_at, crazy4_nexus: TableSetup, tmp_path: Path) -> Iterator[SeatedTable]:
    seated = seat_at(replace(crazy4_nexus, practices=Practices(rulings=True)))
    with journal_for(seated, tmp_path):
        seated.start(5)
        yield seated


def opened(table: SeatedTable) -> RulingPage:
    table.press("MENU")
    table.press("RULING")
    page = table.page
    assert isinstance(page, RulingPage)
    return page


def on_top(table: SeatedTable) -> Flow[Any, Any]:
    stage = table.face.pages.page
    assert isinstance(stage, PageStage)
    return stage.flow


def test_a_ruling_is_made_by_touch_and_the_round_goes_on(table: SeatedTable) -> None:
    opened(table)
    for label in ("Wrong count", "RECORD RULING"):
        table.press(label)
    table.swipe("dealer-1")
    assert any("needs a Supervisor card" in one for one in words(on_top(table).model()))
    table.swipe("supervisor-1")
    assert table.table.lasting.rulings_so_far == 1
    table.press("BACK")
    assert table.face.pages.page is None
    table.take_chips()
    assert table.hand.ready("END GAME")


def test_who_leaves_gives_the_reader_back(table: SeatedTable) -> None:
    opened(table)
    table.press("Wrong count")
    table.press("RECORD RULING")
    table.press("BACK TO THE RULING")
    table.swipe("supervisor-1")
    assert table.table.lasting.rulings_so_far == 0
    table.press("BACK")


def test_from_the_history_it_lies_over_its_round(table: SeatedTable) -> None:
    table.end()
    table.press("MENU")
    table.press("HISTORY")
    table.press("LOOK AT ROUND 1")
    table.press("RULING")
    assert isinstance(on_top(table), RulingPage)
    table.press("Wrong count")
    table.press("RECORD RULING")
    table.swipe("supervisor-1")
    table.press("BACK")
    table.press("BACK TO LIST")
    assert table.table.lasting.rulings_so_far == 1


def test_a_table_without_the_practice_has_no_button(seated: SeatedTable) -> None:
    seated.start(5)
    seated.press("MENU")
    assert seated.hand.ready("HISTORY")
    with pytest.raises(CannotDo, match="is not on the screen"):
        seated.hand.ready("RULING")


def test_the_last_round_is_offered_where_none_is_in_play(table: SeatedTable) -> None:
    assert last_played(table.table) == 1
    table.end()
    assert last_played(table.table) == 1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_or_too_small(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    opened(table)
    for label in ("Underpaid", "5", "QUEENS UP", "$25"):
        table.press(label)
    assert findings(table.window) == []

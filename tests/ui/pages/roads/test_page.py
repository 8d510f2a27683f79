"""ROADS over the table: what is on record, and a new shoe by a hold."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from random_tables import shipped
from round_over import end_round
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every

from dealer_assist.table.commands.round import SeeCards, StartGame
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.ui.pages.roads import Roads, RoadsPage, begin_button
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


@pytest.fixture
def table(seat_at, tmp_path: Path) -> Iterator[SeatedTable]:
    setup = replace(shipped("ez-baccarat-nexus"), practices=Practices(roads=True), players=())
    seated = seat_at(setup)
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated


def coup(table: SeatedTable) -> None:
    for command in (
        StartGame(),
        SeeCards("player", ("2c", "4d")),
        SeeCards("banker", ("3s", "4c")),
    ):
        table.desk.submit(command)
    end_round(table.desk, table.clock)


def test_the_shoe_grows_and_a_new_one_is_held(table: SeatedTable) -> None:
    coup(table)
    table.press("MENU")
    table.press("ROADS")
    page = table.page
    assert isinstance(page, RoadsPage)
    [before] = every(page.model(), Roads)
    assert [one.letter for one in before.model.plate.beads] == ["B"]
    table.hold("NEW SHOE")
    assert table.table.lasting.shoe == 1
    [after] = every(page.model(), Roads)
    assert after.model.plate.beads == ()
    assert after.model.note == "New shoe"


def test_the_button_says_why_not(table: SeatedTable) -> None:
    assert begin_button(table.table).state is ActionState.HOLD
    table.desk.submit(StartGame())
    assert begin_button(table.table).reason == "Only between two hands"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(table: SeatedTable, size: tuple[int, int]) -> None:
    coup(table)
    table.window.resize(*size)
    table.press("MENU")
    table.press("ROADS")
    assert table.face.pages.page is not None
    assert findings(table.face.pages.page) == []

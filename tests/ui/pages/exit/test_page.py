"""The way out: asked once in training, with a Supervisor's or technician's card on a live table."""

import pytest
from audit import findings
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import words

from dealer_assist.table.setup.table_setup import Safeguards, TableSetup
from dealer_assist.ui.pages.exit import ExitPage, why_not
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.value import replace


class Door:
    """A table with its ways off, and whether somebody left."""

    def __init__(self, table: SeatedTable) -> None:
        self.table = table
        self.has_left = False
        self.ways = Exits(self.leave)
        self.ways.lead_from(table.face)
        self.ways.go(PageKey.EXIT)
        page = table.page
        assert isinstance(page, ExitPage)
        # The seated table has no ways of its own: its page uses these.
        page.page_context = replace(page.page_context, go=self.ways.go)

    @property
    def words(self) -> list[str]:
        """Return what is written on the page on top."""
        stage = self.table.face.pages.page
        assert isinstance(stage, PageStage)
        return words(stage.flow.model())

    def leave(self) -> None:
        self.has_left = True


def test_practice_is_left_after_one_question(seated: SeatedTable) -> None:
    door = Door(seated.open())
    assert not door.has_left
    assert any("bets are open" in one for one in door.words)
    seated.press("EXIT")
    assert door.has_left


def test_the_way_back_leads_to_the_table(seated: SeatedTable) -> None:
    door = Door(seated)
    assert "The table is closed" in door.words
    seated.press("BACK TO TABLE")
    assert seated.face.pages.page is None
    assert not door.has_left


def test_a_live_table_is_left_with_a_card(seat_at, crazy4_nexus: TableSetup) -> None:
    table = seat_at(crazy4_nexus)
    table.desk.table = replace(table.table, setup=replace(crazy4_nexus, staff="enrolled"))
    door = Door(table)
    table.swipe("dealer-1")
    assert not door.has_left
    assert any("A Supervisor or a technician can" in one for one in door.words)
    table.swipe("technician-1")
    assert door.has_left


def test_a_house_may_want_a_card_for_the_way_out_of_any_table(
    seat_at, crazy4_nexus: TableSetup
) -> None:
    table = seat_at(crazy4_nexus)
    guarded = replace(crazy4_nexus, safeguards=Safeguards(exit_needs_card=True))
    table.desk.table = replace(table.table, setup=guarded)
    door = Door(table)
    table.swipe("dealer-1")
    assert not door.has_left
    table.swipe("supervisor-1")
    assert door.has_left


def test_who_goes_back_gives_the_reader_back(seat_at, crazy4_nexus: TableSetup) -> None:
    table = seat_at(crazy4_nexus)
    table.desk.table = replace(table.table, setup=replace(crazy4_nexus, staff="enrolled"))
    Door(table)
    table.press("BACK TO TABLE")
    assert table.face.pages.page is None
    table.swipe("dealer-1")
    assert table.table.dealer is not None


def test_supervisors_executives_and_technicians_may_leave(staff) -> None:
    assert [why_not(staff[f"{who}-1"]) for who in ("supervisor", "executive", "technician")] == [
        "",
        "",
        "",
    ]
    assert "cannot leave" in why_not(staff["trainer-1"])


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(seated: SeatedTable, size: tuple[int, int]) -> None:
    Door(seated)
    seated.window.resize(*size)
    seated.wait(100)
    assert findings(seated.window) == []

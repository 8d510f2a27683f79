"""Staff cards in the back office: sample staff to look at, enrolled staff to give and take."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from audit import findings
from headed import headed
from journalled import journal_for
from longer_words import LongerWords
from office_table import enter, flow_of
from screen_sizes import EVERY_SIZE, SIZES
from seated_table import SeatedTable
from staffed_table import House, listed, set_pin, staff_pane, staffed, swipe_new, type_in
from tree import buttons

from dealer_assist.ui.office.journal_access import staff_of
from dealer_assist.ui.office.staff import StaffFlow
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


@pytest.fixture
def house(table: SeatedTable, tmp_path: Path) -> House:
    return staffed(table, tmp_path)


def test_sample_staff_only_shows_and_says_why(table: SeatedTable) -> None:
    pane = staff_pane(table)
    assert [act.label for act in buttons(pane.flow.model())] == ["MY SETTINGS"]
    assert len(listed(pane).rows) == len(table.cards)
    assert listed(pane).detail.startswith("Practice table")
    assert all(row.button is None for row in listed(pane).rows)


def test_a_swipe_refused_at_the_door_is_listed(table: SeatedTable) -> None:
    page = enter(table, "staff", "dealer-2")
    assert page.by is None
    table.swipe("supervisor-1")
    page.show_pane("staff")
    table.press("Refused here")
    (row,) = headed(flow_of(page, StaffFlow).model()).rows
    assert row.words[2] == "A. Novak"
    assert "A Supervisor card is needed" in row.words[3]


def test_a_supervisor_has_a_pin_to_set_as_an_executive_has(
    table: SeatedTable, house: House
) -> None:
    pane = staff_pane(table, "supervisor-1")
    _, set_mine, _ = buttons(pane.flow.model())
    assert set_mine.state is ActionState.AVAILABLE


def test_a_register_that_cannot_be_read_is_said(
    table: SeatedTable, house: House, tmp_path: Path
) -> None:
    pane = staff_pane(table)
    house.register.path.write_bytes(b"not a register")
    table.face.pages.refresh()
    assert "cannot be read" in listed(pane).grid.nothing
    assert staff_of(table.face.pages.page_context) == ()


def every_view(table: SeatedTable) -> Iterator[str]:
    yield "cards"
    for tab in ("Refused here", "In the house", "Cards"):
        table.press(tab)
        yield tab
    table.press("ADD A CARD")
    yield "form"
    type_in(table, "A. NOVAK")
    table.press("SWIPE THE NEW CARD")
    yield "awaited"
    swipe_new(table)
    yield "second card"
    table.swipe("supervisor-1")
    yield "enrolled"
    set_pin(table)
    yield "second card for the PIN"
    table.swipe("supervisor-1")
    table.press("WITHDRAW A. Novak")
    table.swipe("supervisor-1")
    type_in(table, "1111")
    table.press("OK")
    yield "wrong PIN"


@pytest.mark.parametrize("longer", [pytest.param(False, marks=pytest.mark.long), True])
@pytest.mark.parametrize(
    "size",
    [SIZES[0], SIZES[-1], *(pytest.param(one, marks=pytest.mark.long) for one in EVERY_SIZE[1:-1])],
)
def test_it_fits_every_screen(table: SeatedTable, house: House, size, longer) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    staff_pane(table)
    for view in every_view(table):
        assert findings(table.window) == [], view


def test_sample_staff_fits_with_a_third_more_text(table: SeatedTable) -> None:
    table.draw_with(replace(table.context, translator=LongerWords()))
    staff_pane(table)
    assert findings(table.window) == []
    table.press("Refused here")
    assert findings(table.window) == []

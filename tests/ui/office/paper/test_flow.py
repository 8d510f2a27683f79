"""A page as a flow: every copy goes on record, and the next one is a reprint."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from journalled import journal_for
from office_table import office_of
from seated_table import SeatedTable
from tree import buttons, every, words

from dealer_assist.reports.page import PaperPage
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.paper import (
    LookedCloser,
    PageLeft,
    PageSaved,
    PaperFlow,
    PaperOnScreen,
    PaperSeen,
    PaperSheet,
    Sight,
)
from dealer_assist.ui.toolkit.flow import Back, Stay
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

PAGE = PaperPage("win-0000318", "Progressive win", (), subtitle="Win no. 0000318")


def write(copy: int) -> PaperPage:
    return replace(PAGE, marks=(f"REPRINT {copy}",)) if copy > 1 else PAGE


def seen(flow: PaperFlow) -> PaperSeen:
    (sheet,) = every(flow.model(), PaperSheet)
    return sheet.model


@pytest.fixture
def flow(seated: SeatedTable, tmp_path: Path) -> Iterator[PaperFlow]:
    with journal_for(seated, tmp_path):
        office = office_of(seated.open())
        yield PaperFlow(office, PaperCopies(office.page_context), PaperOnScreen("win", 318, write))


def test_the_first_copy_is_no_reprint_and_the_next_one_is(flow: PaperFlow) -> None:
    assert seen(flow).page == PAGE
    assert "ORIGINAL" in words(flow.model())[-1]
    assert flow.take(PageSaved()) == Stay()
    flow.refresh()
    assert seen(flow).page.marks == ("REPRINT 2",)
    assert words(flow.model())[-1].startswith("Saved as win-0000318-original")


def test_a_closer_look_leads_to_the_next_part_and_back_leads_away(flow: PaperFlow) -> None:
    flow.take(LookedCloser(Sight.TOP))
    assert seen(flow).sight is Sight.TOP
    assert flow.take(PageLeft()) == Back()


def test_a_copy_that_came_out_meanwhile_makes_the_next_one_a_reprint(
    flow: PaperFlow, seated: SeatedTable
) -> None:
    seated.desk.submit(NotePrint("win", 318, 1))
    flow.refresh()
    assert seen(flow).page.marks == ("REPRINT 2",)


def test_without_a_printer_only_the_file_is_offered(seat_at, tmp_path: Path) -> None:
    office = office_of(seat_at("six-five-four").open())
    flow = PaperFlow(office, PaperCopies(office.page_context), PaperOnScreen("win", 318, write))
    _, save, slip, _ = buttons(flow.model())
    assert save.state is ActionState.AVAILABLE
    assert (slip.state, slip.reason) == (ActionState.NOT_YET, "This table has no slip printer")

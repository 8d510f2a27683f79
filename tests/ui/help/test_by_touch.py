"""HELP by touch: whatever lies over the table or fills the window has a way to it, and back."""

from typing import Any

import pytest
from kinds import flows_of
from office_table import the_office
from seated_table import SeatedTable

from dealer_assist.ui.help.flow import HelpPageFlow
from dealer_assist.ui.shell.dialogs import SHOWN_MS
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF, PageEntry, page
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.values.frame import HelpPlace
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

FLOWS = sorted(flows_of("floor", "kiosk_setup", "school"), key=lambda flow: flow.__name__)
LAID = (*PAGES, WAYS_OFF["games"], WAYS_OFF["exit"])


def touch_help(table: SeatedTable) -> str:
    """Touch the one way to help that nothing covers; give the page that opens."""
    table.wait(1_000)
    ways = [one for one in table.window.findChildren(HelpButton) if is_reachable(one)]
    assert len(ways) == 1
    table.tap(ways[0])
    stage = table.face.help.stage
    assert stage is not None
    assert isinstance(stage.flow, HelpPageFlow)
    return stage.flow.page.name


@pytest.mark.parametrize("flow", FLOWS)
def test_every_screen_of_a_stage_has_the_way_to_help(flow: type[Flow[Any, Any]]) -> None:
    assert flow.style.help_at is not HelpPlace.ELSEWHERE


@pytest.mark.parametrize("entry", LAID, ids=lambda one: one.key)
def test_help_on_a_page_by_touch_and_the_same_page_after_it(
    seated: SeatedTable, entry: PageEntry
) -> None:
    seated.open()
    seated.face.open_page(entry)
    before = seated.face.pages.page
    touch_help(seated)
    seated.press("CLOSE HELP")

    assert seated.face.help.stage is None
    assert seated.face.pages.page is before


def test_help_in_the_game_manager_once_somebody_is_in(seated: SeatedTable) -> None:
    seated.open()
    entry = page("manager")
    assert entry is not None
    seated.face.open_page(entry)
    seated.swipe("supervisor-1")
    seated.wait()
    the_office(seated).show_pane("reports")

    assert touch_help(seated) == "procedures/reports"


def test_help_for_a_supervisor_and_the_sheet_after_it(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Four Aces")
    seated.press("CALL SUPERVISOR")
    before = seated.face.views.modal.model

    assert touch_help(seated) == "supervisor"
    seated.press("CLOSE HELP")
    assert seated.face.views.modal.model == before


def test_a_question_waits_for_whoever_reads_help_on_it(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.press("CLOSE TABLE")
    asked = seated.face.questions.model
    assert isinstance(asked, SheetQuestion)

    touch_help(seated)
    seated.wait(2 * SHOWN_MS)
    assert seated.face.questions.model == asked
    seated.press("CLOSE HELP")
    assert seated.face.questions.model == asked
    seated.wait(2 * SHOWN_MS)
    assert seated.face.questions.model == asked  # it stays until it is answered

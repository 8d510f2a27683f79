"""The history of a table: pages of rounds, each one replayable, and the way to undo a win."""

from pathlib import Path
from typing import Any

import pytest
from audit import findings
from journalled import journal_for
from round_over import end_round
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import listing, words

from dealer_assist.table.commands.round import SeeChip, StartGame
from dealer_assist.table.commands.wins import BeginPaying, CallSupervisor, ConfirmWins, PressHand
from dealer_assist.ui.pages.history import HistoryPage
from dealer_assist.ui.pages.replay.flow import ReplayPage
from dealer_assist.ui.pages.sheet import SheetAsked
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.values.touches import SheetQuestion


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path):
    """Ten rounds on record, the third with a win."""
    with journal_for(seated, tmp_path):
        seated.open()
        for number in range(1, 11):
            seated.desk.submit(SeeChip(5))
            seated.desk.submit(StartGame())
            if number == 3:
                win(seated)
            end_round(seated.desk, seated.clock)
        seated.wait()
        yield seated


def win(table: SeatedTable) -> None:
    for command in (PressHand(5, "four_aces"), CallSupervisor(), ConfirmWins()):
        table.desk.submit(command)
    table.swipe("executive-1")
    table.desk.submit(BeginPaying())


def model(table: SeatedTable) -> HistoryPage:
    table.press("MENU")
    table.press("HISTORY")
    page = table.page
    assert isinstance(page, HistoryPage)
    return page


def on_top(table: SeatedTable) -> Flow[Any, Any]:
    assert isinstance(table.face.pages.page, PageStage)
    return table.face.pages.page.flow


def sheet(table: SeatedTable) -> SheetQuestion[Any]:
    flow = on_top(table)
    assert isinstance(flow, SheetAsked)
    return flow.question


def shown(page: HistoryPage) -> list[int]:
    return [row.button.touch.round for row in listing(page.model()).rows]


def test_the_rounds_are_listed_newest_first_page_by_page(table) -> None:
    page = model(table)
    assert shown(page) == [11, 10, 9, 8, 7, 6, 5, 4]
    table.press("NEXT")
    assert shown(page) == [3, 2, 1]
    assert table.hand.control("NEXT").reason == "Last page"
    table.press("PREVIOUS")
    assert shown(page)[0] == 11


def test_the_newest_page_follows_the_table(table) -> None:
    page = model(table)
    table.chips(1)
    assert table.rack.simulated.sensors is not None
    table.desk.submit(StartGame())
    table.wait()
    assert listing(page.model()).rows[0].words[3] == "In play now"


def test_a_win_of_an_earlier_round_is_backed_out_with_two_cards(table) -> None:
    meter = table.table.accounts["A", "main"].shown_cents
    model(table)
    for label in ("NEXT", "LOOK AT ROUND 3", "BACK OUT A WIN", "SEAT 5"):
        table.press(label)
    assert findings(table.window) == []
    assert "Seat 5: Four Aces" in sheet(table).detail
    table.press(sheet(table).choices[0].label)
    assert table.table.round.adjustment is None  # a note comes first, as in the back office
    assert findings(table.window) == []
    for key in "IT WAS SEAT 4":
        table.tap(table.hand.ready("SPACE" if key == " " else key), 40)
    table.press("DONE")
    assert table.table.round.adjustment is not None
    assert table.table.round.adjustment.note == "It was seat 4"
    page = table.face.pages.page
    assert page.isHidden()  # the two cards come first
    table.swipe("executive-1")
    table.swipe("executive-2")
    assert table.table.lasting.backed_out == (1,)
    assert table.table.accounts["A", "main"].shown_cents > meter
    assert page.isVisible()
    assert sheet(table).title == "Win 1 is backed out"
    assert "round 3. Meter" in sheet(table).detail
    assert findings(table.window) == []
    table.press("CLOSE")
    assert table.hand.control("BACK OUT A WIN").reason == "Backed out already"


def test_a_refused_back_out_is_said_on_the_page(table) -> None:
    model(table)
    for label in ("NEXT", "LOOK AT ROUND 3", "BACK OUT A WIN", "SEAT 5", "BACK TO THE ROUND"):
        table.press(label)
    replay = on_top(table)
    assert isinstance(replay, ReplayPage)
    assert table.table.round.adjustment is None
    table.face.message.text = "Win 1 is backed out already"
    table.face.refresh()
    assert replay.shown().trouble == "Win 1 is backed out already"


def test_a_table_without_a_journal_says_so(seated: SeatedTable) -> None:
    page = model(seated.open())
    assert listing(page.model()).nothing == "This table keeps no journal"
    assert findings(seated.window) == []


def test_a_round_of_another_version_is_named_and_nothing_breaks(table, monkeypatch, caplog) -> None:
    page = model(table)

    def unreadable(*_: object) -> None:
        raise KeyError("mega")

    monkeypatch.setattr("dealer_assist.ui.pages.replay.flow.steps_of", unreadable)
    table.press("LOOK AT ROUND 9")
    assert any("another version" in one for one in words(page.model()))
    assert on_top(table) is page
    caplog.clear()


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table, size) -> None:
    table.window.resize(*size)
    model(table)
    assert findings(table.window) == []

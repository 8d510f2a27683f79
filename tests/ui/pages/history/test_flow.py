"""The history of a table without a window: the list is turned, a round is stepped through."""

from pathlib import Path

import pytest
from journalled import journal_for
from round_over import end_round
from seated_table import SeatedTable
from tree import button, listing

from dealer_assist.table.commands.round import SeeChip, StartGame
from dealer_assist.ui.pages.history import HistoryPage, HistoryTurned, Looked, RuledOn
from dealer_assist.ui.pages.replay.flow import STEP_MS, ReplayPage
from dealer_assist.ui.pages.replay.steps import Jump, Moved, RoundTouch
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.pages.sheet import SheetAsked
from dealer_assist.ui.toolkit.flow import Back, Show


@pytest.fixture
def flow(seated: SeatedTable, tmp_path: Path):
    """Ten rounds on record, none with a win."""
    with journal_for(seated, tmp_path):
        seated.open()
        for _ in range(10):
            seated.desk.submit(SeeChip(5))
            seated.desk.submit(StartGame())
            end_round(seated.desk, seated.clock)
        seated.wait()
        yield HistoryPage(seated.face.pages.page_context)


@pytest.fixture
def replay(flow: HistoryPage) -> ReplayPage:
    """The ninth round."""
    step = flow.take(Looked(9))
    assert isinstance(step, Show)
    assert isinstance(step.flow, ReplayPage)
    return step.flow


def listed(flow: HistoryPage) -> list[int]:
    return [row.button.touch.round for row in listing(flow.page()).rows]


def reason(flow: HistoryPage, touch: HistoryTurned) -> str:
    return button(flow.page(), touch).reason


def test_the_list_is_turned_and_turned_back(flow: HistoryPage) -> None:
    assert listed(flow)[0] == 11
    assert reason(flow, HistoryTurned.BEFORE) == "First page"
    flow.take(HistoryTurned.AFTER)
    assert listed(flow) == [3, 2, 1]
    assert reason(flow, HistoryTurned.AFTER) == "Last page"
    flow.take(HistoryTurned.BEFORE)
    assert listed(flow)[0] == 11


def test_a_round_is_stepped_through_and_never_past_its_ends(replay: ReplayPage) -> None:
    replay.take(RoundTouch.EARLIER)
    assert replay.moment[0] == 0
    replay.take(Jump.END)
    last, _ = replay.moment
    replay.take(RoundTouch.LATER)
    assert replay.moment[0] == last
    replay.take(Moved(1))
    assert replay.moment[0] == 1
    assert replay.take(RoundTouch.LIST) == Back()


def test_watching_goes_on_by_time_and_a_step_pauses_it(replay: ReplayPage, seated) -> None:
    replay.take(RoundTouch.WATCH)
    began = seated.clock.ms()
    replay.tick(began + STEP_MS - 1)
    assert replay.moment == (0, True)
    replay.tick(began + STEP_MS)
    assert replay.moment == (1, True)
    replay.take(RoundTouch.LATER)
    assert replay.moment == (2, False)


def test_what_undoes_a_win_is_asked_before_anything_is_done(replay: ReplayPage, seated) -> None:
    before = seated.table
    step = replay.take(RoundTouch.LATE_WIN)
    assert isinstance(step, Show)
    assert isinstance(step.flow, SheetAsked)
    assert seated.table == before


def test_a_round_is_ruled_on_over_the_list(flow: HistoryPage) -> None:
    step = flow.take(RuledOn(9))
    assert isinstance(step, Show)
    assert isinstance(step.flow, RulingPage)

"""The history of a table without a window: the list is turned, a round is stepped through."""

from pathlib import Path

import pytest
from journalled import journal_for
from round_over import end_round
from seated_table import SeatedTable

from dealer_assist.table.commands.round import SeeChip, StartGame
from dealer_assist.ui.models.actions import SheetModel
from dealer_assist.ui.pages.history.flow import STEP_MS, HistoryFlow
from dealer_assist.ui.pages.history.model import Looked, Moved, RuledOn, RulingLeft, Turned
from dealer_assist.ui.pages.replay.presenter import Jump, RoundTouch
from dealer_assist.ui.shell.journal_reader import JournalReader


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
        yield HistoryFlow(
            JournalReader(seated.face.pages.page_context.journal),
            lambda: seated.table,
            seated.desk.submit,
            lambda: "",
            seated.clock.ms,
        )


def listed(flow: HistoryFlow) -> list[int]:
    return [row.button.touch.round for row in flow.model().rounds.rows]


def place(flow: HistoryFlow) -> int:
    shown = flow.model().round
    assert shown is not None
    return shown.place


def test_the_list_is_turned_and_turned_back(flow: HistoryFlow) -> None:
    assert listed(flow)[0] == 11
    assert not flow.model().has_before
    flow.take(Turned.AFTER)
    assert listed(flow) == [3, 2, 1]
    assert not flow.model().has_after
    assert not flow.is_newest
    flow.take(Turned.BEFORE)
    assert flow.is_newest


def test_a_round_is_stepped_through_and_never_past_its_ends(flow: HistoryFlow) -> None:
    flow.take(Looked(9))
    flow.take(RoundTouch.EARLIER)
    assert place(flow) == 0
    flow.take(Jump.END)
    last = place(flow)
    flow.take(RoundTouch.LATER)
    assert place(flow) == last
    flow.take(Moved(1))
    assert place(flow) == 1
    flow.take(RoundTouch.LIST)
    assert flow.model().round is None


def test_watching_goes_on_by_time_and_a_step_pauses_it(flow: HistoryFlow, seated) -> None:
    flow.take(Looked(9))
    flow.take(RoundTouch.WATCH)
    began = seated.clock.ms()
    flow.tick(began + STEP_MS - 1)
    assert flow.moment == (0, True)
    flow.tick(began + STEP_MS)
    assert flow.moment == (1, True)
    flow.take(RoundTouch.LATER)
    assert flow.moment == (2, False)


def test_what_undoes_a_win_is_asked_before_anything_is_done(flow: HistoryFlow, seated) -> None:
    flow.take(Looked(9))
    before = seated.table
    flow.take(RoundTouch.LATE_WIN)
    assert isinstance(flow.model().asked, SheetModel)
    assert seated.table == before


def test_a_round_is_ruled_on_over_the_list(flow: HistoryFlow) -> None:
    flow.take(RuledOn(9))
    assert (flow.model().rules_on, flow.model().round) == (9, None)
    flow.take(RulingLeft())
    assert flow.model().rules_on == 0

"""TODAY: the figures are those of the journal, and each leads to what it is made of."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from office_table import ENTRY, OpenOffice, enter, flow_of, settle, the_office, with_wins
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import looks, nodes, words

from dealer_assist.reports.figures import LastWeek
from dealer_assist.table import commands as c
from dealer_assist.ui.office.rounds import RoundFlow, RoundLooked, RoundsFlow, RoundsLeft
from dealer_assist.ui.office.today import (
    AlertNoted,
    FrontPageFlow,
    PaneAsked,
    RoundsAsked,
    today_page,
)
from dealer_assist.ui.toolkit.flow import Back, Show
from dealer_assist.ui.toolkit.nodes import Listing
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with with_wins(seated, tmp_path):
        yield seated
        seated.face.pages.close()


def opened(table: SeatedTable) -> tuple[OpenOffice, FrontPageFlow]:
    page = enter(table, "today")
    flow = flow_of(page, FrontPageFlow)
    settle(table, flow.adding.task)
    return page, flow


def told(flow: FrontPageFlow) -> dict[str, str]:
    return {look.label: look.detail for look in looks(flow.model())}


def lists(flow: FrontPageFlow | RoundsFlow | RoundFlow) -> dict[str, Listing]:
    return {node.name: node for node in nodes(flow.model()) if isinstance(node, Listing)}


def test_it_is_what_the_game_manager_opens_with(table: SeatedTable) -> None:
    table.face.open_page(ENTRY)
    table.swipe("executive-1")
    flow_of(the_office(table), FrontPageFlow)


def test_hits_pace_and_meters_are_those_on_record(table: SeatedTable) -> None:
    _, flow = opened(table)
    said = told(flow)
    report = flow.report
    assert report is not None
    assert said["Hits today"].startswith(f"{len(report.wins)}, $")
    assert "12 rounds" in said["Hands per hour"]
    assert said["Open alerts"].startswith(f"{len(table.table.lasting.alerts)}, ")
    accounts = table.table.accounts.values()
    holds = sum(one.meter + one.reserve + one.overflow for one in accounts)
    assert f"Liability ${holds // 1_000_000:,}" in said["Meters and liability"]


def test_a_figure_opens_its_rounds_and_a_round_what_happened_in_it(table: SeatedTable) -> None:
    _, flow = opened(table)
    with_wins_ = flow.take(RoundsAsked(with_wins=True))
    assert isinstance(with_wins_, Show)
    rounds = with_wins_.flow
    assert isinstance(rounds, RoundsFlow)
    (listed,) = lists(rounds).values()
    assert [row.touch for row in listed.model.rows] == [RoundLooked(n) for n in (12, 8, 5)]
    looked = rounds.take(RoundLooked(12))
    assert isinstance(looked, Show)
    assert isinstance(looked.flow, RoundFlow)
    (events,) = lists(looked.flow).values()
    assert events.model.rows[0].words[2] == "Round 12 is open for bets"
    assert looked.flow.take(RoundsLeft()) == Back()
    every = flow.take(RoundsAsked())
    assert isinstance(every, Show)
    assert isinstance(every.flow, RoundsFlow)
    (listed,) = lists(every.flow).values()
    assert len(listed.model.rows) == 12


def test_an_exception_is_acknowledged_here_and_a_tile_leads_on(table: SeatedTable) -> None:
    page, flow = opened(table)
    table.desk.submit(c.RaiseAlert("disk", "disk", "Only 900 MB are free"))
    table.wait()
    (row, *_) = lists(flow)["exceptions"].model.rows
    assert row.words[1] == "Only 900 MB are free"
    flow.take(AlertNoted("disk"))
    assert "disk" not in {alert.key for alert in table.table.lasting.alerts}
    table.wait()
    assert "Only 900 MB are free" in str(lists(flow)["exceptions"].model)  # below, with its name
    flow.take(PaneAsked("alerts"))
    assert page.stage.help_topic == "pane.alerts"


def test_without_a_round_the_figures_say_so(seated: SeatedTable) -> None:
    seated.open()
    _, flow = opened(seated)
    assert told(flow)["Win today"] == "–, No wager is settled yet"
    assert "Meters and liability" in words(flow.model()) or told(flow)["Meters and liability"]
    seated.face.pages.close()


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size, longer) -> None:
    table.desk.submit(c.RaiseAlert("disk", "disk", "Only 900 MB are free. Call a technician"))
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    _, flow = opened(table)
    assert findings(table.window) == []
    step = flow.take(RoundsAsked())
    flow.office.go(step)
    assert findings(table.window) == []


def test_target_and_last_week_stand_beside_the_figures_of_today(table: SeatedTable) -> None:
    _, flow = opened(table)
    report, now = flow.report, flow.clock.now()
    assert report is not None
    practices = replace(table.table.setup.practices, pace="60")
    there = replace(table.table, setup=replace(table.table.setup, practices=practices))
    week = LastWeek(122, 2.0, hits=4, settled_cents=500_000, win_cents=40_050)
    page = today_page(there, replace(report, last_week=week), (), now)
    said = {look.label: look.detail for look in looks(page)}
    assert said["Hands per hour"].split(", ")[1:3] == ["Target 60", "last week 61"]
    assert said["Hits today"].endswith(", last week 4")
    assert said["Win today"].endswith(", last week $400.50")
    alone = {look.label: look.detail for look in looks(flow.model())}
    assert "arget" not in alone["Hands per hour"]
    assert "last week" not in "".join(alone.values())

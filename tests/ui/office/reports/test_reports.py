"""Reports in the back office: added up beside the table, turned over, taken along."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from audit import findings
from longer_words import LongerWords
from office_days import look_into, played
from office_table import OpenOffice, enter, widget_of
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, every, listing

from dealer_assist import paths
from dealer_assist.journal.key import load_or_make_key
from dealer_assist.journal.queries.cached_totals import cache_file
from dealer_assist.reports import paging
from dealer_assist.reports.paging import ReportPage
from dealer_assist.reports.sections import HITS, RULINGS
from dealer_assist.reports.wager_sections import BY_DEALER, BY_HOUR, BY_SHIFT, WAGERS
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.paint.hits_chart import HitsChart
from dealer_assist.ui.office.reports import reports as reports_flow
from dealer_assist.ui.office.reports.chapters import (
    CHAPTERS,
    NO_SHIFT,
    ChapterTurned,
    CopyWay,
    PeriodTurned,
    PlayLooked,
    ReportTaken,
    SummaryModel,
    chapter_list,
)
from dealer_assist.ui.office.reports.reports import ADDING, ReportSeen, ReportsFlow
from dealer_assist.ui.office.rounds import RoundsFlow
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.flow import Show
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.nodes import Pick, Turn
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    return played(crazy4_nexus, tmp_path_factory.mktemp("days"))


@pytest.fixture
def journal(days: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(days, tmp_path / days.name))


@dataclass
class Pane:
    """The flow, and the screen that shows it."""

    flow: ReportsFlow
    page: OpenOffice

    @property
    def model(self) -> ReportSeen:
        return self.flow.seen()

    @property
    def chapters(self) -> list[Choice[Any]]:
        picks = [node.model for node in every(self.flow.model(), Pick)]
        return [choice for choice in picks if isinstance(choice.touch, ChapterTurned)]

    def reason(self, by: int) -> str:
        """Return why there is nothing to turn to."""
        arrows = {node.model.touch: node.model for node in every(self.flow.model(), Turn)}
        return arrows[PeriodTurned(by)].reason

    @property
    def turned(self) -> ReportPage | None:
        return self.flow.turned


def opened(table: SeatedTable, journal: Path | None) -> Pane:
    if journal is not None:
        look_into(table, journal)
    table.open()
    page = enter(table, "reports")
    assert page.pane is not None
    flow = page.pane.flow
    assert isinstance(flow, ReportsFlow)
    return settled(table, Pane(flow, page))


def settled(table: SeatedTable, pane: Pane) -> Pane:
    """Wait for what is done beside the table."""
    for beside in (pane.flow.adding, pane.flow.copying):
        if beside.task is not None:
            beside.task.finish()
    table.wait(100)
    return pane


def test_it_opens_with_the_summary_of_the_day(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert pane.turned is not None
    assert pane.turned.report.period.label == "Saturday 14 March 2026"
    assert isinstance(pane.model.chapter, SummaryModel)
    assert widget_of(pane.page, ColumnList).isVisible()
    assert " at " in pane.model.words


def test_arrows_lead_back_and_on(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert pane.reason(1) == "Nothing later on record"
    labels = []
    while not pane.reason(-1):
        seated.press("EARLIER")
        assert settled(seated, pane).turned is not None
        labels.append(pane.model.period[0])
    assert labels == ["13 Mar 2026", "12 Mar 2026"]
    seated.press("LATER")
    assert settled(seated, pane).model.period == ("13 Mar 2026", "Friday")


@pytest.mark.parametrize(("words", "kind"), [("SHIFT", "shift"), ("MONTH", "month")])
def test_shifts_and_months_are_a_touch_away(
    seated: SeatedTable, journal: Path, words: str, kind: str
) -> None:
    pane = opened(seated, journal)
    seated.press(words)
    turned = settled(seated, pane).turned
    assert turned is not None
    assert turned.report.period.kind == kind


def test_every_chapter_shows(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    rare = (RULINGS, "tokes")  # nothing was ruled here, and no toke laid
    there = [key for key, _ in CHAPTERS if key not in rare]
    assert [choice.touch.key for choice in pane.chapters] == there
    for choice in pane.chapters:
        seated.press(choice.label)
        assert settled(seated, pane).flow._key == choice.touch.key
    seated.press(next(one.label for one in pane.chapters if one.touch.key == HITS))
    settled(seated, pane)
    assert widget_of(pane.page, HitsChart).is_drawn


def test_figures_stay_as_they_stood_until_they_are_asked_for_anew(
    seated: SeatedTable, journal: Path
) -> None:
    pane = opened(seated, journal)
    before = pane.turned
    seated.stick(3)
    assert pane.turned is before


@pytest.mark.parametrize(("words", "suffix"), [("CSV", "csv"), ("EXCEL", "xlsx"), ("PDF", "pdf")])
def test_files_go_to_the_exports_folder_and_the_page_says_where(
    seated: SeatedTable, journal: Path, words: str, suffix: str
) -> None:
    pane = opened(seated, journal)
    seated.press(words)
    settled(seated, pane)
    (file,) = (journal.parent / "exports").iterdir()
    assert file.suffix == f".{suffix}"
    assert pane.model.words == f"Saved as {file.name} in {file.parent}"
    assert all(not button(pane.flow.model(), ReportTaken(way)).reason for way in CopyWay)


def test_every_print_is_recorded(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    seated.press("PRINT")
    settled(seated, pane)
    assert pane.model.words == "The report was sent to the slip printer"
    seated.wait(10_000)
    last = seated.notebook.entries[-1]
    assert (last.kind, last.payload["page"], last.payload["number"]) == (
        "PagePrinted",
        "report",
        20260314,
    )


def test_a_printer_without_paper_is_said_before_it_is_pressed(
    seated: SeatedTable, journal: Path
) -> None:
    pane = opened(seated, journal)
    assert seated.rack.simulated.printer is not None
    seated.rack.simulated.printer.cause("paper-out")
    seated.wait(5_000)
    assert pane.model.copies[-1].reason == "Not ready"
    assert "out of paper" in pane.model.words


def slow(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let figures take until they are let go, a third of them added up."""
    go_on = Event()
    gather = paging.gather

    def slowly(*words: object, progress: Callable[[int, int], None], **more: object) -> object:
        progress(1, 3)
        go_on.wait(20)
        return gather(*words, progress=progress, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(paging, "gather", slowly)
    return go_on


def test_figures_that_take_longer_than_a_second_have_a_bar(
    seated: SeatedTable, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened(seated, journal)
    go_on = slow(monkeypatch)
    seated.press("MONTH")
    assert pane.model.words == ADDING
    assert pane.model.bar is None
    assert pane.model.copies[0].reason == "Not yet"
    seated.wait(1_000)
    assert pane.model.bar == pytest.approx(1 / 3)
    assert findings(seated.window) == []
    go_on.set()
    assert settled(seated, pane).turned is not None
    assert pane.model.bar is None


def test_leaving_does_not_wait_for_figures(
    seated: SeatedTable, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened(seated, journal)
    go_on = slow(monkeypatch)
    seated.press("MONTH")
    adding = pane.flow.adding.task
    assert adding is not None
    seated.press("BACK TO TABLE")
    assert seated.face.pages.page is None
    go_on.set()
    adding.finish()
    assert adding.result is None


def test_the_last_kind_that_was_pressed_is_the_one_that_shows(
    seated: SeatedTable, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened(seated, journal)
    go_on = slow(monkeypatch)
    seated.press("MONTH")
    seated.press("SHIFT")
    go_on.set()
    turned = settled(seated, pane).turned
    assert turned is not None
    assert turned.report.period.kind == "shift"


def test_sums_of_a_long_journal_are_kept_beside_it(
    seated: SeatedTable, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dealer_assist.journal.queries.cached_totals.BLOCK", 64)
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(journal.parent / "settings"))
    load_or_make_key(paths.key_file())  # not one that happens to lie in the tester's home
    pane = opened(seated, journal)
    seated.press("MONTH")
    settled(seated, pane)
    assert cache_file(journal).exists()


def test_a_table_that_keeps_no_journal_says_so(seated: SeatedTable) -> None:
    pane = opened(seated, None)
    assert pane.model.words == NOT_KEPT
    assert pane.model.copies[0].reason == "Not yet"


def test_a_journal_without_an_opening_has_no_shift(
    seated: SeatedTable, tmp_path: Path, crazy4_nexus: TableSetup
) -> None:
    pane = opened(seated, played(crazy4_nexus, tmp_path, 0, 0))
    seated.press("SHIFT")
    assert settled(seated, pane).model.words == NO_SHIFT


def test_a_bug_in_the_figures_leaves_the_table_and_the_page_standing(
    seated: SeatedTable,
    journal: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    pane = opened(seated, journal)

    def broken(*words: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(reports_flow, "report_for", broken)
    seated.press("MONTH")
    assert settled(seated, pane).model.words.startswith("The figures could not be made")
    caplog.clear()


@pytest.mark.parametrize(
    ("size", "how"), [*((size, "longer") for size in SIZES), ((1920, 1080), "left and strong")]
)
def test_every_chapter_is_sound_at_every_size(
    seated: SeatedTable, journal: Path, size: tuple[int, int], how: str
) -> None:
    if how == "longer":
        seated.draw_with(replace(seated.context, translator=LongerWords()))
    else:
        strong = Preferences(high_contrast=True, left_handed=True)
        seated.draw_with(with_preferences(seated.context, strong))
    seated.window.resize(*size)
    pane = opened(seated, journal)
    seated.press("MONTH")
    settled(seated, pane)
    for choice in pane.chapters:
        seated.press(choice.label)
        settled(seated, pane)
        assert findings(seated.window) == [], choice.label


def test_two_sensors_and_many_hands_are_sound(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-nexus")
    pane = opened(table, played(table.table.setup, tmp_path, 2, 8))
    table.press("MONTH")
    settled(table, pane)
    for choice in pane.chapters:
        table.press(choice.label)
        settled(table, pane)
        assert findings(table.window) == [], choice.label


@pytest.mark.parametrize("chapter", [BY_DEALER, BY_HOUR, BY_SHIFT])
def test_a_line_of_the_plays_opens_the_rounds_that_it_is_made_of(
    seated: SeatedTable, journal: Path, chapter: str
) -> None:
    """Every hand dealt is in one of them: the rounds of all lines are the rounds played."""
    flow = opened(seated, journal).flow
    flow.take(ChapterTurned(chapter))
    assert flow.turned is not None
    report, found = flow.turned.report, []
    plays = {BY_DEALER: report.by_dealer, BY_HOUR: report.by_hour, BY_SHIFT: report.by_shift}
    for play in plays[chapter]:
        step = flow.take(PlayLooked(play.key, play.name))
        assert isinstance(step, Show)
        assert isinstance(step.flow, RoundsFlow)
        listed = [row.touch for row in listing(step.flow.model()).rows]
        assert listed
        found += listed
    assert len(found) == len(set(found)) == report.rounds


def test_a_wager_opens_the_rounds_that_it_was_bet_in(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    """Here chips of the progressive lie in most rounds, and nobody has entered a wager."""
    table = seat_at("crazy4-nexus")
    flow = opened(table, played(table.table.setup, tmp_path)).flow
    flow.take(ChapterTurned(WAGERS))
    assert flow.turned is not None
    report = flow.turned.report
    lines = chapter_list(report, WAGERS).rows
    leads = {row.touch.key for row in lines if isinstance(row.touch, PlayLooked)}
    assert leads == {one.key for one in report.wagers if one.bets} == {"progressive A"}
    (line,) = (row.touch for row in lines if row.touch is not None)
    step = flow.take(line)
    assert isinstance(step, Show)
    assert isinstance(step.flow, RoundsFlow)
    rounds = listing(step.flow.model()).rows
    assert 0 < len(rounds) == report.progressives[0].rounds

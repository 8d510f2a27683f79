"""Every table of a report is on the screen, on paper and in the export: none is forgotten."""

import csv
import io
from datetime import UTC, datetime

import pytest
from page_samples import sample_report

from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.reports.cells import shown
from dealer_assist.reports.export import to_csv
from dealer_assist.reports.figures import TokeFigures
from dealer_assist.reports.layout import Layout, section
from dealer_assist.reports.page import PaperGrid, Rows
from dealer_assist.reports.report_page import report_page
from dealer_assist.reports.sections import (
    BONUS_BETS,
    HITS,
    LAYOUTS,
    SUMMARY,
    VOIDS,
)
from dealer_assist.ui.office.reports import chapters as screen
from dealer_assist.value import replace

NOON = datetime(2026, 3, 7, 12, tzinfo=UTC)
RULED = RulingLine(
    number=4,
    round=3_107,
    at=NOON,
    kind="underpaid",
    seats=(4,),
    wager="queens_up",
    before_cents=2_000,
    after_cents=4_000,
    answer="",
    note="Flush read as two pair",
    by="Sue",
    camera=datetime(2026, 3, 7, 11, 52, 11, tzinfo=UTC),
    dealer="dealer-1",
    dealer_name="Ann",
)
TOKES = TokeFigures("queens_up", "Queens Up", 7, 2_100, 2_100, 1_300, 4_100)
REPORT = replace(sample_report(), rulings=(RULED,), tokes=(TOKES,))


def told_by_screen(key: str) -> list[str]:
    if key in (SUMMARY, VOIDS, BONUS_BETS):
        columns = screen.summary_columns(REPORT)
        return [text for column in columns for row in column.rows for text in row]
    if key == HITS:
        return [text for row in screen.hit_rows(REPORT) for text in (row.hand, row.prizes)]
    model = screen.chapter_list(REPORT, key)
    heads = [column.title for column in model.columns]
    return heads + [cell for row in model.rows for cell in row.words]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
def test_every_section_is_on_screen_paper_and_export(layout: Layout) -> None:
    table = section(REPORT, layout)
    assert table.rows
    parts = {key for keys in screen.PARTS.values() for key in keys}
    assert layout.key in {SUMMARY, VOIDS, BONUS_BETS, *parts, *(key for key, _ in screen.CHAPTERS)}
    on_screen = set(told_by_screen(layout.key))
    on_paper = {
        block.title if isinstance(block, PaperGrid) else "Summary"
        for block in report_page(REPORT).blocks
        if isinstance(block, PaperGrid | Rows)
    }
    out = io.StringIO()
    to_csv(REPORT, out)
    exported = {row[0] for row in csv.reader(io.StringIO(out.getvalue())) if row}
    assert layout.key in exported
    assert table.title in on_paper
    if layout.key in (SUMMARY, HITS):
        return
    cells = {shown(cell) for row in table.rows for cell in row if isinstance(cell, str)}
    named = {" ".join(map(shown, row[: layout.names])) for row in table.rows if layout.names}
    assert {one for one in cells if one and not layout.names} | named <= on_screen


def test_late_wins_are_a_chapter_of_the_screen() -> None:
    assert ("late_wins", "Late") in screen.CHAPTERS
    model = screen.chapter_list(REPORT, "late_wins")
    assert len(model.rows) == len(REPORT.late_wins) > 0


def test_the_moment_to_look_at_on_camera_has_its_seconds() -> None:
    assert "07 Mar 11:52:11" in told_by_screen("rulings")


def test_what_wagers_made_is_told_by_wager_by_dealer_and_by_hour_under_one_tab() -> None:
    parts = ("wagers", "wagers_chart", "wagers_by_shift", "wagers_by_dealer", "wagers_by_hour")
    for shown_ in parts:
        (tab,) = (one for one in screen.chapters_of(shown_, REPORT) if one.is_on)
        assert tab.label == "Wagers"
        assert [one.label for one in screen.parts_of(shown_, REPORT)] == [
            *("Wagers", "Chart", "By shift", "By dealer", "By hour"),
        ]
    assert screen.parts_of("wins") == ()

"""A report for the page: the figures of `sections`, grouped to be read."""

import pytest
from page_samples import HOUSE_DAY, sample_report

from dealer_assist.reports.cells import Money, ShareCell, shown
from dealer_assist.reports.figures import Report
from dealer_assist.reports.period import Period, month_period
from dealer_assist.reports.sections import LAYOUTS, sections
from dealer_assist.ui.office.reports import chapters as r
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.value import replace


@pytest.fixture(scope="module")
def report() -> Report:
    return sample_report()


def test_the_summary_has_the_figures_of_paper_and_export(report: Report) -> None:
    told = {name: value for column in r.summary_columns(report) for name, value in column.rows}
    (summary,) = (one for one in sections(report) if one.key == "summary")
    figures = {str(name): shown(value) for name, value in summary.rows}
    for name in ("Rounds played", "Hours open", "Progressive coin-in", "Hold", "Meters reconcile"):
        assert told[name] == figures[name]
    for reason, count in report.voids:
        assert told[reason] == str(count)


def test_a_period_without_voids_says_none(report: Report) -> None:
    assert r.summary_columns(replace(report, voids=()))[2].rows == (("None", "0"),)


@pytest.mark.parametrize(
    "chapter", [key for key, _ in r.CHAPTERS if key not in ("summary", "hits", "rulings", "tokes")]
)
def test_every_chapter_has_a_cell_for_every_column(report: Report, chapter: str) -> None:
    model = r.chapter_list(report, chapter)
    assert model.rows
    assert all(len(row.words) == len(model.columns) for row in model.rows)


def test_the_chart_has_a_bar_for_each_win_and_each_take_rate(report: Report) -> None:
    rows = r.chapter_list(report, r.CHART).rows
    assert [row.words[0] for row in rows] == [one.label for one in report.wagers]
    most = max(abs(win) for one in report.wagers for win in (one.win_cents, one.win_before or 0))
    for row, one in zip(rows, report.wagers, strict=True):
        wins, take_up = (cell.bars for cell in row.cells if cell.bars)
        assert wins == (one.win_cents / most, (one.win_before or 0) / most)
        assert take_up == (float(one.take_up),)
        won = shown(Money(one.win_cents)) if one.settled_cents else "–"
        rate = shown(ShareCell(float(one.take_up))) if one.is_entered else "–"
        assert (row.words[1], row.words[4]) == (won, rate)


def test_what_nobody_settled_a_week_ago_is_no_zero(report: Report) -> None:
    first, *others = report.wagers
    unknown = replace(first, settled_before=0, win_before=0)
    there = replace(report, wagers=(unknown, *others))
    (listed, *_) = r.chapter_list(there, "wagers").rows
    (charted, *_) = r.chapter_list(there, r.CHART).rows
    assert (listed.words[-2], charted.words[2]) == ("–", "–")


@pytest.mark.parametrize("chapter", ["wagers_by_shift", "wagers_by_dealer", "wagers_by_hour"])
def test_a_line_of_the_plays_leads_to_its_rounds_and_their_total_does_not(
    report: Report, chapter: str
) -> None:
    rows = r.chapter_list(report, chapter).rows
    (layout,) = (one for one in LAYOUTS if one.key == chapter)
    plays = list(layout.things(report))
    assert [row.touch for row in rows] == [
        r.PlayLooked(play.key, row.words[0]) if play.key else None
        for row, play in zip(rows, plays, strict=True)
    ]
    assert all("+00:00" not in row.words[0] for row in rows)
    bars = [row.cells[-1].bars for row in rows]
    assert max(abs(bar) for (bar,) in bars) == 1.0


def test_the_statement_leads_from_opening_to_closing_and_misses_nothing(report: Report) -> None:
    model = r.chapter_list(report, "meters")
    names = [row.words[0] for row in model.rows]
    assert names[0] == "Opening"
    assert names.index("Closing") > names.index("Prizes")
    missing = model.rows[names.index("Missing")]
    assert missing.tone == (Tone.WELL if report.reconciles else Tone.BROKEN)


def test_a_meter_that_does_not_reconcile_is_marked(report: Report) -> None:
    first = report.progressives[0].meters[0]
    wrong = replace(first, closing=replace(first.closing, meter=first.closing.meter + 1))
    progressive = replace(report.progressives[0], meters=(wrong,))
    model = r.chapter_list(replace(report, progressives=(progressive,)), "meters")
    assert model.rows[-1].words[0] == "Missing"
    assert model.rows[-1].tone is Tone.BROKEN


def test_a_chapter_without_anything_says_so(report: Report) -> None:
    model = r.chapter_list(replace(report, adjustments=()), "adjustments")
    assert model.rows == ()
    assert model.nothing == "No adjustment in this period"
    nothing = r.chapter_list(replace(report, progressives=()), "meters")
    assert (nothing.rows, nothing.nothing) == ((), "No meter on this table")


def test_what_somebody_wrote_has_three_lines(report: Report) -> None:
    assert r.chapter_list(report, "adjustments").lines == 3
    assert r.chapter_list(report, "sessions").lines == 2


def test_every_hand_lies_on_its_own_scale(report: Report) -> None:
    rows = r.hit_rows(report)
    lines = [line for one in report.progressives for line in one.lines]
    assert len(rows) == len(lines)
    for row, line in zip(rows, lines, strict=True):
        assert 0 <= row.at_low <= row.at_high <= 1
        assert 0 <= row.at_actual <= 1
        assert row.is_outside is line.is_outside
        assert row.band == f"{line.band.low:,} to {line.band.high:,}"


def test_two_sensors_are_told_apart(report: Report) -> None:
    second = replace(report.progressives[0], sensor="B")
    lines = tuple(replace(line, sensor="B") for line in second.lines)
    both = replace(report, progressives=(report.progressives[0], replace(second, lines=lines)))
    hands = [row.hand for row in r.hit_rows(both)]
    assert hands[0].startswith("A: ")
    assert hands[-1].startswith("B: ")


def test_a_report_is_numbered_by_its_beginning(report: Report) -> None:
    assert r.report_number(report.period) == 20260307
    month = month_period(HOUSE_DAY, HOUSE_DAY.of(report.period.since))
    assert r.report_number(month) == 202603
    shift = Period("shift", "", report.period.since, None, HOUSE_DAY)
    assert r.report_number(shift) == 20260307060000


def test_a_period_is_named_in_two_short_lines(report: Report) -> None:
    assert r.period_words(report.period) == ("07 Mar 2026", "Saturday")
    month = month_period(HOUSE_DAY, HOUSE_DAY.of(report.period.since))
    assert r.period_words(month) == ("March 2026", "")
    shift = Period("shift", "", report.period.since, None, HOUSE_DAY)
    assert r.period_words(shift) == ("07 Mar 2026 06:00", "Shift, newest")
    over = replace(shift, until=report.period.until)
    assert r.period_words(over) == ("07 Mar 2026 06:00", "Shift")


def test_figures_say_of_what_moment_they_are(report: Report) -> None:
    words = r.stood_words(report, "21:44:10")
    assert words == f"Table {report.number} at 21:44:10, event {report.chain.seq:,}"

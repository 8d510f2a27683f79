from datetime import date

from page_samples import HOUSE_DAY, sample_report

from dealer_assist.reports.cells import shown
from dealer_assist.reports.page import (
    HitChart,
    NewSheet,
    Notice,
    PaperGrid,
    PaperPage,
    Rows,
    Signatures,
)
from dealer_assist.reports.period import month_period
from dealer_assist.reports.report_page import hits_chart, report_page
from dealer_assist.reports.sections import sections
from dealer_assist.value import replace


def words_of(page: PaperPage) -> list[str]:
    words: list[str] = []
    first = page.blocks.index(NewSheet())
    for block in page.blocks[first:]:
        if isinstance(block, Rows):
            words += (value for _, value in block.rows)
        if isinstance(block, PaperGrid):
            words += (cell for row in block.rows for cell in row)
    return words


def test_paper_shows_the_very_cells_of_the_screen() -> None:
    page = report_page(sample_report())
    on_screen = [
        shown(cell)
        for section in sections(sample_report())
        for row in section.rows
        for cell in (row[1:] if section.key == "summary" else row)
    ]
    assert words_of(page) == on_screen


def test_figures_stand_at_the_right_and_words_at_the_left() -> None:
    grids = {
        one.title: one for one in report_page(sample_report()).blocks if isinstance(one, PaperGrid)
    }
    assert grids["Rounds voided"].right == {1}
    assert grids["Sessions"].right == {3}


def test_every_jackpot_off_a_meter_that_stands_has_lines_to_sign() -> None:
    report = sample_report()
    signed = [one for one in report_page(report).blocks if isinstance(one, Signatures)]
    assert [one.lines for one in signed] == [
        ("Prepared by", "Checked by"),
        ("Win no. 0000019, $3,011.77: authorised by", "Win no. 0000019, $3,011.77: paid by"),
    ]
    month = replace(report, period=month_period(HOUSE_DAY, date(2026, 3, 7)))
    assert sum(isinstance(one, Signatures) for one in report_page(month).blocks) == 1


def test_a_table_without_rows_is_said_to_be_empty() -> None:
    page = report_page(replace(sample_report(), faults=()))
    assert Notice("Sensors out of order: none.") in page.blocks


def test_the_chart_has_a_bar_for_every_hand() -> None:
    chart = hits_chart(sample_report())
    assert [bar.label for bar in chart.bars] == [
        "Four Aces",
        "Four of a Kind",
        "Straight Flush",
        "Three of a Kind",
    ]
    last = chart.bars[-1]
    assert (last.actual, last.low, last.high) == (51, 36, 63)
    assert chart in report_page(sample_report()).blocks


def test_a_table_without_jackpots_has_no_chart() -> None:
    page = report_page(replace(sample_report(), progressives=()))
    assert not any(isinstance(block, HitChart) for block in page.blocks)


def test_meters_that_do_not_reconcile_and_notes_are_said() -> None:
    report = sample_report()
    (one,) = report.progressives
    off = replace(one.meters[0], wins_cents=1)
    broken = replace(
        report, progressives=(replace(one, meters=(off,)),), notes=("The definitions changed.",)
    )
    said = [block.text for block in report_page(broken).blocks if isinstance(block, Notice)]
    assert said == [
        "The definitions changed.",
        "The meters do not reconcile: call a technician and verify the journal.",
    ]


def test_the_foot_names_the_end_of_the_chain_and_the_page_its_day() -> None:
    page = report_page(sample_report())
    assert page.foot == f"Table 12 · event 48310 · {'c1' * 32}"
    assert page.name == "day-crazy4-nexus-2026-03-07"
    assert (page.title, page.subtitle) == ("Day report", "Saturday 07 March 2026")
    assert page.marks == ("SIMULATED",)
    assert report_page(replace(sample_report(), is_simulated=False)).marks == ()


def test_the_cover_says_who_dealt_who_authorized_and_who_signs() -> None:
    blocks = report_page(sample_report()).blocks
    cover = blocks[: blocks.index(NewSheet())]
    rows = [block for block in cover if isinstance(block, Rows)]
    assert ("From", "07 Mar 2026 06:00") in rows[0].rows
    titles = {block.title: dict(block.rows) for block in rows[1:]}
    assert titles["Dealt, with rounds"] == {"Ann Ivy": "180", "Ben Elm": "222"}
    assert titles["Authorized wins"]["Eve Oak, Executive"] == "2"
    assert isinstance(cover[-1], Signatures)
    assert cover[-1].lines == ("Prepared by", "Checked by")

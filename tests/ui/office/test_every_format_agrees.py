"""A report says the same on the screen, on paper, as CSV and in Excel, and its lists add up."""

import csv
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import openpyxl
import pypdf
import pytest
from office_days import played
from page_samples import sample_report

from dealer_assist import paths
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.rulings import RulingLine
from dealer_assist.reports.cells import TimeCell, shown
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.paging import newest, report_for
from dealer_assist.reports.period import house_day_of, shifts_between
from dealer_assist.reports.report_page import report_page
from dealer_assist.reports.sections import sections
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.reports.chapters import CHAPTERS, chapter_list, summary_columns
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import write_pdf
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
Lists = dict[str, list[dict[str, str]]]
"""Every table by its key: a row is its cells by the heads of their columns."""


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    return played(crazy4_nexus, tmp_path_factory.mktemp("formats"), rounds=40)


@pytest.fixture(params=["shift", "day", "month"])
def report(request: pytest.FixtureRequest, days: Path, crazy4_nexus: TableSetup) -> Report:
    if request.param == "shift":
        with closing(connect_reader(days)) as db:
            begun = datetime(2026, 3, 1, tzinfo=UTC)
            shifts = shifts_between(db, house_day_of(crazy4_nexus), begun, NOW)
            found = [gather(db, crazy4_nexus, shift, NOW) for shift in shifts]
        return max(found, key=lambda one: len(one.wins))
    turned = report_for(days, crazy4_nexus, newest(request.param, crazy4_nexus, NOW), NOW)
    assert turned is not None
    return turned.report


def in_csv(report: Report, folder: Path) -> Lists:
    file = folder / "report.csv"
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)
    found: Lists = {}
    heads: dict[str, list[str]] = {}
    with file.open(encoding="utf-8", newline="") as said:
        for key, *cells in csv.reader(said):
            if key not in heads:
                heads[key] = cells
                found[key] = []
            else:
                found[key].append(dict(zip(heads[key], cells, strict=True)))
    return found


def in_excel(report: Report, folder: Path) -> Lists:
    file = folder / "report.xlsx"
    to_excel(report, file)
    book = openpyxl.load_workbook(file)
    found: Lists = {}
    for section, sheet in zip(sections(report), book.worksheets, strict=True):
        heads, *rows = (list(row) for row in sheet.iter_rows(values_only=True))
        found[section.key] = [
            {
                str(head): "" if cell is None else str(cell)
                for head, cell in zip(heads, row, strict=True)
            }
            for row in rows
        ]
    return found


def cents(text: str) -> int:
    """Read an amount as any of them writes it."""
    return int((Decimal(text.replace("$", "").replace(",", "")) * 100).to_integral_value())


def told(report: Report, folder: Path) -> Iterator[tuple[str, dict[str, str], Lists]]:
    """Return the summary and the lists of each format that keeps cells apart."""
    for name, lists in (("csv", in_csv(report, folder)), ("excel", in_excel(report, folder))):
        yield name, {row["Figure"]: row["Value"] for row in lists["summary"]}, lists
    figures = {
        one: value for column in summary_columns(report) for one, value in column.rows if value
    }
    lists = {
        key: [
            dict(zip((one.title for one in model.columns), row.words, strict=True))
            for row in model.rows
        ]
        for key in ("wins", "dealers", "adjustments", "sessions")
        if (model := chapter_list(report, key))
    }
    yield "screen", figures, lists


def test_every_list_adds_up_to_its_summary(report: Report, tmp_path: Path) -> None:
    assert report.wins
    for name, figures, lists in told(report, tmp_path):
        gross = sum(cents(row["Amount"]) for row in lists["wins"])
        undone = sum(cents(row["Backed out"]) for row in lists["dealers"])
        by_dealer = sum(cents(row["Prizes"]) for row in lists["dealers"])
        assert gross - undone == by_dealer == cents(figures["Prizes"]), name
        assert cents(figures["Progressive coin-in"]) - by_dealer == cents(figures["Hold"]), name
        dealt = sum(int(row["Rounds"].replace(",", "")) for row in lists["dealers"])
        assert dealt == int(figures["Rounds played"].replace(",", "")) == report.rounds, name
        sat = sum(int(row["Rounds"].replace(",", "")) for row in lists["sessions"])
        assert sat == dealt, name


def full_report() -> Report:
    """Return a report with something in every list."""
    at = datetime(2026, 3, 7, 12, tzinfo=UTC)
    who = ("", "Flush read as two pair", "Sue", at, "dealer-1", "Ann")
    ruled = RulingLine(4, 3_107, at, "underpaid", (4,), "queens_up", 2_000, 4_000, *who)
    rulings = (ruled, replace(ruled, number=5, withdrawn_by="Eve"))
    return replace(sample_report(), rulings=rulings, counts_off=2, short_cents=300)


def money(rows: list[dict[str, str]], column: str) -> int:
    """Add up a column of amounts, without the line of all together."""
    named = (row for row in rows if "Total" not in row.values())
    return sum(cents(row[column]) for row in named if row[column][-1:].isdigit())


def test_wagers_add_up_however_they_are_cut(report: Report, tmp_path: Path) -> None:
    for lists in (in_csv(report, tmp_path), in_excel(report, tmp_path)):
        for column in ("Coin-in", "Paid out", "House win"):
            whole = money(lists["wagers"], column)
            for key in ("wagers_by_shift", "wagers_by_dealer", "wagers_by_hour"):
                if key in lists:
                    assert money(lists[key], column) == whole, (key, column)
            assert column != "Coin-in" or whole > 0
        assert ("wagers_by_shift" in lists) == (report.period.kind == "day")


def test_bonus_bets_voids_rulings_and_counted_chips_are_those_of_their_lists(
    tmp_path: Path,
) -> None:
    report = full_report()
    for lists in (in_csv(report, tmp_path), in_excel(report, tmp_path)):
        figures = {row["Figure"]: row["Value"] for row in lists["summary"]}
        assert money(lists["bonus_bets"], "Amount") == cents(figures["Bonus bets paid"]) > 0
        standing = ["Withdrawn by" not in "".join(row.values()) for row in lists["rulings"]]
        assert sum(standing) == int(figures["Rulings"]) == 1
        assert len(standing) == 2
        assert int(figures["Chip counts that did not fit"]) == report.counts_off > 0
        assert cents(figures["Chips short of wagers"]) == report.short_cents == 300
        voids = sum(int(row["Rounds"]) for row in lists["voids"])
        assert voids == int(figures["Rounds voided"]) > 0
        assert len(lists["exceptions"]) == len(report.exceptions) > 0


def same(one: str, other: str) -> bool:
    """True if two files say one thing: a number, a moment, or words."""
    try:
        return abs(float(one) - float(other)) < 1e-9
    except ValueError:
        return one.replace("T", " ")[:19] == other.replace("T", " ")[:19] or one == other


@pytest.mark.parametrize("which", ["played", "sample"])
def test_every_cell_of_every_list_is_one_in_both_files(
    report: Report, tmp_path: Path, which: str
) -> None:
    told = report if which == "played" else full_report()
    in_text, in_book = in_csv(told, tmp_path), in_excel(told, tmp_path)
    assert list(in_text) == list(in_book) == [section.key for section in sections(told)]
    for key, rows in in_text.items():
        assert len(rows) == len(in_book[key]), key
        for row, other in zip(rows, in_book[key], strict=True):
            assert row.keys() == other.keys()
            assert not [head for head in row if not same(row[head], other[head])], (key, row)


def test_the_screen_lists_what_the_files_do(report: Report) -> None:
    for section in sections(report):
        if section.key in dict(CHAPTERS) and section.key not in ("summary", "hits"):
            if section.layout.names:
                continue  # a statement stands on its side
            rows = chapter_list(report, section.key).rows
            for line, row in zip(rows, section.rows, strict=True):
                said = zip(line.words, row, strict=False)
                cells = [(word, shown(cell)) for word, cell in said if type(cell) is not TimeCell]
                assert all(word == cell for word, cell in cells), (section.key, cells)


def test_there_is_one_hold(report: Report, tmp_path: Path) -> None:
    for lists in (in_csv(report, tmp_path), in_excel(report, tmp_path)):
        (hold,) = (cents(one["Hold"]) for one in lists["progressives"])
        figures = {row["Figure"]: row["Value"] for row in lists["summary"]}
        assert hold == cents(figures["Hold"]) == report.hold_cents


def test_paper_says_every_cell_of_every_list(report: Report, tmp_path: Path, qapp: object) -> None:
    load_paper_fonts(paths.resources())
    file = tmp_path / "report.pdf"
    write_pdf(report_page(report), file)
    paper = "".join("".join(page.extract_text().split()) for page in pypdf.PdfReader(file).pages)
    for section in sections(report):
        for row in section.rows:
            for cell in row:
                # A long cell is broken into lines beside its neighbours': it is there word by word.
                assert all(word in paper for word in shown(cell).split()), (section.key, cell)

"""Reports as files and on paper; paper is on record."""

import csv
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import openpyxl
import pypdf
import pytest
from office_days import look_into, played
from seated_table import SeatedTable

from dealer_assist import paths
from dealer_assist.reports.export import to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.paging import newest, report_for
from dealer_assist.reports.report_page import report_page
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office import copies
from dealer_assist.ui.office.copies import NO_PRINTER, KioskReportCopies, take
from dealer_assist.ui.office.reports.chapters import CopyWay
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_dots

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    return played(crazy4_nexus, tmp_path_factory.mktemp("copies"))


@pytest.fixture
def journal(days: Path, tmp_path: Path, qapp: object) -> Path:
    load_paper_fonts(paths.resources())
    return Path(shutil.copy(days, tmp_path / days.name))


@pytest.fixture
def report(journal: Path, crazy4_nexus: TableSetup) -> Report:
    turned = report_for(journal, crazy4_nexus, newest("month", crazy4_nexus, NOW), NOW)
    assert turned is not None
    return turned.report


def saved(folder: Path, suffix: str) -> Path:
    (file,) = (folder / "exports").glob(f"*{suffix}")
    return file


def test_csv_and_excel_hold_the_same_rounds(journal: Path, report: Report) -> None:
    said = [take(way, report, journal, NOW).words for way in (CopyWay.CSV, CopyWay.EXCEL)]
    lines = csv.reader(saved(journal.parent, ".csv").read_text(encoding="utf-8").splitlines())
    rounds = {row[1]: row[2] for row in lines if row[0] == "summary"}["Rounds played"]
    sheet = openpyxl.load_workbook(saved(journal.parent, ".xlsx"))["Summary"]
    in_excel = {row[0]: row[1] for row in sheet.iter_rows(values_only=True)}
    assert int(rounds) == in_excel["Rounds played"] == report.rounds > 0
    assert all(words.endswith(f"in {journal.parent / 'exports'}") for words in said)


def test_a_pdf_is_the_printed_page(journal: Path, report: Report) -> None:
    taken = take(CopyWay.PDF, report, journal, NOW)
    paper = " ".join(
        page.extract_text() for page in pypdf.PdfReader(saved(journal.parent, ".pdf")).pages
    )
    assert "Month report" in " ".join(paper.split())
    assert taken.is_saved
    assert (taken.number, taken.copy) == (202603, 1)


def test_paper_for_the_slip_printer_is_as_wide_as_it(journal: Path, report: Report) -> None:
    taken = take(CopyWay.PRINT, report, journal, NOW, 576)
    assert taken.dots == slip_dots(report_page(report), 576)
    assert any(taken.dots)
    assert taken.words == "The report was sent to the slip printer"


def test_a_folder_that_cannot_be_written_is_said(journal: Path, report: Report) -> None:
    (journal.parent / "exports").write_text("a file is in the way")
    taken = take(CopyWay.CSV, report, journal, NOW)
    assert taken.words.startswith("Nothing was saved: ")
    assert not taken.is_saved


def test_a_missing_package_is_said(
    journal: Path, report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "xlsxwriter", None)
    monkeypatch.setitem(copies._WRITERS, CopyWay.EXCEL, to_excel)
    taken = take(CopyWay.EXCEL, report, journal, NOW)
    assert taken.words.startswith("Excel files need the package XlsxWriter")
    assert not taken.is_saved


def printed(table: SeatedTable) -> list[tuple[str, int, int, str]]:
    notes = [entry.payload for entry in table.notebook.entries if entry.kind == "PagePrinted"]
    return [(note["page"], note["number"], note["copy"], note["trouble"]) for note in notes]


def test_a_pdf_is_on_record_as_a_copy_and_a_table_of_figures_is_not(
    seated: SeatedTable, journal: Path, report: Report
) -> None:
    look_into(seated, journal)
    page_context = seated.face.pages.page_context
    KioskReportCopies(page_context).hand_over(take(CopyWay.CSV, report, journal, NOW))
    assert printed(seated) == []
    KioskReportCopies(page_context).hand_over(take(CopyWay.PDF, report, journal, NOW))
    assert printed(seated) == [("report", 202603, 1, "")]


def test_a_slip_is_on_record_when_the_printer_has_answered(
    seated: SeatedTable, journal: Path, report: Report
) -> None:
    look_into(seated, journal)
    KioskReportCopies(seated.face.pages.page_context).hand_over(
        take(CopyWay.PRINT, report, journal, NOW)
    )
    assert printed(seated) == []
    seated.wait(10_000)
    assert printed(seated) == [("report", 202603, 1, "")]


def test_a_table_without_a_printer_says_so(
    seated: SeatedTable, seat_at: Callable[[str], SeatedTable]
) -> None:
    assert KioskReportCopies(seated.face.pages.page_context).print_refusal == ""
    without = seat_at("six-five-four")
    assert not without.rack.has_printer
    assert KioskReportCopies(without.face.pages.page_context).print_refusal == NO_PRINTER

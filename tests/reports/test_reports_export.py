import csv
import io
import sys
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl.worksheet.worksheet import Worksheet
from page_samples import sample_report

from dealer_assist.journal.audit.export import ExcelMissing, in_a_cell
from dealer_assist.reports.cells import plain
from dealer_assist.reports.export import _sheet, to_csv, to_excel
from dealer_assist.reports.sections import sections


def _below(sheet: Worksheet, title: str) -> Any:
    """Return the first cell of a column, wherever it stands."""
    (place,) = (head.column for head in sheet[1] if head.value == title)
    return sheet.cell(2, place)


def test_csv_has_every_cell_of_every_table() -> None:
    out = io.StringIO()
    to_csv(sample_report(), out)
    lines = list(csv.reader(io.StringIO(out.getvalue())))
    expected = []
    for section in sections(sample_report()):
        expected.append([section.key, *section.columns])
        expected += [[section.key, *(str(plain(cell)) for cell in row)] for row in section.rows]
    assert lines == expected


def test_csv_writes_amounts_to_the_cent_without_signs() -> None:
    out = io.StringIO()
    to_csv(sample_report(), out)
    assert "summary,Progressive coin-in,2167.00\n" in out.getvalue()
    assert "summary,Hold,-1303.77\n" in out.getvalue()


def test_excel_has_a_sheet_for_every_table_with_amounts_as_numbers(tmp_path: Path) -> None:
    file = tmp_path / "report.xlsx"
    to_excel(sample_report(), file)
    book = openpyxl.load_workbook(file)
    tables = sections(sample_report())
    assert book.sheetnames == [_sheet(one) for one in tables]
    assert {"Exceptions", "Sessions", "Totals per dealer"} <= set(book.sheetnames), "none is cut"
    for sheet, section in zip(book, tables, strict=True):
        rows = list(sheet.iter_rows(values_only=True))
        assert rows[0] == section.columns
        assert len(rows) == len(section.rows) + 1
    money = _below(book["Progressives"], "Drop")
    assert (money.value, money.number_format) == (2167, "#,##0.00")


def test_times_are_times_in_a_workbook(tmp_path: Path) -> None:
    file = tmp_path / "report.xlsx"
    to_excel(sample_report(), file)
    since = _below(openpyxl.load_workbook(file)["Sessions"], "From")
    assert since.is_date
    first = sample_report().sessions[0].since
    assert since.value.minute == first.minute


def test_a_note_is_never_taken_for_a_formula(tmp_path: Path) -> None:
    from dealer_assist.value import replace

    report = sample_report()
    wicked = replace(report.adjustments[0], note="=1+1")
    file = tmp_path / "report.xlsx"
    to_excel(replace(report, adjustments=(wicked,)), file)
    note = _below(openpyxl.load_workbook(file)["Adjustments"], "Note")
    assert (note.value, note.data_type) == ("=1+1", "s")


@pytest.mark.parametrize("place", ["no/folder/report.xlsx", "."])
def test_a_workbook_that_cannot_be_written_is_refused_like_any_file(
    tmp_path: Path, place: str
) -> None:
    with pytest.raises(OSError, match=r"No such file|Is a directory"):
        to_excel(sample_report(), tmp_path / place)


def test_without_the_package_excel_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(ExcelMissing, match=r"install dealer-assist\[excel\], or take CSV"):
        to_excel(sample_report(), tmp_path / "report.xlsx")


def test_words_that_a_spreadsheet_would_take_for_a_formula_are_words() -> None:
    words = ["=HYPERLINK(1)", "@SUM(A1)", "+1+cmd", "-2+3", "\tx"]
    assert [in_a_cell(one) for one in words] == [f"'{one}" for one in words]
    for figure in ("+1", "-5.00", "-$5.00", "12%", "–", "K. Lee", 7, None):
        assert in_a_cell(figure) == figure

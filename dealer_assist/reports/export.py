"""A report as CSV or as an Excel workbook: the tables of `sections`, cell by cell."""

import csv
from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Protocol, TextIO

from dealer_assist.journal.audit.export import ExcelMissing, in_a_cell
from dealer_assist.reports.cells import Cell, Micros, Money, ShareCell, TimeCell, plain
from dealer_assist.reports.figures import Report
from dealer_assist.reports.layout import Row
from dealer_assist.reports.sections import sections

_FORMATS = {
    Money: "#,##0.00",
    Micros: "#,##0.000000",
    ShareCell: "0.0000%",
    TimeCell: "yyyy-mm-dd hh:mm:ss",
}
_LONGEST_SHEET = 31
_WIDEST = 40


class Tabled(Protocol):
    """A table with its columns and typed cells."""

    @property
    def key(self) -> str:
        """Name it for programs."""
        ...

    @property
    def title(self) -> str:
        """Name it for people."""
        ...

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the head of each column."""
        ...

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return its cells."""
        ...


def to_csv(report: Report, out: TextIO) -> None:
    """Write every table one below the other, each line beginning with the table's key."""
    tables_to_csv(sections(report), out)


def tables_to_csv(tables: Iterable[Tabled], out: TextIO) -> None:
    """Write tables one below the other."""
    writer = csv.writer(out, lineterminator="\n")
    for section in tables:
        writer.writerow((section.key, *section.columns))
        writer.writerows(
            (section.key, *(in_a_cell(plain(cell)) for cell in row)) for row in section.rows
        )


def to_excel(report: Report, file: Path) -> None:
    """Write every table on its own sheet, amounts as numbers; the file is whole or as it was."""
    tables_to_excel(sections(report), file)


def tables_to_excel(tables: Iterable[Tabled], file: Path) -> None:
    """Write tables, each on its own sheet."""
    try:
        from xlsxwriter import Workbook
    except ImportError:
        raise ExcelMissing from None
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_numbers": False}
    whole = BytesIO()
    with Workbook(whole, options) as book:
        formats = {kind: book.add_format({"num_format": text}) for kind, text in _FORMATS.items()}
        bold = book.add_format({"bold": True})
        for section in tables:
            sheet = book.add_worksheet(_sheet(section))
            sheet.freeze_panes(1, 0)
            sheet.write_row(0, 0, section.columns, bold)
            for at, row in enumerate(section.rows, 1):
                for column, cell in enumerate(row):
                    sheet.write(at, column, _excel(cell), formats.get(type(cell)))
            for column, name in enumerate(section.columns):
                width = max([len(name), *(_width(row[column]) for row in section.rows)])
                sheet.set_column(column, column, min(_WIDEST, width + 2))
    file.write_bytes(whole.getvalue())


def _sheet(section: Tabled) -> str:
    """Name a sheet by its title, or shorter where a program would cut that."""
    if len(section.title) <= _LONGEST_SHEET:
        return section.title
    return section.key.replace("_", " ").capitalize()


def _excel(cell: Cell) -> str | int | float | Decimal | datetime:
    """Return a cell for a workbook: a time as such, by the clock on the wall."""
    if isinstance(cell, TimeCell) and cell.at is not None:
        return cell.at.replace(tzinfo=None)
    return plain(cell)


def _width(cell: Cell) -> int:
    return len(str(cell))

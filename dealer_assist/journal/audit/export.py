"""Writing events, rounds and wins out as CSV, JSON lines or Excel, in constant memory."""

import csv
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, Literal, TextIO, TypeAlias

from dealer_assist.errors import UserFacingError
from dealer_assist.journal.entry import to_json
from dealer_assist.journal.opening import connect_reader

What: TypeAlias = Literal["events", "rounds", "wins"]
Shape: TypeAlias = Literal["csv", "jsonl"]
Progress: TypeAlias = Callable[[int, int], None]

_AT_ONCE = 1000
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")
_FIGURE = re.compile(r"[+-]?\$?[\d.,]+(?: ?%)?")
_ROWS_OF_A_SHEET = 1_000_000  # Excel holds 1,048,576

_JOINED = "FROM events e JOIN definitions d ON d.id = e.definitions ORDER BY e.seq"
_SELECT = {
    "events": "SELECT e.seq, e.at_utc, e.offset_minutes, e.round, e.kind, e.who, e.device,"
    f" e.command, e.payload, d.digest, lower(hex(e.hash)) AS hash {_JOINED}",
    "rounds": "SELECT * FROM rounds ORDER BY round",
    "wins": "SELECT * FROM wins ORDER BY round, number",
}
# SQLite puts a line together itself; in Python it would take three times as long.
_EVENT_LINES = {
    "jsonl": "SELECT ? || substr(json_object('seq', e.seq, 'at_utc', e.at_utc, 'offset_minutes',"
    " e.offset_minutes, 'round', e.round, 'kind', e.kind, 'who', e.who, 'device', e.device,"
    " 'command', e.command, 'payload', json(e.payload), 'digest', d.digest,"
    f" 'hash', lower(hex(e.hash))), 2) || char(10) {_JOINED}",
    "csv": """SELECT format('%s,%d,%s,%d,%d,"%w","%w","%w","%w","%w",%s,%s', ?, e.seq, e.at_utc,"""
    " e.offset_minutes, e.round, e.kind, e.who, e.device, e.command, e.payload, d.digest,"
    f" lower(hex(e.hash))) || char(10) {_JOINED}",
}
_COUNT = {
    "events": "SELECT coalesce(max(seq), 0) FROM events",
    "rounds": "SELECT count(*) FROM events WHERE kind = 'RoundOpened'",
    "wins": "SELECT count(*) FROM wins",
}


class ExcelMissing(UserFacingError):  # noqa: N818 - named for what a technician finds
    """The package that writes Excel files is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "Excel files need the package XlsxWriter: install dealer-assist[excel], or take CSV."
        )


def _silent(done: int, total: int) -> None:
    pass


def export(
    path: Path,
    what: What,
    shape: Shape,
    out: TextIO,
    progress: Progress = _silent,
    *,
    has_header: bool = True,
) -> int:
    """Write a journal's events, rounds or wins as text; give how many there were.

    Every line begins with the journal's name; a second journal in the same CSV needs no header.
    """
    with closing(connect_reader(path)) as db:
        db.execute("BEGIN")
        (total,) = db.execute(_COUNT[what]).fetchone()
        if shape == "csv" and has_header:
            csv.writer(out, lineterminator="\n").writerow(_names(db, what))
        if what == "events":
            batches = _event_lines(db, shape, out, path.name)
        else:
            batches = (_csv if shape == "csv" else _json_lines)(db, what, out, path.name)
        return _counted(batches, total, progress)


def export_excel(path: Path, what: What, file: Path, progress: Progress = _silent) -> int:
    """Write a journal's events, rounds or wins as an Excel workbook; give how many there were."""
    try:
        from xlsxwriter import Workbook
        from xlsxwriter.exceptions import FileCreateError
    except ImportError:
        raise ExcelMissing from None
    file.open("ab").close()  # a wrong place is known before the work, not after it
    with closing(connect_reader(path)) as db:
        db.execute("BEGIN")
        (total,) = db.execute(_COUNT[what]).fetchone()
        try:
            # In constant memory a row is on disk once the next one begins.
            with Workbook(file, {"constant_memory": True, "strings_to_formulas": False}) as book:
                return _counted(_sheets(db, what, book), total, progress)
        except FileCreateError as wrapped:
            raise wrapped.args[0] from None  # as any other file that cannot be written


def _counted(batches: Iterator[int], total: int, progress: Progress) -> int:
    done = 0
    for count in batches:
        done += count
        progress(done, max(total, done))
    return done


def _names(db: sqlite3.Connection, what: What) -> list[str]:
    return ["journal", *(column[0] for column in db.execute(_SELECT[what]).description)]


def _event_lines(db: sqlite3.Connection, shape: Shape, out: TextIO, journal: str) -> Iterator[int]:
    begin = _in_csv(journal) if shape == "csv" else to_json({"journal": journal})[:-1] + ","
    found = db.execute(_EVENT_LINES[shape], (begin,))
    while batch := found.fetchmany(_AT_ONCE):
        out.write("".join([line for (line,) in batch]))
        yield len(batch)


def in_a_cell(value: Any) -> Any:
    """Return a value for a spreadsheet: words that it would take for a formula begin with '."""
    if isinstance(value, str) and value[:1] in _FORMULAS and not _FIGURE.fullmatch(value):
        return f"'{value}"
    return value


def _in_csv(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def _csv(db: sqlite3.Connection, what: What, out: TextIO, journal: str) -> Iterator[int]:
    writer = csv.writer(out, lineterminator="\n")
    for batch in _batches(db, what):
        writer.writerows([(journal, *map(in_a_cell, row.values())) for row in batch])
        yield len(batch)


def _json_lines(db: sqlite3.Connection, what: What, out: TextIO, journal: str) -> Iterator[int]:
    for batch in _batches(db, what):
        out.writelines(to_json({"journal": journal, **row}) + "\n" for row in batch)
        yield len(batch)


def _batches(db: sqlite3.Connection, what: What) -> Iterator[list[dict[str, Any]]]:
    """Return the rows by their columns, some at a time: a year of rounds fits no memory."""
    from sqlite_utils import Database  # takes 0.3 s to import, and no table that plays exports

    found = Database(db).query(_SELECT[what])
    while batch := list(islice(found, _AT_ONCE)):
        yield batch


def _sheets(db: sqlite3.Connection, what: What, book: Any) -> Iterator[int]:
    found = db.execute(_SELECT[what])
    names = [column[0] for column in found.description]
    number = 0
    while True:
        rows = list(islice(found, 1))
        if not rows and number:
            return
        number += 1
        sheet = book.add_worksheet(what if number == 1 else f"{what} {number}")
        sheet.write_row(0, 0, names)
        for at, row in enumerate(rows, 1):
            sheet.write_row(at, 0, row)
        written = len(rows)
        yield written
        while written < _ROWS_OF_A_SHEET:
            rows = found.fetchmany(min(_AT_ONCE, _ROWS_OF_A_SHEET - written))
            if not rows:
                return
            for row in rows:
                written += 1
                sheet.write_row(written, 0, row)
            yield len(rows)

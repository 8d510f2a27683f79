"""What is exported is what was recorded, line by line."""

import csv
import io
import json
import sys
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest
from scripted_table import KEY

from dealer_assist.journal.audit import export as exporting
from dealer_assist.journal.audit.export import ExcelMissing, export, export_excel
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.chain import link
from dealer_assist.journal.entry import EVENTS, recorded, to_json
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.latest import ask
from dealer_assist.journal.schema import about


def test_events_as_json_lines_are_the_events(played_rounds: Path) -> None:
    out = io.StringIO()
    count = export(played_rounds, "events", "jsonl", out)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    with closing(connect_reader(played_rounds)) as db:
        facts = [recorded(row) for row in db.execute(f"{EVENTS} ORDER BY e.seq")]
    assert count == len(lines) == len(facts)
    for line, fact in zip(lines, facts, strict=True):
        assert line["journal"] == played_rounds.name
        assert (line["seq"], line["kind"], line["payload"]) == (fact.seq, fact.kind, fact.payload)
        assert (line["digest"], line["hash"]) == (fact.digest, fact.hash)


def test_an_export_holds_all_that_is_needed_to_follow_the_chain(played_rounds: Path) -> None:
    assert verify(played_rounds, KEY) == []
    out = io.StringIO()
    export(played_rounds, "events", "jsonl", out)
    with closing(connect_reader(played_rounds)) as db:
        told = about(db)
    last = told.first_link
    for text in out.getvalue().splitlines():
        one = json.loads(text)
        row = (
            *(one["seq"], one["at_utc"], one["offset_minutes"], one["round"], one["kind"]),
            *(one["who"], one["device"], one["command"], to_json(one["payload"]), one["digest"]),
            b"",
        )
        last = link(last, row)
        assert last.hex() == one["hash"]


@pytest.mark.parametrize("what", ["events", "rounds", "wins"])
def test_csv_and_json_lines_and_excel_say_the_same(
    played_rounds: Path, tmp_path: Path, what: exporting.What
) -> None:
    out, lines = io.StringIO(), io.StringIO()
    count = export(played_rounds, what, "csv", out)
    assert export(played_rounds, what, "jsonl", lines) == count
    rows = list(csv.DictReader(io.StringIO(out.getvalue())))
    parsed = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert len(rows) == len(parsed) == count
    for row, one in zip(rows, parsed, strict=True):
        assert row.keys() == one.keys()
        for name, value in one.items():
            text = (
                to_json(value) if isinstance(value, dict) else "" if value is None else str(value)
            )
            assert row[name] == text

    book = tmp_path / "out.xlsx"
    assert export_excel(played_rounds, what, book) == count
    sheet = openpyxl.load_workbook(book)[what]
    cells = [["" if cell is None else str(cell) for cell in row] for row in sheet.values]
    assert cells == [list(rows[0])[1:], *(list(row.values())[1:] for row in rows)]


def test_a_long_export_goes_on_on_further_sheets(
    played_rounds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "_ROWS_OF_A_SHEET", 25)
    assert export_excel(played_rounds, "rounds", tmp_path / "out.xlsx") == 61
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    assert book.sheetnames == ["rounds", "rounds 2", "rounds 3"]
    rounds = [row[0] for sheet in book for row in list(sheet.values)[1:]]
    assert rounds == list(range(1, 62))


def test_progress_is_told_to_the_end(played_rounds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "_AT_ONCE", 100)
    told: list[tuple[int, int]] = []
    count = export(
        played_rounds,
        "events",
        "csv",
        io.StringIO(),
        lambda done, total: told.append((done, total)),
    )
    assert len(told) > 3
    assert told[-1] == (count, count)
    assert count == ask(played_rounds, "SELECT count(*) AS n FROM events")[0]["n"]


def test_a_workbook_that_cannot_be_written_is_refused_like_any_file(
    played_rounds: Path, tmp_path: Path
) -> None:
    with pytest.raises(IsADirectoryError):
        export_excel(played_rounds, "wins", tmp_path)


def test_excel_without_its_package_is_said(
    played_rounds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(ExcelMissing, match="XlsxWriter"):
        export_excel(played_rounds, "wins", tmp_path / "out.xlsx")
    assert not (tmp_path / "out.xlsx").exists()

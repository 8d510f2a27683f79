"""What an auditor gets on the command line."""

import csv
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal.auditor import check, export_all, progress_bar, show
from dealer_assist.journal.errors import NotAJournal


@pytest.fixture
def folder(played_rounds: Path) -> Path:
    with open_scripted(played_rounds.with_name("second.db")) as journal:
        ScriptedTable(journal).play(2, seed=3)
    return played_rounds.parent


def spoil(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("DROP TRIGGER events_are_never_changed")
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 4")


def test_whole_journals_are_said_to_be_whole(folder: Path) -> None:
    out = io.StringIO()
    assert check(folder, KEY, "text", out) == 0
    lines = out.getvalue().splitlines()
    assert len(lines) == 2
    assert all("chain and money are whole; head " in line for line in lines)


def test_a_finding_gives_status_1_and_says_what_where_and_since_when(folder: Path) -> None:
    spoil(folder / "second.db")
    out = io.StringIO()
    assert check(folder, KEY, "text", out) == 1
    assert "second.db: event 4: the event or its hash was altered, after 2026" in out.getvalue()

    out = io.StringIO()
    assert check(folder, KEY, "json", out) == 1
    first, second = map(json.loads, out.getvalue().splitlines())
    assert (first["ok"], first["findings"]) == (True, [])
    assert first["head"]["seq"] > 500
    assert (second["ok"], second["head"], second["findings"][0]["seq"]) == (False, None, 4)

    out = io.StringIO()
    assert check(folder, KEY, "csv", out) == 1
    (row,) = csv.DictReader(io.StringIO(out.getvalue()))
    assert (row["journal"], row["seq"]) == ("second.db", "4")


def test_a_reader_gets_the_last_rounds_and_wins_in_columns(folder: Path) -> None:
    out = io.StringIO()
    assert show(folder, "rounds", "text", out) == 0
    lines = out.getvalue().splitlines()
    assert lines[0] == "crazy4.training.db"
    assert lines[1].split()[:3] == ["round", "opened_local", "outcome"]
    assert lines[26].split()[0] == "61"
    out = io.StringIO()
    assert show(folder, "wins", "text", out) == 0
    assert "four_aces" in out.getvalue()


def test_a_program_gets_all_of_them_with_one_header(folder: Path) -> None:
    out = io.StringIO()
    assert show(folder, "rounds", "csv", out) == 0
    rows = list(csv.DictReader(io.StringIO(out.getvalue())))
    assert [row["journal"] for row in rows] == ["crazy4.training.db"] * 61 + ["second.db"] * 3
    out = io.StringIO()
    assert show(folder, "wins", "json", out) == 0
    assert all(json.loads(line)["prize_cents"] > 0 for line in out.getvalue().splitlines())


def test_export_writes_every_event_of_every_journal(folder: Path) -> None:
    out, bar = io.StringIO(), io.StringIO()
    assert export_all(folder, "json", out, progress_bar(bar)) == 0
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {line["journal"] for line in lines} == {"crazy4.training.db", "second.db"}
    assert bar.getvalue().count("\n") == 2
    assert "#" * 30 in bar.getvalue()


def test_a_folder_without_journals_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotAJournal, match="no journal in"):
        check(tmp_path, KEY, "text", io.StringIO())

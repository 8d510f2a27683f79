"""Every released schema opens in this version, and no event is touched on the way."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal import schema, store
from dealer_assist.journal.audit.backup import all_backups
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect
from dealer_assist.journal.schema import migrate, statements

RELEASED = sorted((Path(__file__).parent / "schemas").glob("schema-*.db"))


def shape(path: Path) -> dict[str, str]:
    """Read tables, indexes and triggers, apart from what sqlite-utils keeps for itself."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {name: sql for name, sql in found if "_sqlite_migrations" not in sql}


def test_a_journal_of_every_released_schema_is_kept() -> None:
    assert [path.stem for path in RELEASED] == [f"schema-{n + 1}" for n in range(schema.VERSION)]


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.stem)
def test_a_released_schema_opens_and_plays_on(released: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    shutil.copy(released, path)
    with open_scripted(path) as journal:
        assert journal.head.seq > 10
        ScriptedTable(journal).play(2)
        assert journal.verify() == []
    new = tmp_path / "new.db"
    open_scripted(new).close()
    assert shape(path) == shape(new)


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> None:
    """The schema of a release to come: one more table."""
    steps = (*schema.STEPS, "CREATE TABLE notes (seq INTEGER PRIMARY KEY, note TEXT) STRICT;\n")
    monkeypatch.setattr(schema, "STEPS", steps)
    monkeypatch.setattr(schema, "VERSION", len(steps))
    monkeypatch.setattr(store, "VERSION", len(steps))


@pytest.mark.usefixtures("next_release")
def test_an_older_journal_is_backed_up_and_brought_forward(played_rounds: Path) -> None:
    with open_scripted(played_rounds) as journal:
        ScriptedTable(journal).play(1)
        assert journal.verify() == []
    assert len(all_backups(played_rounds)) == 1
    header = played_rounds.read_bytes()[60:64]
    assert int.from_bytes(header, "big") == schema.VERSION
    assert "notes" in shape(played_rounds)
    assert "events_are_never_changed" in shape(played_rounds)
    open_scripted(played_rounds).close()
    assert len(all_backups(played_rounds)) == 1


def test_a_step_that_fails_is_not_taken_by_halves(
    played_rounds: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = "CREATE TABLE notes (seq INTEGER) STRICT;\nCREATE TABLE events (seq INTEGER);\n"
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, broken))
    with closing(connect(played_rounds, "rw")) as db:
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrate(db)
        assert db.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
    assert "notes" not in shape(played_rounds)
    assert verify(played_rounds, KEY) == []


def test_a_script_is_split_into_whole_statements() -> None:
    for step in schema.STEPS:
        parts = list(statements(step))
        assert "".join(parts).strip() == step.strip()
        assert all(sqlite3.complete_statement(part) for part in parts)
        assert sum("CREATE TRIGGER" in part for part in parts) == step.count("CREATE TRIGGER")

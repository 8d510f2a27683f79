"""A journal that is not the one wanted is refused in one sentence, and nothing is touched."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.journal import schema
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.errors import (
    AnotherInstance,
    FolderNotWritable,
    JournalDamaged,
    JournalUnavailable,
    NewerSchema,
    NotAJournal,
    WrongKey,
    WrongPurpose,
    WrongTable,
)
from dealer_assist.journal.opening import connect_writer, lock_beside, release_lock, take_lock
from dealer_assist.journal.store import Journal

Open = Callable[[], Journal]
Play = Callable[[Journal, int], None]


def open_as(path: Path, **changes: Any) -> Journal:
    asked: dict[str, Any] = {
        "purpose": "training",
        "table": "crazy4",
        "clock": lambda: datetime.now(UTC),
        "key": bytes(range(32)),
    }
    return Journal.open(path, **(asked | changes))


def folder_as_it_is(folder: Path) -> dict[str, bytes | None]:
    return {
        str(found.relative_to(folder)): found.read_bytes() if found.is_file() else None
        for found in sorted(folder.rglob("*"))
    }


def refused(path: Path, kind: type[JournalUnavailable], **changes: Any) -> str:
    """Return the sentence of a refusal, after checking that nothing was made or changed."""
    before = folder_as_it_is(path.parent)
    with pytest.raises(kind) as refusal:
        open_as(path, **changes)
    assert folder_as_it_is(path.parent) == before
    sentence = str(refusal.value)
    assert str(path.parent) in sentence
    assert "\n" not in sentence
    return sentence


@pytest.fixture
def played(path: Path, open_journal: Open, play_rounds: Play) -> Path:
    with open_journal() as journal:
        play_rounds(journal, 3)
    return path


def test_a_missing_journal_is_made_with_its_folders(path: Path) -> None:
    with open_as(path) as journal:
        assert journal.head.seq == 0
        assert list(journal.replay()) == []
    assert path.exists()


def test_a_new_journal_keeps_a_log_from_its_first_byte_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def power_cut(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("dealer_assist.journal.opening.connect_writer", power_cut)
    with pytest.raises(KeyboardInterrupt):
        open_as(path)
    assert path.read_bytes()[18:20] == b"\x02\x02"  # SQLite's mark of a write-ahead log
    assert verify(path, bytes(range(32))) == []


def test_the_settings_that_make_a_commit_durable_are_on(path: Path) -> None:
    open_as(path).close()
    with closing(connect_writer(path)) as db:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert db.execute(f"PRAGMA {pragma}").fetchone() == (value,)
        strict = dict(db.execute("SELECT name, strict FROM pragma_table_list"))
    assert all(strict[name] for name in ("events", "head", "about", "definitions"))


def test_a_journal_opens_again_where_it_ended(played: Path, open_journal: Open) -> None:
    with open_journal() as journal:
        assert journal.head.seq == 15
        assert journal.last is not None
        assert journal.last.kind == "RoundClosed"


def test_a_newer_schema_is_refused(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db, db:
        db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    db.close()
    sentence = refused(played, NewerSchema)
    assert "newer" in sentence
    assert "install" in sentence


def test_a_live_desk_refuses_training_data_and_the_reverse(played: Path, tmp_path: Path) -> None:
    assert "training" in refused(played, WrongPurpose, purpose="live")
    live = tmp_path / "live" / "crazy4.db"
    open_as(live, purpose="live").close()
    assert "live data" in refused(live, WrongPurpose)


def test_another_tables_journal_is_refused(played: Path) -> None:
    assert "crazy4" in refused(played, WrongTable, table="dragon")


def test_another_key_is_refused(played: Path) -> None:
    assert "key" in refused(played, WrongKey, key=bytes(32))


@pytest.mark.parametrize("content", [b"", b"SQLite", b"not a database " * 20, bytes(4096)])
def test_a_file_that_is_no_journal_is_refused(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert "not a Dealer Assist journal" in refused(path, NotAJournal)


def test_a_database_of_another_program_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE about (name, value)")
    db.close()
    refused(path, NotAJournal)


def test_a_folder_in_place_of_the_journal_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    assert "cannot be read" in refused(path, NotAJournal)


def test_a_journal_without_its_own_tables_is_refused(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db, db:
        db.execute("DELETE FROM about WHERE name = 'table'")
    db.close()
    refused(played, NotAJournal)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in the way")
    with pytest.raises(FolderNotWritable, match="cannot be written"):
        open_as(tmp_path / "data" / "deeper" / "crazy4.db")
    assert [found.name for found in tmp_path.iterdir()] == ["data"]


def test_a_folder_that_cannot_be_written_is_said_and_left_as_it_is() -> None:
    with pytest.raises(FolderNotWritable, match="cannot be written"):
        open_as(Path("/proc/self/crazy4.db"))
    assert not Path("/proc/self/crazy4.db.lock").exists()


def test_folders_made_for_nothing_are_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dealer_assist.journal.opening.sync", no_room)
    with pytest.raises(FolderNotWritable, match="No space left"):
        open_as(tmp_path / "a" / "b" / "crazy4.db")
    assert list(tmp_path.iterdir()) == []


def test_a_second_desk_on_the_same_data_is_refused_with_the_first_ones_pid(
    played: Path, open_journal: Open
) -> None:
    with open_journal() as first:
        with pytest.raises(AnotherInstance, match=f"process {os.getpid()}"):
            open_as(played)
        assert first.append([], digest="d") == 0
    open_as(played).close()


def test_a_desk_of_another_process_is_refused_too(played: Path) -> None:
    code = (
        "import sys; from datetime import UTC, datetime; from pathlib import Path;"
        "from dealer_assist.journal.store import Journal\n"
        "try: Journal.open(Path(sys.argv[1]), purpose='training', table='crazy4',"
        " clock=lambda: datetime.now(UTC), key=bytes(range(32)))\n"
        "except Exception as refusal: print(type(refusal).__name__, refusal)"
    )
    root = Path(__file__).parents[2]
    with open_as(played):
        told = subprocess.run(
            [sys.executable, "-c", code, played],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root)},
            timeout=60,
            check=True,
        )
    assert told.stdout.startswith("AnotherInstance")
    assert f"process {os.getpid()}" in told.stdout


def test_of_two_first_starts_at_once_the_second_leaves_the_firsts_lock_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = path.with_name(path.name + ".lock")

    def too_late(_: Path) -> int:
        lock.touch()
        raise AnotherInstance(path, "The other one was a moment faster.")

    monkeypatch.setattr("dealer_assist.journal.store.take_lock", too_late)
    with pytest.raises(AnotherInstance):
        open_as(path)
    assert lock.exists()


def test_a_lock_left_behind_by_a_dead_process_is_no_lock(played: Path) -> None:
    lock = played.with_name(played.name + ".lock")
    lock.write_text("99999999\n")
    with open_as(played) as journal:
        assert journal.head.seq > 0
        assert lock.read_text() == f"{os.getpid()}\n"


def test_a_half_made_journal_is_made_anew(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(path.name + ".new").write_bytes(b"SQLite format 3\x00 and then the power went")
    with open_as(path) as journal:
        assert journal.head.seq == 0
    assert not path.with_name(path.name + ".new").exists()


def test_a_damaged_tail_is_refused_before_anything_is_written(played: Path) -> None:
    whole = played.read_bytes()
    at = whole.index(b"1284637")  # a page fills from its end: the first found is the newest
    played.write_bytes(whole[:at] + b"9" + whole[at + 1 :])
    assert "damaged at event" in refused(played, JournalDamaged)


def test_a_cut_off_file_is_refused_untouched(played: Path) -> None:
    whole = played.read_bytes()
    played.write_bytes(whole[: len(whole) // 2 // 4096 * 4096])
    with pytest.raises(JournalUnavailable):
        open_as(played)
    assert len(played.read_bytes()) == len(whole) // 2 // 4096 * 4096


def test_a_lock_is_held_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    held = take_lock(path)
    assert lock_beside(path).read_text() == f"{os.getpid()}\n"
    with pytest.raises(AnotherInstance, match=f"process {os.getpid()}"):
        take_lock(path)
    release_lock(held)
    release_lock(take_lock(path))


def test_a_longer_pid_of_before_leaves_nothing_behind(tmp_path: Path) -> None:
    lock_beside(tmp_path / "x.db").write_text("123456789012345\n")
    release_lock(take_lock(tmp_path / "x.db"))
    assert lock_beside(tmp_path / "x.db").read_text() == f"{os.getpid()}\n"


def test_releasing_what_is_not_held_is_harmless(tmp_path: Path) -> None:
    held = take_lock(tmp_path / "x.db")
    release_lock(-1)
    with pytest.raises(AnotherInstance):
        take_lock(tmp_path / "x.db")
    release_lock(held)


def test_a_lock_is_not_passed_on_to_programs_that_are_started(tmp_path: Path) -> None:
    held = take_lock(tmp_path / "x.db")
    assert not os.get_inheritable(held)
    release_lock(held)

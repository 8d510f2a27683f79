"""One bad byte anywhere in a journal is told, or it lies where nobody reads.

The trial of every offset takes a quarter of an hour: `pytest -m long tests/journal/audit`.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from scripted_table import KEY, ScriptedTable, open_scripted
from sqlite_pages import unread_bytes

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.errors import JournalDamaged, JournalUnavailable

# Of the header: the number that SQLite gives to the present schema, and which SQLite wrote last.
# Neither says anything of what is on record, and each may be any number.
ANY_NUMBER = {*range(40, 44), *range(96, 100)}
OLD = Path(__file__).parents[1] / "schemas" / "schema-1.db"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "crazy4.training.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(3)
    return path


@pytest.fixture
def brought_forward(tmp_path: Path) -> Path:
    """A journal of the first release, with the notes and free pages that its steps leave."""
    path = tmp_path / "old.db"
    shutil.copy(OLD, path)
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(1)
    return path


def roots(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 0")
        return [root for (root,) in found]


def read(path: Path) -> list[tuple[object, ...]]:
    """Everything that SQLite reads in a file."""
    with closing(sqlite3.connect(path)) as db:
        parts = db.execute("SELECT * FROM sqlite_master").fetchall()
        names = [name for kind, name, *_ in parts if kind == "table"]
        return parts + [row for name in names for row in db.execute(f"SELECT * FROM {name}")]


def put(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for log in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + log).unlink()


def not_told(path: Path, every: int) -> Iterator[int]:
    """Spoil one byte at a time, of those that are read, and give where `verify` says nothing."""
    whole = path.read_bytes()
    unread = unread_bytes(whole, roots(path)).keys() | ANY_NUMBER
    at_risk = [at for at in range(len(whole)) if at not in unread]
    for at in at_risk[::every]:
        spoilt = bytearray(whole)
        spoilt[at] ^= Random(at).choice((0xFF, *(1 << bit for bit in range(8))))
        put(path, bytes(spoilt))
        if not verify(path, KEY):
            yield at


def test_bytes_that_nobody_reads_may_be_anything(small: Path) -> None:
    before, whole = read(small), bytearray(small.read_bytes())
    unread = unread_bytes(bytes(whole), roots(small)).keys() | ANY_NUMBER
    assert 9000 in unread, "between the pointers and the one row of the definitions"
    for at in unread:
        whole[at] ^= 0xFF
    put(small, bytes(whole))
    assert verify(small, KEY) == []
    assert read(small) == before


def test_of_all_other_bytes_any_that_is_spoilt_is_told(small: Path) -> None:
    assert list(not_told(small, every=331)) == []


def test_so_are_those_of_a_journal_that_was_brought_forward(brought_forward: Path) -> None:
    assert list(not_told(brought_forward, every=499)) == []


def test_every_byte_of_the_header_is_told_but_two_numbers(small: Path) -> None:
    whole = small.read_bytes()
    quiet = []
    for at in range(100):
        for mask in (0x01, 0x10, 0xFF):
            put(small, whole[:at] + bytes([whole[at] ^ mask]) + whole[at + 1 :])
            quiet += [at] if not verify(small, KEY) else []
    assert set(quiet) == ANY_NUMBER


def test_an_index_that_leaves_an_event_out_is_told(small: Path) -> None:
    with closing(sqlite3.connect(small)) as db, db:
        (sql,) = db.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'rounds_by_number'"
        ).fetchone()
        db.execute("PRAGMA writable_schema = ON")
        emptied = sql.replace("'RoundOpened'", "'RoundVoided'")
        db.execute("DROP INDEX rounds_by_number")
        db.execute(emptied)
        db.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'rounds_by_number'", (sql,))
    assert [str(one) for one in verify(small, KEY)] == [
        "event 0: pages or indexes of the file are damaged"
    ]


def test_no_byte_of_the_head_ends_an_opening_in_a_traceback(small: Path) -> None:
    whole = small.read_bytes()
    with closing(sqlite3.connect(small)) as db:
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'head'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    unread = unread_bytes(whole, roots(small)).keys()
    refused = 0
    for at in range((root - 1) * size, root * size):
        if at not in unread:
            put(
                small,
                whole[:at] + bytes([whole[at] ^ Random(at).choice((0xFF, 1, 2))]) + whole[at + 1 :],
            )
            try:
                open_scripted(small).close()
            except JournalUnavailable:
                refused += 1
    assert refused > 50


def test_a_part_whose_text_is_none_is_damage_at_the_opening(small: Path) -> None:
    whole = small.read_bytes()
    at = whole.index(b"CREATE VIEW round_spans") + 40
    put(small, whole[:at] + b"\xff" + whole[at + 1 :])
    with pytest.raises(JournalDamaged, match="the text of a part is damaged"):
        open_scripted(small)
    assert "the text of a part is damaged" in str(verify(small, KEY)[0])


@pytest.mark.long
@pytest.mark.timeout(3 * 3600)
def test_every_single_byte_that_is_read_is_told(small: Path) -> None:
    assert list(not_told(small, every=1)) == []


@pytest.mark.long
@pytest.mark.timeout(3 * 3600)
def test_every_single_byte_of_one_brought_forward_is_told(brought_forward: Path) -> None:
    assert list(not_told(brought_forward, every=1)) == []


@pytest.mark.parametrize(
    ("said", "is_told"), [("", False), ("2026-11-18 03:51:05+00:00", False), ("r026-11-18", True)]
)
def test_when_a_step_was_taken_is_nothing_or_a_time(
    brought_forward: Path, said: str, *, is_told: bool
) -> None:
    """Earlier releases left the time of their steps, which no other place tells."""
    with closing(sqlite3.connect(brought_forward)) as db:
        noted = {at for (at,) in db.execute("SELECT applied_at FROM _sqlite_migrations")}
        db.execute("UPDATE _sqlite_migrations SET applied_at = ?", (said,))
        db.commit()
    assert noted == {""}
    assert bool(verify(brought_forward, KEY)) is is_told

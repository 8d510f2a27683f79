"""What is recorded stays, what is refused changes nothing."""

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from child_process import FOR_A_CHILD, SUPPORT

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import (
    DiskFull,
    JournalDamaged,
    JournalGone,
    NotCertain,
    NotRecorded,
    SchemaChanged,
)
from dealer_assist.journal.store import Journal

KEY = bytes(range(32))
Open = Callable[[], Journal]
Play = Callable[[Journal, int], None]


def test_what_was_appended_is_read_back_as_it_was(journal: Journal) -> None:
    payload = {"seat": 5, "hand": "four_aces", "prize": 1_284_637, "envy": [1, 7], "note": "é ♠"}
    journal.append([Entry("WinAuthorised", payload, 17, "executive-1", "swiper")], digest="abc")
    (fact,) = journal.replay()
    assert fact == journal.last
    assert fact.hash == journal.head.hash
    assert fact.payload == payload
    assert (fact.seq, fact.round, fact.kind) == (1, 17, "WinAuthorised")
    assert (fact.who, fact.device, fact.digest) == ("executive-1", "swiper", "abc")


def test_time_is_utc_with_the_offset_of_the_table(journal: Journal) -> None:
    journal.append([Entry("ShiftOpened", {}, 0)], digest="d")
    (fact,) = journal.replay()
    assert fact.at_utc == datetime(2026, 3, 8, 7, 15, 0, 250, tzinfo=UTC)
    assert fact.offset_minutes == -480


def test_a_clock_without_a_zone_is_our_bug(journal: Journal, clock: Any) -> None:
    clock.now = datetime(2026, 3, 7, 23, 15)  # noqa: DTZ001
    with pytest.raises(ValueError, match="time zone"):
        journal.append([Entry("ShiftOpened", {}, 0)], digest="d")
    assert journal.last is None


@pytest.mark.parametrize("jump", [timedelta(days=-400), timedelta(hours=-1), timedelta(days=9)])
def test_a_clock_that_jumps_does_not_break_order_or_chain(
    journal: Journal, clock: Any, play_rounds: Play, jump: timedelta
) -> None:
    play_rounds(journal, 1)
    clock.now += jump
    play_rounds(journal, 1)
    assert [fact.seq for fact in journal.replay(("nothing",))] == list(range(1, 11))
    assert journal.verify() == []


def test_daylight_saving_changes_the_offset_and_not_the_order(journal: Journal, clock: Any) -> None:
    before = datetime(2026, 11, 1, 1, 30, tzinfo=timezone(timedelta(hours=-7)))
    after = datetime(2026, 11, 1, 1, 10, tzinfo=timezone(timedelta(hours=-8)))
    for clock.now in (before, after):
        journal.append([Entry("ChipSeen", {}, 1)], digest="d")
    facts = list(journal.replay())
    assert facts[1].at_utc - facts[0].at_utc == timedelta(minutes=40)
    assert [fact.offset_minutes for fact in facts] == [-420, -480]


def test_the_same_command_twice_is_one_fact(journal: Journal, open_journal: Open) -> None:
    entries = [Entry("GameStarted", {}, 3), Entry("MeterMoved", {}, 3)]
    assert journal.append(entries, digest="d", command_id="start-3") == 2
    assert journal.append(entries, digest="d", command_id="start-3") == 0
    journal.close()
    again = open_journal()
    assert again.append(entries, digest="d", command_id="start-3") == 0
    assert again.head.seq == 2


def test_a_command_that_opens_a_round_is_known_after_a_restart(
    journal: Journal, open_journal: Open
) -> None:
    entries = [Entry("GameEnded", {}, 3), Entry("RoundOpened", {}, 4)]
    journal.append(entries, digest="d", command_id="end-3")
    journal.close()
    assert open_journal().append(entries, digest="d", command_id="end-3") == 0


def test_only_a_thousand_commands_are_remembered(journal: Journal) -> None:
    entry = [Entry("RoundOpened", {}, 1)]
    for number in range(1002):
        assert journal.append(entry, digest="d", command_id=f"command-{number}") == 1
    assert journal.append(entry, digest="d", command_id="command-2") == 0
    assert journal.append(entry, digest="d", command_id="command-1") == 1


def test_commands_without_an_id_are_never_taken_for_each_other(journal: Journal) -> None:
    for _ in range(3):
        journal.append([Entry("CardRefused", {}, 1)], digest="d")
    assert journal.head.seq == 3


def test_no_entries_record_nothing(journal: Journal) -> None:
    assert journal.append([], digest="d") == 0
    assert journal.last is None


def test_replay_begins_at_the_last_checkpoint(journal: Journal, play_rounds: Play) -> None:
    play_rounds(journal, 3)
    facts = list(journal.replay())
    assert [fact.kind for fact in facts][:2] == ["RoundOpened", "GameStarted"]
    assert {fact.round for fact in facts} == {3}
    assert len(facts) == 5


def test_replay_without_a_checkpoint_is_the_whole_history(
    journal: Journal, play_rounds: Play
) -> None:
    play_rounds(journal, 2)
    assert len(list(journal.replay(("ShiftOpened",)))) == 10


def test_events_can_be_neither_changed_nor_deleted(
    journal: Journal, path: Path, play_rounds: Play
) -> None:
    play_rounds(journal, 1)
    with closing(sqlite3.connect(path)) as db, db:
        for statement in (
            "UPDATE events SET payload = '{}' WHERE seq = 2",
            "DELETE FROM events WHERE seq = 5",
            "UPDATE definitions SET digest = 'x'",
            "DELETE FROM definitions",
        ):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(statement)
    db.close()
    assert journal.verify() == []


def test_a_full_disk_records_nothing_and_goes_on_when_there_is_room(
    journal: Journal, play_rounds: Play
) -> None:
    play_rounds(journal, 1)
    head = journal.head
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    big = [Entry("GameStarted", {"n": n, "text": "x" * 500}, 2) for n in range(40)]
    with pytest.raises(DiskFull, match="full"):
        journal.append(big, digest="new digest", command_id="start-2")
    assert journal.head == head
    assert journal.verify() == []
    journal._db.execute("PRAGMA max_page_count = 1000000")
    assert journal.append(big, digest="new digest", command_id="start-2") == 40
    assert journal.verify() == []


def test_a_disk_that_cuts_writes_short_records_nothing_by_halves(path: Path) -> None:
    told = subprocess.run(
        [sys.executable, SUPPORT / "short_disk_child.py", path],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=FOR_A_CHILD,
    )
    recorded, refused = told.stdout.split()
    assert int(recorded) > 3
    assert refused == "1"


def test_a_journal_another_program_holds_is_said_and_nothing_is_recorded(
    journal: Journal, path: Path, play_rounds: Play
) -> None:
    play_rounds(journal, 1)
    journal._db.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotRecorded, match="another program holds it"):
        play_rounds(journal, 1)
    other.execute("ROLLBACK")
    other.close()
    play_rounds(journal, 1)
    assert journal.head.seq == 10


def test_a_payload_that_is_no_json_is_our_bug_and_records_nothing(journal: Journal) -> None:
    with pytest.raises(TypeError):
        journal.append([Entry("Odd", {"x": object()}, 1)], digest="d")  # type: ignore[dict-item]
    journal.append([Entry("Fine", {}, 1)], digest="d")
    assert journal.head.seq == 1


def test_appending_to_a_closed_journal_is_our_bug(journal: Journal) -> None:
    journal.close()
    with pytest.raises(sqlite3.ProgrammingError):
        journal.append([Entry("A", {}, 1)], digest="d")


def test_threads_take_turns(journal: Journal) -> None:
    def append_some(name: int) -> None:
        for number in range(20):
            journal.append(
                [Entry("A", {}, 1), Entry("B", {}, 1)], digest="d", command_id=f"{name}-{number}"
            )

    threads = [threading.Thread(target=append_some, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    facts = list(journal.replay())
    assert len(facts) == 160
    assert [fact.kind for fact in facts] == ["A", "B"] * 80
    assert journal.verify() == []


def test_a_reader_sees_whole_commands_while_the_table_writes(journal: Journal, path: Path) -> None:
    reader = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    for number in range(50):
        journal.append([Entry("A", {}, number), Entry("B", {}, number)], digest="d")
        assert reader.execute("SELECT count(*) FROM events").fetchone()[0] == 2 * (number + 1)
    reader.close()


def test_nothing_slow_is_imported_to_open_a_journal() -> None:
    code = (
        "import sys, dealer_assist.journal.store; "
        "print([m for m in ('sqlite_utils', 'numpy', 'click', 'PySide6') if m in sys.modules])"
    )
    root = Path(__file__).parents[2]
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        timeout=60,
        check=True,
    )
    assert told.stdout.strip() == "[]"


def _take_the_folder_away(path: Path) -> None:
    shutil.rmtree(path.parent)


def _move_the_file_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def _put_another_file_there(path: Path) -> None:
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    copy.rename(path)


@pytest.mark.parametrize(
    "change", [_take_the_folder_away, _move_the_file_away, _put_another_file_there]
)
def test_nothing_is_recorded_where_nobody_would_find_it_again(
    journal: Journal, path: Path, play_rounds: Play, change: Callable[[Path], None]
) -> None:
    play_rounds(journal, 1)
    head = journal.head
    change(path)
    with pytest.raises(JournalGone, match=rf"Nothing was recorded.*{path.name}.*put back"):
        play_rounds(journal, 1)
    assert journal.head == head


def test_a_journal_that_is_put_back_goes_on(
    journal: Journal, path: Path, play_rounds: Play
) -> None:
    away = path.with_name("elsewhere.db")
    path.rename(away)
    with pytest.raises(JournalGone):
        play_rounds(journal, 1)
    away.rename(path)
    play_rounds(journal, 1)
    assert journal.verify() == []


class FailingCursor:
    """A cursor whose disk fails at the commit: the last moment, before or after it was kept."""

    def __init__(self, cursor: sqlite3.Cursor, *, keeps: bool) -> None:
        self._cursor, self._keeps = cursor, keeps

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self._cursor.execute("COMMIT" if self._keeps else "ROLLBACK")
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error
        return self._cursor.execute(sql, *values)


@pytest.mark.parametrize("keeps", [True, False])
def test_after_a_commit_that_failed_nothing_is_recorded_until_the_journal_was_read_again(
    journal: Journal, play_rounds: Play, *, keeps: bool
) -> None:
    play_rounds(journal, 1)
    before = journal.head.seq
    journal._cursor = FailingCursor(journal._cursor, keeps=keeps)  # type: ignore[assignment]
    entry = Entry("GameStarted", {}, 2)
    with pytest.raises(NotCertain, match="not certain whether this was recorded"):
        journal.append([entry], digest="d", command_id="one")
    with pytest.raises(NotCertain):
        journal.append([entry], digest="d", command_id="two")
    journal.take_up_again()
    assert journal.head.seq == before + keeps
    assert journal.append([entry], digest="d", command_id="one") == (0 if keeps else 1)
    assert journal.head.seq == before + 1
    assert journal.verify() == []


def test_d3_a_foreign_trigger_takes_no_event_off_the_record_under_a_running_table(
    journal: Journal, path: Path, play_rounds: Play
) -> None:
    play_rounds(journal, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other, other:
        other.execute(IGNORES_WINS)
    with pytest.raises(SchemaChanged, match="another program has changed the journal"):
        journal.append([Entry("WinsAuthorised", {}, 1)], digest="d")
    other.close()


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("trigger", "the trigger mine is not part of a journal"),
        ("CREATE TABLE mine (a)", "the table mine is not part of a journal"),
        ("CREATE VIEW mine AS SELECT 1", "the view mine is not part of a journal"),
        ("DROP TRIGGER events_are_never_changed", "events_are_never_changed is missing"),
        ("DROP INDEX wins_by_round", "the index wins_by_round is missing"),
    ],
)
def test_d3_a_journal_that_another_program_has_altered_is_not_opened_and_verify_tells(
    open_journal: Open, path: Path, play_rounds: Play, deed: str, said: str
) -> None:
    journal = open_journal()
    play_rounds(journal, 1)
    journal.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other, other:
        other.execute(IGNORES_WINS if deed == "trigger" else deed)
    other.close()
    with pytest.raises(JournalDamaged, match=f"altered by another program .*{said}"):
        open_journal()
    assert [said in str(one) for one in verify(path, KEY)] == [True]


def test_d6_a_log_deleted_under_a_running_table_costs_nothing_that_was_recorded(
    journal: Journal, open_journal: Open, path: Path, play_rounds: Play
) -> None:
    play_rounds(journal, 2)
    path.with_name(path.name + "-wal").unlink()
    with pytest.raises(JournalGone, match="-wal was moved, replaced or deleted"):
        play_rounds(journal, 1)
    recorded = journal.head
    copy = path.with_name("after-a-kill.db")
    shutil.copy(path, copy)  # what a kill would leave: the file without its log
    assert verify(copy, KEY, recorded) == []


IGNORES_WINS = """
CREATE TRIGGER mine BEFORE INSERT ON events WHEN new.kind = 'WinsAuthorised'
BEGIN SELECT RAISE(IGNORE); END
"""


def test_a_full_disk_keeps_no_table_from_opening_and_the_next_one_keeps_its_definitions(
    journal: Journal, play_rounds: Play, caplog: pytest.LogCaptureFixture
) -> None:
    play_rounds(journal, 1)
    files = (("games/crazy4.toml", b"#" * 100_000),)
    (pages,) = journal._db.execute("PRAGMA page_count").fetchone()
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    journal.keep_definitions(files)
    assert "The definitions are not on record" in caplog.text
    assert list(journal.definitions()) == []
    journal._db.execute("PRAGMA max_page_count = 1000000")
    journal.keep_definitions(files)
    assert list(journal.definitions()) == [files]
    play_rounds(journal, 1)
    assert journal.verify() == []

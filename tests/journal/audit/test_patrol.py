"""The chain is walked a few events at a time, and the first damage is named."""

import sqlite3
from contextlib import closing
from pathlib import Path

from forger import forger
from scripted_table import ScriptedTable, open_scripted

from dealer_assist.journal.audit.patrol import patrol
from dealer_assist.journal.audit.verify import Finding
from dealer_assist.journal.chain import Head

BEGINNING = Head(0, "")


def end_of(path: Path) -> Head:
    with closing(sqlite3.connect(path)) as db:
        seq, last = db.execute("SELECT seq, hash FROM head").fetchone()
        return Head(seq, last.hex())


def test_a_whole_chain_is_walked_to_its_end_in_steps(played_rounds: Path) -> None:
    steps = list(patrol(played_rounds, BEGINNING, at_once=100))
    marks = [one.seq for one in steps if isinstance(one, Head)]
    assert len(marks) == len(steps)
    assert marks[:-1] == list(range(100, marks[-1], 100))
    assert steps[-1] == end_of(played_rounds)


def test_an_earlier_walk_is_taken_up(played_rounds: Path) -> None:
    first, second, *_ = patrol(played_rounds, BEGINNING, at_once=100)
    assert isinstance(first, Head)
    assert next(patrol(played_rounds, first, at_once=100)) == second


def test_a_mark_that_no_longer_fits_begins_anew(played_rounds: Path) -> None:
    steps = patrol(played_rounds, Head(300, "00" * 32), at_once=100)
    assert isinstance(mark := next(steps), Head)
    assert mark.seq == 100
    steps.close()


def test_damage_in_the_middle_is_named(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 250")
    *good, last = patrol(played_rounds, BEGINNING, at_once=100)
    assert [one.seq for one in good] == [100, 200]
    assert last == Finding(250, "the event or its hash was altered")


def test_a_removed_event_is_named(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("DELETE FROM events WHERE seq = 31")
    assert list(patrol(played_rounds, BEGINNING)) == [Finding(31, "event 31 is missing")]


def test_garbled_pages_are_a_finding(played_rounds: Path) -> None:
    whole = played_rounds.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    played_rounds.write_bytes(whole[:middle] + b"\xa5" * 8192 + whole[middle + 8192 :])
    *_, last = patrol(played_rounds, BEGINNING, at_once=50)
    assert isinstance(last, Finding)


def test_a_running_table_is_walked_beside_and_its_log_is_not_held_up(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.play(3)
        steps = patrol(path, BEGINNING, at_once=10)
        assert isinstance(next(steps), Head)
        table.play(3, seed=2)
        with closing(sqlite3.connect(path)) as db:
            busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert busy == 0
        *_, last = steps
        assert last == journal.head

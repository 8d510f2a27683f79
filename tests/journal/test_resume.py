"""The part a desk resumes from is found from the end, and checked before anything is written."""

import gzip
import sqlite3
from contextlib import closing
from itertools import accumulate
from pathlib import Path

import pytest
from scripted_table import KEY
from shipped_tables import shipped

from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import recorded
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import (
    CHECKPOINTS,
    check_tail,
    last_commands,
    rows_from,
    tail_start,
)
from dealer_assist.table.evolve import evolve
from dealer_assist.table.state import Table

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.db.gz"))


def test_the_tail_begins_at_the_last_round_opened(played_rounds: Path) -> None:
    with closing(connect_reader(played_rounds)) as db:
        start = tail_start(db)
        kinds = [row[4] for row in rows_from(db, start)]
        assert kinds.count("RoundOpened") == 1
        assert kinds[0] == "RoundOpened"
        assert tail_start(db, ("TableOpened",)) == 1
        assert tail_start(db, ("Nothing",)) == 1


def test_the_tail_ends_where_the_head_says(played_rounds: Path) -> None:
    with closing(connect_reader(played_rounds)) as db:
        tail = check_tail(played_rounds, db, KEY)
        assert (tail.seq, tail.last) == db.execute("SELECT seq, hash FROM head").fetchone()


def test_the_last_commands_are_those_since_the_checkpoint(played_rounds: Path) -> None:
    with closing(connect_reader(played_rounds)) as db:
        commands = last_commands(db, 100)
        assert commands == [row[7] for row in rows_from(db, tail_start(db)) if row[7]]
        assert last_commands(db, 2) == commands[-2:]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ("UPDATE events SET who = 'x' WHERE seq = (SELECT max(seq) FROM events)", "altered"),
        ("DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)", "missing"),
        ("UPDATE head SET seq = seq - 1", "does not fit"),
        ("UPDATE head SET seal = zeroblob(32)", "key"),
        ("DELETE FROM head", "does not fit"),
    ],
)
def test_a_tail_that_was_touched_is_damaged(played_rounds: Path, change: str, word: str) -> None:
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        db.execute("DROP TRIGGER events_are_never_changed")
        db.execute("DROP TRIGGER events_are_never_deleted")
        (end,) = db.execute("SELECT max(seq) FROM events").fetchone()
        db.execute(change)
        with pytest.raises(JournalDamaged, match=word) as damage:
            check_tail(played_rounds, db, KEY)
    assert damage.value.first_bad == end
    assert "call a technician" in str(damage.value)


@pytest.mark.parametrize("kept", RELEASES, ids=lambda file: file.name.removesuffix(".db.gz"))
def test_a_table_that_wakes_at_any_checkpoint_is_the_one_that_never_slept(
    kept: Path, tmp_path: Path
) -> None:
    _, _, table = kept.name.removesuffix(".db.gz").partition("-")
    journal = tmp_path / "kept.db"
    journal.write_bytes(gzip.decompress(kept.read_bytes()))
    with closing(connect_reader(journal)) as db:
        events = [decode(one.kind, one.payload) for one in map(recorded, rows_from(db, 1))]
    asleep = Table(shipped(table))
    never_slept = list(accumulate(events, evolve, initial=asleep))[1:]
    starts = [n for n, one in enumerate(events) if type(one).__name__ in CHECKPOINTS]
    assert starts
    for start in starts:
        woken = list(accumulate(events[start:], evolve, initial=asleep))[1:]
        assert woken == never_slept[start:]

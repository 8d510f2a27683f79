"""The questions asked most get the right answers."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries import latest


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_reader(played_rounds)) as opened:
        yield opened


def test_the_last_rounds_and_wins_come_newest_first(db: sqlite3.Connection) -> None:
    rounds = [one["round"] for one in latest.last_rounds(db, 5)]
    assert rounds == [61, 60, 59, 58, 57]
    every = [row[0] for row in db.execute("SELECT number FROM wins ORDER BY number DESC")]
    assert [one["number"] for one in latest.last_wins(db, 7)] == every[:7]
    assert len(latest.last_wins(db, 10_000)) == len(every)


def test_the_head_for_a_report_is_the_end_of_the_chain(db: sqlite3.Connection) -> None:
    seq, last = db.execute("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").fetchone()
    assert latest.head(db) == (latest.Head(seq, last.hex()))


def test_a_question_cannot_write(played_rounds: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        latest.ask(played_rounds, "DROP VIEW wins")

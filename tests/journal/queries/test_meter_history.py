import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.meter_history import course, marks

SINCE = datetime(2026, 3, 7, 12, tzinfo=UTC)
UNTIL = SINCE + timedelta(hours=1)
MAIN = ("A", "main")


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    db = connect_reader(played_rounds)
    yield db
    db.close()


def test_a_course_steps_where_a_start_put_the_wagers_on_the_meter(
    db: sqlite3.Connection,
) -> None:
    every = dict(
        db.execute(
            "SELECT seq, meter_micros / 10000 FROM meters"
            " WHERE moved_by IN ('RoundOpened', 'GameStarted')"
        ).fetchall()
    )
    found = course(db, MAIN, SINCE, UNTIL, points=3000)
    assert {one.seq: one.cents for one in found} == every
    assert all(before.at < after.at for before, after in pairwise(found))


def test_a_course_is_thinned_out(db: sqlite3.Connection) -> None:
    found = course(db, MAIN, SINCE, SINCE + timedelta(minutes=3), points=10)
    assert 5 < len(found) <= 2 * 10


def test_a_meter_that_the_table_does_not_have_has_no_course(db: sqlite3.Connection) -> None:
    assert course(db, ("B", "main"), SINCE, UNTIL) == ()
    assert marks(db, ("B", "main"), SINCE, UNTIL) == ()


def test_wins_off_the_meter_are_marked(db: sqlite3.Connection) -> None:
    off_meter = db.execute(
        "SELECT seq, number, prize_cents FROM wins WHERE level = 'main' ORDER BY number"
    ).fetchall()
    found = marks(db, MAIN, SINCE, UNTIL)
    assert [(one.seq, one.number, one.cents) for one in found] == off_meter
    assert {one.kind for one in found} == {"win"}


def test_only_the_newest_marks_are_given(db: sqlite3.Connection) -> None:
    assert marks(db, MAIN, SINCE, UNTIL, most=2) == marks(db, MAIN, SINCE, UNTIL)[-2:]

"""The questions asked most get the right answers."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.journal import queries
from dealer_assist.journal.opening import connect_reader


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_reader(played_rounds)) as opened:
        yield opened


def test_the_last_rounds_and_wins_come_newest_first(db: sqlite3.Connection) -> None:
    rounds = [one["round"] for one in queries.last_rounds(db, 5)]
    assert rounds == [61, 60, 59, 58, 57]
    every = [row[0] for row in db.execute("SELECT number FROM wins ORDER BY number DESC")]
    assert [one["number"] for one in queries.last_wins(db, 7)] == every[:7]
    assert len(queries.last_wins(db, 10_000)) == len(every)


def test_a_round_is_told_from_its_opening_to_the_next(db: sqlite3.Connection) -> None:
    kinds = [one["kind"] for one in queries.events_of_round(db, 2)]
    assert kinds[0] == "RoundOpened"
    assert kinds[-1] == "GameEnded"
    assert kinds.count("RoundOpened") == 1
    assert queries.events_of_round(db, 99) == []


def test_sums_of_all_time_are_those_of_the_views(db: sqlite3.Connection) -> None:
    day = datetime(2026, 3, 7, tzinfo=UTC)
    sums = queries.sums_between(db, day, day + timedelta(days=1))
    (rounds, wagered) = db.execute("SELECT count(*), sum(wagered_cents) FROM rounds").fetchone()
    (wins, prizes) = db.execute("SELECT count(*), sum(prize_cents) FROM wins").fetchone()
    assert (sums["rounds"], sums["wagered_cents"]) == (rounds, wagered)
    assert (sums["wins"], sums["prize_cents"]) == (wins, prizes)
    assert sums["envy_cents"] == db.execute("SELECT sum(cents) FROM envy").fetchone()[0]
    assert sums["voided"] == db.execute("SELECT count(*) FROM voids").fetchone()[0]


def test_sums_of_two_halves_are_the_sum_of_the_whole(db: sqlite3.Connection) -> None:
    begin = datetime(2026, 3, 7, tzinfo=UTC)
    (middle,) = db.execute("SELECT opened_utc FROM rounds WHERE round = 30").fetchone()
    noon, end = datetime.fromisoformat(middle), begin + timedelta(days=1)
    first, second = queries.sums_between(db, begin, noon), queries.sums_between(db, noon, end)
    whole = queries.sums_between(db, begin, end)
    assert {name: first[name] + second[name] for name in whole} == whole
    assert first["rounds"] == 29


def test_a_day_without_rounds_is_all_zeros(db: sqlite3.Connection) -> None:
    day = datetime(2030, 1, 1, tzinfo=UTC)
    assert set(queries.sums_between(db, day, day + timedelta(days=1)).values()) == {0}


def test_the_head_for_a_report_is_the_end_of_the_chain(db: sqlite3.Connection) -> None:
    seq, last = db.execute("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").fetchone()
    assert queries.head(db) == (queries.Head(seq, last.hex()))


def test_a_question_cannot_write(played_rounds: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        queries.ask(played_rounds, "DROP VIEW wins")

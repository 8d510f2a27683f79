import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from scripted_table import DEALER, EXECUTIVE, KEY

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.win_records import adjustment_on_record, win_on_record
from dealer_assist.journal.store import Journal


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    db = connect_reader(played_rounds)
    yield db
    db.close()


def test_every_win_is_found_by_its_number(db: sqlite3.Connection) -> None:
    listed = db.execute(
        "SELECT number, seat, line, prize_cents, round, seq FROM wins ORDER BY number"
    ).fetchall()
    assert len(listed) > 10
    for number, seat, line, prize, round_, seq in listed:
        win = win_on_record(db, number)
        assert win is not None
        assert (win.award.seat, win.award.line, win.award.prize) == (seat, line, prize)
        assert (win.number, win.fact.round, win.fact.seq) == (number, round_, seq)
        assert (win.by, win.fact.dealer) == (EXECUTIVE, DEALER.name)
        assert win.backed_out_at is None


def test_a_win_carries_its_hash_and_the_time_of_the_table(db: sqlite3.Connection) -> None:
    win = win_on_record(db, 1)
    assert win is not None
    (mark,) = db.execute("SELECT hex(hash) FROM events WHERE seq = ?", (win.fact.seq,)).fetchone()
    assert win.fact.hash == mark.lower()
    assert win.fact.at.utcoffset() == timedelta(0)


def test_the_page_names_whoever_dealt_when_the_win_was_authorised(
    played_rounds: Path,
) -> None:
    other = {"key": "dealer-9", "name": "B. Oak", "role": "dealer", "last_four": "1109"}
    with closing(connect_reader(played_rounds)) as db:
        opened, won = (
            json.loads(
                db.execute(
                    "SELECT payload FROM events WHERE kind = ? ORDER BY seq DESC LIMIT 1", (kind,)
                ).fetchone()[0]
            )
            for kind in ("RoundOpened", "WinsAuthorised")
        )
    number, round_ = won["first_number"] + len(won["wins"]), opened["round"] + 1
    won["first_number"] = number
    with Journal.open(
        played_rounds,
        purpose="training",
        table="crazy4",
        clock=lambda: datetime(2026, 3, 8, tzinfo=UTC),
        key=KEY,
    ) as journal:
        journal.append(
            [
                Entry("RoundOpened", {**opened, "round": round_}, round_, DEALER.key),
                Entry("DealerRelieved", {"dealer": other}, round_, "dealer-9"),
                Entry("WinsAuthorised", won, round_, "dealer-9"),
            ],
            digest="5" * 64,
        )
    with closing(connect_reader(played_rounds)) as db:
        win = win_on_record(db, number)
    assert win is not None
    assert win.fact.dealer == "B. Oak"


def test_envy_of_the_round_is_on_the_win(db: sqlite3.Connection) -> None:
    number = db.execute("SELECT number FROM wins WHERE line = 'four_aces' LIMIT 1").fetchone()[0]
    win = win_on_record(db, number)
    assert win is not None
    assert [cents for _, cents in win.envy] == [10_000] * 3
    assert win.award.seat not in [seat for seat, _ in win.envy]


def test_a_number_that_nobody_won_is_none(db: sqlite3.Connection) -> None:
    (last,) = db.execute("SELECT max(number) FROM wins").fetchone()
    assert win_on_record(db, 0) is None
    assert win_on_record(db, last + 1) is None


def test_an_empty_journal_has_no_wins(journal: Journal) -> None:
    db = connect_reader(journal.path)
    assert win_on_record(db, 1) is None
    assert adjustment_on_record(db, 1) is None
    db.close()


def test_a_win_that_was_backed_out_says_where_and_its_adjustment_is_read(
    played_rounds: Path,
) -> None:
    db = connect_reader(played_rounds)
    (text,) = db.execute(
        "SELECT payload FROM events WHERE kind = 'WinsAuthorised' ORDER BY seq LIMIT 1"
    ).fetchone()
    db.close()
    said = json.loads(text)
    (win,) = said["wins"]
    after = [{**one, "account": {**one["account"], "meter": 99}} for one in said["meters"]]
    with Journal.open(
        played_rounds,
        purpose="training",
        table="crazy4",
        clock=lambda: datetime(2026, 3, 8, tzinfo=UTC),
        key=KEY,
    ) as journal:
        journal.append(
            [
                Entry(
                    "WinBackedOut",
                    {
                        "at": 1,
                        "number": 1,
                        "reason": "Wrong seat",
                        "sensor": "A",
                        "award": win["award"],
                        "by": said["by"],
                        "witness": said["by"],
                        "before": said["meters"],
                        "meters": after,
                        "envy": [],
                        "note": "seen on camera",
                    },
                    1,
                )
            ],
            digest="5" * 64,
        )
        seq = journal.head.seq
    db = connect_reader(played_rounds)
    undone = win_on_record(db, 1)
    assert undone is not None
    assert undone.backed_out_at == seq
    found = adjustment_on_record(db, seq)
    assert found is not None
    assert (found.number, found.note, found.after_micros) == (1, "seen on camera", 99)
    if win["award"]["level"]:
        assert found.before_micros == said["meters"][0]["account"]["meter"]
    assert adjustment_on_record(db, seq - 1) is None
    db.close()

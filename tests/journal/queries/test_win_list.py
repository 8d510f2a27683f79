"""The list of wins against the view that auditors read."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.win_list import (
    BY_CAGE,
    NO_WINS,
    NOT_TICKED,
    PAID,
    WinFilter,
    begun_at,
    newest_adjustments,
    wins_page,
    wins_sum,
)


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_reader(played_rounds)) as db:
        yield db


def test_the_newest_win_comes_first(db: sqlite3.Connection) -> None:
    view = db.execute("SELECT number, prize_cents, seat FROM wins ORDER BY number DESC").fetchall()
    found = wins_page(db, count=1000)
    assert [(one.number, one.prize_cents, one.seat) for one in found] == view
    assert len(view) > 3


def test_pages_follow_each_other_without_a_gap(db: sqlite3.Connection) -> None:
    whole = wins_page(db, count=1000)
    first = wins_page(db, count=2)
    second = wins_page(db, before=first[-1], count=2)
    assert first + second == whole[:4]


def test_a_win_knows_what_its_meter_showed(db: sqlite3.Connection) -> None:
    before = dict(db.execute("SELECT number, meter_before_micros / 10000 FROM wins").fetchall())
    shown = {
        one.number: one.before_cents if one.level else None for one in wins_page(db, count=1000)
    }
    assert shown == before


def test_wins_of_one_meter_or_one_hand_alone(db: sqlite3.Connection) -> None:
    whole = wins_page(db, count=1000)
    of_meter = wins_page(db, WinFilter(meter=("A", "main")), count=1000)
    assert of_meter == tuple(one for one in whole if one.level == "main")
    hand = whole[0].line
    of_hand = wins_page(db, WinFilter(line=("A", hand)), count=1000)
    assert of_hand == tuple(one for one in whole if one.line == hand)
    assert 0 < len(of_hand) < len(whole)


def test_wins_since_a_moment(db: sqlite3.Connection) -> None:
    whole = wins_page(db, count=1000)
    third = whole[2]
    assert wins_page(db, WinFilter(since=third.at), count=1000) == whole[:3]
    assert wins_page(db, WinFilter(since=whole[0].at + timedelta(seconds=1))) == ()


def test_the_sum_is_that_of_the_list(db: sqlite3.Connection) -> None:
    whole = wins_page(db, count=1000)
    found = wins_sum(db)
    assert (found.count, found.prize_cents) == (
        len(whole),
        sum(one.prize_cents for one in whole),
    )
    assert wins_sum(db, WinFilter(line=("A", "nothing"))) == NO_WINS


def test_a_win_that_was_backed_out_is_marked_counted_and_left_out_where_asked(journal) -> None:
    at = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
    win = {
        "sensor": "A",
        "award": {
            "seat": 5,
            "line": "four_aces",
            "stake": 100,
            "prize": 500_744,
            "level": "main",
            "meter_before": 5_007_440_000,
            "meter_after": 5_000_000_000,
        },
    }
    by = {"key": "executive-1", "name": "L. Haddad", "role": "executive", "last_four": "3301"}
    said = {"at": 0, "by": by, "first_number": 1, "wins": [win, win], "meters": [], "envy": []}
    out = {"number": 2, "award": win["award"], "sensor": "A"}
    with journal:
        journal.append([Entry("WinsAuthorised", said, 1)], digest="d" * 64)
        journal.append([Entry("WinBackedOut", out, 2)], digest="d" * 64)
    with closing(connect_reader(journal.path)) as db:
        assert [(one.number, one.is_backed_out) for one in wins_page(db)] == [(2, True), (1, False)]
        assert [one.number for one in wins_page(db, WinFilter(only_standing=True))] == [1]
        found = wins_sum(db)
        assert (found.count, found.undone, found.undone_cents) == (2, 1, 500_744)
        assert newest_adjustments(db) == (2,)
        begun = begun_at(db)
    assert begun is not None
    assert begun.tzinfo is not None
    assert begun.year >= at.year


def test_a_win_knows_whether_the_player_has_the_money(journal) -> None:
    award = {"seat": 5, "line": "four_aces", "stake": 100, "prize": 500_744, "level": "main"}
    win = {"sensor": "A", "award": {**award, "meter_before": 0, "meter_after": 0}}
    by = {"key": "executive-1", "name": "L. Haddad", "role": "executive", "last_four": "3301"}
    wins = {"at": 0, "by": by, "first_number": 1, "wins": [win] * 4, "meters": [], "envy": []}

    def ticked(kind: str, *numbers: int, by_cage: bool = False) -> Entry:
        said = {"at": 0, "seat": 5, "wins": list(numbers), "cents": 1}
        return Entry(kind, said | ({"by_cage": by_cage} if kind == "SeatPaid" else {}), 1)

    with journal:
        journal.append([Entry("WinsAuthorised", wins, 1)], digest="d" * 64)
        journal.append(
            [
                ticked("SeatPaid", 1),
                ticked("SeatPaid", 2, by_cage=True),
                ticked("SeatPaid", 3),
                ticked("PaymentUndone", 3),
            ],
            digest="d" * 64,
        )
    with closing(connect_reader(journal.path)) as db:
        found = {one.number: one.payment for one in wins_page(db)}
    assert found == {1: PAID, 2: BY_CAGE, 3: NOT_TICKED, 4: NOT_TICKED}


def test_an_empty_journal_has_no_wins_and_no_beginning(journal) -> None:
    with journal, closing(connect_reader(journal.path)) as db:
        assert wins_page(db) == ()
        assert wins_sum(db) == NO_WINS
        assert begun_at(db) is None
        assert newest_adjustments(db) == ()

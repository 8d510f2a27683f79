"""A shared prize is one hit on record: in views, lists, sums and charts, and backed out whole."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest
from random_tables import EXECUTIVE, SUPERVISOR, shipped

from dealer_assist.jackpot.account import open_account
from dealer_assist.jackpot.prizes import PrizeAward, PrizeClaim, award
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.meter_history import marks
from dealer_assist.journal.queries.round_list import rounds_page
from dealer_assist.journal.queries.totals import Span, tally
from dealer_assist.journal.queries.undone_hits import undone_hits
from dealer_assist.journal.queries.win_list import wins_page, wins_sum
from dealer_assist.journal.queries.win_records import adjustment_on_record, win_on_record
from dealer_assist.journal.store import Journal
from dealer_assist.table.events.values import ConfirmedWin, NumberedAward
from dealer_assist.table.events.wins import WinBackedOut, WinsAuthorised
from dealer_assist.value import replace

DRAGON = shipped("dragon-nexus").jackpots["A"]
DIAMONDS = "234_diamonds"
COLUMNS = "number, seat, prize_cents, hit, shares, hit_prize_cents, backed_out"


def awards(*seats: int, line: str = DIAMONDS) -> tuple[PrizeAward, ...]:
    """Return what these seats are paid off a fresh meter."""
    accounts = {"main": open_account(DRAGON.level("main"))}
    return award(DRAGON, accounts, [PrizeClaim(seat, line, 100) for seat in seats])[0]


def as_before(one: dict[str, Any]) -> dict[str, Any]:
    """Take out of a payload what earlier releases did not write."""
    wins = [
        {**win, "award": {k: v for k, v in win["award"].items() if k not in _SINCE}}
        for win in one["wins"]
    ]
    return {**one, "wins": wins}


_SINCE = ("share", "shares", "whole")


@pytest.fixture(params=["today", "an earlier release"])
def db(request: pytest.FixtureRequest, journal: Journal) -> Iterator[sqlite3.Connection]:
    """Three seats share the whole meter in round 1; in round 2 each has a fixed prize."""
    events = [
        (1, 1, awards(1, 3, 7)),
        (2, 4, awards(1, 3, line="9-0")),
    ]
    with journal:
        for round_, first, won in events:
            opened = Entry("RoundOpened", {"meters": [], "faults": []}, round_)
            journal.append([opened], digest="d" * 64)
            wins = tuple(ConfirmedWin("A", one) for one in won)
            kind, said = encode(WinsAuthorised(round_, EXECUTIVE, first, wins, ()))
            said = said if request.param == "today" else as_before(said)
            journal.append([Entry(kind, said, round_)], digest="d" * 64)
        with closing(connect_reader(journal.path)) as reader:
            yield reader


def back_out(journal: Journal, *, whole: bool = True) -> None:
    """Back the hit of round 1 out in round 3."""
    won = awards(1, 3, 7)
    shares = tuple(NumberedAward(number, one) for number, one in enumerate(won, 1))
    people = SUPERVISOR, EXECUTIVE
    done = WinBackedOut(9, 2, "Wrong seat", "A", won[1], *people, (), (), wins=shares, round=1)
    kind, said = encode(done if whole else replace(done, wins=(), round=0))
    journal.append([Entry(kind, said, 3)], digest="d" * 64)


def test_the_view_names_the_hit_its_shares_and_its_prize(db: sqlite3.Connection) -> None:
    assert db.execute(f"SELECT {COLUMNS} FROM wins ORDER BY number").fetchall() == [
        (1, 7, 333_334, 1, 3, 1_000_000, 0),
        (2, 3, 333_333, 1, 3, 1_000_000, 0),
        (3, 1, 333_333, 1, 3, 1_000_000, 0),
        (4, 3, 1_000, 4, 1, 1_000, 0),
        (5, 1, 1_000, 5, 1, 1_000, 0),
    ]


def test_lists_and_sums_count_a_hit_once(db: sqlite3.Connection) -> None:
    assert [(one.number, one.hit, one.shares, one.hit_cents) for one in wins_page(db)][-3:] == [
        (3, 1, 3, 1_000_000),
        (2, 1, 3, 1_000_000),
        (1, 1, 3, 1_000_000),
    ]
    found = wins_sum(db)
    assert (found.count, found.hits, found.prize_cents) == (5, 3, 1_002_000)
    sums = tally(db, Span(1, 99))
    assert (sums["hits", "A", DIAMONDS], sums["wins", "A", DIAMONDS]) == (1, 3)
    assert (sums["hits", "A", "9-0"], sums["wins", "A", "9-0"]) == (2, 2)


def test_a_chart_marks_the_fall_of_the_meter_and_not_a_share_of_it(db: sqlite3.Connection) -> None:
    ever = datetime(2000, 1, 1, tzinfo=UTC), datetime(2100, 1, 1, tzinfo=UTC)
    assert [(one.number, one.cents) for one in marks(db, ("A", "main"), *ever)] == [(1, 1_000_000)]


def test_a_win_on_record_knows_what_it_is_a_share_of(db: sqlite3.Connection) -> None:
    second = win_on_record(db, 2)
    assert second is not None
    assert (second.award.share, second.award.shares, second.award.hit_prize) == (2, 3, 1_000_000)
    assert second.shared_with == (1, 3)


def test_a_hit_that_was_backed_out_counts_nowhere(db: sqlite3.Connection, journal: Journal) -> None:
    """A backed-out win that still counts: it is shown, marked, and in no sum."""
    back_out(journal)
    told = db.execute("SELECT number, backed_out FROM wins ORDER BY number").fetchall()
    assert told == [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0)]
    found = wins_sum(db)
    assert (found.standing, found.standing_hits, found.undone, found.undone_hits) == (2, 2, 3, 1)
    assert found.prize_cents - found.undone_cents == 2_000
    gone = undone_hits(db, Span(1, 99))
    assert (gone.hits["A", DIAMONDS], gone.wins["A", DIAMONDS]) == (1, 3)
    assert gone.rounds["A", DIAMONDS] == 1
    assert tally(db, Span(1, 99))["undone_prizes", "A", DIAMONDS] == 1_000_000
    first = rounds_page(db)[-1]
    assert (first.wins, first.prize_cents, first.wins_backed_out) == (0, 0, 3)
    one = win_on_record(db, 3)
    assert one is not None
    assert one.backed_out_at == 5
    adjustment = adjustment_on_record(db, 5)
    assert adjustment is not None
    assert (adjustment.prize_cents, adjustment.of_round) == (1_000_000, 1)
    assert [number for number, _ in adjustment.shares] == [1, 2, 3]


def test_a_share_that_an_earlier_release_backed_out_alone_is_alone(
    db: sqlite3.Connection, journal: Journal
) -> None:
    back_out(journal, whole=False)
    told = db.execute("SELECT number, backed_out FROM wins ORDER BY number").fetchall()
    assert told == [(1, 0), (2, 1), (3, 0), (4, 0), (5, 0)]
    gone = undone_hits(db, Span(1, 99))
    assert (gone.hits["A", DIAMONDS], gone.wins["A", DIAMONDS]) == (0, 1)
    adjustment = adjustment_on_record(db, 5)
    assert adjustment is not None
    assert (adjustment.prize_cents, adjustment.of_round) == (333_333, 1)

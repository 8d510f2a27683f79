import itertools
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol

import pytest

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.spans import edge_at, head_at, newest, round_edge, span_between
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.store import Journal


class SetClock(Protocol):
    """A clock that stands where a test puts it."""

    now: datetime


# Two rounds, a closed table, something done while it is closed, an opening, a third round.
DAY = (
    *("TableOpened", "RoundOpened", "GameStarted", "GameEnded"),
    *("RoundOpened", "GameStarted", "GameEnded", "TableClosed"),
    *("PagePrinted", "TableOpened", "RoundOpened", "GameStarted"),
)


@pytest.fixture
def hours(journal: Journal, clock: SetClock) -> list[datetime]:
    """Record one event an hour, and give the time of each."""
    times = []
    for kind in DAY:
        clock.now += timedelta(hours=1)
        times.append(clock.now)
        journal.append([Entry(kind, {}, 1)], digest="d" * 64)
    return times


def test_a_round_belongs_whole_to_the_time_of_its_opening(
    journal: Journal, hours: list[datetime]
) -> None:
    db = connect_reader(journal.path)
    # Events count from 1: rounds are 2 to 4, 5 to 8 with the closing, and 11 to 12.
    assert [edge_at(db, at) for at in hours] == [1, 2, 5, 5, 5, 9, 9, 9, 9, 10, 11, 13]
    db.close()


def test_stretches_side_by_side_share_nothing_and_miss_nothing(
    journal: Journal, hours: list[datetime]
) -> None:
    db = connect_reader(journal.path)
    cuts = [hours[0] - timedelta(days=1), hours[2], hours[5], hours[9], hours[-1] + timedelta(1)]
    spans = [span_between(db, *pair) for pair in itertools.pairwise(cuts)]
    held = [seq for span in spans for seq in range(span.first, span.last + 1)]
    assert held == list(range(1, len(DAY) + 1))
    db.close()


def test_a_time_without_events_is_an_empty_stretch(journal: Journal, hours: list[datetime]) -> None:
    db = connect_reader(journal.path)
    span = span_between(db, hours[-1] + timedelta(1), hours[-1] + timedelta(2))
    assert span.is_empty
    assert not Span(3, 3).is_empty
    db.close()


def test_a_clock_that_was_set_back_counts_nothing_twice(
    journal: Journal, hours: list[datetime], clock: SetClock
) -> None:
    clock.now = hours[4]
    for kind in DAY[1:8]:
        clock.now += timedelta(minutes=20)
        journal.append([Entry(kind, {}, 3)], digest="d" * 64)
    db = connect_reader(journal.path)
    cuts = [hours[0] - timedelta(1), *hours[1::2], hours[-1] + timedelta(1)]
    edges = [edge_at(db, at) for at in cuts]
    assert edges == sorted(edges)
    db.close()


def test_the_end_of_a_journal_in_a_round_has_no_edge_yet(
    journal: Journal, hours: list[datetime]
) -> None:
    db = connect_reader(journal.path)
    assert round_edge(db, 12) is None
    assert round_edge(db, 99) is None
    db.close()


def test_the_head_at_a_sequence_is_its_hash(
    journal: Journal, hours: list[datetime], open_journal: Callable[[], Journal]
) -> None:
    db = connect_reader(journal.path)
    assert head_at(db, newest(db)) == journal.head
    assert head_at(db, 0).hash == ""
    db.close()


def test_an_empty_journal_has_no_newest_event(journal: Journal) -> None:
    db = connect_reader(journal.path)
    assert newest(db) == 0
    assert round_edge(db, 1) is None
    db.close()

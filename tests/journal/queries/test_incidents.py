import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Protocol

import pytest

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.incidents import (
    adjusted,
    faults,
    meters_at,
    openings,
    sessions,
    times_of,
)
from dealer_assist.journal.queries.spans import newest
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.store import Journal

ANN = {"key": "dealer-1", "name": "Ann Ivy", "role": "dealer", "last_four": "4711"}
BEN = {"key": "dealer-2", "name": "Ben Elm", "role": "dealer", "last_four": "4712"}
SUE = {"key": "supervisor-1", "name": "Sue Ash", "role": "supervisor", "last_four": "4721"}
EVE = {"key": "executive-1", "name": "Eve Oak", "role": "executive", "last_four": "4731"}

Told = tuple[str, dict[str, object]]


class SetClock(Protocol):
    """A clock that stands where a test puts it."""

    now: datetime


def reading(meter: int, **sums: int) -> dict[str, object]:
    zeros = dict.fromkeys(("reserve", "overflow", "contributed", "seeded", "adjusted", "paid"), 0)
    return {"sensor": "A", "level": "main", "account": {"meter": meter, **zeros, **sums}}


@pytest.fixture
def tell(
    journal: Journal, clock: SetClock
) -> Iterator[Callable[..., tuple[sqlite3.Connection, datetime]]]:
    """Record facts a minute apart; give the journal to read, and the time of the first."""
    readers: list[sqlite3.Connection] = []

    def record(*facts: Told) -> tuple[sqlite3.Connection, datetime]:
        first = clock.now + timedelta(minutes=1)
        for kind, said in facts:
            clock.now += timedelta(minutes=1)
            journal.append([Entry(kind, said, 1)], digest="d" * 64)
        readers.append(connect_reader(journal.path))
        return readers[-1], first

    yield record
    for db in readers:
        db.close()


Tell = Callable[..., tuple[sqlite3.Connection, datetime]]
OPENED: Told = ("RoundOpened", {"meters": [], "faults": []})


def test_sessions_follow_openings_reliefs_and_closings(tell: Tell) -> None:
    db, first = tell(
        ("TableOpened", {"dealer": ANN}),
        OPENED,
        ("DealerRelieved", {"dealer": BEN}),
        ("TableClosed", {}),
    )
    found = sessions(db, Span(1, newest(db)))
    assert [(one.name, one.rounds) for one in found] == [("Ann Ivy", 0), ("Ben Elm", 0)]
    assert found[0].since == first
    assert found[0].until == found[1].since == first + timedelta(minutes=2)
    assert found[1].until == first + timedelta(minutes=3)


def test_a_session_counts_the_rounds_that_were_ended_in_it(tell: Tell) -> None:
    ended, voided = ("GameEnded", {}), ("RoundVoided", {"reason": "Misdeal"})
    db, _ = tell(
        ("TableOpened", {"dealer": ANN}),
        *(OPENED, ended, OPENED, voided, OPENED, ended, OPENED),
        ("DealerRelieved", {"dealer": BEN}),
        *(ended, OPENED),  # Ann opened it, Ben has dealt it
        ("TableClosed", {}),
        ("TableOpened", {"dealer": ANN}),
        *(OPENED, ended, OPENED, ("GameStarted", {})),
    )
    found = sessions(db, Span(1, newest(db)))
    assert [(one.name, one.rounds) for one in found] == [
        ("Ann Ivy", 2),
        ("Ben Elm", 1),
        ("Ann Ivy", 1),
    ]


def test_a_dealer_who_came_before_the_stretch_is_listed_from_its_edge(tell: Tell) -> None:
    ended = ("GameEnded", {})
    db, first = tell(
        ("TableOpened", {"dealer": ANN}), OPENED, ended, OPENED, ended, OPENED, ended, OPENED
    )
    (one,) = sessions(db, Span(4, 7))
    assert (one.dealer, one.since, one.until) == ("dealer-1", first + timedelta(minutes=3), None)
    assert one.rounds == 2


def test_a_stretch_after_the_closing_has_no_session(tell: Tell) -> None:
    db, _ = tell(("TableOpened", {"dealer": ANN}), ("TableClosed", {}), ("PagePrinted", {}))
    assert sessions(db, Span(3, 3)) == ()


def test_faults_last_until_they_are_mended(tell: Tell) -> None:
    db, first = tell(
        OPENED,
        ("SensorFailed", {"seat": 3, "sensor": "A", "fault": "stuck"}),
        ("SensorFailed", {"seat": 5, "sensor": "A", "fault": "silent"}),
        ("SensorMended", {"seat": 3, "sensor": "A"}),
    )
    stuck, silent = faults(db, Span(1, 4))
    assert (stuck.seat, stuck.fault, stuck.until) == (3, "stuck", first + timedelta(minutes=3))
    assert (silent.seat, silent.until) == (5, None)


def test_a_fault_that_changes_is_two(tell: Tell) -> None:
    db, _ = tell(
        ("SensorFailed", {"seat": 3, "sensor": "A", "fault": "stuck"}),
        ("SensorFailed", {"seat": 3, "sensor": "A", "fault": "silent"}),
    )
    first, second = faults(db, Span(1, 2))
    assert (first.fault, second.fault) == ("stuck", "silent")
    assert first.until == second.since


def test_sensors_that_were_out_before_are_out_from_the_edge(tell: Tell) -> None:
    db, first = tell(
        ("RoundOpened", {"meters": [], "faults": [[2, "A", "stuck"], [4, "A", "stuck"]]}),
        ("SensorFailed", {"seat": 6, "sensor": "B", "fault": "silent"}),
        ("SensorMended", {"seat": 4, "sensor": "A"}),
        ("RoundOpened", {"meters": [], "faults": [[2, "A", "stuck"], [6, "B", "silent"]]}),
    )
    found = faults(db, Span(4, 4))
    assert [(one.seat, one.sensor, one.fault) for one in found] == [
        (2, "A", "stuck"),
        (6, "B", "silent"),
    ]
    assert {one.since for one in found} == {first + timedelta(minutes=3)}


def test_adjustments_are_wins_backed_out_and_meters_set(tell: Tell) -> None:
    award = {"seat": 5, "line": "four_aces", "prize": 500_052, "level": "main"}
    people = {"by": EVE, "witness": SUE}
    db, first = tell(
        (
            "WinBackedOut",
            {"number": 7, "reason": "Wrong seat", "sensor": "A", "award": award, **people},
        ),
        (
            "MeterSet",
            {
                "sensor": "A",
                "level": "main",
                "reason": "Equipment malfunction",
                "note": "counted twice",
                "before": [reading(2_000_000)],
                "meters": [reading(1_500_000)],
                **people,
            },
        ),
    )
    undone, put = adjusted(db, Span(1, 2))
    assert (undone.number, undone.cents, undone.at) == (7, 500_052, first)
    assert (undone.by, undone.witness, undone.note) == ("Eve Oak", "Sue Ash", "")
    assert (put.number, put.cents, put.note) == (0, -50, "counted twice")


def test_a_meter_that_was_set_changed_by_what_it_showed_not_by_its_parts_of_a_cent(
    tell: Tell,
) -> None:
    said = {"sensor": "A", "level": "main", "reason": "Promotion", "by": EVE, "witness": SUE}
    before, after = reading(9_004_127_600), reading(10_500_000_000)
    db, _ = tell(("MeterSet", {**said, "before": [before], "meters": [after]}))
    (put,) = adjusted(db, Span(1, 1))
    assert put.cents == 149_588


def test_meters_are_those_of_the_last_fact_that_moved_them(tell: Tell) -> None:
    db, _ = tell(
        ("RoundOpened", {"meters": [reading(1)], "faults": []}),
        ("GameStarted", {"meters": [reading(2)], "wagers": []}),
        ("WinsConfirmed", {"meters": [reading(3)]}),
        ("WinsAuthorised", {"meters": [reading(4)], "wins": [], "meters_wait": True}),
        ("MetersAdjusted", {"meters": [reading(5)]}),
    )
    shown = [meters_at(db, seq)["A", "main"].account.meter for seq in range(1, 6)]
    assert shown == [1, 2, 2, 2, 5]  # a value that is locked, or waits for the key, has not moved
    assert meters_at(db, 0) == {}


def test_openings_are_listed_in_order(tell: Tell) -> None:
    db, first = tell(("TableOpened", {"dealer": ANN}), OPENED, ("TableOpened", {"dealer": BEN}))
    assert openings(db) == [(1, first), (3, first + timedelta(minutes=2))]


def test_an_empty_stretch_has_no_times_and_no_lists(tell: Tell, path: Path) -> None:
    db, _ = tell(OPENED)
    empty = Span(2, 1)
    assert times_of(db, empty) is None
    assert sessions(db, empty) == faults(db, empty) == adjusted(db, empty) == ()

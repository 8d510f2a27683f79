"""The journal as outbox: its rounds in order, numbered, and nothing else."""

import json
import sqlite3
from collections.abc import Iterator

import pytest

from dealer_assist.floor.outbox import Outbox

AT = "2026-03-08T07:15:00.000250Z"


class Journal:
    """The columns of a journal that an outbox reads."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:")
        self.db.execute(
            "CREATE TABLE events (seq INTEGER PRIMARY KEY, round, at_utc, kind, payload, hash)"
        )

    def record(self, kind: str, round_id: int, *seats: tuple[int, str]) -> None:
        wagers = [{"seat": seat, "sensor": sensor, "cents": 100} for seat, sensor in seats]
        self.db.execute(
            "INSERT INTO events (round, at_utc, kind, payload, hash) VALUES (?, ?, ?, ?, ?)",
            (round_id, AT, kind, json.dumps({"wagers": wagers}), bytes([round_id])),
        )


@pytest.fixture
def journal() -> Iterator[Journal]:
    made = Journal()
    yield made
    made.db.close()


def test_every_round_that_began_has_the_next_number(journal: Journal) -> None:
    for round_id in (1, 2):
        journal.record("RoundOpened", round_id)
        journal.record("GameStarted", round_id, (1, "A"), (5, "B"), (7, "A"))
        journal.record("GameEnded", round_id)
    told = Outbox(journal.db, ("A",)).after(0)
    assert [(one.n, one.round_id, one.seats) for one in told] == [
        (1, 1, ((1, "A"), (7, "A"))),
        (2, 2, ((1, "A"), (7, "A"))),
    ]
    assert told[1].head == "02"


def test_a_round_without_a_wager_on_the_link_has_its_number_too(journal: Journal) -> None:
    journal.record("GameStarted", 1, (5, "B"))
    (told,) = Outbox(journal.db, ("A",)).after(0)
    assert (told.n, told.seats) == (1, ())


def test_a_void_after_the_start_is_told_and_one_before_it_is_not(journal: Journal) -> None:
    journal.record("RoundOpened", 1)
    journal.record("RoundVoided", 1)
    journal.record("RoundOpened", 2)
    journal.record("GameStarted", 2, (3, "A"))
    journal.record("RoundVoided", 2)
    journal.record("RoundOpened", 3)
    journal.record("GameStarted", 3, (3, "A"))
    journal.record("GameEnded", 3)
    journal.record("RoundOpened", 4)
    journal.record("RoundVoided", 4)
    told = Outbox(journal.db, ("A",)).after(0)
    assert [(one.round_id, one.is_void) for one in told] == [(2, False), (2, True), (3, False)]


def test_what_the_floor_has_is_not_told_again_and_news_follow(journal: Journal) -> None:
    outbox = Outbox(journal.db, ("A",))
    for round_id in range(1, 6):
        journal.record("GameStarted", round_id, (1, "A"))
    assert outbox.last_n == 5
    assert [one.n for one in outbox.after(3)] == [4, 5]
    assert outbox.after(5) == []
    journal.record("GameStarted", 6, (1, "A"))
    assert [one.n for one in outbox.after(5)] == [6]
    assert outbox.last_n == 6


def test_a_table_that_starts_anew_counts_the_same_numbers(journal: Journal) -> None:
    for round_id in range(1, 4):
        journal.record("GameStarted", round_id, (1, "A"))
    first = Outbox(journal.db, ("A",)).after(0)
    assert Outbox(journal.db, ("A",)).after(2) == first[2:]

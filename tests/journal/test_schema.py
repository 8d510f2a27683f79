"""The tables: what a file says of itself, and that a released step never changes."""

import hashlib
import sqlite3
from contextlib import closing
from typing import get_args

import pytest

from dealer_assist.journal.schema import (
    APPLICATION_IDS,
    LANDMARK,
    LANDMARKS,
    STEPS,
    VERSION,
    About,
    about,
    begin,
)
from dealer_assist.table.events import Event

# One print for every released step; a new schema adds a line, no line ever changes.
RELEASED = (
    "8942d1c03c904540",
    "89158078eb541b95",
    "e6a4a06fc3fd0a5a",
    "7f24abc1447ee162",
    "f54d374124d4245d",
)
TOLD = About("training", "crazy4", "2026-03-08T07:15:00.000250Z", "0123456789abcdef")


def make(db: sqlite3.Connection) -> None:
    for step in STEPS:
        db.executescript(step)
    begin(db, TOLD, (0, b"f" * 32, b"s" * 32))


def test_a_released_step_is_never_changed() -> None:
    prints = [hashlib.sha256(step.encode()).hexdigest()[:16] for step in STEPS]
    assert tuple(prints) == RELEASED


def test_a_new_file_says_what_it_is() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make(db)
        assert about(db) == TOLD
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_IDS["training"],)


def test_a_file_that_says_nothing_is_no_journal() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make(db)
        db.execute("DELETE FROM about WHERE name = 'key_print'")
        with pytest.raises(KeyError):
            about(db)


def test_live_and_training_are_marked_apart_in_the_header() -> None:
    marks = [number.to_bytes(4, "big") for number in APPLICATION_IDS.values()]
    assert marks == [b"DALV", b"DATR"]


def test_an_event_needs_the_digest_of_its_definitions() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make(db)
        db.execute("PRAGMA foreign_keys = ON")
        row = (1, "now", 0, 1, "A", "", "", "", "{}", 9, bytes(32))
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            db.execute(f"INSERT INTO events VALUES ({', '.join('?' * 11)})", row)


def test_there_is_one_head_only() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        make(db)
        with pytest.raises(sqlite3.IntegrityError):
            db.execute("INSERT INTO head VALUES (2, 0, x'00', x'00')")


def test_a_landmark_is_its_own_name_and_every_other_kind_is_none() -> None:
    kinds = {made.__name__ for made in get_args(Event)}
    assert set(LANDMARKS) <= kinds
    with closing(sqlite3.connect(":memory:")) as db:
        for kind in (*kinds, "", "A", "Zebra", *(kind + "x" for kind in kinds)):
            (found,) = db.execute(f"SELECT {LANDMARK} FROM (SELECT ? AS kind)", (kind,)).fetchone()
            assert found == (kind if kind in LANDMARKS else None)

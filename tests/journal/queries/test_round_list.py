"""Rounds come newest first a page at a time, and a dealer's shift is added up."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from scripted_table import EXECUTIVE, ScriptedTable, open_scripted

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.round_list import Shift, rounds_page, shift_of
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember

OTHER = StaffMember("dealer-2", "Bob Yew", Role.DEALER, "4721")


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_reader(played_rounds)) as opened:
        yield opened


def test_pages_follow_each_other_without_a_gap(db: sqlite3.Connection) -> None:
    first = rounds_page(db, 25)
    second = rounds_page(db, 25, before=first[-1].round)
    last = rounds_page(db, 25, before=second[-1].round)
    assert [one.round for one in (*first, *second, *last)] == list(range(61, 0, -1))
    assert rounds_page(db, 25, before=1) == ()


def test_a_line_says_what_the_views_say(db: sqlite3.Connection) -> None:
    lines = rounds_page(db, 100)
    (paid, wins) = db.execute("SELECT sum(prize_cents), count(*) FROM wins").fetchone()
    assert sum(one.prize_cents for one in lines) == paid > 0
    assert sum(one.wins for one in lines) == wins
    voided = [one for one in lines if one.is_voided]
    assert {one.reason for one in voided} == {"misdeal"}
    assert all(one.wagers == 0 for one in voided)
    assert {one.dealer for one in lines} == {"dealer-1"}
    assert lines[0].opened_utc > lines[-1].opened_utc
    assert lines[0].opened_local[:10] == f"{lines[0].opened_utc:%Y-%m-%d}"


def test_a_page_of_a_long_journal_reads_only_its_own_rounds(db: sqlite3.Connection) -> None:
    plan = db.execute(
        "EXPLAIN QUERY PLAN SELECT r.round, (SELECT sum(w.prize_cents) FROM wins w"
        " WHERE w.round = r.round) FROM rounds r WHERE r.round < 50 ORDER BY r.round DESC LIMIT 5"
    ).fetchall()
    steps = [step for *_, step in plan]
    assert "rounds_by_number (round<?)" in steps[0]
    assert any("wins_by_round (round=?)" in step for step in steps)
    assert not any(step.startswith(("SCAN e", "SCAN r")) for step in steps)


def shift_on(path: Path, dealer: str) -> Shift | None:
    with closing(connect_reader(path)) as db:
        return shift_of(db, dealer)


def test_a_shift_counts_from_the_card_that_signed_the_dealer_in(played_rounds: Path) -> None:
    shift = shift_on(played_rounds, "dealer-1")
    assert shift is not None
    with closing(connect_reader(played_rounds)) as db:
        (ended,) = db.execute("SELECT count(*) FROM events WHERE kind = 'GameEnded'").fetchone()
        wins, cents = db.execute("SELECT count(*), sum(prize_cents) FROM wins").fetchone()
    assert (shift.name, shift.rounds, shift.wins, shift.prize_cents) == (
        "Ann Ivy",
        ended,
        wins,
        cents,
    )
    assert shift.voided == 60 - ended
    assert shift.refused_swipes > 0
    assert shift_on(played_rounds, "dealer-2") is None


def test_a_pace_needs_a_minute(played_rounds: Path) -> None:
    shift = shift_on(played_rounds, "dealer-1")
    assert shift is not None
    assert shift.rounds_an_hour(shift.since + timedelta(seconds=59)) == 0
    assert shift.rounds_an_hour(shift.since + timedelta(hours=2)) == shift.rounds // 2


def test_relief_begins_a_shift_and_closing_ends_it(played_rounds: Path) -> None:
    with open_scripted(played_rounds) as journal:
        table = ScriptedTable(journal)
        table.submit(c.SwipeCard(OTHER, "4721"))
        table.play(2, seed=5)
    relief = shift_on(played_rounds, "dealer-2")
    assert relief is not None
    assert relief.rounds + relief.voided == 2
    assert shift_on(played_rounds, "dealer-1") is None
    with open_scripted(played_rounds) as journal:
        ScriptedTable(journal).submit(c.CloseTable())
    assert shift_on(played_rounds, "dealer-2") is None


def test_a_table_that_was_never_opened_has_no_shift(tmp_path: Path) -> None:
    open_scripted(tmp_path / "new.db").close()
    assert shift_on(tmp_path / "new.db", EXECUTIVE.key) is None


def test_a_line_says_how_its_round_ended(db: sqlite3.Connection) -> None:
    """Held over seats that were not marked, or by the dealer's word that nobody has won."""
    open_seats: dict[int, set[int]] = {}
    for number, payload in db.execute("SELECT round, payload FROM events WHERE kind = 'GameEnded'"):
        said = json.loads(payload)
        keys = ("not_ticked", "not_walked", "not_marked")
        open_seats[number] = {seat for key in keys for seat in said.get(key, ())}
    without = {n for (n,) in db.execute("SELECT round FROM events WHERE kind = 'NoWinnerSaid'")}
    lines = (*rounds_page(db, 25), *rounds_page(db, 100, before=37))
    assert {one.round: one.seats_open for one in lines if one.seats_open} == {
        number: len(seats) for number, seats in open_seats.items() if seats
    }
    assert {one.round for one in lines if one.is_without_winner} == without
    assert any(one.seats_open for one in lines) or without

"""Whoever has a table's credentials moves no more money than an honest one could.

Each attack is driven as fast as the server answers, and held against what a table that plays a
round in `least_round_ms` with every seat could have brought or won in the time.
"""

from collections.abc import Iterator

import psycopg
import pytest

from dealer_assist.floor import office
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
)

BOTH = (SUPERVISOR.card, EXECUTIVE.card)
SEATS = 14
ROUND_MS = 10_000
AN_HOUR = 3_600_000 // ROUND_MS
"""The rounds of the most time that a table may have saved up."""


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema: a floor that counts money, with the time of the product."""
    with admin(floor.server) as connection:
        connection.execute(
            f"UPDATE floor.floor SET name = 'House', least_round_ms = {ROUND_MS}".encode()
        )
        quiet_since(connection, "30 days")
        yield connection


def quiet_since(owner: Connection, long: str) -> None:
    owner.execute(
        "UPDATE floor.station SET budget_ms = 0, "
        f"budget_at = clock_timestamp() - interval '{long}'".encode()
    )


def number(connection: Connection, question: str) -> int:
    row = connection.execute(question.encode()).fetchone()
    assert row is not None
    found: int = row[0]
    return found


def whats(owner: Connection) -> list[str]:
    rows = owner.execute("SELECT what FROM floor.alert ORDER BY alert").fetchall()
    return [what for (what,) in rows]


def counted(owner: Connection, station: str = "T1") -> int:
    asked = f"SELECT coalesce(sum(wagers), 0)::int FROM floor.tally WHERE station = '{station}'"
    return number(owner, asked)


def flood(table: SimulatedTable, wire: Wire, rounds: int) -> None:
    for _ in range(rounds // 500):
        wire.contribute(table.play(500, seats=SEATS))


def test_a_table_that_says_it_was_heard_brings_no_more_than_the_hour_it_may_save_up(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    for _ in range(200):
        wire.tell_past(10**9, 0, "", [], [])
    flood(table, wire, 2_000)
    for _ in range(50):
        wire.tell_past(10**9, 0, "", [], [])
    flood(table, wire, 500)
    assert counted(owner) == AN_HOUR * SEATS
    assert whats(owner) == ["ahead", "doubt"]  # people look at the table, not at the server
    assert office.verify(owner) == []
    wire.close()


def test_a_server_that_was_put_back_grants_the_time_behind_its_copy_once(
    floor: SimulatedFloor, owner: Connection
) -> None:
    quiet_since(owner, "2 hours")
    owner.execute("SELECT floor.put_back()")
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    for up_to in (700, 700, 10**9):
        wire.tell_past(up_to, 0, "", [], [])
    flood(table, wire, 2_000)
    assert counted(owner) == 2 * AN_HOUR * SEATS
    assert [what for what in whats(owner) if what != "put back"] == ["went back", "ahead", "doubt"]
    wire.close()


def claimed(table: SimulatedTable, wire: Wire, seat: int) -> bool:
    """Claim, lock and try to award, all by proofs of the table's own key; was it awarded?"""
    key = f"taken-{table.n}-{seat}"
    wire.ticket(
        key=key, round_id=table.n, seat=seat, sensor="A", level="main", line="straight_flush",
        after_n=table.n,
    )  # fmt: skip
    wire.lock(key, SUPERVISOR.card)
    try:
        return wire.award(key, BOTH).state == "awarded"
    except FloorRefused:
        return False


def test_a_table_alone_is_awarded_three_hits_of_seventy_and_the_pit_is_told(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    hits = 0
    for _ in range(5):
        wire.contribute(table.play(seats=SEATS))
        hits += sum(claimed(table, wire, seat) for seat in range(1, SEATS + 1))
    assert hits == 3
    awarded = "SELECT sum(prize / 10000)::int FROM floor.ticket WHERE state = 'awarded'"
    assert number(owner, awarded) == 271_075  # 10 % of what is left, three times
    assert whats(owner) == ["award"]
    wire.close()


def test_hours_of_small_prizes_end_below_the_sum_that_the_pit_awards(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    owner.execute("SELECT floor.alert('T1', NULL, 'clock back', 'what a table can bring about')")
    for seat in range(1, SEATS + 1):
        wire.contribute(table.play(seats=SEATS))
        claimed(table, wire, seat)
        hour = "UPDATE floor.ticket SET locked = locked - interval '1 hour'"
        owner.execute(f"{hour}, given = given - interval '1 hour'".encode())
        # Somebody takes note of another alert of that table: nobody has looked at its prizes.
        owner.execute("UPDATE floor.alert SET noted_at = clock_timestamp() WHERE what <> 'award'")
    awarded = "SELECT sum(prize / 10000)::int FROM floor.ticket WHERE state = 'awarded'"
    assert 400_000 < number(owner, awarded) < 500_000
    wire.close()


def test_who_awards_a_prize_is_decided_by_what_is_so_and_not_by_an_older_picture(
    floor: SimulatedFloor, owner: Connection
) -> None:
    with connect(floor.server.dsn("table_t1")) as table:
        table.execute("SET default_transaction_isolation = 'repeatable read'")
        with pytest.raises(psycopg.Error, match="READ COMMITTED"):
            table.execute("SELECT floor.lock('taken-1-1', '')")


def test_d3_a_table_that_comes_and_goes_fills_no_list_of_alerts(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    own = connect(floor.server.dsn("table_t1"))
    for n in range(200):
        for sentence in (f"Its link is not the floor's, {n}", ""):
            wire.tell_refusal(sentence)
    for _ in range(200):
        own.execute("SELECT floor.complain('disk')")
    assert whats(owner).count("refused") == 20
    assert whats(owner).count("disk") == 1
    open_ = "SELECT count(*)::int FROM floor.alert WHERE what = 'refused' AND over_at IS NULL"
    assert number(owner, open_) == 1, "the last one stays until somebody takes note"
    own.close()
    wire.close()

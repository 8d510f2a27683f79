"""Verify notices whatever was done to a floor's rounds, wherever they lie on the disk."""

from collections.abc import Iterator

import pytest

from dealer_assist.floor import office
from dealer_assist.floor.wire import Connection
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable

ROUNDS = 40

ANEW = """
    DO $$
    DECLARE r record; before bytea := '\\x';
    BEGIN
        SET LOCAL timezone = 'UTC';
        FOR r IN SELECT c.ctid, c.tableoid, c.* FROM floor.contribution c WHERE c.station = 'T2'
            ORDER BY c.n, c.ctid LOOP
            before := sha256(before || convert_to(concat_ws('|', r.station, r.n, r.round, r.at,
                r.seats, r.is_void, r.settings, encode(r.head, 'hex')), 'UTF8'));
            UPDATE floor.contribution c SET chain = before
            WHERE c.station = 'T2' AND c.n = r.n AND c.ctid = r.ctid;
        END LOOP;
        UPDATE floor.station SET chain = before WHERE station = 'T2';
    END $$;
"""
"""Work the chain of a table out anew, as somebody would who may write everything."""

ONE = "WHERE station = 'T2' AND n = 7"
TWICE = f"INSERT INTO floor.contribution SELECT * FROM floor.contribution {ONE}"

DEEDS = {
    f"UPDATE floor.contribution SET seats = 1 {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET is_void = true {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET settings = 2 {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET round = 70 {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET at = at + interval '1 s' {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET head = '\\x00' {ONE}": "table T2 7: was altered",
    f"UPDATE floor.contribution SET chain = head {ONE}": "table T2 8: was altered",
    f"UPDATE floor.contribution SET n = 70 {ONE}": "table T2 8: follows 6",
    f"UPDATE floor.contribution SET station = 'T3' {ONE}": "table T2 8: follows 6",
    f"UPDATE floor.contribution SET station = 'T9' {ONE}": "table T9: is none of this floor",
    f"DELETE FROM floor.contribution {ONE}": "table T2 8: follows 6",
    "DELETE FROM floor.contribution WHERE station = 'T2' AND n = 1": "table T2 2: follows 0",
    "DELETE FROM floor.contribution WHERE station = 'T2' AND n = 40": "the chain ends at 39",
    "DELETE FROM floor.contribution WHERE station = 'T2'": "the chain ends at 0",
    TWICE: "table T2 40: a round is missing, or there twice",
    "UPDATE floor.station SET last_n = 39 WHERE station = 'T2'": "the chain ends at 40",
    "UPDATE floor.station SET chain = '\\x00' WHERE station = 'T2'": "the chain ends at 40",
    # With a chain that fits: what is missing, twice or changed is still found.
    f"DELETE FROM floor.contribution {ONE}; {ANEW}": "table T2 8: follows 6",
    f"{TWICE}; {ANEW}": "table T2 40: a round is missing, or there twice",
    f"UPDATE floor.contribution SET n = 6 {ONE}; {ANEW}": "table T2 8: follows 6",
    f"UPDATE floor.contribution SET seats = 1 {ONE}; {ANEW}": "the tally of MGL main is",
    f"UPDATE floor.contribution SET is_void = true {ONE}; {ANEW}": "the tally of MGL main is",
}


@pytest.fixture
def played(floor: SimulatedFloor) -> Iterator[Connection]:
    """The owner of a floor whose tables played in turn: their rounds lie among each other's."""
    tables = [SimulatedTable(floor, number, seed=1) for number in floor.tables]
    wires = [table.sign_on() for table in tables]
    for _ in range(ROUNDS // 4):
        for table, wire in zip(tables, wires, strict=True):
            wire.contribute(table.play(4))
    for wire in wires:
        wire.close()
    with admin(floor.server) as connection:
        connection.autocommit = False
        yield connection


def test_every_alteration_of_a_round_is_found(played: Connection) -> None:
    assert office.verify(played) == []
    for deed, found in DEEDS.items():
        played.rollback()
        played.execute(deed.encode())
        said = office.verify(played)
        assert any(found in one for one in said), (deed, said)


def test_no_round_is_lost_between_two_slices(played: Connection) -> None:
    words = (
        "SELECT (one ->> 'station'), sum((one ->> 'rounds')::bigint), bool_or(one ? 'wrong' "
        "AND one ->> 'wrong' IS NOT NULL) FROM generate_series(0, %s) slice, "
        "jsonb_array_elements(floor.walked_slice(NULL, 2, %s, slice)) one GROUP BY 1 ORDER BY 1"
    )
    counted = [(number, ROUNDS, False) for number in ("T1", "T2", "T3")]
    for slices in (1, 2, 7):
        rows = played.execute(words, (slices - 1, slices)).fetchall()
        assert [(name, int(count), wrong) for name, count, wrong in rows] == counted


def test_rounds_after_a_closing_are_proven_from_it(played: Connection) -> None:
    month = "date_trunc('month', now()) - interval '1 month'"
    moved = "UPDATE floor.contribution SET taken ="
    played.execute(f"SELECT floor.make_partition(({month})::date)".encode())
    played.execute(f"{moved} {month} + interval '3 days' WHERE n <= 20".encode())
    # The server's clock was set back at the end of the month: two rounds lie the wrong way round.
    played.execute(f"{moved} {month} + interval '1 month 1 s' WHERE n = 19".encode())
    played.execute("SELECT floor.keep_months()")
    played.commit()
    assert office.verify(played) == []
    deeds = {
        "UPDATE floor.closing SET chain = '\\x00' WHERE station = 'T2'": "table T2 21: was altered",
        "DELETE FROM floor.contribution WHERE station = 'T2' AND n = 21": "table T2 22: follows 20",
        # Into the month that is closed: it would not be read.
        f"{moved} {month} WHERE station = 'T2' AND n = 30": (
            "table T2 40: a round is missing, or there twice"
        ),
    }
    for deed, found in deeds.items():
        played.execute(deed.encode())
        assert any(found in one for one in office.verify(played)), deed
        played.rollback()
    assert office.verify(played) == []

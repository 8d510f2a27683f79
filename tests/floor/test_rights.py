"""A stolen kiosk: what its role may not do. It calls its few functions, and nothing else."""

import psycopg
import pytest

from dealer_assist.floor.install import role_of
from dealer_assist.floor.simulated import Floor, SimulatedTable
from dealer_assist.floor.wire import connect

DEEDS = {
    "sets a meter": "UPDATE floor.level SET base = 0",
    "adds a contribution by hand": "INSERT INTO floor.tally VALUES ('T1', 'MGL', 'main', 1, 1, 1)",
    "reads the cards of the staff": "SELECT * FROM floor.card",
    "reads the tickets of others": "SELECT * FROM floor.ticket",
    "calls an inner function": "SELECT floor.move('MGL', 'main', 1, 0, 0)",
    "closes another's ticket": "SELECT floor.close_older('x', 'a b c', 'sample-executive')",
    "adjusts": "SELECT floor.adjust('MGL', 'main', 0, 'a b c', '{}')",
    "makes a table of its own": "CREATE TABLE public.mine (n integer)",
    "makes one in the floor's schema": "CREATE TABLE floor.mine (n integer)",
    "makes a temporary one": "CREATE TEMPORARY TABLE mine (n integer)",
    "reads a file": "SELECT pg_read_file('/etc/passwd')",
    "becomes somebody else": "SET ROLE floor",
    "gives itself rights": "ALTER ROLE table_t1 SUPERUSER",
    "pauses the link": "SELECT floor.pause('MGL', 'a b c', '{}')",
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_a_table_may_not(floor: Floor, deed: str) -> None:
    SimulatedTable(floor, "T1", seed=1).sign_on().close()
    with (
        connect(floor.server.dsn(role_of("T1"))) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(deed.encode())


def test_nobody_who_is_no_table_signs_on(floor: Floor) -> None:
    with (
        connect(floor.server.dsn(), options="") as connection,
        pytest.raises(psycopg.Error, match="is no table of this floor"),
    ):
        connection.execute("SELECT floor.beat('x', now(), 0, '{}')")

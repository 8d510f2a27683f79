"""What a floor stands that is really run: calls at once, a dead standby, months, many alerts."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from pit_record import record
from psycopg.types.json import Jsonb

from dealer_assist import __version__
from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.install import add_table, install
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    furnish,
    sample_key,
)
from dealer_assist.value import replace

BOTH = (SUPERVISOR.card, EXECUTIVE.card)


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema."""
    with admin(floor.server) as connection:
        yield connection


def value(connection: Connection, question: str) -> object:
    row = connection.execute(question.encode()).fetchone()
    return row and row[0]


def test_the_same_claim_twice_at_once_is_one_ticket_and_one_fact(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    wire.contribute(table.play())
    wire.close()
    call = "SELECT floor.claim('T1-1-3A-1', 1, 3, 'A', 'main', 'royal_flush', 1) ->> 'order'"

    def claim(_: int) -> object:
        with connect(floor.server.dsn("table_t1"), options="") as line:
            line.execute("SET lock_timeout = 0")  # its role's limits, for a slow machine
            line.execute("SET statement_timeout = 0")
            return value(line, call)

    with ThreadPoolExecutor(2) as pool:
        with owner.transaction():
            owner.execute("SELECT 1 FROM floor.level FOR UPDATE")
            answers = [pool.submit(claim, one) for one in range(2)]
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            end = time.monotonic() + 60
            while value(owner, waiting) != 2:
                owner.execute("SELECT pg_stat_clear_snapshot()")
                assert not any(one.done() for one in answers)
                assert time.monotonic() < end
                time.sleep(0.01)
        assert [one.result() for one in answers] == ["1", "1"]
    assert value(owner, "SELECT count(*) FROM floor.fact WHERE what = 'ticket'") == 1
    assert office.verify(owner) == []


def test_a_synchronous_standby_that_is_gone_is_named_and_freezes_no_reading(
    links: dict[str, FloorLink],
) -> None:
    """With commits that wait for the disk, as installed: the tests' own server never waits."""
    with OwnServer() as server:
        furnish(server, links["MGL"], 1)
        with admin(server) as owner:
            owner.execute("CREATE ROLE manager_1 LOGIN IN ROLE floor_pit")
            owner.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            owner.execute("SELECT pg_reload_conf()")
        with connect(server.dsn("manager_1"), options="-c statement_timeout=20000") as manager:
            while value(manager, "SHOW synchronous_standby_names") != "standby":
                time.sleep(0.01)
            office.watch(manager)
            told = office.read_floor(manager)
    assert told["standby_state"] == "gone"
    assert [one["what"] for one in told["alerts"]] == ["standby"]


def test_a_table_that_waits_for_the_standby_is_not_taken_for_one_that_holds_up_the_floor(
    links: dict[str, FloorLink],
) -> None:
    """The cause is the standby: no table is named, and no session ended."""
    with OwnServer() as server:
        table = SimulatedTable(furnish(server, links["MGL"], 1), "T1", seed=1)
        patient = connect(server.dsn("table_t1"), options="-c statement_timeout=0")
        with admin(server) as owner, patient, ThreadPoolExecutor() as threads:
            wire = Wire(patient, sample_key("T1"))
            wire.hello(__version__, {"A": digest_of(links["MGL"].jackpot)}, 0, "")
            owner.execute("CREATE ROLE manager_1 LOGIN IN ROLE floor_pit")
            owner.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            owner.execute("SELECT pg_reload_conf()")
            told = threads.submit(wire.contribute, table.play())
            with connect(server.dsn("manager_1"), options="") as manager:
                waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                while value(owner, waits) != 1:
                    time.sleep(0.01)
                owner.execute("SELECT pg_sleep(5.2)")  # then it has held its locks too long
                office.watch(manager)
                alerts = office.read_floor(manager)["alerts"]
            assert [one["what"] for one in alerts] == ["standby"]
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            owner.execute("SELECT pg_reload_conf()")
            assert told.result() == 1


def test_a_month_that_is_not_made_is_an_alert_a_week_before(
    floor: SimulatedFloor, owner: Connection
) -> None:
    told = "SELECT count(*) FROM floor.alert WHERE what = 'month' AND over_at IS NULL"
    owner.execute("SELECT floor.find_month('2031-01-24')")
    assert value(owner, told) == 0
    owner.execute("SELECT floor.find_month('2031-01-25')")
    assert value(owner, told) == 1
    owner.execute("SELECT floor.make_partition('2031-02-01')")
    owner.execute("SELECT floor.find_month('2031-01-25')")
    assert value(owner, told) == 0


def test_what_everybody_reads_again_and_again_is_never_compiled(owner: Connection) -> None:
    rows = owner.execute(
        "SELECT p.proname FROM pg_proc p JOIN pg_namespace s ON s.oid = p.pronamespace "
        "WHERE s.nspname = 'floor' AND 'jit=off' = ANY (p.proconfig)"
    ).fetchall()
    assert {"read_floor", "board", "watch", "verify", "report"} <= {name for (name,) in rows}


def test_open_alerts_and_tickets_are_found_by_an_index(owner: Connection) -> None:
    owner.execute(
        "INSERT INTO floor.alert (at, what, sentence, noted_at) SELECT now(), 'clock', 'x', now() "
        "FROM generate_series(1, 20000)"
    )
    owner.execute("ANALYZE floor.alert")
    plan = owner.execute(
        "EXPLAIN SELECT 1 FROM floor.alert WHERE what = 'clock' AND station = 'T1' "
        "AND noted_at IS NULL"
    ).fetchall()
    assert any("Index" in line for (line,) in plan)
    assert value(owner, "SELECT to_regclass('floor.ticket_number_idx') IS NOT NULL") is True


def test_of_two_links_with_the_same_names_a_ticket_is_the_sensors(
    floor: SimulatedFloor, owner: Connection
) -> None:
    other = replace(floor.link, key="OTHER", letter="Z", label="Another link")
    install(owner, "SIMULATED", {"MGL": floor.link, "OTHER": other})
    with owner.transaction():
        add_table(owner, "T1", floor.link.tables[0].linked.game, {"A": "MGL", "B": "OTHER"})
    table = SimulatedTable(floor, "T1", seed=1)
    (one,) = table.play()
    with connect(floor.server.dsn("table_t1"), options="") as line:
        told = replace(one, seats=((2, "A"), (3, "B"))).to_json()
        line.execute("SELECT floor.contribute(1, %s)", (Jsonb([told]),))
        for key, seat, sensor in (("claim-on-a", 2, "A"), ("claim-on-b", 3, "B")):
            line.execute(
                "SELECT floor.claim(%s, 1, %s, %s, 'main', 'royal_flush', 1)", (key, seat, sensor)
            )
    rows = owner.execute("SELECT key, link, sensor FROM floor.ticket ORDER BY key").fetchall()
    assert rows == [("claim-on-a", "MGL", "A"), ("claim-on-b", "OTHER", "B")]
    assert office.verify(owner) == []


def test_on_a_floor_of_real_money_the_pit_awards_a_whole_meter_by_itself(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("UPDATE floor.floor SET name = 'Main floor'")
    assert value(owner, "SELECT pit_awards_from FROM floor.link") is None
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    wire.contribute(table.play())
    wire.ticket(
        key="the-whole-meter",
        round_id=1,
        seat=3,
        sensor="A",
        level="main",
        line="royal_flush",
        after_n=1,
    )
    wire.lock("the-whole-meter", SUPERVISOR.card)
    with pytest.raises(FloorRefused, match="the Game Manager of the floor awards it"):
        wire.award("the-whole-meter", BOTH)
    wire.close()


def test_a_difference_is_no_more_than_a_tables_rounds_can_have_brought(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    wire.contribute(table.play())
    wire.beat("betting", 0, {"journal_n": 1, "journal_sum": 10**10})
    office.watch(owner)
    with pytest.raises(FloorRefused, match="more than its rounds can have"):
        record(owner, "T1")
    assert value(owner, "SELECT adjusted FROM floor.level") == 0
    wire.close()

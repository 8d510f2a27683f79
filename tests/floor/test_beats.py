"""Heartbeats: what a table says and hears by them, on a small floor and on a large one."""

from collections.abc import Iterator
from contextlib import closing
from datetime import datetime

import pytest

from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.server_replies import PendingClaim
from dealer_assist.floor.wire import Connection, Wire
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SUPERVISOR, SimulatedFloor, SimulatedTable


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """The owner of the floor, who sees what was written."""
    with admin(floor.server) as connection:
        yield connection


@pytest.fixture
def wire(floor: SimulatedFloor) -> Iterator[Wire]:
    """A table that has signed on."""
    one = SimulatedTable(floor, "T1", seed=1).sign_on()
    yield one
    one.close()


def grow(owner: Connection) -> None:
    """Let so many tables be on the link that each is asked to beat less often."""
    owner.execute(
        "INSERT INTO floor.station (station, role, game) "
        "SELECT 'X' || i, 'x_' || i, 'g' FROM generate_series(1, 200) i"
    )
    owner.execute("INSERT INTO floor.membership SELECT station, 'A', 'MGL' FROM floor.station "
                  "WHERE station ~ '^X'")  # fmt: skip
    owner.execute("SELECT floor.show_again('MGL')")


def presence(owner: Connection) -> tuple[str, bool]:
    """Return the phase that the floor knows of the table, and whether it was heard just now."""
    owner.execute("SELECT floor.watch()")
    row = owner.execute(
        "SELECT phase, at > clock_timestamp() - interval '2 seconds' FROM floor.presence"
    ).fetchone()
    assert row is not None
    return row[0], row[1]


def written(owner: Connection) -> int:
    """Return how often the table's row was written."""
    row = owner.execute("SELECT xmin::text::bigint FROM floor.presence").fetchone()
    assert row is not None
    xmin: int = row[0]
    return xmin


def test_tables_of_a_large_floor_are_asked_to_beat_every_other_second(
    owner: Connection, wire: Wire
) -> None:
    assert wire.beat("betting", 0, {}).links["A"].every_ms == 1_000
    grow(owner)
    assert wire.beat("betting", 0, {}).links["A"].every_ms == 2_000


@pytest.mark.parametrize("is_large", [False, True])
def test_a_beat_that_says_nothing_new_writes_nothing_and_the_table_is_heard(
    owner: Connection, wire: Wire, *, is_large: bool
) -> None:
    if is_large:
        grow(owner)
    wire.beat("betting", 0, {})
    before = written(owner)
    for _ in range(3):
        wire.beat("in-play", 0, {})
    assert written(owner) == before
    assert presence(owner) == ("in-play", True)


def test_what_a_table_tells_of_itself_is_written_at_once(owner: Connection, wire: Wire) -> None:
    grow(owner)
    wire.beat("betting", 0, {})
    wire.beat("betting", 0, {"dealer": "A. Novak"})
    row = owner.execute("SELECT health FROM floor.presence").fetchone()
    assert row == ({"dealer": "A. Novak"},)


def test_a_table_that_closes_says_so_before_it_is_silent(owner: Connection, wire: Wire) -> None:
    wire.beat("betting", 0, {})
    wire.beat("closed", 0, {})
    row = owner.execute("SELECT phase FROM floor.presence").fetchone()
    assert row == ("closed",)


def test_a_prize_of_another_table_is_heard_of_at_the_next_beat(
    floor: SimulatedFloor, owner: Connection, wire: Wire
) -> None:
    grow(owner)
    other = SimulatedTable(floor, "T2", seed=1)
    other_wire = other.sign_on()
    other_wire.contribute(other.play(1))
    assert wire.beat("betting", 0, {}).links["A"].pending == ()
    key = "claim-T2-1"
    other_wire.ticket(
        key=key, round_id=1, seat=3, sensor="A", level="main", line="royal_flush", after_n=1
    )
    other_wire.lock(key, SUPERVISOR.card)
    assert [one.table for one in wire.beat("betting", 0, {}).links["A"].pending] == ["T2"]
    other_wire.close()


def test_a_stopped_table_hears_why_and_hears_when_it_may_go_on(
    owner: Connection, wire: Wire
) -> None:
    wire.beat("betting", 0, {})
    for why in ("Journal and server differ", ""):
        owner.execute("UPDATE floor.station SET stopped = %s WHERE station = 'T1'", (why,))
        owner.execute("SELECT floor.show_again('MGL')")
        assert wire.beat("betting", 0, {}).stopped == why


def session(owner: Connection) -> tuple[str, datetime]:
    """Return the last statement of the table's session, and when it was last heard."""
    row = owner.execute(
        "SELECT query, state_change FROM pg_stat_activity "
        "WHERE usename = 'table_t1' AND datname = current_database()"
    ).fetchone()
    assert row is not None
    return row[0], row[1]


def test_between_looks_a_table_is_heard_without_a_statement(owner: Connection, wire: Wire) -> None:
    grow(owner)
    wire.beat("betting", 0, {})
    wire.beat("betting", 0, {})
    statement, heard = session(owner)
    wire.beat("betting", 0, {})
    assert session(owner)[0] == statement
    assert session(owner)[1] > heard


def test_between_looks_a_table_finds_that_its_session_ended(owner: Connection, wire: Wire) -> None:
    grow(owner)
    wire.beat("betting", 0, {})
    wire.beat("betting", 0, {})
    owner.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        "WHERE usename = 'table_t1' AND datname = current_database()"
    )
    with pytest.raises(LinkDownError):
        wire.beat("betting", 0, {})


def test_a_claim_is_heard_at_once_by_a_table_that_seldom_looks(
    floor: SimulatedFloor, owner: Connection, wire: Wire
) -> None:
    grow(owner)
    other = SimulatedTable(floor, "T2", seed=2)
    with closing(other.sign_on()) as theirs:
        theirs.contribute(other.play())
        for _ in range(3):
            wire.beat("betting", 0, {})
        asked = {"round_id": 1, "seat": 3, "sensor": "A", "level": "main", "after_n": 1}
        theirs.ticket(key="T2-000001-3", line="royal_flush", **asked)
        (claim,) = heard(wire)
        assert (claim.table, claim.state) == ("T2", "open")
        theirs.untick("T2-000001-3")
        assert heard(wire) == ()


def heard(wire: Wire) -> tuple[PendingClaim, ...]:
    """Return the claims of the next beat: what was notified comes with its answer."""
    wire.beat("betting", 0, {})
    return wire.beat("betting", 0, {}).links["A"].pending

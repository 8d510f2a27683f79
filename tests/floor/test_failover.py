"""A synchronous standby takes over: nothing that was acknowledged is lost, nothing counts twice."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest
from patience import PATIENCE_S

from dealer_assist.catalog.links import FloorLink
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.install import role_of
from dealer_assist.floor.wire import Wire, connect
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.trials.floor_kiosk import FastClock, Hands, TrialPlace, own_file, source_of
from dealer_assist.trials.own_server import OwnServer
from dealer_assist.trials.own_standby import OwnStandby
from dealer_assist.trials.simulated_tables import (
    SimulatedFloor,
    SimulatedTable,
    differences,
    furnish,
    sample_staff,
    sums_that_differ,
)

TABLES = 6
PLAY_S = 4


class Player(Thread):
    """A table that plays on whatever server is there, and keeps what was acknowledged."""

    def __init__(self, floor: SimulatedFloor, number: str, servers: list[str], end: Event) -> None:
        super().__init__()
        self.table = SimulatedTable(floor, number, seed=3)
        self._digest = {"A": digest_of(floor.link.jackpot)}
        self._servers, self._end = servers, end
        self.acknowledged = 0

    def run(self) -> None:
        unsent: list[Contribution] = []
        while not self._end.is_set() or unsent:
            try:
                with connect(f"{self._servers[0]} user={role_of(self.table.number)}") as line:
                    wire = Wire(line)
                    has = wire.hello("test", self._digest, self.table.n, "").last_n
                    unsent = [one for one in unsent if one.n > has]
                    while not self._end.is_set() or unsent:
                        unsent += [] if self._end.is_set() else self.table.play()
                        self.acknowledged = wire.contribute(unsent)
                        unsent = []
            except UserFacingError:
                time.sleep(0.05)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_standby_takes_over(
    links: dict[str, FloorLink],
) -> None:
    with OwnServer(is_on_loopback=True) as primary:
        floor = furnish(primary, links["MGL"], TABLES)
        standby = OwnStandby(primary)
        servers = [f"host={primary.data.parent} port={primary.port} dbname=floor"]
        end = Event()
        players = [Player(floor, number, servers, end) for number in floor.tables]
        for one in players:
            one.start()
        time.sleep(PLAY_S)
        primary.kill()
        acknowledged = {one.table.number: one.acknowledged for one in players}
        standby.promote()
        with connect(standby.dsn(), options="") as owner:
            kept: dict[str, int] = dict(
                owner.execute("SELECT station, last_n FROM floor.station").fetchall()
            )
            owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
            # The old primary was the standby's own: nobody stands behind the new one yet.
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            owner.execute("SELECT pg_reload_conf()")
        servers[0] = f"host={primary.data.parent} port={standby.port} dbname=floor"
        time.sleep(PLAY_S)
        end.set()
        for one in players:
            one.join()
        lost = {at: n for at, n in acknowledged.items() if kept[at] < n}
        after = SimulatedFloor(standby, floor.link, floor.tables)
        wrong = differences(after, [one.table for one in players])
        standby.stop()
    total = sum(one.table.n for one in players)
    print(f"{sum(acknowledged.values())} acknowledged before, {total} in all, lost {lost}")
    assert sum(acknowledged.values()) > TABLES
    assert total > sum(acknowledged.values())
    assert lost == {}
    assert wrong == []


def take_over(standby: OwnStandby) -> None:
    """Do what the runbook says once the first server is off."""
    standby.promote()
    with connect(standby.dsn(), options="") as owner:
        owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
        owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
        owner.execute("SELECT pg_reload_conf()")


@pytest.mark.long
def test_the_base_game_goes_on_while_the_standby_takes_over(
    links: dict[str, FloorLink], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with OwnServer(is_on_loopback=True) as primary:
        furnish(primary, links["MGL"], 1, sample_staff())
        standby = OwnStandby(primary)
        folder = primary.data.parent
        dsn = (
            f"host={folder},{folder} port={primary.port},{standby.port} dbname=floor "
            "user=table_t1 target_session_attrs=read-write"
        )
        source = source_of(links["MGL"].tables[0])
        place = TrialPlace("T1", source, tmp_path, dsn, "MGL", 1, datetime.now(UTC))
        clock = FastClock(place.began)
        table = open_table(str(own_file(place)), tmp_path, clock)
        hands = Hands(table, clock, Random(1))
        try:
            play_until(table, hands, lambda: rounds_with_link(table) >= 4)
            primary.kill()
            play_until(table, hands, lambda: not is_linked(table))
            began = table.desk.table.round.number
            play_until(table, hands, lambda: table.desk.table.round.number >= began + 3)
            assert not is_linked(table)  # three rounds were played without a server
            take_over(standby)
            play_until(table, hands, lambda: is_linked(table))
            began = table.desk.table.round.number
            play_until(table, hands, lambda: table.desk.table.round.number >= began + 3)
            play_until(table, hands, hands.is_at_rest, may_begin=False)
        finally:
            table.close()
        wagers = table.desk.table.accounts["A", "main"].contributed // (100 * 2000)
        assert wagers > 0
        assert sums_that_differ(standby, {"T1": {"main": wagers * 100 * 2000}}) == []
        standby.stop()


def is_linked(table: OpenTable) -> bool:
    return bool(table.desk.table.lasting.link and table.desk.table.lasting.link.is_live)


def rounds_with_link(table: OpenTable) -> int:
    return table.desk.table.round.number if is_linked(table) else 0


def play_until(
    table: OpenTable, hands: Hands, done: Callable[[], bool], *, may_begin: bool = True
) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < give_up, (
            table.desk.table.round.phase,
            table.desk.table.lasting.link,
        )
        hands.go_on(may_begin=may_begin)
        table.desk.tick()
        time.sleep(0.02)

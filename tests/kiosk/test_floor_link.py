"""Tables on a floor: the same meter at both, nothing lost when either side dies."""

import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from patience import PATIENCE_S

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.catalog.people import load_staff
from dealer_assist.desk.clock import SimulatedClock, WallClock
from dealer_assist.kiosk.table_opening import OpenTable, open_table
from dealer_assist.table.commands.round import (
    CallSupervisor,
    ConfirmWins,
    EndGame,
    PressHand,
    StartGame,
    TrySwipeAgain,
)
from dealer_assist.table.events.values import Ticket
from dealer_assist.table.state import Phase

METER = ("A", "main")


def test_a_table_without_a_floor_loads_nothing_of_it(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from datetime import UTC, datetime\n"
        "from dealer_assist.desk.clock import SimulatedClock\n"
        "from dealer_assist.kiosk.table_opening import open_table\n"
        "clock = SimulatedClock(datetime(2026, 3, 1, tzinfo=UTC))\n"
        f"table = open_table('crazy4-link', Path({str(tmp_path)!r}), clock)\n"
        "loaded = [m for m in sys.modules if m.startswith(('psycopg', 'dealer_assist.floor.'))]\n"
        "assert not loaded, loaded\n"
        "assert table.link is None\n"
        "table.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_practice_on_a_simulated_floor_needs_no_client(tmp_path: Path) -> None:
    clock = SimulatedClock(datetime(2026, 3, 1, tzinfo=UTC))
    table = open_table("crazy4-floor", tmp_path, clock)
    try:
        _pass(table, clock, 2_000)
        assert table.desk.table.link is not None
        assert table.desk.table.link.is_live
        assert table.link is not None
        assert table.link.practice is not None
        table.link.practice.cut()
        _pass(table, clock, 4_000)
        assert not table.desk.table.link.is_live
        table.link.practice.mend()
        _pass(table, clock, 3_000)
        assert table.desk.table.link.is_live
    finally:
        table.close()


def _pass(table: OpenTable, clock: SimulatedClock, ms: int) -> None:
    for _ in range(0, ms, 100):
        clock.advance(100)
        table.desk.tick()


def _own_table(folder: Path, of: str, dsn: str) -> str:
    text = (paths.resources() / "tables" / f"{of}.toml").read_text()
    file = folder / f"{of}-own.toml"
    file.write_text(f"{text}\n[floor]\nserver = {dsn!r}\nlinks = {{ A = 'MGL' }}\n")
    return str(file)


def _until(tables: list[OpenTable], done: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Let tables tick until something is so; a slow machine may take its time."""
    give_up = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < give_up, [one.desk.table.link for one in tables]
        for one in tables:
            one.desk.tick()
        time.sleep(0.01)


def _tickets(table: OpenTable) -> tuple[Ticket, ...]:
    return table.desk.table.link.tickets if table.desk.table.link else ()


def _shown(table: OpenTable) -> int:
    return table.desk.table.accounts[METER].shown_cents


def _play(table: OpenTable, *seats: int) -> None:
    sensors = table.rack.simulated.sensors
    assert sensors is not None
    for seat in seats:
        sensors.place_chip(seat)
    _until([table], lambda: table.desk.table.chips_seen == len(seats))
    table.desk.submit(StartGame())
    for seat in seats:
        sensors.take_chip(seat)
    _until([table], lambda: not any(one.has_chip for one in table.desk.table.sensors.values()))


def _swipe(table: OpenTable, key: str) -> None:
    card = next(one for one in table.cards if one.member.key == key)
    swiper = table.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(card.number)


@pytest.mark.long
@pytest.mark.timeout(300)
def test_two_tables_of_a_link_share_a_meter_on_a_real_server(tmp_path: Path) -> None:
    from dealer_assist.floor.install import RANKS, CardHolder, install, role_of
    from dealer_assist.floor.own_server import OwnServer, admin
    from dealer_assist.floor.simulated import sums_that_differ

    links = load_links(paths.resources(), paths.layouts())
    staff = load_staff(paths.resources() / "staff" / "training.toml")
    people = [
        CardHolder(one.member.key, one.member.name, one.member.role.value, one.member.identity)
        for one in staff
        if one.member.role.value in RANKS
    ]
    with OwnServer() as server:
        with admin(server) as connection:
            install(connection, "SIMULATED", links, people, least_round_ms=0)
        clock = WallClock()
        files = {
            number: _own_table(tmp_path, of, server.dsn(role_of(number)))
            for number, of in (("15", "crazy4-link"), ("10", "holdem-link"))
        }
        one = open_table(files["15"], tmp_path / "one", clock)
        other = open_table(files["10"], tmp_path / "other", clock)
        both = [one, other]
        try:
            _until(both, lambda: all(t.desk.table.link and t.desk.table.link.is_live for t in both))
            for table in both:
                _swipe(table, "dealer-1")
            _until(both, lambda: all(t.desk.table.phase is Phase.BETTING for t in both))
            _play(one, 1, 2, 3)
            _play(other, 1, 4)
            _until(both, lambda: _shown(one) == _shown(other) == 1_000_100)
            began = time.monotonic()
            other.desk.submit(PressHand(4, "straight_flush"))
            _until(both, lambda: bool(other.desk.table.link and other.desk.table.link.tickets))
            print(f"amount after {1000 * (time.monotonic() - began):.0f} ms")
            server.kill()
            other.desk.submit(CallSupervisor())
            _until(both, lambda: not (one.desk.table.link and one.desk.table.link.is_live))
            server.start()
            _until(both, lambda: all(t.desk.table.link and t.desk.table.link.is_live for t in both))
            other.desk.submit(ConfirmWins("Read again on the layout"))
            other.desk.submit(TrySwipeAgain())
            _swipe(other, "supervisor-1")
            _until(both, lambda: other.desk.table.phase is Phase.RECORDED)
            assert other.desk.table.wins[0].award.prize == 100_010
            _until(both, lambda: _shown(one) == 900_090)
            time.sleep(3.1)
            one.desk.submit(EndGame())
            one.close()  # a kiosk that is gone comes back where it was
            one = open_table(files["15"], tmp_path / "one", clock)
            both = [one, other]
            _until(both, lambda: bool(one.desk.table.link and one.desk.table.link.is_live))
            if one.desk.table.phase is Phase.IN_PLAY:
                one.desk.submit(EndGame())
            _play(one, 7)
            _until(both, lambda: _shown(one) == _shown(other) == 900_110)
            time.sleep(0.1)
            other.desk.submit(EndGame())  # paid: the floor may know it
            _until(both, lambda: [t.state for t in _tickets(other)] == ["awarded"])
        finally:
            one.close()
            other.close()
        with admin(server) as connection:
            paid = connection.execute("SELECT state, people FROM floor.tickets").fetchall()
        assert paid == [("awarded", ["supervisor-1", "supervisor-1", "dealer-1"])]
        owed = {"15": {"main": 4 * 200_000}, "10": {"main": 2 * 200_000}}
        assert sums_that_differ(server, owed) == []

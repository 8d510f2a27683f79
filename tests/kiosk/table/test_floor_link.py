"""Tables on a floor: the same meter at both, nothing lost when either side dies."""

import os
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import floor_tables
import pytest
from floor_tables import (
    HAND,
    SEATS,
    THERE,
    WINNER,
    is_live,
    open_for_play,
    own_table,
    play,
    shown,
    swipe,
    tickets,
    until,
)

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.desk.clock import SimulatedClock, WallClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table.commands.round import EndGame
from dealer_assist.table.commands.wins import CallSupervisor, ConfirmWins, PressHand, TrySwipeAgain
from dealer_assist.table.state import Phase


def test_a_table_without_a_floor_loads_nothing_of_it(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from datetime import UTC, datetime\n"
        "from dealer_assist.desk.clock import SimulatedClock\n"
        "from dealer_assist.kiosk.table.opening import open_table\n"
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
        assert table.desk.table.lasting.link is not None
        assert table.desk.table.lasting.link.is_live
        assert table.link is not None
        assert table.link.practice is not None
        table.link.practice.cut()
        _pass(table, clock, 4_000)
        assert not table.desk.table.lasting.link.is_live
        table.link.practice.mend()
        _pass(table, clock, 3_000)
        assert table.desk.table.lasting.link.is_live
    finally:
        table.close()


def _pass(table: OpenTable, clock: SimulatedClock, ms: int) -> None:
    for _ in range(0, ms, 100):
        clock.advance(100)
        table.desk.tick()


@pytest.mark.long
@pytest.mark.timeout(300)
def test_two_tables_of_a_link_share_a_meter_on_a_real_server(tmp_path: Path) -> None:
    from dealer_assist.floor.install import install, role_of
    from dealer_assist.trials.own_server import OwnServer, admin
    from dealer_assist.trials.simulated_tables import sample_staff, sums_that_differ

    links = load_links(paths.resources(), paths.layouts())
    people = sample_staff()
    with OwnServer() as server:
        with admin(server) as connection:
            install(connection, "SIMULATED", links, people, least_round_ms=0)
        clock = WallClock()
        files = {
            number: own_table(tmp_path, of, server.dsn(role_of(number)))
            for number, of in (("15", "crazy4-link"), ("10", "holdem-link"))
        }
        one = open_table(files["15"], tmp_path / "one", clock)
        other = open_table(files["10"], tmp_path / "other", clock)
        both = [one, other]
        try:
            until(both, lambda: all(is_live(t) for t in both))
            for table in both:
                swipe(table, "dealer-1")
            until(both, lambda: all(t.desk.table.round.phase is Phase.BETTING for t in both))
            play(one, 1, 2, 3)
            play(other, 1, 4)
            until(both, lambda: shown(one) == shown(other) == 1_000_100)
            began = time.monotonic()
            other.desk.submit(PressHand(4, "straight_flush"))
            until(both, lambda: bool(tickets(other)))
            print(f"amount after {1000 * (time.monotonic() - began):.0f} ms")
            server.kill()
            other.desk.submit(CallSupervisor())
            until(both, lambda: not is_live(one))
            server.start()
            until(both, lambda: all(is_live(t) for t in both))
            other.desk.submit(ConfirmWins("Read again on the layout"))
            other.desk.submit(TrySwipeAgain())
            swipe(other, "supervisor-1")
            until(both, lambda: other.desk.table.round.phase is Phase.RECORDED)
            assert other.desk.table.round.wins[0].award.prize == 100_010
            until(both, lambda: shown(one) == 900_090)
            time.sleep(3.1)
            one.desk.submit(EndGame())
            one.close()  # a kiosk that is gone comes back where it was
            one = open_table(files["15"], tmp_path / "one", clock)
            both = [one, other]
            until(both, lambda: is_live(one))
            if one.desk.table.round.phase is Phase.IN_PLAY:
                one.desk.submit(EndGame())
            play(one, 7)
            until(both, lambda: shown(one) == shown(other) == 900_110)
            time.sleep(0.1)
            other.desk.submit(EndGame())  # paid: the floor may know it
            until(both, lambda: [t.state for t in tickets(other)] == ["awarded"])
        finally:
            one.close()
            other.close()
        with admin(server) as connection:
            paid = connection.execute("SELECT state, people FROM floor.tickets").fetchall()
        assert paid == [("awarded", ["supervisor-1", "supervisor-1", "dealer-1"])]
        owed = {"15": {"main": 4 * 200_000}, "10": {"main": 2 * 200_000}}
        assert sums_that_differ(server, owed) == []


def _kill_at(where: str, file: str, data: Path) -> None:
    """Let a table play up to the middle of a round or claim, and kill it there."""
    words = [sys.executable, floor_tables.__file__, file, str(data), where]
    path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ | path) as kiosk:
        try:
            assert kiosk.stdout is not None
            assert kiosk.stdout.readline().strip() == THERE
        finally:
            kiosk.kill()


@pytest.mark.long
@pytest.mark.timeout(300)
def test_a_table_killed_in_a_round_and_in_a_claim_has_its_sums_and_its_prize_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dealer_assist.floor.install import install, role_of
    from dealer_assist.trials.own_server import OwnServer, admin
    from dealer_assist.trials.simulated_tables import sample_staff, sums_that_differ

    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    links = load_links(paths.resources(), paths.layouts())
    with OwnServer() as server:
        with admin(server) as connection:
            install(connection, "SIMULATED", links, sample_staff(), least_round_ms=0)
        files = {
            number: own_table(tmp_path, of, server.dsn(role_of(number)))
            for number, of in (("15", "crazy4-link"), ("10", "holdem-link"))
        }
        other = open_for_play(files["15"], tmp_path / "other")
        one = None
        try:
            _kill_at("round", files["10"], tmp_path / "one")
            play(other, 1, 2, 3)
            one = open_for_play(files["10"], tmp_path / "one")
            assert one.desk.table.round.phase is Phase.IN_PLAY
            until([one, other], lambda: one.desk.submit(EndGame()).is_done)
            one.close()
            _kill_at("claim", files["10"], tmp_path / "one")
            one = open_for_play(files["10"], tmp_path / "one")
            both = [one, other]
            assert [(t.seat, t.line, t.state) for t in tickets(one)] == [(WINNER, HAND, "open")]
            assert one.desk.table.round.phase is Phase.VERIFY
            one.desk.submit(ConfirmWins("Read again on the layout"))
            one.desk.submit(TrySwipeAgain())
            swipe(one, "supervisor-1")
            until(both, lambda: one.desk.table.round.phase is Phase.RECORDED)
            until(both, lambda: one.desk.submit(EndGame()).is_done)
            until(both, lambda: [t.state for t in tickets(one)] == ["awarded"])
            until(both, lambda: shown(one) == shown(other))
        finally:
            other.close()
            if one is not None:
                one.close()
        with admin(server) as connection:
            prizes = connection.execute("SELECT state, prize FROM floor.ticket").fetchall()
        wagers = 3 + 2 * len(SEATS)
        assert prizes == [("awarded", (1_000_000 + 20 * wagers) // 10 * 10_000)]
        owed = {"15": {"main": 3 * 200_000}, "10": {"main": 2 * len(SEATS) * 200_000}}
        assert sums_that_differ(server, owed) == []

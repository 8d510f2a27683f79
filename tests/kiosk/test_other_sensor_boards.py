"""A whole table on other boards: chips, lamps, START GAME and a fault, by one line of its file."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase

MINE = 'device = "sensors"\nkind = "modbus"\n[modbus]\nlayout = "bank"\nunit = 4\nstride = 8\n'


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


def live(opened: OpenTable, clock: SimulatedClock, ms: int = 600) -> None:
    for _ in range(0, ms, 20):
        clock.advance(20)
        opened.desk.tick()


@pytest.mark.parametrize(
    "kind", ["sum", "crc", "json", "modbus", "cctalk-public", "cctalk-first-edition", "my-board"]
)
def test_a_round_is_played_on_any_board(tmp_path: Path, kind: str) -> None:
    (tmp_path / "devices").mkdir()
    (tmp_path / "devices" / "my-board.toml").write_text(MINE)
    shipped = (paths.resources() / "tables" / "crazy4-nexus.toml").read_text(encoding="utf-8")
    file = tmp_path / "crazy4-nexus-mine.toml"
    file.write_text(shipped.replace('sensors = "simulated"', f'sensors = "{kind}:simulated"', 1))
    assert f"{kind}:simulated" in file.read_text()
    clock = SimulatedClock(datetime(2026, 3, 14, 20, 0, tzinfo=UTC))
    opened = open_table(str(file), tmp_path, clock)
    try:
        play(opened, clock)
    finally:
        opened.close()


def play(opened: OpenTable, clock: SimulatedClock) -> None:
    sensors, swiper = opened.rack.simulated.sensors, opened.rack.simulated.swiper
    assert sensors is not None
    assert swiper is not None
    live(opened, clock)
    swiper.swipe(opened.cards[0].number)
    live(opened, clock)
    assert opened.desk.table.round.phase is Phase.BETTING
    for seat in (1, 5):
        sensors.place_chip(seat)
    live(opened, clock)
    assert [sensors.lamp(seat) for seat in (1, 2, 5)] == ["lit", "off", "lit"]
    assert sensors.is_open(1)
    sensors.cause(5, "stuck")
    live(opened, clock)
    assert opened.desk.table.sensor((5, "A")).fault
    assert opened.desk.submit(c.StartGame()).is_done
    live(opened, clock)
    table = opened.desk.table
    assert table.sensor((1, "A")).locked_cents
    assert not table.sensor((5, "A")).locked_cents
    assert sensors.lamp(1) == "locked"
    assert not sensors.is_open(1)

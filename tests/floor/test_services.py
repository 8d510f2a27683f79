"""The services of a floor's server: who watches it, what it reports, and who may join it."""

import csv
import io
import os
import subprocess
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta, timezone
from pathlib import Path
from types import SimpleNamespace

import openpyxl
import pytest

from dealer_assist.cli.floor_services import period
from dealer_assist.cli.main import main
from dealer_assist.floor.install import CardHolder, add_machine, install
from dealer_assist.floor.journald import LogId
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.watcher import MONTHS_EVERY_S, ROOM_EVERY_S, Watcher
from dealer_assist.floor.wire import connect
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable


@pytest.fixture
def watcher_dsn(floor: SimulatedFloor) -> str:
    """How the watcher's role reaches the floor."""
    with admin(floor.server) as owner:
        add_machine(owner, "watcher_1")
    return floor.server.dsn("watcher_1")


def test_a_floor_is_watched_and_its_months_are_kept_by_a_role_that_may_do_nothing_else(
    floor: SimulatedFloor, watcher_dsn: str
) -> None:
    now, said = [0.0], list[tuple[LogId, str]]()
    watcher = Watcher(watcher_dsn, clock=lambda: now[0], say=lambda *told: said.append(told))
    with admin(floor.server) as owner:
        month = "contribution_" + f"{(datetime.now(UTC) + timedelta(days=62)):%Y%m}"
        there = "SELECT to_regclass('floor.' || %s) IS NOT NULL"
        owner.execute(f"DROP TABLE IF EXISTS floor.{month}".encode())
        assert watcher.step()
        assert owner.execute(there, (month,)).fetchone() == (True,)
        owner.execute(f"DROP TABLE floor.{month}".encode())
        assert watcher.step()
        assert owner.execute(there, (month,)).fetchone() == (False,)
        now[0] += MONTHS_EVERY_S
        assert watcher.step()
        assert owner.execute(there, (month,)).fetchone() == (True,)
        seen = owner.execute("SELECT at > now() - interval '10 seconds' FROM floor.watcher")
        assert seen.fetchone() == (True,)
    assert said == []
    watcher.close()
    with connect(watcher_dsn) as role, pytest.raises(Exception, match="permission denied"):
        role.execute("SELECT floor.read_floor()")


def test_a_watcher_on_the_servers_machine_names_a_disk_that_fills_up(
    floor: SimulatedFloor, watcher_dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    watcher = Watcher(watcher_dsn, clock=lambda: now[0], say=lambda *_: None)
    asked = "SELECT sentence FROM floor.alert WHERE what = 'room' AND over_at IS NULL"
    with admin(floor.server) as owner:
        for free, found in ((12, 1), (30, 0)):
            room = SimpleNamespace(f_bavail=free, f_blocks=100)
            monkeypatch.setattr("dealer_assist.floor.watcher.os.statvfs", lambda at, it=room: it)
            assert watcher.step()
            assert len(owner.execute(asked).fetchall()) == found
            now[0] += ROOM_EVERY_S
    watcher.close()


def test_a_server_that_is_gone_is_said_once_and_watched_again_when_it_is_back(
    floor: SimulatedFloor, watcher_dsn: str
) -> None:
    said = list[tuple[LogId, str]]()
    watcher = Watcher(watcher_dsn, clock=lambda: 0.0, say=lambda *told: said.append(told))
    assert watcher.step()
    with admin(floor.server) as owner:
        owner.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'watcher_1'"
        )
    assert not watcher.step()
    assert watcher.step()
    assert [kind for kind, _ in said] == [LogId.FLOOR_GONE, LogId.FLOOR_BACK]
    assert said[1][1] == "The floor is watched again."
    watcher.close()


def test_watching_once_ends_with_1_where_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["floor", "watch", "--once", "--dsn", "host=/nowhere user=watcher_1"]) == 1
    assert "does not answer" in capsys.readouterr().out


def test_a_report_is_read_or_written_as_csv_and_excel_with_the_same_amounts(
    floor: SimulatedFloor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    wire = table.sign_on()
    wire.contribute(table.play(3))
    wire.call_service("c-0001", "fill")
    wire.close()
    dsn = floor.server.dsn()
    assert main(["floor", "report", "--dsn", dsn, "--begins", "00:00"]) == 0
    assert "T1" in capsys.readouterr().out
    files = [tmp_path / "day.csv", tmp_path / "day.xlsx"]
    words = ["--csv", str(files[0]), "--excel", str(files[1]), "--begins", "00:00"]
    assert main(["floor", "report", "--dsn", dsn, *words]) == 0
    rows = list(csv.reader(io.StringIO(files[0].read_text(encoding="utf-8"))))
    (mine,) = [row for row in rows if row[:2] == ["tables", "T1"]]
    # Three rounds of seven wagers, 20 cents each.
    assert mine[4:7] == ["3", "21", "4.200000"]
    assert [row[1:3] for row in rows if row[0] == "calls"][1] == ["T1", "fill"]
    book = openpyxl.load_workbook(files[1])
    cells = [row for row in book["Tables"].iter_rows(values_only=True) if row[0] == "T1"]
    assert float(str(cells[0][5])) == 4.2
    assert book.sheetnames == ["Tables", "Meters", "Service calls", "Not heard"]


def test_a_gaming_day_begins_in_the_morning_and_a_shift_may_go_over_midnight() -> None:
    zone = timezone(timedelta(0))
    night = datetime(2026, 3, 9, 2, 0, tzinfo=zone)
    since, until = period(None, time(6), None, night.astimezone())
    assert (until - since) == timedelta(days=1)
    assert since <= night < until
    since, until = period(date(2026, 3, 8), time(6), (time(22), time(4)), night)
    assert (until - since) == timedelta(hours=6)
    assert since.astimezone().hour == 22
    since, until = period(date(2026, 3, 8), time(6), (time(1), time(5)), night)
    assert since.astimezone().date() == date(2026, 3, 9)


def test_a_game_manager_whose_people_are_named_may_sign_on_and_its_cards_count(
    floor: SimulatedFloor,
) -> None:
    boss = CardHolder("adaoak", "Ada Oak", "executive", "person-1", "manager_1")
    with admin(floor.server) as owner:
        install(owner, "SIMULATED", {}, [boss], machines=["sign_mgl", "board_1"])
    with connect(floor.server.dsn("manager_1")) as manager:
        holder = manager.execute("SELECT floor.card_holder('person-1')").fetchone()
        assert holder == ({"name": "Ada Oak", "rank": "executive"},)
    connect(floor.server.dsn("board_1")).close()


@pytest.mark.parametrize("role", ["floor", "postgres", "manager", "manager_1; DROP", "table_10"])
def test_a_role_that_is_no_machine_of_a_floor_is_refused(floor: SimulatedFloor, role: str) -> None:
    with admin(floor.server) as owner, pytest.raises(FloorError, match="no machine of a floor"):
        add_machine(owner, role)


BACKUP = Path(__file__).parents[2] / "packaging" / "floor" / "dealer-assist-floor-backup"


def backed_up(server: OwnServer, database: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the nightly backup on a floor of this server."""
    told = {"PGHOST": str(server.data.parent), "BACKUP_PORT": str(server.port), "PGUSER": "floor"}
    told |= {"BACKUP_DATABASE": database, "BACKUP_KEEP": "2"}
    path = f"{server.binaries}:{os.environ['PATH']}"
    return subprocess.run(
        [str(BACKUP), str(folder)],
        env=os.environ | told | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_dump_counts_once_it_was_put_back_on_trial_and_the_newest_stay(
    floor: SimulatedFloor, server: OwnServer, tmp_path: Path
) -> None:
    for night in ("01", "02"):
        (tmp_path / f"floor-202603{night}T051500Z.dump").touch()
    (tmp_path / "notes.txt").touch()
    table = SimulatedTable(floor, "T1", seed=1)
    with closing(table.sign_on()) as wire:
        wire.contribute(table.play(3))
    with admin(floor.server) as owner:
        name = owner.info.dbname
        done = backed_up(server, name, tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "put back on trial, chains whole" in done.stdout
        kept = sorted(one.name for one in tmp_path.iterdir())
        assert kept[0] == "floor-20260302T051500Z.dump"
        assert (len(kept), kept[2]) == (3, "notes.txt")
        assert (tmp_path / kept[1]).stat().st_size > 10_000
        asked = "SELECT 1 FROM pg_database WHERE datname = %s"
        assert not owner.execute(asked, (f"{name}_tried_back",)).fetchone()


def test_a_dump_with_something_wrong_in_it_is_no_backup(
    floor: SimulatedFloor, server: OwnServer, tmp_path: Path
) -> None:
    old = [tmp_path / f"floor-2026030{night}T051500Z.dump" for night in (1, 2, 3)]
    for one in old:
        one.touch()
    with admin(floor.server) as owner:
        owner.execute("UPDATE floor.level SET paid = paid + 1")
        done = backed_up(server, owner.info.dbname, tmp_path)
    assert done.returncode == 1
    assert "things in it are wrong" in done.stderr
    assert all(one.exists() for one in old), "what was good before stays"
    (kept,) = set(tmp_path.iterdir()) - set(old)
    assert kept.name.endswith(".dump.wrong")

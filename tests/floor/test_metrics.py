"""A floor in figures for Prometheus: what they say; shipped rules and dashboard know them."""

import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from patience import PATIENCE_S

from dealer_assist.cli.main import main
from dealer_assist.floor.install import add_machine
from dealer_assist.floor.prometheus import metric
from dealer_assist.floor.watcher import METRICS_EVERY_S, Watcher
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable

PLAYBOOK = Path(__file__).parents[2] / "packaging" / "ansible" / "floor"
SHIPPED = Path(__file__).parents[2] / "packaging" / "floor"
RULES = SHIPPED / "dealer-assist.rules.yml"
needs_promtool = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="not run: Debian's prometheus is not installed"
)
needs_prometheus = pytest.mark.skipif(
    shutil.which("prometheus") is None, reason="not run: Debian's prometheus is not installed"
)


@pytest.fixture
def written(floor: SimulatedFloor, tmp_path: Path) -> Iterator[str]:
    """What a watcher of a floor has written, after a round, a claim, a call and a second look."""
    table = SimulatedTable(floor, "T1", seed=1)
    file, now = tmp_path / "floor.prom", [0.0]
    with admin(floor.server) as owner:
        add_machine(owner, "watcher_1")
    with closing(table.sign_on()) as wire:
        wire.contribute(table.play(3))
        wire.beat("betting", 0, {"pit": "Pit 1"})
        wire.call_service("12-1", "supervisor")
        claim = {"round_id": 3, "seat": 2, "sensor": "A", "level": "main"}
        wire.ticket(key="T1-3-2-A", line="royal_flush", after_n=3, **claim)
        watcher = Watcher(
            floor.server.dsn("watcher_1"),
            clock=lambda: now[0],
            say=lambda *_: None,
            metrics_file=file,
            more=lambda: metric("board_viewers", "browsers that look", [({}, 2)]),
        )
        with closing(watcher):
            assert watcher.step()
            now[0] += METRICS_EVERY_S
            assert watcher.step()
            yield file.read_text(encoding="utf-8")


def test_a_watcher_writes_the_floor_in_figures(written: str) -> None:
    lines = written.splitlines()
    for line in (
        "dealer_assist_floor_up 1",
        'dealer_assist_floor_tables{state="linked"} 1',
        'dealer_assist_floor_table_linked{table="T1",pit="Pit 1",game="crazy_4_poker"} 1',
        'dealer_assist_floor_table_rounds_total{table="T1",pit="Pit 1",game="crazy_4_poker"} 3',
        'dealer_assist_floor_meter_dollars{link="MGL",level="main"} 10004.200000',
        'dealer_assist_floor_contributed_dollars_total{link="MGL",level="main"} 4.200000',
        'dealer_assist_floor_prizes{stand="claimed"} 1',
        'dealer_assist_floor_alerts{what="differs"} 0',
        "dealer_assist_floor_calls_waiting 1",
        "dealer_assist_floor_log_kept_bytes 0",
        "dealer_assist_board_viewers 2",
    ):
        assert line in lines, (line, written)
    assert any(line.startswith("dealer_assist_floor_disk_free_percent ") for line in lines)


def test_a_server_that_is_gone_is_a_figure_too(tmp_path: Path) -> None:
    file = tmp_path / "floor.prom"
    watcher = Watcher("host=/nowhere", clock=lambda: 0.0, say=lambda *_: None, metrics_file=file)
    assert not watcher.step()
    assert "dealer_assist_floor_up 0" in file.read_text(encoding="utf-8").splitlines()


def names_in(text: str) -> set[str]:
    return set(re.findall(r"dealer_assist_\w+", text))


def test_rules_dashboard_and_paper_name_figures_that_are_written(
    written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["status", "--table", "crazy4-link", "--data", str(tmp_path), "--metrics", "-"])
    kiosks = names_in(capsys.readouterr().out) | {"dealer_assist_certificate_last_seconds"}
    known = names_in(written) | {"dealer_assist_board_reading_age_seconds"}
    for script in ("tried-back", "certificates-told"):
        text = (PLAYBOOK / "files" / script).read_text(encoding="utf-8")
        known |= set(re.findall(r'echo "(dealer_assist_\w+)', text))
    asked = {one["expr"] for panel in dashboard() for one in panel["targets"]}
    assert names_in(RULES.read_text(encoding="utf-8")) <= known | kiosks
    assert names_in(" ".join(asked)) <= known | kiosks
    paper, _ = (SHIPPED / "METRICS.md").read_text(encoding="utf-8").split("## Logs")
    told = {f"dealer_assist_{name}" for name in re.findall(r"`((?:floor|board)_\w+)`", paper)}
    assert told == known


@needs_promtool
def test_prometheus_takes_the_figures_and_the_rules(written: str) -> None:
    for words, given in ((["check", "metrics"], written), (["check", "rules", str(RULES)], "")):
        ran = subprocess.run(
            ["promtool", *words], input=given, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr


def dashboard() -> list[dict[str, Any]]:
    """Return the shipped panels."""
    panels: list[dict[str, Any]] = json.loads(
        (SHIPPED / "dealer-assist.dashboard.json").read_text(encoding="utf-8")
    )["panels"]
    return panels


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as closed_again:
        port: int = closed_again.getsockname()[1]
    return port


QUIET = {
    "Alerts that go on",
    "Open tables without link",
    "Clocks, off the server's",
    "Kiosks that need a person",
    "Browsers at the board, age of what they see",
    "Disk of the server, free",
    "Standby",
}
"""Panels that show nothing for a floor that is well, has no standby, board or disk of its own."""


@pytest.mark.long
@needs_prometheus
def test_every_panel_of_the_dashboard_is_answered_by_prometheus(
    written: str, tmp_path: Path
) -> None:
    """Grafana cannot be had here: what it would ask is asked, and what it would draw is there."""
    now = int(time.time())
    lines = [one for one in written.splitlines() if one and not one.startswith("#")]
    told = [f"{one} {now - 60 * ago}" for one in lines for ago in range(20, -1, -1)]
    (tmp_path / "told").write_text("\n".join((*told, "# EOF\n")), encoding="utf-8")
    data, settings = tmp_path / "data", tmp_path / "prometheus.yml"
    settings.write_text(f"rule_files: [{RULES}]\n", encoding="utf-8")
    made = ["promtool", "tsdb", "create-blocks-from", "openmetrics", tmp_path / "told", data]
    subprocess.run(made, check=True, capture_output=True)
    at = f"127.0.0.1:{free_port()}"
    words = (f"--config.file={settings}", f"--storage.tsdb.path={data}")
    with subprocess.Popen(
        ["prometheus", *words, f"--web.listen-address={at}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        try:
            wait_until_ready(f"http://{at}/-/ready")
            empty = set()
            for panel in dashboard():
                for one in panel["targets"]:
                    words = urlencode({"query": one["expr"], "time": now})
                    with urlopen(f"http://{at}/api/v1/query?{words}") as answer:
                        found = json.load(answer)
                    assert found["status"] == "success", panel["title"]
                    if not found["data"]["result"]:
                        empty.add(panel["title"])
            assert empty <= QUIET
        finally:
            server.terminate()


def wait_until_ready(address: str) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while time.monotonic() < give_up:
        with suppress(OSError), urlopen(address) as answer:
            if answer.status == 200:
                return
        time.sleep(0.1)
    pytest.fail("Prometheus does not start")


FIRING = ("FloorSilent", "FloorMoneyDiffers", "FloorManyTablesLost")
SERIES = {
    "up": "1x8 0x20",
    "written_seconds": "0+15x28",
    'alerts{what="differs"}': "0x8 1x20",
    'tables{state="linked"}': "10x8 7x20",
    'tables{state="lost"}': "0x8 3x20",
    'tables{state="closed"}': "90x28",
}


@needs_promtool
def test_rules_fire_where_they_should_and_not_before(tmp_path: Path) -> None:
    asked = [
        {
            "expr": f'count(ALERTS{{alertname="{name}", alertstate="firing"}}) or vector(0)',
            "eval_time": at,
            "exp_samples": [{"labels": "{}", "value": value}],
        }
        for name in FIRING
        for at, value in (("2m", 0), ("5m", 1))
    ]
    series = [
        {"series": f"dealer_assist_floor_{name}", "values": values}
        for name, values in SERIES.items()
    ]
    case = {"interval": "15s", "input_series": series, "promql_expr_test": asked}
    cases = tmp_path / "cases.yml"
    told = {"rule_files": [str(RULES)], "evaluation_interval": "15s", "tests": [case]}
    cases.write_text(json.dumps(told), encoding="utf-8")  # which YAML reads
    ran = subprocess.run(
        ["promtool", "test", "rules", str(cases)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr

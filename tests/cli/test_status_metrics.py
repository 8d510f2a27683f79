"""A status as node-exporter's textfile collector reads it: each line by the format's rules."""

import os
import re
import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.cli.status_metrics import metrics_of
from dealer_assist.errors import UsageError
from dealer_assist.floor.prometheus import write_metrics

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
SAMPLE = re.compile(
    r'[a-z_]+(\{[a-z_]+="(?:[^"\\\n]|\\.)*"(,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? -?\d+(\.\d+)?'
)
STATUS: dict[str, Any] = {
    "version": "0.5.0",
    "program": "release",
    "table": '12 "high\\low"',
    "game": "crazy_4_poker",
    "phase": "in-play",
    "round": 812,
    "alerts": [{"kind": "disk"}, {"kind": "sensor"}, {"kind": "disk"}],
    "journal": {"events": 5_120},
    "disk_free_mb": 40_000,
    "clock": {"source": "server", "offset_s": "0.012"},
    "duties": [
        {"name": "backup", "last": "2026-03-14T21:10:00+00:00", "state": "ok"},
        {"name": "verify", "last": None, "state": "never"},
    ],
    "approval": {"missing": ["no letter", "no controls"]},
    "floor": {"state": "lost"},
    "certificate": {"last": "2027-01-31T00:00:00+00:00"},
    "update": {"waiting": None, "refused": {"words": "not used"}},
    "system": {"name": "Debian GNU/Linux 12 (bookworm)", "restart_needed": True},
}


def told(**changed: object) -> list[str]:
    return list(metrics_of(STATUS | changed, NOW, is_a_person_needed=True))


def test_every_line_is_one_that_a_collector_reads_and_each_name_is_told_once() -> None:
    lines = told()
    samples = [line for line in lines if not line.startswith("#")]
    assert [line for line in samples if not SAMPLE.fullmatch(line)] == []
    names = [line.split()[2] for line in lines if line.startswith("# TYPE ")]
    assert len(names) == len(set(names))
    assert {re.split(r"[ {]", line)[0] for line in samples} == set(names)


@pytest.mark.parametrize(
    "line",
    [
        'dealer_assist_info{version="0.5.0",program="release",table="12 \\"high\\\\low\\"",'
        'game="crazy_4_poker",system="Debian GNU/Linux 12 (bookworm)"} 1',
        "dealer_assist_written_seconds 1773524640",
        "dealer_assist_needs_a_person 1",
        'dealer_assist_phase{phase="in-play"} 1',
        'dealer_assist_phase{phase="closed"} 0',
        "dealer_assist_round 812",
        "dealer_assist_alerts 3",
        'dealer_assist_alert{kind="disk"} 2',
        'dealer_assist_duty_ok{duty="backup"} 1',
        'dealer_assist_duty_ok{duty="verify"} 0',
        'dealer_assist_duty_last_seconds{duty="backup"} 1773522600',
        "dealer_assist_disk_free_bytes 40000000000",
        "dealer_assist_approval_missing 2",
        "dealer_assist_clock_followed 1",
        "dealer_assist_clock_offset_seconds 0.012",
        "dealer_assist_journal_events 5120",
        "dealer_assist_floor_linked 0",
        "dealer_assist_certificate_last_seconds 1801353600",
        "dealer_assist_update_refused 1",
        "dealer_assist_restart_needed 1",
    ],
)
def test_what_a_fleet_is_watched_by(line: str) -> None:
    assert line in told()


def test_a_version_that_waits_for_a_restart_counts_as_debians_own_do() -> None:
    system = {"name": "Debian", "restart_needed": False}
    update = {"waiting": "0.6", "refused": None}
    assert "dealer_assist_restart_needed 1" in told(system=system, update=update)
    update = {"waiting": None, "refused": None}
    assert "dealer_assist_restart_needed 0" in told(system=system, update=update)


def test_a_kiosk_that_stands_alone_has_no_line_of_a_floor() -> None:
    clock = {"source": "none", "offset_s": None}
    lines = "\n".join(told(floor=None, certificate=None, journal=None, clock=clock))
    for name in ("floor", "certificate", "journal", "clock_offset", 'last_seconds{duty="verify"'):
        assert f"dealer_assist_{name}" not in lines


def test_a_file_is_whole_readable_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "one.prom"
    before = os.umask(0o077)  # as in the unit
    try:
        write_metrics(file, ["a 1", "b 2"])
    finally:
        os.umask(before)
    assert file.read_text() == "a 1\nb 2\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_written_is_said_and_the_old_one_stays(tmp_path: Path) -> None:
    (tmp_path / "folder.prom").mkdir()
    with pytest.raises(UsageError, match="cannot be written"):
        write_metrics(tmp_path / "folder.prom", ["a 1"])
    assert [one.name for one in tmp_path.iterdir()] == ["folder.prom"]

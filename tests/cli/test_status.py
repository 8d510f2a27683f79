"""How a kiosk stands, from what is on record; 1 where something needs a person."""

import json
import os
import shutil
import stat
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.main import main
from dealer_assist.cli.status import needs_of, status_of
from dealer_assist.table.setup.table_setup import FloorPlace, TableSetup
from dealer_assist.value import replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)

FIELDS = (
    *("version", "program", "table", "game", "phase", "round", "dealer", "alerts", "devices"),
    *("journal", "disk_free_mb", "clock", "duties", "approval", "floor", "certificate"),
    *("system", "update", "needs"),
)


def told(data: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    ended = main(["status", "--json", "--data", str(data), *words])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    return ended, json.loads(lines[0])


@pytest.fixture
def data(played_rounds: Path) -> Path:
    """A kiosk that has played sixty rounds."""
    shutil.copy(played_rounds, played_rounds.with_name("crazy4-nexus.training.db"))
    played_rounds.unlink()
    return played_rounds.parent


def word_of(data: Path, duty: str, status: int, at: int, said: str) -> None:
    (data / "duties").mkdir(exist_ok=True)
    (data / "duties" / duty).write_text(f"{status} {at}\n{said}\n")


def test_a_kiosk_that_never_opened_a_table_has_a_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, status = told(tmp_path, capsys)
    assert ended == 0
    assert tuple(status) == FIELDS
    assert status["phase"] == "closed"
    assert status["journal"] is None
    assert status["program"] == "development"


def test_a_folder_that_is_not_there_is_no_kiosk_that_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["status", "--data", str(tmp_path / "unmounted")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "see that its disk is there" in said.err


def test_the_phase_the_round_and_the_end_of_the_journal_are_those_on_record(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, status = told(data, capsys)
    assert status["round"] >= 60
    assert status["game"] == "crazy_4_poker"
    assert status["journal"]["events"] > 60
    assert len(status["journal"]["head"]) == 64
    main(["journal", "rounds", "--json", "--data", str(data)])
    assert len(capsys.readouterr().out.splitlines()) <= status["round"]


def test_a_duty_that_failed_or_is_late_needs_a_person(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    word_of(data, "verify", 0, 0, "ok")
    word_of(data, "backup", 1, 2_000_000_000, "no disk")
    word_of(data, "clock", 0, 2_000_000_000, "0.012 s off")
    ended, status = told(data, capsys)
    assert ended == 1
    assert {one["name"]: one["state"] for one in status["duties"]} == {
        "verify": "late",
        "backup": "failed",
        "clock": "ok",
    }
    assert status["clock"] == {"source": "server", "offset_s": "0.012"}
    assert status["journal"]["last_verified"].startswith("1970-01-01")


def test_a_duty_that_was_never_done_since_the_set_up_needs_a_person(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    (tmp_path / "set-up.done").touch()
    os.utime(tmp_path / "set-up.done", (0, 0))
    ended, status = told(data, capsys)
    assert ended == 1
    never = "never done since the set-up of 1970-01-01. See to its timer"
    words = f"Copies elsewhere: {never}"
    assert status["duties"][0] == {
        "name": "backup", "last": None, "state": "never", "words": words,
    }  # fmt: skip
    assert words in status["needs"]


@pytest.mark.parametrize(
    ("changed", "needed"),
    [
        ({}, []),
        ({"alerts": [{"words": "Altered after"}]}, ["Altered after"]),
        (
            {
                "alerts": [{"words": "Copies elsewhere: no disk"}],
                "duties": [
                    {"state": "failed", "words": "Copies elsewhere: no disk"},
                    {"state": "ok", "words": ""},
                ],
            },
            ["Copies elsewhere: no disk"],
        ),
        ({"disk_free_mb": 10}, ["10 MB are free; make room on the disk of the journals"]),
        (
            {"floor": {"state": "lost", "since": "2026-03-14T20:00:00+00:00"}},
            ["The floor's server is lost since 2026-03-14T20:00:00+00:00; see to the link"],
        ),
        ({"floor": {"state": "linked"}}, []),
        ({"update": {"refused": {"words": "0.6 is not used"}}}, ["0.6 is not used"]),
        ({"approval": {"missing": ["no letter"]}}, ["Approval: no letter"]),
        (
            {"certificate": {"last": "2026-04-01T00:00:00+00:00"}},
            ["The certificate on the floor ends at 2026-04-01T00:00:00+00:00; have it signed anew"],
        ),
        ({"certificate": {"last": "2027-04-01T00:00:00+00:00"}}, []),
        (
            {"certificate": {"last": None}},
            [
                "The certificate on the floor ends at a moment that nobody can read; "
                "have it signed anew"
            ],
        ),
    ],
)
def test_what_needs_a_person_is_said(changed: dict[str, Any], needed: list[str]) -> None:
    well = {
        "alerts": [],
        "disk_free_mb": 9_000,
        "duties": [],
        "floor": None,
        "certificate": None,
        "approval": {"missing": []},
        "update": {"refused": None},
    }
    assert needs_of(well | changed, NOW) == needed


def test_for_people_it_is_lines(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    word_of(data, "backup", 1, 2_000_000_000, "no disk")
    main(["status", "--data", str(data)])
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("phase") for line in lines)
    assert any(line.startswith("duty backup: failed") for line in lines)
    assert lines[-1] == "needs a person: Copies elsewhere: no disk"


def linked_table(certificate: Path) -> TableSetup:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "holdem-link", certificate))
    return replace(setup, floor=FloorPlace(f"host=floor.house sslcert={certificate}", {}))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="NOT RUN: openssl is not here")
def test_a_linked_table_tells_until_when_its_certificate_counts(tmp_path: Path) -> None:
    key, file = tmp_path / "table_10.key", tmp_path / "table_10.crt"
    words = ("req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256")
    made = ("-subj", "/CN=table_10", "-days", "90", "-keyout", str(key), "-out", str(file))
    subprocess.run(["openssl", *words, *made], check=True, capture_output=True)
    now = datetime.now(UTC)
    told = status_of(linked_table(file), tmp_path / "data", now)["certificate"]
    assert told["file"] == str(file)
    left = datetime.fromisoformat(told["last"]) - now
    assert timedelta(days=89) < left <= timedelta(days=90)


def test_a_certificate_that_nobody_can_read_has_no_last_moment(tmp_path: Path) -> None:
    missing = tmp_path / "table_10.crt"
    told = status_of(linked_table(missing), tmp_path / "data", NOW)
    assert told["certificate"] == {"file": str(missing), "last": None}
    assert told["needs"][-1].endswith("have it signed anew")


def test_what_is_missing_of_a_live_tables_approval_needs_a_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example = Path(__file__).parents[2] / "packaging" / "live-example.toml"
    ended, status = told(tmp_path, capsys, "--table", str(example))
    keys = "Not on record: internal controls, manufacturers' licenses"
    approval = status["approval"]["missing"]
    assert approval[0] == keys
    assert approval[1].startswith("Table display not on record")
    assert (ended, len(status["needs"])) == (1, 2)
    assert status["needs"][0] == f"Approval: {keys}"
    ended, status = told(tmp_path, capsys, "--table", "ultimate-washington")
    assert (ended, status["approval"]["missing"]) == (0, []), "practice needs none"


def test_a_version_that_waits_or_was_refused_is_in_the_status(
    tmp_path: Path, crazy4_nexus: TableSetup
) -> None:
    versions = tmp_path / "opt" / "dealer-assist"
    module = versions / "versions" / "0.6-abc" / "app" / "dealer_assist" / "__init__.py"
    module.parent.mkdir(parents=True)
    module.write_text('"""The program."""\n\n__version__ = "0.6"\n')
    (versions / "next").symlink_to("versions/0.6-abc")
    status = status_of(crazy4_nexus, tmp_path, NOW, tmp_path)
    assert status["update"] == {"waiting": "0.6", "refused": None}
    (versions / "next").unlink()
    (versions / "refused").write_text("0.6\n1773524640\nversion 0.6 is not used\n")
    status = status_of(crazy4_nexus, tmp_path, NOW, tmp_path)
    since = "2026-03-14T21:44:00+00:00"
    said = {"version": "0.6", "since": since, "words": "version 0.6 is not used"}
    assert status["update"] == {"waiting": None, "refused": said}
    assert "version 0.6 is not used" in status["needs"]


def test_debian_is_told_by_its_own_name_and_whether_it_waits_for_a_restart(tmp_path: Path) -> None:
    setup = linked_table(tmp_path / "none.crt")
    assert status_of(setup, tmp_path, NOW, tmp_path)["system"] == {
        "name": "",
        "restart_needed": False,
    }
    for folder in ("etc", "run"):
        (tmp_path / folder).mkdir()
    (tmp_path / "etc/os-release").write_text('NAME="Debian"\nPRETTY_NAME="Debian 12 (bookworm)"\n')
    (tmp_path / "run/reboot-required").touch()
    assert status_of(setup, tmp_path, NOW, tmp_path)["system"] == {
        "name": "Debian 12 (bookworm)",
        "restart_needed": True,
    }


def test_a_file_for_those_who_watch_is_written_whole_and_others_may_read_it(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    word_of(data, "backup", 1, 2_000_000_000, "no disk")
    file = tmp_path / "dealer-assist.prom"
    file.write_text("old\n")
    file.chmod(0o600)
    assert main(["status", "--data", str(data), "--metrics", str(file)]) == 1
    assert capsys.readouterr().out == ""
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    lines = file.read_text().splitlines()
    assert 'dealer_assist_duty_ok{duty="backup"} 0' in lines
    assert "dealer_assist_needs_a_person 1" in lines
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith(".new")] == []
    main(["status", "--data", str(data), "--metrics", "-"])
    shown = capsys.readouterr().out.splitlines()
    assert shown[:2] == lines[:2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--json", "--metrics", "-"), "not allowed with argument"),
        (("--metrics", "/nowhere/here.prom"), "name a file in a folder that is there"),
    ],
)
def test_a_wrong_call_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert main(["status", "--data", str(tmp_path), *words]) == 2
    assert said in capsys.readouterr().err

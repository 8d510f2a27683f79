"""How a kiosk stands, from what is on record; 1 where something needs a person."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.cli.main import main
from dealer_assist.cli.status import needs_a_person

FIELDS = (
    *("version", "program", "table", "game", "phase", "round", "dealer", "alerts", "devices"),
    *("journal", "disk_free_mb", "clock", "duties", "floor"),
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


@pytest.mark.parametrize(
    ("changed", "is_needed"),
    [
        ({}, False),
        ({"alerts": [{"kind": "disk"}]}, True),
        ({"disk_free_mb": 10}, True),
        ({"floor": {"state": "lost"}}, True),
        ({"floor": {"state": "linked"}}, False),
    ],
)
def test_what_needs_a_person(changed: dict[str, Any], is_needed: bool) -> None:  # noqa: FBT001
    well = {"alerts": [], "disk_free_mb": 9_000, "duties": [], "floor": None}
    assert needs_a_person(well | changed) is is_needed


def test_for_people_it_is_lines(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    word_of(data, "backup", 1, 2_000_000_000, "no disk")
    main(["status", "--data", str(data)])
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("phase") for line in lines)
    assert any(line.startswith("duty backup: failed") for line in lines)

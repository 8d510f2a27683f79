"""Copies, checks and the clock: what runs beside the table is said when it fails or stops."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.desk.duties import check_duties, duty_alerts, read_duties

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def left_word(folder: Path, key: str, status: int, said: str, ago: timedelta) -> None:
    (folder / "duties").mkdir(exist_ok=True)
    at = int((NOW - ago).timestamp())
    (folder / "duties" / key).write_text(f"{status} {at}\n{said}\n", encoding="utf-8")


def test_where_nobody_does_duties_nothing_is_said(tmp_path: Path) -> None:
    assert read_duties(tmp_path, NOW) == ()
    assert duty_alerts((), NOW) == ()


def test_duties_that_are_done_show_their_time_and_raise_nothing(tmp_path: Path) -> None:
    left_word(tmp_path, "backup", 0, "crazy4.live.db: 12 events", timedelta(minutes=34))
    left_word(tmp_path, "clock", 0, "0.002 s off", timedelta(minutes=4))
    duties = read_duties(tmp_path, NOW)
    assert duty_alerts(duties, NOW) == ()
    shown = [(one.name, one.found, one.is_well) for one in check_duties(duties, NOW)]
    assert shown == [
        ("Copies elsewhere", "2026-03-14 21:10", True),
        ("Time server", "0.002 s off", True),
    ]


def test_a_duty_that_failed_says_so_with_its_own_sentence(tmp_path: Path) -> None:
    left_word(tmp_path, "backup", 1, "no disk is there; plug it in", timedelta(minutes=1))
    duties = read_duties(tmp_path, NOW)
    (alert,) = duty_alerts(duties, NOW)
    assert (alert.key, alert.sentence) == (
        "duty backup",
        "Copies elsewhere: no disk is there; plug it in",
    )
    (check,) = check_duties(duties, NOW)
    assert not check.is_well
    assert check.for_house


def test_a_duty_that_stopped_a_week_ago_is_told(tmp_path: Path) -> None:
    left_word(tmp_path, "verify", 0, "whole", timedelta(days=7))
    (alert,) = duty_alerts(read_duties(tmp_path, NOW), NOW)
    assert alert.sentence == "Journals by night: not done since 2026-03-07 21:44"


@pytest.mark.parametrize("word", ["", "x y\nz", "0\n", "0 99999999999999999999\nwell\n"])
def test_word_that_makes_no_sense_is_a_duty_not_done(tmp_path: Path, word: str) -> None:
    (tmp_path / "duties").mkdir()
    (tmp_path / "duties" / "backup").write_text(word, encoding="utf-8")
    (alert,) = duty_alerts(read_duties(tmp_path, NOW), NOW)
    assert alert.sentence == "Copies elsewhere: it left no word that makes sense"

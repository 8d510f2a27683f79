"""Copies, checks and the clock: what runs beside the table is said when it fails or stops."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dealer_assist.desk.duties import check_duties, due_since, duty_alerts, read_duties

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
    left_word(tmp_path, "backup", 1, "no disk is there. Plug it in", timedelta(minutes=1))
    duties = read_duties(tmp_path, NOW)
    (alert,) = duty_alerts(duties, NOW)
    assert (alert.key, alert.sentence) == (
        "duty backup",
        "Copies elsewhere: no disk is there. Plug it in",
    )
    (check,) = check_duties(duties, NOW)
    assert not check.is_well
    assert check.for_house
    # The item has the duty's name already.
    assert (check.name, check.found) == ("Copies elsewhere", "no disk is there. Plug it in")


def test_a_sentence_that_ends_has_one_end(tmp_path: Path) -> None:
    left_word(tmp_path, "backup", 1, "The disk is full: see to it.", timedelta(minutes=1))
    (check,) = check_duties(read_duties(tmp_path, NOW), NOW)
    assert check.found == "The disk is full: see to it"


def test_a_duty_that_stopped_a_week_ago_is_told(tmp_path: Path) -> None:
    left_word(tmp_path, "verify", 0, "whole", timedelta(days=7))
    (alert,) = duty_alerts(read_duties(tmp_path, NOW), NOW)
    assert alert.sentence == "Journals by night: not done since 2026-03-07 21:44"


@pytest.mark.parametrize("word", ["", "x y\nz", "0\n", "0 99999999999999999999\nwell\n"])
def test_word_that_makes_no_sense_is_a_duty_not_done(tmp_path: Path, word: str) -> None:
    (tmp_path / "duties").mkdir()
    (tmp_path / "duties" / "backup").write_text(word, encoding="utf-8")
    (alert,) = duty_alerts(read_duties(tmp_path, NOW), NOW)
    assert alert.sentence == "Copies elsewhere: no reason was found"


def test_duties_that_were_never_done_since_the_set_up_are_alerts(tmp_path: Path) -> None:
    """As where a timer was disabled from the first day on."""
    left_word(tmp_path, "clock", 0, "0.002 s off", timedelta(minutes=4))
    duties = read_duties(tmp_path, NOW, NOW - timedelta(days=3))
    assert [(one.key, one.sentence) for one in duty_alerts(duties, NOW)] == [
        (
            "duty backup",
            "Copies elsewhere: never done since the set-up of 2026-03-11. See to its timer",
        ),
        (
            "duty verify",
            "Journals by night: never done since the set-up of 2026-03-11. See to its timer",
        ),
    ]


def test_on_the_day_of_the_set_up_nothing_is_late(tmp_path: Path) -> None:
    assert read_duties(tmp_path, NOW, NOW - timedelta(hours=20)) == ()


def test_duties_are_due_from_the_set_up_on_and_nowhere_else(tmp_path: Path) -> None:
    mark = tmp_path / "set-up.done"
    assert due_since(mark) is None
    mark.touch()
    os.utime(mark, (NOW.timestamp(), NOW.timestamp()))
    assert due_since(mark) == NOW


def test_a_word_from_before_the_set_up_says_nothing_of_what_was_set_up(tmp_path: Path) -> None:
    set_up = NOW - timedelta(minutes=30)
    left_word(tmp_path, "clock", 1, "the clock follows no server", timedelta(minutes=40))
    left_word(tmp_path, "backup", 0, "crazy4.live.db: 12 events", timedelta(minutes=20))
    assert [one.key for one in read_duties(tmp_path, NOW, set_up)] == ["backup"]
    # Nobody did it since: it is not forgotten for the word that there was before.
    late = NOW + timedelta(hours=27)
    (never, _) = (one for one in read_duties(tmp_path, late, set_up) if not one.is_done)
    assert never.said.startswith("never done since the set-up of 2026-03-14")


def test_a_set_up_by_a_clock_that_was_ahead_hides_no_word(tmp_path: Path) -> None:
    left_word(tmp_path, "clock", 1, "the clock follows no server", timedelta(minutes=1))
    (duty,) = read_duties(tmp_path, NOW, NOW + timedelta(days=400))
    assert not duty.is_well

"""The stage moves time itself, and hands over what outlives a crash."""

from datetime import timedelta
from pathlib import Path

import pytest

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import BETWEEN_MS, CURTAIN, TableScene


def test_time_passes_with_deeds_alone(stage: TableScene) -> None:
    before = stage.clock.now()
    assert before >= CURTAIN
    stage.perform("chip", ["2", "on"])
    assert stage.clock.now() - before == timedelta(milliseconds=BETWEEN_MS)


def test_hardware_time_and_size_outlive_the_process(stage: TableScene) -> None:
    stage.perform("screen", ["1280x800"])
    stage.perform("chip", ["2", "on"])
    kept = stage.kept()
    assert kept["size"] == (1280, 800)
    assert kept["at"] == stage.clock.now().isoformat()
    assert kept["hardware"]["sensors"]["2A"]["has_chip"] is True


def test_a_picture_is_taken_of_the_window(stage: TableScene, tmp_path: Path) -> None:
    stage.picture(tmp_path / "now.png")
    assert (tmp_path / "now.png").stat().st_size > 10_000


def test_a_picture_that_cannot_be_written_is_said(stage: TableScene, tmp_path: Path) -> None:
    with pytest.raises(CannotDo, match="cannot be written"):
        stage.picture(tmp_path / "nowhere" / "now.png")


def test_data_that_is_there_is_not_taken_for_a_clock_set_back(
    stage: TableScene, tmp_path: Path
) -> None:
    stage.clock.advance(60 * 60 * 1000)
    stage.perform("chip", ["2", "on"])
    last = stage.clock.now()
    stage.close()
    again = TableScene(
        {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None, "is_visible": 0}
    )
    assert again.clock.now() >= last - timedelta(milliseconds=BETWEEN_MS)
    assert all(check.is_well for check in again.opened.checks if check.name == "Clock")
    again.opened.monitor.look_around()
    again.opened.monitor.work_off()
    again.wait(BETWEEN_MS)
    assert not any(alert.kind == "clock" for alert in again.opened.desk.table.lasting.alerts)
    again.close()
    again.window.deleteLater()


def test_touches_and_waits_take_no_more_time_than_they_say(stage: TableScene) -> None:
    before = stage.clock.now()
    stage.perform("touch", ["960", "300"])
    assert stage.clock.now() == before
    stage.perform("wait", ["450ms"])
    assert stage.clock.now() - before == timedelta(milliseconds=450)

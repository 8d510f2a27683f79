"""The stage moves time itself, and hands over what outlives a crash."""

from datetime import timedelta
from pathlib import Path

import pytest

from dealer_assist.play.hand import CannotDo
from dealer_assist.play.stage import BETWEEN_MS, CURTAIN, Stage


def test_time_passes_with_deeds_alone(stage: Stage) -> None:
    before = stage.clock.now()
    assert before >= CURTAIN
    stage.perform("chip", ["2", "on"])
    assert stage.clock.now() - before == timedelta(milliseconds=BETWEEN_MS)


def test_hardware_time_and_size_outlive_the_process(stage: Stage) -> None:
    stage.perform("screen", ["1280x800"])
    stage.perform("chip", ["2", "on"])
    kept = stage.kept()
    assert kept["size"] == (1280, 800)
    assert kept["at"] == stage.clock.now().isoformat()
    assert kept["hardware"]["sensors"]["2A"]["has_chip"] is True


def test_a_picture_is_taken_of_the_window(stage: Stage, tmp_path: Path) -> None:
    stage.picture(tmp_path / "now.png")
    assert (tmp_path / "now.png").stat().st_size > 10_000


def test_a_picture_that_cannot_be_written_is_said(stage: Stage, tmp_path: Path) -> None:
    with pytest.raises(CannotDo, match="cannot be written"):
        stage.picture(tmp_path / "nowhere" / "now.png")

"""Each table has a journal of its own, and the folder remembers which table stood there last."""

import logging
from pathlib import Path

import pytest

from dealer_assist.journal.files import journal_file, journal_to_read, last_table, note_last_table


def test_practice_and_live_never_share_a_journal(tmp_path: Path) -> None:
    assert journal_file(tmp_path, "c4") == tmp_path / "c4.training.db"
    assert journal_file(tmp_path, "c4", "live") == tmp_path / "c4.live.db"


def test_who_only_looks_means_the_live_journal_where_there_is_one(tmp_path: Path) -> None:
    assert journal_to_read(tmp_path, "c4") == journal_file(tmp_path, "c4")
    journal_file(tmp_path, "c4", "live").touch()
    assert journal_to_read(tmp_path, "c4") == journal_file(tmp_path, "c4", "live")


def test_the_last_table_is_remembered_apart_for_practice_and_live(tmp_path: Path) -> None:
    note_last_table(tmp_path, "holdem-nexus")
    assert last_table(tmp_path) == "holdem-nexus"
    assert last_table(tmp_path, "live") == ""
    note_last_table(tmp_path, "caribbean")
    assert last_table(tmp_path) == "caribbean"
    assert [file.name for file in tmp_path.iterdir()] == ["last-table.training"]


def test_a_note_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    (tmp_path / "last-table.training").write_bytes(b"\xff\xfe\xff")
    assert last_table(tmp_path) == ""


def test_a_note_that_cannot_be_taken_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        note_last_table(tmp_path / "nowhere", "caribbean")
    assert "not remembered" in caplog.text

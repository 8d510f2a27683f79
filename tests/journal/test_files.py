"""Each table has a journal of its own, and the folder remembers which table stood there last."""

import logging
import os
from pathlib import Path

import pytest

from dealer_assist.journal.files import journal_file, journal_to_read, last_table, note_last_table
from dealer_assist.journal.head_file import ChainChecked, HeadFile


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


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_s11_notes_are_for_this_user_alone_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        note_last_table(tmp_path, "crazy4", "live")
        kept = HeadFile(tmp_path / "heads", tmp_path / "a.db", bytes(32), bytes(32))
        kept.note_checked(ChainChecked())
    finally:
        os.umask(before)
    files = [one for one in tmp_path.rglob("*") if one.is_file()]
    assert len(files) == 2
    assert {one.stat().st_mode & 0o777 for one in files} == {0o600}

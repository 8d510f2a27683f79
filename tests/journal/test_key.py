"""The key is made once, kept to one user, and never made anew for a journal that has one."""

import stat
from pathlib import Path

import pytest

from dealer_assist.journal.errors import FolderNotWritable, WrongKey
from dealer_assist.journal.key import key_for, load_key, load_or_make_key


def test_a_key_is_made_once_and_read_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "config" / "journal.key"
    key = load_or_make_key(path, lambda count: b"k" * count)
    assert key == b"k" * 32
    assert load_or_make_key(path, lambda count: b"x" * count) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [found.name for found in path.parent.iterdir()] == ["journal.key"]


def test_two_first_starts_at_once_end_with_the_same_key(tmp_path: Path) -> None:
    path = tmp_path / "journal.key"

    def slower_than_the_other(count: int) -> bytes:
        path.write_bytes(b"o" * count)
        return b"s" * count

    assert load_or_make_key(path, slower_than_the_other) == b"o" * 32


def test_a_journal_without_its_key_gets_no_new_one(tmp_path: Path) -> None:
    journal, path = tmp_path / "crazy4.db", tmp_path / "journal.key"
    journal.touch()
    with pytest.raises(WrongKey, match="missing"):
        key_for(journal, path)
    assert not path.exists()
    journal.unlink()
    assert key_for(journal, path) == load_key(path)


def test_a_damaged_key_is_said(tmp_path: Path) -> None:
    path = tmp_path / "journal.key"
    path.write_bytes(b"short")
    with pytest.raises(WrongKey, match="damaged"):
        load_or_make_key(path)
    path.unlink()
    path.mkdir()
    with pytest.raises(WrongKey, match="cannot be read"):
        load_key(path)


def test_a_key_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file in the way")
    with pytest.raises(FolderNotWritable, match="cannot be written"):
        load_or_make_key(tmp_path / "config" / "deep" / "journal.key")

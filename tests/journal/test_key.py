"""The key is made once, kept to one user, and never made anew for a journal that has one."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import FolderNotWritable, WrongKey
from dealer_assist.journal.key import key_for, load_key, load_or_make_key
from dealer_assist.journal.store import Journal


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


@pytest.fixture(params=[0o000, 0o022])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("umask")
def test_d14_folders_and_files_are_private(tmp_path: Path) -> None:
    settings, data = tmp_path / "settings", tmp_path / "data"
    key = load_or_make_key(settings / "journal.key")
    journal = Journal.open(
        data / "crazy4.training.db",
        purpose="training",
        table="crazy4",
        clock=lambda: datetime.now(UTC),
        key=key,
        heads=settings / "heads",
    )
    journal.append([Entry("GameStarted", {}, 1)], digest="d")
    journal.keep_head()
    made = [*tmp_path.rglob("*")]
    assert len(made) > 6
    assert {mode(one) for one in made if one.is_dir()} == {0o700}
    assert {mode(one) for one in made if one.is_file()} == {0o600}
    journal.close()


def test_d8_the_folder_of_the_key_is_synced_before_anything_is_sealed_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        synced.append(str(Path(f"/proc/self/fd/{descriptor}").readlink()))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    load_or_make_key(tmp_path / "settings" / "journal.key")
    assert synced[-1] == str(tmp_path / "settings")
    assert str(tmp_path) in synced

"""Whatever the umask, what is around the journal is for the kiosk's user alone."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.key import load_or_make_key
from dealer_assist.journal.store import Journal


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

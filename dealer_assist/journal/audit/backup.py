"""Backups that were read back, and what to do with a journal that is damaged."""

import json
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

from dealer_assist.journal.audit.verify import Pause, verify
from dealer_assist.journal.chain import Head
from dealer_assist.journal.errors import JournalUnavailable, NotRecorded, trouble_words
from dealer_assist.journal.files import threshold_file
from dealer_assist.journal.key import keep_private, make_private, sync, write_private
from dealer_assist.journal.opening import connect, connect_reader
from dealer_assist.journal.queries import latest
from dealer_assist.journal.schema import about
from dealer_assist.value import Value

LOGS = ("-wal", "-shm")
LEAST_KEPT = 2
LOCKED_S = 30.0
"""So long a journal may be locked by another program before its copy is given up."""


class BackupOffer(Value):
    """A good backup, and how many events of the damaged journal it lacks, where that is known.

    `older_key` is the print of the key that has sealed it, where the key was changed since.
    """

    backup: Path
    head: Head
    missing: int | None
    older_key: str = ""


def backups_beside(path: Path) -> Path:
    """Name the folder of a journal's backups."""
    return path.with_name(path.name + ".backups")


class SourceDamaged(NotRecorded):
    """A journal of which no backup was kept, since the copy does not verify."""


def back_up(
    path: Path,
    key: bytes,
    keep: int = 14,
    pause: Pause | None = None,
    into: Path | None = None,
) -> Path:
    """Copy a journal as it stands, also while a table runs on it; count it only once it verifies.

    Its hidden thresholds are copied after it: they are kept before their seal is on record.
    Takes as long as the journal is large: call it from a thread of its own, with a pause. Without
    `into` it lies beside the journal.
    """
    folder = into or backups_beside(path)
    unfinished = folder / f"{path.stem}.unfinished.new"
    try:
        if into is None:
            make_private(folder)
        unfinished.unlink(missing_ok=True)
        with closing(connect_reader(path)) as source, closing(connect(unfinished, "rwc")) as copy:
            _copy(source, copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        keep_private(unfinished)
        sync(unfinished)
        findings = verify(unfinished, key, pause=pause)
        if findings:
            raise SourceDamaged(path, f"The backup of {path} does not verify ({findings[0]}).")
        done = folder / f"{path.stem}-{head_of(unfinished).seq:012}.db"
        unfinished.replace(done)
        _copy_thresholds(path, done)
        sync(folder)
    except (OSError, sqlite3.DatabaseError) as trouble:
        why = trouble_words(trouble)
        raise NotRecorded(
            path, f"No backup of {path} could be made ({why}): see to that disk."
        ) from trouble
    finally:
        for left in (unfinished, *(unfinished.with_name(unfinished.name + log) for log in LOGS)):
            with suppress(OSError):
                left.unlink()
    for old in too_many(_backups_in(folder, path), keep, shutil.disk_usage(folder).free):
        old.unlink()
        threshold_file(old).unlink(missing_ok=True)
    return done


def _copy_thresholds(path: Path, copy: Path) -> None:
    """Copy the file of thresholds beside a copy of its journal; one that is cut is no copy."""
    try:
        boxes = threshold_file(path).read_text(encoding="utf-8")
        is_whole = isinstance(json.loads(boxes), dict)
    except (FileNotFoundError, ValueError):
        return
    if is_whole:
        write_private(threshold_file(copy), boxes)
        sync(threshold_file(copy))


def too_many(backups: list[Path], keep: int, free: int) -> list[Path]:
    """Choose the backups to let go, of a list that begins with the newest.

    Those of a journal of years are large: all together shall not take more than what is left on
    the disk, but two are kept whatever they take.
    """
    taken, found = 0, []
    for number, backup in enumerate(backups):
        taken += backup.stat().st_size
        if number >= keep or (number >= LEAST_KEPT and taken > free):
            found.append(backup)
    return found


def all_backups(path: Path) -> list[Path]:
    """List a journal's backups, the newest first."""
    return _backups_in(backups_beside(path), path)


def _backups_in(folder: Path, path: Path) -> list[Path]:
    return sorted(folder.glob(f"{path.stem}-{'[0-9]' * 12}.db"), reverse=True)


def head_of(path: Path) -> Head:
    """Read where a journal ends; a file that cannot be read raises `sqlite3.Error`."""
    with closing(connect_reader(path)) as db:
        return latest.head(db)


def newest_good(
    path: Path,
    key: bytes,
    folder: Path | None = None,
    older: Mapping[str, bytes] | None = None,
) -> BackupOffer | None:
    """Find the newest backup that verifies, and say what it lacks; `folder` has copies too.

    One that was made before the key was changed is verified by the key of that time.
    """
    for backup in _backups_in(folder or backups_beside(path), path):
        before = _older_print(backup, older or {})
        if not verify(backup, older[before] if older and before else key, older=older):
            head = head_of(backup)
            try:
                missing: int | None = head_of(path).seq - head.seq
            except (sqlite3.Error, TypeError):
                missing = None
            return BackupOffer(backup, head, missing, before)
    return None


def _older_print(backup: Path, older: Mapping[str, bytes]) -> str:
    """Return the print of the older key that has sealed a copy, or nothing."""
    try:
        with closing(connect_reader(backup)) as db:
            told = about(db).key_print
    except (sqlite3.Error, KeyError):
        return ""
    return told if told in older else ""


def set_aside(path: Path, name: str) -> Path:
    """Move a damaged journal and its log away, untouched, under a name not taken yet."""
    aside = path.with_name(f"{path.name}.{name}")
    if aside.exists():
        raise JournalUnavailable(path, f"{aside} exists already: choose another name for {path}.")
    for log in ("", *LOGS):
        with suppress(FileNotFoundError):
            path.with_name(path.name + log).rename(aside.with_name(aside.name + log))
    sync(path.parent)
    return aside


def _copy(source: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """Copy in one step: a commit in between would make it begin again.

    By itself it would wait for ever for a file that another program keeps locked.
    """
    give_up = time.monotonic() + LOCKED_S

    def look(status: int, remaining: int, total: int) -> None:
        is_locked = status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if is_locked and time.monotonic() > give_up:
            raise sqlite3.OperationalError("another program keeps it locked")

    source.backup(copy, progress=look)


def restore(backup: Path, path: Path) -> None:
    """Put a backup in the place of a journal that was set aside; never over one that is there."""
    if path.exists():
        raise JournalUnavailable(path, f"{path} is still there: set it aside first.")
    unfinished = path.with_name(path.name + ".new")
    with closing(connect_reader(backup)) as source, closing(connect(unfinished, "rwc")) as copy:
        _copy(source, copy)
        copy.execute("PRAGMA journal_mode = WAL")
    sync(unfinished)
    if not threshold_file(path).exists():  # one that is there has the newest boxes too
        _copy_thresholds(backup, path)
    unfinished.rename(path)
    sync(path.parent)

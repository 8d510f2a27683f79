"""A disk that is full or fails is no damaged file: what lies on it may be whole."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from dealer_assist.journal.errors import JournalUnavailable, folder_not_writable
from dealer_assist.message import Msg

_PRIMARY = 0xFF  # SQLite says more in the bits above
_OF_THE_DISK = (
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_PERM,
)


def write_whole(file: Path, text: str) -> None:
    """Write a file beside its place, then put it there: it is there whole, or as it was."""
    unfinished = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    except OSError as trouble:
        with suppress(OSError):
            unfinished.unlink()
        raise folder_not_writable(file, trouble) from trouble


def trouble_of_disk(path: Path, trouble: Exception) -> JournalUnavailable | None:
    """Say that a file cannot be read now; None where the trouble lies in the file itself."""
    code = getattr(trouble, "sqlite_errorcode", 0) & _PRIMARY
    if not isinstance(trouble, OSError) and code not in _OF_THE_DISK:
        return None
    return JournalUnavailable(
        path,
        Msg(
            "{path} cannot be read now ({trouble}): nothing was changed; look whether the disk is "
            "full, then try again.",
            path=path,
            trouble=trouble,
        ),
    )

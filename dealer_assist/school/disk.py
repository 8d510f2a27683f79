"""A disk that is full or fails is no damaged file: what lies on it may be whole."""

import sqlite3
from pathlib import Path

from dealer_assist.journal.errors import JournalUnavailable
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

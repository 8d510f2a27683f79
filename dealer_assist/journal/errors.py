"""What can be wrong with a journal, each said in one sentence that names the file and the cure."""
# ruff: noqa: N818 - these are named for what a technician finds, not for Python

import sqlite3
from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg


class JournalUnavailable(UserFacingError):
    """Say that nothing was recorded or opened; the table must not go on as if it were."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path

    @property
    def waiting(self) -> str:
        """Say it of what the table notes by itself: it waits, and what was pressed is recorded."""
        return Msg(
            "Automatic steps wait: the journal {path} cannot be written. If it stays so, "
            "call a technician.",
            path=self.path,
        )


class NewerSchema(JournalUnavailable):
    """The file was written by a newer program."""


class WrongPurpose(JournalUnavailable):
    """A live desk met a training file, or the reverse."""


class WrongTable(JournalUnavailable):
    """The file belongs to another table."""


class NotAJournal(JournalUnavailable):
    """The file is no journal, or its header is damaged."""


class FolderNotWritable(JournalUnavailable):
    """The data folder cannot be made or written."""


class AnotherInstance(JournalUnavailable):
    """Another Dealer Assist holds the same data."""


class WrongKey(JournalUnavailable):
    """The key is missing, damaged, or another journal's."""


class JournalDamaged(JournalUnavailable):
    """The chain is broken; `first_bad` is the first sequence that does not fit."""

    def __init__(self, path: Path, sentence: str, first_bad: int) -> None:
        super().__init__(path, sentence)
        self.first_bad = first_bad


class EventsLost(JournalDamaged):
    """The file is whole but ends before what was on record; `recorded` is the last there was."""

    def __init__(self, path: Path, last: int, recorded: int) -> None:
        self.recorded = recorded
        super().__init__(
            path,
            Msg(
                "The journal {path} ends at event {last}, and what was recorded up to event "
                "{recorded} is missing: put {log} back beside it. If that is lost for good, "
                "'dealer-assist journal restore --data {folder}' goes on without it.",
                path=path,
                last=last,
                recorded=recorded,
                log=f"{path.name}-wal",
                folder=path.parent,
            ),
            last + 1,
        )


class DiskFull(JournalUnavailable):
    """There is no room; the command did not happen and may be tried again."""

    @property
    def waiting(self) -> str:
        """Say it of what the table notes by itself."""
        return Msg(
            "Automatic steps wait: the disk with {path} is full. Make room on it.",
            path=self.path,
        )


class JournalGone(JournalUnavailable):
    """The file was moved, replaced or deleted under the running table; nothing would be found."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            Msg(
                "Nothing was recorded: the journal {path} was moved, replaced or deleted while it "
                "was open. Try again when it is put back, or call a technician.",
                path=path,
            ),
        )


class NotRecorded(JournalUnavailable):
    """The disk or the database refused; the command did not happen."""


class NotCertain(JournalUnavailable):
    """The disk failed at the last moment: only reading the journal again tells what it holds."""

    def __init__(self, path: Path, trouble: str) -> None:
        super().__init__(
            path,
            Msg(
                "It is not certain whether this was recorded: the disk with {path} failed at the "
                "last moment ({trouble}). The journal is read again first. Look at the table, then "
                "go on from what it shows.",
                path=path,
                trouble=trouble,
            ),
        )

    @property
    def waiting(self) -> str:
        """Say it of what the table notes by itself: it is not certain either."""
        return self.message


class SchemaChanged(JournalUnavailable):
    """Another program has changed the journal's tables under the running table."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            Msg(
                "Nothing was recorded: another program has changed the journal {path} while it was "
                "open. Leave it as it is and call a technician.",
                path=path,
            ),
        )


class UnreadableEvent(UserFacingError):
    """A recorded event does not fit what this version knows of its kind."""


def folder_not_writable(path: Path, trouble: OSError) -> FolderNotWritable:
    """Say that the folder of a file cannot be used."""
    return FolderNotWritable(
        path,
        Msg(
            "The folder {folder} cannot be written ({trouble}): make it writable or "
            "choose another one.",
            folder=path.parent,
            trouble=trouble.strerror,
        ),
    )


_PRIMARY = 0xFF  # SQLite says more in the bits above
_OF_SQLITE = {
    sqlite3.SQLITE_CORRUPT: Msg("is damaged"),
    sqlite3.SQLITE_NOTADB: Msg("is damaged"),
    sqlite3.SQLITE_FORMAT: Msg("is damaged"),
    sqlite3.SQLITE_FULL: Msg("the disk is full"),
    sqlite3.SQLITE_IOERR: Msg("the disk fails"),
    sqlite3.SQLITE_CANTOPEN: Msg("cannot be opened"),
    sqlite3.SQLITE_READONLY: Msg("may not be written"),
    sqlite3.SQLITE_PERM: Msg("may not be opened"),
    sqlite3.SQLITE_BUSY: Msg("another program holds it"),
    sqlite3.SQLITE_LOCKED: Msg("another program holds it"),
    sqlite3.SQLITE_NOMEM: Msg("the memory is full"),
}


def trouble_words(trouble: BaseException) -> str:
    """Say in our words what the system or the database refused; never in theirs."""
    if isinstance(trouble, OSError):
        return trouble.strerror or Msg("the disk fails")
    code = getattr(trouble, "sqlite_errorcode", None)
    if code is None:
        return Msg("is damaged")
    return _OF_SQLITE.get(code & _PRIMARY) or Msg("error {code} of the database", code=code)


def in_words(path: Path, trouble: BaseException) -> JournalUnavailable | None:
    """Say what the disk or the database refused; None for anything else: that is our bug."""
    if not isinstance(trouble, sqlite3.DatabaseError):
        return None
    if isinstance(trouble, sqlite3.ProgrammingError):
        return None
    if getattr(trouble, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return DiskFull(
            path,
            Msg(
                "Nothing was recorded: the disk with {path} is full. Make room on it and try "
                "again.",
                path=path,
            ),
        )
    return NotRecorded(
        path,
        Msg(
            "Nothing was recorded: the journal {path} cannot be written ({trouble}). Try "
            "again. If it stays so, call a technician.",
            path=path,
            trouble=trouble_words(trouble),
        ),
    )


_OF_THE_DISK = (
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_PERM,
)


def trouble_of_disk(path: Path, trouble: Exception) -> JournalUnavailable | None:
    """Say that a file cannot be read now; None where the trouble lies in the file itself.

    A disk that is full or fails is no damaged file: what lies on it may be whole.
    """
    code = getattr(trouble, "sqlite_errorcode", 0) & _PRIMARY
    if not isinstance(trouble, OSError) and code not in _OF_THE_DISK:
        return None
    return JournalUnavailable(
        path,
        Msg(
            "{path} cannot be read now ({trouble}): nothing was changed. Look whether the disk is "
            "full, then try again.",
            path=path,
            trouble=trouble_words(trouble),
        ),
    )

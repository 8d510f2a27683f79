"""Opening a journal: look first, change nothing on a refusal, then lock, make or open the file."""

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal, TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.journal import schema, views
from dealer_assist.journal.chain import Seal
from dealer_assist.journal.errors import (
    AnotherInstance,
    NewerSchema,
    NotAJournal,
    WrongKey,
    WrongPurpose,
    WrongTable,
    folder_not_writable,
)
from dealer_assist.journal.lock import lock_beside
from dealer_assist.journal.migration import migrate
from dealer_assist.journal.private_files import keep_private, make_private, sync
from dealer_assist.message import Msg

Purpose: TypeAlias = Literal["training", "live"]

_MAGIC = b"SQLite format 3\x00"
_BUSY_SECONDS = 2.0


@frozen
class Wanted:
    """The journal a desk asks for."""

    path: Path
    purpose: Purpose
    table: str
    key: bytes

    @property
    def key_print(self) -> str:
        """Name the key without giving it away."""
        return hashlib.sha256(b"key print" + self.key).hexdigest()[:16]


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open the file with SQLite in a mode of its URIs: `rw`, `ro`, or `ro&immutable=1`."""
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    # An append or a look comes back to few pages, and the system keeps the file in its own memory:
    # the eight-fold of this that SQLite would keep, for each connection, buys nothing.
    try:
        db.execute("PRAGMA cache_size = -256")
    except sqlite3.Error:  # the first look at the file: it is none of SQLite's
        db.close()
        raise
    return db


def connect_writer(path: Path) -> sqlite3.Connection:
    """Open the file for appending: every commit is on disk when it returns."""
    keep_private(path)  # its log and index take the mode from it
    db = connect(path, "rw")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    # A short log is soon written over instead of grown, and a commit that need not grow a file
    # takes half the time of one that must.
    db.execute("PRAGMA wal_autocheckpoint = 250")
    migrate(db)
    if not views.are_of_this_version(db):
        views.rebuild(db)
    return db


def connect_reader(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open the file for reading, beside a running table or, `alone`, where nobody can write.

    SQLite leaves a log and its index behind even where it only reads; alone and without a log
    it can be told not to.
    """
    still = alone or not os.access(path.parent, os.W_OK)
    if still and not path.with_name(path.name + "-wal").exists():
        return connect(path, "ro&immutable=1")
    return connect(path, "ro")


@contextmanager
def said_in_words(path: Path) -> Iterator[None]:
    """Say which journal cannot be read and what to do, whatever SQLite met in it."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # our bug
    except sqlite3.DatabaseError as trouble:
        raise NotAJournal(
            path,
            Msg(
                "{path} cannot be read ({trouble}): 'dealer-assist journal verify' says what "
                "is wrong with it, 'dealer-assist journal restore' puts its newest good backup "
                "back.",
                path=path,
                trouble=str(trouble),
            ),
        ) from trouble


def look(wanted: Wanted) -> None:
    """Refuse a file that is not the journal wanted, without touching it."""
    path = wanted.path
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as trouble:
        raise NotAJournal(
            path,
            Msg(
                "{path} cannot be read ({trouble}): allow reading it.",
                path=path,
                trouble=trouble.strerror,
            ),
        ) from trouble
    _judge_header(path, header, wanted)
    try:
        # With its log where there is one: a kill in the middle of a checkpoint leaves pages in the
        # file that only the log makes whole.
        with closing(connect_reader(path, alone=True)) as db:
            told = schema.about(db)
    except (sqlite3.Error, KeyError) as trouble:
        raise NotAJournal(path, _no_journal(path)) from trouble
    if told.table != wanted.table:
        raise WrongTable(
            path,
            Msg(
                "{path} is the journal of table {table}, not of {wanted}: open that table or "
                "choose another data folder.",
                path=path,
                table=told.table,
                wanted=wanted.table,
            ),
        )
    if told.key_print != wanted.key_print:
        raise WrongKey(
            path,
            Msg(
                "{path} was made with another key: put back the key that belongs to it.", path=path
            ),
        )


def _judge_header(path: Path, header: bytes, wanted: Wanted) -> None:
    marks = {number: purpose for purpose, number in schema.APPLICATION_IDS.items()}
    purpose = marks.get(int.from_bytes(header[68:72], "big"))
    if len(header) < 100 or not header.startswith(_MAGIC) or purpose is None:
        raise NotAJournal(path, _no_journal(path))
    if purpose != wanted.purpose:
        raise WrongPurpose(path, _other_purpose(path, purpose))
    version = int.from_bytes(header[60:64], "big")
    if version > schema.VERSION:
        raise NewerSchema(
            path,
            Msg(
                "{path} was written by a newer Dealer Assist (schema {version}, this one knows "
                "{known}): install the newer version or choose another data folder.",
                path=path,
                version=version,
                known=schema.VERSION,
            ),
        )


def _other_purpose(path: Path, purpose: str) -> str:
    if purpose == "live":
        return Msg(
            "{path} holds live data and this table is opened for training: choose another data "
            "folder.",
            path=path,
        )
    return Msg(
        "{path} holds training data and this table is opened for live: choose another data folder.",
        path=path,
    )


def _no_journal(path: Path) -> str:
    return Msg(
        "{path} is not a Dealer Assist journal or its beginning is damaged: move it away and put "
        "back a backup, or choose another data folder.",
        path=path,
    )


@contextmanager
def made_only_on_success(path: Path) -> Iterator[None]:
    """Make the folder of a new journal; take back what was made if it then cannot be opened."""
    new_folders = [folder for folder in path.absolute().parents if not folder.exists()]
    lock = lock_beside(path)
    new_files = [] if path.exists() or lock.exists() else [lock]
    try:
        try:
            make_private(path.absolute().parent)
        except OSError as trouble:
            raise folder_not_writable(path, trouble) from trouble
        yield
    except AnotherInstance:
        raise  # what is there by now is the other one's
    except BaseException:
        for file in new_files:
            with suppress(OSError):
                file.unlink()
        for folder in new_folders:
            with suppress(OSError):
                folder.rmdir()
        raise


def make(wanted: Wanted, made_utc: str) -> None:
    """Write an empty journal beside its place and move it in whole: a crash leaves none or all."""
    unfinished = wanted.path.with_name(wanted.path.name + ".new")
    unfinished.unlink(missing_ok=True)
    told = schema.About(wanted.purpose, wanted.table, made_utc, wanted.key_print)
    first = told.first_link
    try:
        with closing(connect(unfinished, "rwc")) as db:
            # One wait for the disk at the end, not three for every statement: nobody counts on
            # the file before it is moved in.
            db.execute("PRAGMA journal_mode = MEMORY")
            db.execute("PRAGMA synchronous = OFF")
            schema.create(db, told, (0, first, Seal(wanted.key, first)(0, first)))
            views.rebuild(db)
            # Turning it to a log later would be one more moment at which the power could go.
            db.execute("PRAGMA journal_mode = WAL")
        keep_private(unfinished)
        sync(unfinished)
        unfinished.rename(wanted.path)
        sync(wanted.path.parent)
    except (OSError, sqlite3.Error):
        unfinished.unlink(missing_ok=True)
        wanted.path.unlink(missing_ok=True)
        raise

"""Opening a journal: look first, change nothing on a refusal, then lock, make or open the file.

One Dealer Assist at a time, by a lock that dies with its process, and nothing of anybody else's in
the file. A foreign trigger can take an event off the record while the table shows it, and without
our own triggers an event can be changed by a statement: neither leaves a trace in the chain.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from dealer_assist.journal import schema, views
from dealer_assist.journal.chain import Seal
from dealer_assist.journal.errors import (
    AnotherInstance,
    JournalDamaged,
    JournalUnavailable,
    NewerSchema,
    NotAJournal,
    WrongKey,
    WrongPurpose,
    WrongTable,
    folder_not_writable,
    trouble_words,
)
from dealer_assist.journal.key import keep_private, key_print, make_private, sync
from dealer_assist.journal.schema import migrate
from dealer_assist.message import Msg
from dealer_assist.system import CLOSES_ON_EXEC, lock_alone, write_at
from dealer_assist.value import Value

# SQLite's own indexes have a name and no text; sqlite-utils notes in a table which steps it has
# taken.
_PARTS = """
SELECT type, name, tbl_name || char(10) || coalesce(sql, '') FROM sqlite_master
WHERE NOT (type IN ('table', 'index') AND tbl_name = '_sqlite_migrations')
"""

Part = tuple[str, str]
"""Kind and name: ("trigger", "events_are_never_changed")."""

Purpose: TypeAlias = Literal["training", "live"]


class SchemaDamaged(sqlite3.DatabaseError):
    """The names in the file's own list of its parts are damaged: SQLite cannot even say which."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    sqlite_errorname = "SQLITE_CORRUPT"

    def __init__(self) -> None:
        super().__init__("the schema is damaged")


_MAGIC = b"SQLite format 3\x00"
_BUSY_SECONDS = 2.0


def foreign_parts(db: sqlite3.Connection) -> list[str]:
    """Say what of the file's schema is missing, altered, or not ours; nothing of a sound one.

    Views of another version are left out: they hold nothing, and are made again at the opening.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    try:
        found = {(kind, name): sql for kind, name, sql in db.execute(_PARTS)}
    except sqlite3.OperationalError as trouble:
        if hasattr(trouble, "sqlite_errorcode"):
            raise
        return ["the text of a part is damaged"]  # none of UTF-8
    expected = dict(_expected(min(version, schema.VERSION)))
    if views.are_of_this_version(db):
        expected |= {("view", name): f"{name}\n{sql}" for name, sql in views.texts().items()}
    else:
        found = {part: sql for part, sql in found.items() if part[0] != "view"}
    said = [_said(part, found, expected) for part in sorted({*found, *expected})]
    return [sentence for sentence in said if sentence]


def require_ours(path: Path, db: sqlite3.Connection) -> None:
    """Refuse a journal that another program has put something into, or taken something out of."""
    foreign = foreign_parts(db)
    if foreign:
        raise JournalDamaged(
            path,
            Msg(
                "The journal {path} was altered by another program ({what}): leave it as it is, "
                "call a technician, and open the newest backup.",
                path=path,
                what=foreign[0],
            ),
            0,
        )


def _said(part: Part, found: dict[Part, str], expected: dict[Part, str]) -> str:
    kind, name = part
    if part not in expected:
        return f"the {kind} {name} is not part of a journal"
    if part not in found:
        return f"the {kind} {name} is missing"
    return "" if found[part] == expected[part] else f"the {kind} {name} was altered"


@cache
def _expected(version: int) -> tuple[tuple[Part, str], ...]:
    """Make the schema of a version in memory and read it back."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in schema.STEPS[:version]:
            db.executescript(step)
        return tuple(((kind, name), sql) for kind, name, sql in db.execute(_PARTS))


def lock_beside(path: Path) -> Path:
    """Name the lock file of a journal."""
    return path.with_name(path.name + ".lock")


def take_lock(path: Path) -> int:
    """Hold the journal for this process until the descriptor is closed; write our pid into it."""
    descriptor = os.open(lock_beside(path), os.O_RDWR | os.O_CREAT | CLOSES_ON_EXEC, 0o600)
    try:
        lock_alone(descriptor)
    except BlockingIOError:
        pid = os.read(descriptor, 32).decode(errors="replace").strip()
        os.close(descriptor)
        raise AnotherInstance(
            path,
            Msg(
                "Another Dealer Assist (process {pid}) runs on the same data {path}: use that "
                "one, or close it first.",
                pid=pid or Msg("unknown"),
                path=path,
            ),
        ) from None
    os.ftruncate(descriptor, 0)
    write_at(descriptor, f"{os.getpid()}\n".encode(), 0)
    return descriptor


def release_lock(descriptor: int) -> None:
    """Let the next one in; a lock already released is left alone."""
    if descriptor >= 0:
        os.close(descriptor)


class Wanted(Value):
    """The journal a desk asks for."""

    path: Path
    purpose: Purpose
    table: str
    key: bytes

    @property
    def key_print(self) -> str:
        """Name the key without giving it away."""
        return key_print(self.key)


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
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error:  # the first look at the file: it is none of SQLite's
        db.close()
        raise
    except UnicodeDecodeError as trouble:
        # SQLite names the part that it cannot read, and that name is what is damaged.
        db.close()
        raise SchemaDamaged from trouble
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
    except (sqlite3.DatabaseError, ValueError, OverflowError) as trouble:
        if getattr(trouble, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CANTOPEN:
            raise _not_opened(path, trouble) from trouble
        # A time, a number or a text that none of ours is: damaged, wherever it shows first.
        raise NotAJournal(
            path,
            Msg(
                "{path} cannot be read ({trouble}): 'dealer-assist journal verify' says what "
                "is wrong with it, 'dealer-assist journal restore' puts its newest good backup "
                "back.",
                path=path,
                trouble=trouble_words(trouble),
            ),
        ) from trouble


def _not_opened(path: Path, trouble: Exception) -> JournalUnavailable:
    """Say in the system's words why not: SQLite keeps them to itself."""
    why: Exception = trouble
    try:
        path.open("rb").close()
    except OSError as refused:
        why = refused
    return JournalUnavailable(
        path,
        Msg(
            "{path} cannot be read now ({trouble}): see to its rights, and to how many files may "
            "be open, then try again.",
            path=path,
            trouble=trouble_words(why),
        ),
    )


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


@cache
def _empty(steps: Sequence[str], _: tuple[tuple[str, str], ...]) -> sqlite3.Connection:
    """Make the parts of a journal in memory, once: every lesson begins one, and takes them over."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    for step in steps:
        db.executescript(step)
    views.rebuild(db)
    return db


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
            _empty(schema.STEPS, tuple(views.VIEWS.items())).backup(db)
            schema.begin(db, told, (0, first, Seal(wanted.key, first)(0, first)))
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

"""The journal of one table: durable or refused, and what is recorded is never changed."""

import logging
import os
import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from dealer_assist.journal import opening
from dealer_assist.journal.chain import Definitions, Head, Seal, chain, insertion
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import (
    EVENTS,
    DefinitionFile,
    Entry,
    Recorded,
    all_digests,
    keep_definitions,
    kept_definitions,
    recorded,
    stamp,
)
from dealer_assist.journal.errors import (
    JournalGone,
    NotCertain,
    SchemaChanged,
    folder_not_writable,
    in_words,
    trouble_words,
)
from dealer_assist.journal.head_file import HeadFile, require_not_truncated
from dealer_assist.journal.key import key_print
from dealer_assist.journal.key_change import KeyChange, change_under_way, unfinished_change
from dealer_assist.journal.opening import release_lock, require_ours, take_lock
from dealer_assist.journal.resume import (
    CHECKPOINTS,
    ResumePoint,
    check_tail,
    last_commands,
    last_of,
    rows_from,
    tail_start,
)
from dealer_assist.journal.schema import VERSION
from dealer_assist.system import NO_FOLDER, close_folder, open_folder
from dealer_assist.table.events.office import JournalKeyChanged
from dealer_assist.value import replace

if TYPE_CHECKING:
    from dealer_assist.journal.audit.verify import Finding

log = logging.getLogger(__name__)

_SCHEMA = "PRAGMA schema_version"
_HEAD = "UPDATE head SET seq = ?, hash = ?, seal = ?"
_KEY = "UPDATE about SET value = ? WHERE name = 'key_print'"
_REMEMBERED = 1000
"""Commands by which a repeated one is known: those since the last checkpoint, and far more."""


class Journal:
    """An open journal; one process holds it, and one thread at a time appends."""

    def __init__(
        self,
        wanted: opening.Wanted,
        db: sqlite3.Connection,
        lock: int,
        clock: Callable[[], datetime],
        tail: ResumePoint,
        kept: HeadFile | None,
    ) -> None:
        self._wanted = wanted
        self._lock = lock
        self.kept = kept
        self.is_unvouched = bool(kept and tail.seq and kept.read() is None)
        self._name = str(wanted.path)
        self._log = f"{wanted.path.name}-wal"
        self._folder = open_folder(wanted.path.parent)
        self._clock = clock
        self._turn = threading.RLock()
        self.first_link = tail.first
        self.first_seq = tail.seq
        """How far it went when it was opened."""
        self._seal = Seal(wanted.key, tail.first)
        self._next_key = b""
        self._is_uncertain = False
        self._stand_at(db, tail)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        purpose: opening.Purpose,
        table: str,
        clock: Callable[[], datetime],
        key: bytes,
        heads: Path | None = None,
    ) -> Self:
        """Open or make a journal; on a refusal nothing is made or changed.

        `heads` is a folder outside of the data in which the end of the chain is noted.
        """
        wanted = opening.Wanted(path, purpose, table, key)
        if path.exists():
            if heads and (found := unfinished_change(path, key, heads)):
                change, older = found
                with cls.open(
                    path, purpose=purpose, table=table, clock=clock, key=older, heads=heads
                ) as journal:
                    journal.change_key(key, change)
            opening.look(wanted)
        with opening.made_only_on_success(path):
            try:
                lock = take_lock(path)
                try:
                    return cls(*_open(wanted, lock, clock, heads))
                except BaseException:
                    release_lock(lock)
                    raise
            except OSError as trouble:
                raise folder_not_writable(path, trouble) from trouble
            except sqlite3.Error as trouble:
                if said := in_words(path, trouble):
                    raise said from trouble
                raise

    def _stand_at(self, db: sqlite3.Connection, tail: ResumePoint) -> None:
        """Go on from the end of the chain, as it is on disk."""
        self._db = db
        self._cursor = db.cursor()  # one for all commits: making one takes as long as using it
        self._seq, self._hash = tail.seq, tail.last
        self._digests = {
            text: Definitions(text, number)
            for number, text in db.execute("SELECT * FROM definitions")
        }
        self._commands = OrderedDict.fromkeys(last_commands(db, _REMEMBERED))
        self._schema = db.execute(_SCHEMA).fetchone()
        self._file, self._logged = _identity(self._name), self._log_now()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the journal go; what was appended is on disk already."""
        with self._turn:
            if self.kept and self._lock >= 0:
                self.kept.note(self.head)
                self.kept.close()
            self._db.close()
            if self._lock >= 0:
                close_folder(self._folder)
            release_lock(self._lock)
            self._lock = -1

    @property
    def path(self) -> Path:
        """Say where the journal lies."""
        return self._wanted.path

    @property
    def head(self) -> Head:
        """Return the end of the chain, to be printed where nobody can rewrite it."""
        return Head(self._seq, self._hash.hex())

    @property
    def last(self) -> Recorded | None:
        """Return the newest event."""
        row = self._db.execute(f"{EVENTS} ORDER BY e.seq DESC LIMIT 1").fetchone()
        return None if row is None else recorded(row)

    @property
    def register(self) -> Head | None:
        """Return how far the staff register went when it was last noted here."""
        said = last_of(self._db, "RegisterNoted")
        return None if said is None else Head(said["seq"], said["hash"])

    @property
    def last_hold(self) -> str:
        """Return why the table was held last, or nothing where it never was."""
        said = last_of(self._db, "TableHeld")
        return "" if said is None else str(said["sentence"])

    def append(self, entries: Sequence[Entry], *, digest: str, command_id: str = "") -> int:
        """Record all entries of one command durably, or raise and record none.

        A command that is on record already, by its id, records nothing. Gives how many facts were
        recorded.
        """
        if not entries or command_id in self._commands:
            return 0
        with self._turn:
            self._durably(entries, digest, command_id)
        return len(entries)

    def change_key(self, key: bytes, change: KeyChange) -> None:
        """Seal this journal by another key from here on; what the older one sealed stays on record.

        A journal that went on since the change was decided is left as it is. Of practice there is
        nothing to prove: its journals are sealed anew without an event.
        """
        with self._turn:
            if change.heads.get(self.first_link.hex()) != self.head:
                return
            seal, last = self._seal(self._seq, self._hash).hex(), self.last
            fact = JournalKeyChanged(
                change.at, change.by, change.witness, change.before, change.after, seal
            )
            entry = Entry(*encode(fact), last.round if last else 0, change.by)
            is_live = self._wanted.purpose == "live"
            self._next_key = key
            try:
                self._durably([entry] if is_live else [], last.digest if last else "", "")
            finally:
                self._next_key = b""
            self._wanted = replace(self._wanted, key=key)
            if self.kept:
                self.kept.reseal(key, self.head)

    def take_up_again(self) -> None:
        """Read the end of the chain again after a commit of which nobody knows how it ended.

        What is found there is brought from the log into the file, durably, before it counts.
        """
        with self._turn:
            with suppress(sqlite3.Error):
                self._db.close()
            try:
                with closing(opening.connect_reader(self.path)) as reader:
                    tail = check_tail(self.path, reader, self._wanted.key)
                db = opening.connect_writer(self.path)
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as trouble:
                raise in_words(self.path, trouble) or trouble from trouble
            self._stand_at(db, tail)
            self._is_uncertain = False

    def keep_definitions(self, files: tuple[DefinitionFile, ...]) -> None:
        """Write the definitions in force down, once for each digest.

        A disk that is full keeps no table from opening: the next opening tries it again.
        """
        with self._turn:
            try:
                keep_definitions(self._db, files)
            except sqlite3.OperationalError as trouble:
                log.warning("The definitions are not on record in %s (%s)", self.path, trouble)

    def definitions(self) -> Iterator[tuple[DefinitionFile, ...]]:
        """Return every set of definitions that was kept."""
        return (kept_definitions(self._db, digest) for digest in all_digests(self._db))

    def keep_head(self) -> None:
        """Note the end of the chain outside of the journal; cheap, for after every command."""
        if self.kept:
            self.kept.note(self.head)

    def replay(self, from_kinds: Sequence[str] = CHECKPOINTS) -> Iterator[Recorded]:
        """Return the events from the last checkpoint on; the whole history where there is none."""
        return map(recorded, rows_from(self._db, tail_start(self._db, from_kinds)))

    def verify(self, saved: Head | None = None) -> "list[Finding]":
        """Check everything recorded; see `journal.audit.verify`."""
        from dealer_assist.journal.audit.verify import verify

        return verify(self.path, self._wanted.key, saved)

    def _durably(self, entries: Sequence[Entry], digest: str, command_id: str) -> None:
        self._require_certain()
        self._require_files()
        try:
            self._commit(entries, digest, command_id)
        except BaseException as trouble:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            if said := in_words(self.path, trouble):
                raise said from trouble
            raise

    def _require_certain(self) -> None:
        if self._is_uncertain:
            raise NotCertain(self.path, "it was not read again yet")

    def _require_files(self) -> None:
        """Refuse to append to a file or log without its name: it is lost when the program ends."""
        if self._lock < 0:
            return  # closed by us: SQLite says so
        if _identity(self._name) != self._file:
            raise JournalGone(self.path)
        logged = self._log_now()
        if self._logged is None:
            self._logged = logged  # SQLite makes it with the first look
        elif logged != self._logged:
            # What only the log holds is brought into the file while the log can still be read.
            with suppress(sqlite3.Error):
                self._db.execute("PRAGMA wal_checkpoint(FULL)")
            raise JournalGone(self.path.with_name(f"{self.path.name}-wal"))

    def _log_now(self) -> tuple[int, int] | None:
        """Return what tells the log from every other file.

        Looked for in its folder, whose name the look at the file has gone through before: the way
        there is half of what a look takes.
        """
        if self._folder == NO_FOLDER:
            return _identity(f"{self._name}-wal")
        return _identity(self._log, self._folder)

    def _commit(self, entries: Sequence[Entry], digest: str, command_id: str) -> None:
        execute = self._cursor.execute
        execute("BEGIN IMMEDIATE")
        if execute(_SCHEMA).fetchone() != self._schema:
            raise SchemaChanged(self.path)
        definitions = self._digests.get(digest)
        if definitions is None:
            execute("INSERT INTO definitions (digest) VALUES (?)", (digest,))
            definitions = Definitions(digest, self._cursor.lastrowid or 0)
        seq, last, seal = self._seq + len(entries), self._hash, self._seal
        if entries:
            now = self._clock()
            values, last = chain(self._seq, last, entries, now, definitions, command_id)
            if execute(insertion(len(entries)), values).rowcount != len(entries):
                raise SchemaChanged(self.path)
        if self._next_key:
            seal = Seal(self._next_key, self.first_link)
            execute(_KEY, (key_print(self._next_key),))
        execute(_HEAD, (seq, bytearray(last), bytearray(seal(seq, last))))
        self._end()
        self._seq, self._hash, self._seal = seq, last, seal
        self._digests[digest] = definitions
        self._remember(command_id)

    def _end(self) -> None:
        """Commit. A disk that fails now may have kept it all the same; one that is full has not."""
        try:
            self._cursor.execute("COMMIT")
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode != sqlite3.SQLITE_FULL:
                self._is_uncertain = True
                raise NotCertain(self.path, trouble_words(trouble)) from trouble
            raise

    def _remember(self, command_id: str) -> None:
        if command_id:
            self._commands[command_id] = None
            if len(self._commands) > _REMEMBERED:
                self._commands.popitem(last=False)


def _identity(name: str, folder: int | None = None) -> tuple[int, int] | None:
    """Return what tells a file from every other one, whatever its name; None if there is none."""
    try:
        # Asked at every commit, and a Path asks slower.
        found = os.stat(name, dir_fd=folder)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _open(
    wanted: opening.Wanted, lock: int, clock: Callable[[], datetime], heads: Path | None
) -> tuple[
    opening.Wanted, sqlite3.Connection, int, Callable[[], datetime], ResumePoint, HeadFile | None
]:
    is_new = not wanted.path.exists()
    if is_new:
        opening.make(wanted, stamp(clock())[0])
    # A damaged file is refused before a writer could bring its log into it.
    with closing(opening.connect_reader(wanted.path, alone=True)) as reader:
        require_ours(wanted.path, reader)
        tail = check_tail(wanted.path, reader, wanted.key)
        kept = HeadFile(heads, wanted.path, tail.first, wanted.key) if heads else None
        if kept and is_new:
            kept.forget()  # in simulated time an earlier one here may have begun the same moment
        if heads and kept and kept.read() is None:
            _note_under_new_key(wanted, heads, kept, tail)
        require_not_truncated(wanted.path, reader, kept.read() if kept else None)
        (version,) = reader.execute("PRAGMA user_version").fetchone()
    if version < VERSION:
        from dealer_assist.journal.audit.backup import back_up

        back_up(wanted.path, wanted.key)
    return wanted, opening.connect_writer(wanted.path), lock, clock, tail, kept


def _note_under_new_key(
    wanted: opening.Wanted, heads: Path, kept: HeadFile, at: ResumePoint
) -> None:
    """Make up for a power cut after a journal had its new key, and before the note of its end."""
    change = change_under_way(heads, wanted.key)
    if change and (known := change.heads.get(at.first.hex())):
        kept.reseal(wanted.key, known)

"""The people of the school on disk: a chained file of their own, apart from every table's.

A file that is damaged is refused before anything is written into it.
"""

import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from dealer_assist.journal import schema
from dealer_assist.journal.audit.backup import all_backups, back_up
from dealer_assist.journal.chain import Walk
from dealer_assist.journal.entry import Entry, recorded, stamp
from dealer_assist.journal.errors import (
    JournalDamaged,
    JournalUnavailable,
    NotAJournal,
    NotCertain,
    UnreadableEvent,
    trouble_of_disk,
)
from dealer_assist.journal.head_file import kept_of
from dealer_assist.journal.opening import connect_reader, release_lock, take_lock
from dealer_assist.journal.resume import rows_from
from dealer_assist.journal.store import Journal
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Fact, What, from_payload, to_payload
from dealer_assist.school.people.forgetting import OVERDUE, forgotten, order_for, ordered
from dealer_assist.school.people.people import People

log = logging.getLogger(__name__)

NAME = "people"


def people_file(school: Path) -> Path:
    """Return the file of the people in the folder of a school."""
    return school / f"{NAME}.training.db"


def new_id() -> str:
    """Return an id that no other kiosk gives."""
    return secrets.token_hex(12)


class PeopleFile:
    """The people, open for as long as a person is at the school; what is kept is on disk."""

    def __init__(
        self,
        journal: Journal,
        key: bytes,
        cards: bytes,
        people: People,
        clock: Callable[[], datetime],
    ) -> None:
        self._journal = journal
        self.key = key
        self.card_key = cards
        self.people = people
        self._clock = clock
        self._is_changed = False
        self._is_uncertain = False

    @classmethod
    def open(
        cls,
        path: Path,
        key: bytes,
        clock: Callable[[], datetime],
        heads: Path | None = None,
        cards: bytes = b"",
    ) -> Self:
        """Open or make the file; raises `JournalUnavailable` with one sentence, and changes none.

        `heads` is a folder outside of the data in which the end of the chain is noted, `cards` the
        key by which cards and PINs are known, where that is not the journals' own.
        """
        facts = read_facts(path) if path.exists() else ()
        if any(forgotten(fact, ordered(facts)) != fact for fact in facts):
            facts = _rewrite(path, facts, key, clock, heads)
        journal = Journal.open(
            path, purpose="training", table=NAME, clock=clock, key=key, heads=heads
        )
        return cls(journal, key, cards or key, People(facts), clock)

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
        """Let the file go; a backup lies beside it from now on if anything was added."""
        if self._is_changed:
            self._is_changed = False
            self._back_up()
        self._journal.close()

    def forget(self, person: str, by: tuple[str, ...], why: str) -> None:
        """Delete a name: the order is on record, and by the next opening nothing tells it here."""
        self.keep(order_for(person, self.people.facts, f"nobody {new_id()}", by, why))

    def forget_overdue(self) -> tuple[str, ...]:
        """Delete the names that the house keeps no longer; return their keys."""
        people = self.people
        gone = tuple(person.key for person in people.overdue(people.kept_days, self._clock()))
        for person in gone:
            self.forget(person, people.kept_by, OVERDUE)
        return gone

    def _back_up(self) -> None:
        try:
            back_up(self._journal.path, self.key)
        except JournalUnavailable as trouble:  # what was kept is in the file itself
            log.warning("%s", trouble)

    @property
    def path(self) -> Path:
        """Say where the file lies."""
        return self._journal.path

    @property
    def head(self) -> str:
        """Return the end of the chain as reports print it."""
        head = self._journal.head
        return printed_head(head.seq, head.hash)

    def keep(self, *whats: What) -> tuple[Fact, ...]:
        """Put something on record, all of it or nothing; then the people know it."""
        at, first = stamp(self._clock())[0], new_id()
        # Of one moment, they stay in their order by their ids.
        facts = tuple(Fact(f"{first}.{n:04}", at, what) for n, what in enumerate(whats))
        self.add(facts)
        return facts

    def add(self, facts: tuple[Fact, ...]) -> None:
        """Put facts on record that have their id and their moment already."""
        entries = []
        for fact in facts:
            kind, payload = to_payload(fact)
            entries.append(Entry(kind, payload, 0))
        self._be_certain()
        try:
            if self._journal.append(entries, digest=NAME):
                self._is_changed = True
                self._journal.keep_head()
        except NotCertain:
            self._is_uncertain = True
            raise
        self.people.take(facts)

    def _be_certain(self) -> None:
        """After a disk that failed at the last moment, look what is on record before more is."""
        if not self._is_uncertain:
            return
        self._journal.take_up_again()
        known = {fact.id for fact in self.people.facts}
        self.people.take(tuple(fact for fact in read_facts(self.path) if fact.id not in known))
        self._is_uncertain = False


def _rewrite(
    path: Path,
    facts: tuple[Fact, ...],
    key: bytes,
    clock: Callable[[], datetime],
    heads: Path | None,
) -> tuple[Fact, ...]:
    """Put a file in the place of one that tells names which are to be forgotten; no copy stays.

    Until the new one is whole the old one is as it was; then its backups go too.
    """
    gone = ordered(facts)
    kept = tuple(forgotten(fact, gone) for fact in facts)
    new = path.with_name(f"rewritten-{path.name}")
    for left in _with_its_logs(new):
        left.unlink(missing_ok=True)
    lock = take_lock(path)
    try:
        journal = Journal.open(new, purpose="training", table=NAME, clock=clock, key=key)
        try:
            entries = [Entry(kind, payload, 0) for kind, payload in map(to_payload, kept)]
            journal.append(entries, digest=NAME)
        finally:
            journal.close()
        if heads and (known := kept_of(path, key, heads)):
            known.forget()
        for log_file in _with_its_logs(path)[1:-1]:
            log_file.unlink(missing_ok=True)
        new.replace(path)
        for left in _with_its_logs(new):
            left.unlink(missing_ok=True)
        for backup in all_backups(path):
            backup.unlink(missing_ok=True)
    finally:
        release_lock(lock)
    return kept


def _with_its_logs(path: Path) -> tuple[Path, ...]:
    """Name a file with what SQLite and a lock keep beside it."""
    return (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock")))


def head_before(path: Path, fact_id: str) -> str:
    """Return the end of the chain as it was before a fact, as reports print it; "" for no fact."""
    head = ""
    with _reading(path) as db:
        for row in rows_from(db, 1):
            one = recorded(row)
            if from_payload(one.kind, one.payload).id == fact_id:
                return head
            head = printed_head(one.seq, one.hash)
    return ""


def printed_head(seq: int, link: str) -> str:
    """Write an end of the chain as reports print it."""
    return f"{seq}:{link[:16]}"


def read_facts(path: Path) -> tuple[Fact, ...]:
    """Read every fact of a people file, of this kiosk or of another; the whole chain is walked."""
    require_plain(path)
    if not path.exists():
        name = people_file(Path()).name
        sentence = Msg("{path} is not there. Give the {name} of a school", path=path, name=name)
        raise NotAJournal(path, sentence)
    with _reading(path) as db:
        return tuple(_facts(path, db))


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Read a people file; whatever is wrong with it is one sentence."""
    try:
        with closing(connect_reader(path, alone=True)) as db:
            _require_people(path, db)
            yield db
    except JournalUnavailable:
        raise
    except (sqlite3.Error, KeyError, ValueError, UnreadableEvent, OSError) as trouble:
        wrong = trouble_of_disk(path, trouble) or NotAJournal(path, _unreadable(path, trouble))
        raise wrong from trouble


def require_plain(path: Path) -> None:
    """Refuse what is there and is no file: opening a pipe would wait for a person to write."""
    if path.exists() and not path.is_file():
        sentence = Msg("{path} is not a plain file. Put the people of a school there", path=path)
        raise NotAJournal(path, sentence)


def _require_people(path: Path, db: sqlite3.Connection) -> None:
    told = schema.about(db)
    if (told.purpose, told.table) != ("training", NAME):
        sentence = Msg(
            "{path} is the journal of table {table}, not the people of a school: give that "
            "school's {name}.",
            path=path,
            table=told.table,
            name=people_file(Path()).name,
        )
        raise NotAJournal(path, sentence)


def _facts(path: Path, db: sqlite3.Connection) -> Iterator[Fact]:
    walk = Walk(0, schema.about(db).first_link)
    for row in rows_from(db, 1):
        broken = walk.step(row)
        if broken is not None:
            raise _damaged(path, broken.seq, broken.what)
        one = recorded(row)
        yield from_payload(one.kind, one.payload)
    (last,) = db.execute("SELECT seq FROM head").fetchone()
    if last != walk.seq:
        raise _damaged(path, walk.seq + 1, Msg("events after {last} are missing", last=walk.seq))


def _damaged(path: Path, seq: int, what: str) -> JournalDamaged:
    sentence = Msg(
        "The people of the school in {path} are damaged at event {seq} ({what}): nothing was "
        "changed. Move the file away and put the newest of {backups} in its place.",
        path=path,
        seq=seq,
        what=what,
        backups=f"{path.name}.backups",
    )
    return JournalDamaged(path, sentence, seq)


def _unreadable(path: Path, trouble: Exception) -> str:
    return Msg(
        "{path} cannot be read as the people of a school ({trouble}): nothing was changed. Move "
        "the file away and put the newest of {backups} in its place.",
        path=path,
        trouble=trouble,
        backups=f"{path.name}.backups",
    )

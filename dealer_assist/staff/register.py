"""The staff register: a chained journal of its own, read again whenever it has grown.

Nobody keeps it open: a card that is withdrawn at one place is refused at the next swipe anywhere.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from dealer_assist.journal.audit.backup import back_up
from dealer_assist.journal.chain import Head
from dealer_assist.journal.entry import recorded
from dealer_assist.journal.errors import (
    JournalDamaged,
    JournalUnavailable,
    UnreadableEvent,
    trouble_words,
)
from dealer_assist.journal.head_file import HeadFile, require_not_truncated
from dealer_assist.journal.opening import Wanted, connect_reader, look
from dealer_assist.journal.resume import check_tail, last_of, rows_from
from dealer_assist.journal.schema import about
from dealer_assist.journal.store import Journal
from dealer_assist.message import Msg
from dealer_assist.staff.birth_mark import BirthMark
from dealer_assist.staff.directory import StaffDirectory, evolve
from dealer_assist.staff.events import Fact, RegisterRestored, from_record, to_entry

NAME = "staff"


def register_file(data: Path) -> Path:
    """Return the register of a data folder; practice has none, its staff are samples."""
    return data / f"{NAME}.live.db"


class StaffRegister:
    """The cards of a house on disk.

    `heads` is a folder outside of the data: there it is noted that a register was founded here,
    and how far it went, so that an older one, or another, is not taken for it.
    """

    def __init__(self, path: Path, key: bytes, clock: Callable[[], datetime], heads: Path) -> None:
        self.path = path
        self._key = key
        self._clock = clock
        self._heads = heads
        self._mark = BirthMark(heads, path, key)
        self._head: tuple[int, bytes] | None = None
        self._known: Head | None = None
        self._staff = StaffDirectory()
        self.restored: RegisterRestored | None = None

    @property
    def head(self) -> Head | None:
        """Return how far the register went when it was last read."""
        return self._known

    @property
    def origin(self) -> str:
        """Return the beginning of the register's chain, by which it is told from any other."""
        if not self.path.exists():
            return ""
        with closing(connect_reader(self.path)) as db:
            return about(db).first_link.hex()

    def expect(self, known: Head) -> None:
        """Take no register any more that does not hold this event: a person has noted it.

        Only one that was restored since, which is on its own record, may lack it; it is to be told.
        """
        self.restored = self._restored_without(known)
        if self.restored is not None:
            return
        if self._known is None or self._known.seq < known.seq:
            self._known, self._head = known, None

    def now(self) -> datetime:
        """Return the time by which cards expire and lock-outs end."""
        return self._clock()

    def staff(self) -> StaffDirectory:
        """Return everybody as the register has it at this moment; raises `JournalUnavailable`."""
        if not self.path.exists():
            self._mark.require_same(None)
            self._require_never_known()
            self._head = None
            return StaffDirectory()
        try:
            with closing(connect_reader(self.path)) as db:
                db.execute("BEGIN")  # head and facts of the same moment
                self._read(db)
        except (sqlite3.Error, UnreadableEvent) as trouble:
            why = str(trouble) if isinstance(trouble, UnreadableEvent) else trouble_words(trouble)
            raise JournalUnavailable(
                self.path,
                f"The staff register {self.path} cannot be read ({why}): call a technician.",
            ) from trouble
        return self._staff

    def change(
        self, decide: Callable[[StaffDirectory], Sequence[Fact]], where: str
    ) -> tuple[Fact, ...]:
        """Decide and record under a lock for writing; a refusal changes nothing."""
        decide(self.staff())  # refused here, not even an empty register is made
        with Journal.open(
            self.path,
            purpose="live",
            table=NAME,
            clock=self._clock,
            key=self._key,
            heads=self._heads,
        ) as journal:
            facts = tuple(decide(self.staff()))
            journal.append([to_entry(fact, where) for fact in facts], digest=NAME)
            journal.keep_head()
        with closing(connect_reader(self.path)) as db:
            self._mark.make(about(db).first_link)
        return facts

    def back_up(self) -> Path:
        """Copy the register beside itself."""
        return back_up(self.path, self._key)

    def _read(self, db: sqlite3.Connection) -> None:
        head = db.execute("SELECT seq, hash FROM head").fetchone()
        if head == self._head:
            return
        look(Wanted(self.path, "live", NAME, self._key))
        first = check_tail(self.path, db, self._key).first
        self._mark.require_same(first)
        require_not_truncated(
            self.path, db, HeadFile(self._heads, self.path, first, self._key).read()
        )
        self._require_known(db)
        staff = StaffDirectory()
        for row in rows_from(db, 1):
            one = recorded(row)
            staff = evolve(staff, from_record(one), one.at_utc)
        self._staff, self._head = staff, head
        if head[0]:  # while it is founded there is no event yet
            self._known = Head(head[0], head[1].hex())

    def _restored_without(self, known: Head) -> RegisterRestored | None:
        """Find the restore by which the register has lost what was known of it."""
        if not self.path.exists():
            return None
        try:
            with closing(connect_reader(self.path)) as db:
                found = db.execute("SELECT hash FROM events WHERE seq = ?", (known.seq,)).fetchone()
                if found is not None and found[0].hex() == known.hash:
                    return None
                said = last_of(db, RegisterRestored.__name__)
        except sqlite3.Error:
            return None  # `staff` says what is wrong with it
        if said is None or said["ends"] >= known.seq:
            return None
        return RegisterRestored(**said)

    def _require_never_known(self) -> None:
        if self._known is not None:
            raise _not_known(
                self.path,
                Msg(
                    "The staff register {path} is missing, and this table knew one with {seq} "
                    "events: put it back from its backup, or call a technician.",
                    path=self.path,
                    seq=self._known.seq,
                ),
            )

    def _require_known(self, db: sqlite3.Connection) -> None:
        """Refuse a register that lacks what a table has noted of it, or holds something else."""
        known = self._known
        if known is None:
            return
        found = db.execute("SELECT hash FROM events WHERE seq = ?", (known.seq,)).fetchone()
        if found is None:
            raise _not_known(
                self.path,
                Msg(
                    "The staff register {path} is an older one, and this table knew it up to "
                    "event {seq}: put the newest one back from its backup, or call a technician.",
                    path=self.path,
                    seq=known.seq,
                ),
            )
        if found[0].hex() != known.hash:
            raise _not_known(
                self.path,
                Msg(
                    "The staff register {path} is another one than this table knew: put that one "
                    "back from its backup, or call a technician.",
                    path=self.path,
                ),
            )


def _not_known(path: Path, sentence: str) -> JournalDamaged:
    return JournalDamaged(path, sentence, 0)

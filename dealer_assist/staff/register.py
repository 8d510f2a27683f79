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
from dealer_assist.journal.key import KEY_BYTES, card_key, earlier_keys, key_print
from dealer_assist.journal.key_change import unfinished_change
from dealer_assist.journal.opening import Wanted, connect_reader, look
from dealer_assist.journal.resume import check_tail, last_of, rows_from
from dealer_assist.journal.schema import about
from dealer_assist.journal.store import Journal
from dealer_assist.message import Msg
from dealer_assist.staff.birth_mark import BirthMark, of_another_key
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.directory import StaffDirectory, evolve, hashes_of
from dealer_assist.staff.events import (
    CardsKeyChanged,
    Fact,
    RegisterRestored,
    from_record,
    to_entry,
)

NAME = "staff"
_KEYS = "journal.key"


def register_file(data: Path) -> Path:
    """Return the register of a data folder; practice has none, its staff are samples."""
    return data / f"{NAME}.live.db"


class StaffRegister:
    """The cards of a house on disk.

    `heads` is a folder outside of the data: there it is noted that a register was founded here,
    and how far it went, so that an older one, or another, is not taken for it. `cards` is the key
    by which its cards are known, where that is not the journals' own.
    """

    def __init__(
        self,
        path: Path,
        key: bytes,
        clock: Callable[[], datetime],
        heads: Path,
        cards: bytes = b"",
    ) -> None:
        self.path = path
        self._key = key
        self._clock = clock
        self._heads = heads
        # A register that was founded when the journals' key was that of the cards too keeps it.
        is_older = BirthMark(heads, path, key).read() is not None
        self.card_key = key if is_older and not cards.startswith(key) else cards or key
        self._mark = BirthMark(heads, path, self.card_key)
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
        if unfinished_change(self.path, self._key, self._heads):
            self._open().close()
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
        return self._following()

    def change_key(self, cards: bytes, two: tuple[str, str]) -> None:
        """Know every card by a key that has grown; `two` are the keys of those who answer."""
        self.staff()
        self.card_key = cards
        self._carry_over(*two)

    def _following(self) -> StaffDirectory:
        """Return the staff by the key that lies here now: it may have grown since we looked."""
        staff = self._staff
        if not staff.is_empty and not _is_known_by(staff, self.card_key):
            if not any(_is_known_by(staff, key) for key in earlier_keys(self.card_key)):
                self._read_key_again()
            if not _is_known_by(staff, self.card_key):
                self._carry_over()
        return self._staff

    def _read_key_again(self) -> None:
        laid = card_key(self._heads.with_name(_KEYS))
        if not any(_is_known_by(self._staff, key) for key in (laid, *earlier_keys(laid))):
            raise of_another_key(self.path)
        self.card_key = laid

    def _carry_over(self, by: str = "", witness: str = "") -> None:
        """Put on record what every keyed hash has become with the key that has grown."""
        with self._open() as journal:
            with closing(connect_reader(self.path)) as db:
                self._read(db)
            fact = _carried_over(self._staff, self.card_key, by, witness)
            if fact is not None:
                journal.append([to_entry(fact, NAME)], digest=NAME)
                journal.keep_head()
        with closing(connect_reader(self.path)) as db:
            self._read(db)

    def change(
        self, decide: Callable[[StaffDirectory], Sequence[Fact]], where: str
    ) -> tuple[Fact, ...]:
        """Decide and record under a lock for writing; a refusal changes nothing."""
        decide(self.staff())  # refused here, not even an empty register is made
        with self._open() as journal:
            staff = self.staff()
            facts = tuple(decide(staff))
            known = _founded_with(self.card_key) if staff.is_empty else ()
            journal.append([to_entry(fact, where) for fact in (*known, *facts)], digest=NAME)
            journal.keep_head()
        with closing(connect_reader(self.path)) as db:
            self._mark.make(about(db).first_link)
        return facts

    def _open(self) -> Journal:
        return Journal.open(
            self.path,
            purpose="live",
            table=NAME,
            clock=self._clock,
            key=self._key,
            heads=self._heads,
        )

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


def _is_known_by(staff: StaffDirectory, key: bytes) -> bool:
    return (staff.known_by or key_print(key[:KEY_BYTES])) == key_print(key)


def _founded_with(key: bytes) -> tuple[Fact, ...]:
    """Return what a register begins with whose cards' key was changed before it was there."""
    return (CardsKeyChanged(key_print(key), {}),) if len(key) > KEY_BYTES else ()


def _carried_over(
    staff: StaffDirectory, key: bytes, by: str, witness: str
) -> CardsKeyChanged | None:
    """Return what becomes of every keyed hash; nothing where another has done it already."""
    if _is_known_by(staff, key):
        return None
    before = next(one for one in earlier_keys(key) if _is_known_by(staff, one))
    added = key[len(before) :]
    hashes = {card: fingerprint(added, card) for card in sorted(hashes_of(staff))}
    return CardsKeyChanged(key_print(key), hashes, by, witness)


def _not_known(path: Path, sentence: str) -> JournalDamaged:
    return JournalDamaged(path, sentence, 0)

"""The end of the chain, kept beside the key: it tells of events that the journal has lost since.

A log that was deleted, or an older copy put back, leaves a file that is whole in itself. Only what
was noted elsewhere knows of more.
"""

import json
import os
import sqlite3
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path

from dealer_assist.journal.chain import Head, Seal
from dealer_assist.journal.errors import EventsLost, JournalDamaged
from dealer_assist.journal.key import make_private, sync, write_private
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.schema import about
from dealer_assist.message import Msg
from dealer_assist.system import write_at
from dealer_assist.value import Value, as_dict

_NOTHING = Head(0, "")
NOT_VOUCHED_FOR = Msg("the note of its end beside the key is missing or was altered")
"""Said where nobody can tell whether an older copy was put in the journal's place."""


class ChainChecked(Value):
    """How far the chain was found whole, and what was found wrong after that, if anything.

    Done is a walk that came to the end: the next one begins again, since a disk can rot anywhere.
    """

    upto: Head = _NOTHING
    finding: str = ""
    is_done: bool = False

    @property
    def goes_on_from(self) -> Head:
        """Return the event after which the next walk begins."""
        return _NOTHING if self.is_done else self.upto


class HeadFile:
    """What is known of one journal outside of it; a folder that cannot be written keeps nothing."""

    def __init__(self, folder: Path, place: Path, first: bytes, key: bytes) -> None:
        # By its place too: a copy that lies elsewhere has other events, and is whole all the same.
        name = sha256(first + bytes(place.resolve())).hexdigest()[:32]
        self._file = folder / f"{name}.head"
        self._first, self._seal = first, Seal(key, first)
        self._descriptor = -1
        self._noted = -1

    def read(self) -> Head | None:
        """Return the newest end of the chain that was noted; None where none can be trusted."""
        try:
            number, last, sealed = self._file.read_text().split()
            seq, hash_ = int(number), bytes.fromhex(last)
            is_ours = self._seal.fits(seq, hash_, bytes.fromhex(sealed))
        except (OSError, ValueError):
            return None
        return Head(seq, last) if is_ours else None

    def note(self, head: Head) -> None:
        """Note the end of the chain; after the commit, so that it never knows more than the disk.

        It is written in place and not waited for: it outlives the program, and a power cut can at
        most bring an older one back, which says less but nothing wrong.
        """
        if head.seq == self._noted:
            return
        sealed = self._seal(head.seq, bytes.fromhex(head.hash))
        with suppress(OSError):
            if self._descriptor < 0:
                make_private(self._file.parent)
                is_new = not self._file.exists()
                self._descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT, 0o600)
                if is_new:
                    sync(self._file.parent)
            write_at(self._descriptor, f"{head.seq:020} {head.hash} {sealed.hex()}\n".encode(), 0)
            self._noted = head.seq

    def reseal(self, key: bytes, head: Head) -> None:
        """Note the end of the chain under another key of the journals."""
        self._seal, self._noted = Seal(key, self._first), -1
        self.note(head)

    def close(self) -> None:
        """Let the file go."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def checked(self) -> ChainChecked:
        """Return how far the chain was checked in earlier runs."""
        try:
            said = json.loads(self._file.with_suffix(".checked").read_text())
            upto = Head(int(said["seq"]), str(said["hash"]))
            return ChainChecked(upto, str(said["finding"]), bool(said["is_done"]))
        except (OSError, ValueError, KeyError, TypeError):
            return ChainChecked()

    def note_checked(self, checked: ChainChecked) -> None:
        """Note how far the chain was checked, for the next run to go on from."""
        said = as_dict(checked.upto) | {"finding": checked.finding, "is_done": checked.is_done}
        with suppress(OSError):
            make_private(self._file.parent)
            write_private(self._file.with_suffix(".checked"), json.dumps(said))

    def forget(self) -> None:
        """Forget what was known, where a technician has put another copy in the journal's place."""
        self.close()
        for suffix in (".head", ".checked"):
            with suppress(OSError):
                self._file.with_suffix(suffix).unlink(missing_ok=True)


def kept_of(path: Path, key: bytes, folder: Path) -> HeadFile | None:
    """Find what is kept of a journal; None where the file does not say which one it is."""
    try:
        with closing(connect_reader(path)) as db:
            first = about(db).first_link
    except (sqlite3.Error, KeyError):
        return None
    return HeadFile(folder, path, first, key)


def require_not_truncated(path: Path, db: sqlite3.Connection, kept: Head | None) -> None:
    """Refuse a journal that lacks events which were on record, or holds others in their place."""
    if kept is None or not kept.seq:
        return
    (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM events").fetchone()
    if kept.seq > last:
        raise EventsLost(path, last, kept.seq)
    found = db.execute("SELECT hash FROM events WHERE seq = ?", (kept.seq,)).fetchone()
    if found != (bytes.fromhex(kept.hash),):
        raise JournalDamaged(
            path,
            Msg(
                "The journal {path} is not the one that was written here: event {seq} is "
                "another one than was noted beside the key. Leave it as it is and call a "
                "technician.",
                path=path,
                seq=kept.seq,
            ),
            kept.seq,
        )

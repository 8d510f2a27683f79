"""What is on record after a place, read beside a running table; no look holds the file longer.

A reader that stays would keep SQLite from bringing its log into the file, and the log would grow as
long as a receiver is away.
"""

from contextlib import closing
from pathlib import Path

from dealer_assist.journal import schema
from dealer_assist.journal.chain import Walk
from dealer_assist.journal.door.line import DoorLine, LineWriter
from dealer_assist.journal.entry import EVENTS
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.journal.key import key_print
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.message import Msg
from dealer_assist.value import Value

AT_ONCE = 200
_LOOK_ANYWAY = 20


class DoorPlace(Value):
    """The last event that went out; its hash is not known where a person has only named it."""

    seq: int
    hash: str = ""


BEGINNING = DoorPlace(0)


class DoorSource:
    """The lines of one journal, each checked against its predecessor before it goes out."""

    def __init__(self, path: Path, key: bytes, *, only_marks: bool = False) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        with said_in_words(path), closing(connect_reader(path)) as db:
            told = schema.about(db)
        if told.key_print != key_print(key):
            raise JournalDamaged(
                path,
                Msg(
                    "{path} was made with another key: put back the key that belongs to it.",
                    path=path,
                ),
                0,
            )
        self.first = told.first_link
        self._write = LineWriter(told, key, only_marks=only_marks)
        self._seen: tuple[int, ...] = ()
        self._looks = 0
        self.journal = self._write.journal
        """What tells this journal from every other one, in each of its lines."""

    def last(self) -> int:
        """Return the number of the newest event."""
        with said_in_words(self._path), closing(connect_reader(self._path)) as db:
            (last,) = db.execute("SELECT coalesce(max(seq), 0) FROM events").fetchone()
        return int(last)

    def has_news(self) -> bool:
        """Say without opening it whether the file was written since the last look.

        Two writes may fall into one tick of the disk's clock: every so often it says so anyway.
        """
        self._looks += 1
        was, self._seen = self._seen, (*_written(self._path), *_written(self._log))
        return was != self._seen or self._looks % _LOOK_ANYWAY == 0

    def after(self, place: DoorPlace) -> list[DoorLine]:
        """Return what follows a place, at most so many; a journal without the place is refused."""
        with said_in_words(self._path), closing(connect_reader(self._path)) as db:
            # One statement is one moment of the file; the event of the place itself comes first.
            rows = db.execute(
                f"{EVENTS} WHERE e.seq >= ? ORDER BY e.seq LIMIT ?",
                (place.seq, AT_ONCE + bool(place.seq)),
            ).fetchall()
        if place.seq == 0:
            walk = Walk(0, self.first)
        elif rows and rows[0][0] == place.seq and place.hash in ("", rows[0][10].hex()):
            walk = Walk(place.seq, rows.pop(0)[10])
        else:
            raise self._is_another(place.seq)
        lines = []
        for row in rows:
            if broken := walk.step(row):
                raise JournalDamaged(
                    self._path,
                    Msg(
                        "The journal {path} is damaged at event {seq} ({what}): "
                        "nothing from there on goes out. Check it with 'dealer-assist"
                        " journal verify'.",
                        path=self._path,
                        seq=broken.seq,
                        what=broken.what,
                    ),
                    broken.seq,
                )
            lines.append(self._write(row))
        return lines

    def _is_another(self, seq: int) -> JournalDamaged:
        return JournalDamaged(
            self._path,
            Msg(
                "The journal {path} does not hold event {seq} any more as it went out: it was put "
                "back from a backup. Say with --from from which event on it goes out again.",
                path=self._path,
                seq=seq,
            ),
            seq,
        )


def _written(path: Path) -> tuple[int, ...]:
    """Return what changes in the folder when a file is written."""
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_ino, found.st_size, found.st_mtime_ns

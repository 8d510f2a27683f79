"""The file around the events: header, pages, indexes, and what the journal says of itself.

The chain proves every event and says nothing of an index that leaves one out, of a page that two
parts claim, or of a header that the next writer would believe.
"""

import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from dealer_assist.journal import schema, views
from dealer_assist.journal.key import key_print

_STEPS_OF_WORK = 20_000
"""SQLite's steps between two pauses: some milliseconds."""

_SAID = {"purpose", "table", "made_utc", "key_print", "projections"}

# What SQLite writes into the first hundred bytes of every file of ours, by place: payload
# fractions, schema format, no automatic vacuum, UTF-8, room for later.
_ALWAYS = (
    (0, b"SQLite format 3\x00"),
    (20, bytes([0, 64, 32, 32])),
    (44, bytes([0, 0, 0, 4])),
    (48, bytes(8)),
    (56, bytes([0, 0, 0, 1])),
    (64, bytes(4)),
    (72, bytes(20)),
)


def damaged_parts(
    path: Path, db: sqlite3.Connection, key: bytes, pause: Callable[[], object] | None = None
) -> Iterator[str]:
    """Say what is wrong with the file beside its events; nothing of a sound one."""
    with path.open("rb") as file:
        header = file.read(100)
    if not _is_sound(header):
        yield "the file's header is damaged"
    elif not _has_log(path) and not _is_counted(header, path.stat().st_size):
        yield "the file's header does not fit its length"
    if not _is_well_kept(db, pause):
        yield "pages or indexes of the file are damaged"
    yield from _wrongly_said(db, key)
    yield from _steps_not_ours(db)


def _is_sound(header: bytes) -> bool:
    with_or_without_log = header[18:20] in (b"\x01\x01", b"\x02\x02")
    fits = all(header[at : at + len(always)] == always for at, always in _ALWAYS)
    return fits and with_or_without_log


def _has_log(path: Path) -> bool:
    """Pages may lie in the log alone; reading makes an empty one."""
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _is_counted(header: bytes, size: int) -> bool:
    """Compare the numbers of changes, pages and free pages with each other and with the file."""
    page, changes, pages, free, frees, changes_again = (
        int.from_bytes(header[at:to], "big")
        for at, to in ((16, 18), (24, 28), (28, 32), (32, 36), (36, 40), (92, 96))
    )
    room = 65536 if page == 1 else page
    return changes == changes_again and pages * room == size and bool(free) == bool(frees)


def _is_well_kept(db: sqlite3.Connection, pause: Callable[[], object] | None) -> bool:
    def now_and_then() -> int:
        if pause is not None:
            pause()
        return 0  # go on

    db.set_progress_handler(now_and_then, _STEPS_OF_WORK)
    try:
        return bool(db.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",))
    finally:
        db.set_progress_handler(None, 0)


def _wrongly_said(db: sqlite3.Connection, key: bytes) -> Iterator[str]:
    said = dict(db.execute("SELECT name, value FROM about"))
    told = schema.about(db)
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    if not said.keys() <= _SAID:
        yield "what the file says of itself was altered"
    if told.key_print != key_print(key):
        yield "it says that it was made with another key"
    if schema.APPLICATION_IDS.get(told.purpose) != mark:
        yield "it says two things about its purpose"
    if not views.are_of_this_version(db) and views.stand_as_ours(db):
        yield "what the file says of its views was altered"


def _steps_not_ours(db: sqlite3.Connection) -> Iterator[str]:
    """A step that is noted and was not taken would be left out by the release that brings it."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > schema.VERSION:
        yield f"it says that a newer Dealer Assist wrote it (schema {version})"
        return
    try:
        rows = list(db.execute("SELECT migration_set, name, applied_at FROM _sqlite_migrations"))
    except sqlite3.OperationalError:
        return  # made with the newest schema: no step was ever taken
    ours = {(schema.MIGRATIONS, f"schema-{n}") for n in range(1, version + 1)}
    if not all((made, name) in ours and _is_when(at) for made, name, at in rows):
        yield "the note of the schemas that it went through was altered"


def _is_when(said: object) -> bool:
    """True if it is nothing, or a time: earlier releases left when a step was taken."""
    try:
        return said == "" or bool(datetime.fromisoformat(str(said)))
    except ValueError:
        return False

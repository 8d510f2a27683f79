"""The text of the definitions that rounds were played under, kept in the journal by digest.

The digest stands in every event and is part of the chain, so that a text that was altered here
does not fit any more.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import PurePosixPath
from typing import TypeAlias

DefinitionFile: TypeAlias = tuple[str, bytes]
"""Its name with its folder, `jackpots/atlas.toml`, and what is written in it."""


def digest_of(files: Iterable[DefinitionFile]) -> str:
    """Give one fingerprint of files: their names without folders and their content, in order."""
    whole = hashlib.sha256()
    for name, content in files:
        whole.update(PurePosixPath(name).name.encode() + b"\0" + content + b"\0")
    return whole.hexdigest()


def keep(db: sqlite3.Connection, files: tuple[DefinitionFile, ...]) -> None:
    """Write the files of a digest down, once."""
    digest = digest_of(files)
    if db.execute("SELECT 1 FROM definition_files WHERE digest = ?", (digest,)).fetchone():
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        db.executemany(
            "INSERT INTO definition_files VALUES (?, ?, ?, ?)",
            [(digest, place, name, content) for place, (name, content) in enumerate(files)],
        )
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has ended it already
            db.execute("ROLLBACK")
        raise


def kept(db: sqlite3.Connection, digest: str) -> tuple[DefinitionFile, ...]:
    """Give the files of a digest; none where they were never written down."""
    found = db.execute(
        "SELECT name, content FROM definition_files WHERE digest = ? ORDER BY place", (digest,)
    )
    return tuple((name, bytes(content)) for name, content in found)


def all_digests(db: sqlite3.Connection) -> list[str]:
    """Name every digest whose files are kept."""
    return [one for (one,) in db.execute("SELECT DISTINCT digest FROM definition_files")]


def altered(db: sqlite3.Connection) -> Iterator[str]:
    """Name the digests whose files are not what was written down."""
    return (one for one in all_digests(db) if digest_of(kept(db, one)) != one)

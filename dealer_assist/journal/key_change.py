"""A change of the journals' key: what is known of it beside the key, until every journal has it.

The older keys are kept: what they sealed is verified by them, and nothing new is taken from them.
Which journals go over to the new key, and where each of them ended, is sealed by that new key: a
power cut between two journals is made up for at the next opening, and whoever has an older key
brings no other journal in with it.
"""

import hmac
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from dealer_assist.journal import schema
from dealer_assist.journal.chain import Head
from dealer_assist.journal.key import KEY_BYTES, key_print, make_private, replace_key, write_private
from dealer_assist.journal.opening import connect_reader
from dealer_assist.value import Value, plain

_SEALED = b"change of the journals' key\n"


class KeyChange(Value):
    """Two keys by their prints, who changed them, and the ends of the journals at that moment.

    `heads` is by the first link of each journal.
    """

    at: int
    by: str
    witness: str
    before: str
    after: str
    heads: Mapping[str, Head]


def older_keys(heads: Path) -> dict[str, bytes]:
    """Return the keys that the journals had before, by their prints."""
    found: dict[str, bytes] = {}
    for file in sorted(_folder(heads).glob("*.key")):
        with suppress(OSError):
            key = file.read_bytes()
            if len(key) == KEY_BYTES:
                found[key_print(key)] = key
    return found


def keep_older(heads: Path, key: bytes) -> None:
    """Keep a key that is going to be replaced."""
    make_private(heads)
    replace_key(_folder(heads) / f"{key_print(key)}.key", key)


def begin_change(heads: Path, change: KeyChange, key: bytes) -> None:
    """Note which journals go over to a new key, before it is put in its place."""
    text = json.dumps(plain(change))
    write_private(_file(heads), f"{text}\n{_seal(text, key)}\n")


def end_change(heads: Path) -> None:
    """Note that no journal is left with the older key."""
    _file(heads).unlink(missing_ok=True)


def change_under_way(heads: Path, key: bytes) -> KeyChange | None:
    """Return the change to this key, as long as not every journal is known to have it."""
    if not _file(heads).exists():
        return None
    try:
        text, sealed = _file(heads).read_text(encoding="utf-8").splitlines()
        is_ours = hmac.compare_digest(sealed, _seal(text, key))
        return msgspec.json.decode(text, type=KeyChange) if is_ours else None
    except (OSError, ValueError):
        return None


def unfinished_change(journal: Path, key: bytes, heads: Path) -> tuple[KeyChange, bytes] | None:
    """Return the change that a journal still has to go through, and the key that it has."""
    change = change_under_way(heads, key)
    if change is None:
        return None
    try:
        with closing(connect_reader(journal)) as db:
            told = schema.about(db)
    except (KeyError, sqlite3.Error):
        return None  # that it does not fit is said where the journal is opened
    older = older_keys(heads).get(change.before)
    is_meant = told.key_print == change.before and told.first_link.hex() in change.heads
    return (change, older) if is_meant and older else None


def _seal(text: str, key: bytes) -> str:
    return hmac.digest(key, _SEALED + text.encode(), "sha256").hex()


def _folder(heads: Path) -> Path:
    return heads / "older-keys"


def _file(heads: Path) -> Path:
    return heads / "key.change"

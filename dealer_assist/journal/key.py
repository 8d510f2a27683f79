"""The journal's key: 32 bytes in a file of their own, outside the data folder.

As every file of ours it is for the kiosk's user alone, whatever the umask, and there after a power
cut too. Cards are known by a key of their own beside it, which a change of this one leaves alone;
kiosks of earlier releases know them by the journals' key until it is changed. The cards' key is as
long as it has had changes: each adds its own 32 bytes behind those that there were.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from dealer_assist.journal.errors import WrongKey, folder_not_writable
from dealer_assist.message import Msg

FOLDER, FILE = 0o700, 0o600

KEY_BYTES = 32
CARDS, HEADS = "cards.key", "heads"


def make_private(folder: Path) -> None:
    """Make a folder for this user alone; one that is there keeps what a person gave it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER, exist_ok=True)
        folder.chmod(FOLDER)
        sync(folder.parent)


def keep_private(file: Path) -> None:
    """Leave a file to this user alone."""
    if file.stat().st_mode & 0o077:
        file.chmod(FILE)


def write_private(file: Path, text: str) -> None:
    """Write a file for this user alone, beside its place first: it is there whole, or as it was."""
    unfinished = file.with_name(file.name + ".new")
    unfinished.unlink(missing_ok=True)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        out.write(text)
    unfinished.chmod(FILE)
    unfinished.replace(file)


def sync(path: Path) -> None:
    """Make a file durable, or the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def joined(one: bytes, other: bytes) -> bytes:
    """Return the key of two halves, or the other half of a key and one."""
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def key_print(key: bytes) -> str:
    """Name a key without giving it away."""
    return sha256(b"key print" + key).hexdigest()[:16]


def load_key(path: Path, *, grows: bool = False) -> bytes:
    """Read the key, or say what is wrong with it; the one of the cards `grows`."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        raise WrongKey(
            path,
            Msg("The journal's key {path} is missing: put it back from its safe copy.", path=path),
        ) from None
    except OSError as trouble:
        raise WrongKey(
            path,
            Msg(
                "The journal's key {path} cannot be read ({trouble}): allow reading it.",
                path=path,
                trouble=trouble.strerror,
            ),
        ) from trouble
    if not (key and len(key) % KEY_BYTES == 0 if grows else len(key) == KEY_BYTES):
        raise WrongKey(
            path,
            Msg("The journal's key {path} is damaged: put it back from its safe copy.", path=path),
        )
    return key


def load_or_make_key(path: Path, random_bytes: Callable[[int], bytes] = os.urandom) -> bytes:
    """Read the key, or make one that only this user can read."""
    if path.exists():
        return load_key(path)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        make_private(path.parent)
        _write_key(unfinished, random_bytes(KEY_BYTES))
        # A link, not a rename: of two first starts at once, both end with the same key.
        try:
            path.hardlink_to(unfinished)
        except FileExistsError:
            pass
        finally:
            unfinished.unlink()
        sync(path.parent)  # without its name in the folder nothing would ever open again
    except OSError as trouble:
        raise folder_not_writable(path, trouble) from trouble
    return load_key(path)


def replace_key(path: Path, key: bytes) -> None:
    """Put a key in the place of the one that is there, if any: after a power cut it is either."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        make_private(path.parent)
        _write_key(unfinished, key)
        unfinished.replace(path)
        sync(path.parent)
    except OSError as trouble:
        raise folder_not_writable(path, trouble) from trouble


def _write_key(file: Path, key: bytes) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE)
    with os.fdopen(descriptor, "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())


def card_key(path: Path) -> bytes:
    """Return the key of the cards, which lies beside that of the journals at `path`.

    Where none was made, cards are known by the journals' key, as in earlier releases.
    """
    own = path.with_name(CARDS)
    return load_key(own, grows=True) if own.exists() else load_key(path)


def school_key(path: Path) -> bytes:
    """Return the key that a school knows its people by: the cards' first, which never changes."""
    return card_key(path)[:KEY_BYTES]


def earlier_keys(cards: bytes) -> tuple[bytes, ...]:
    """Return the cards' keys before the last change, the one before it first."""
    return tuple(cards[:end] for end in range(len(cards) - KEY_BYTES, 0, -KEY_BYTES))


def key_for(journal: Path, path: Path, random_bytes: Callable[[int], bytes] = os.urandom) -> bytes:
    """Return the key of a journal; only a journal that does not exist yet gets a new one.

    With the very first one the cards get a key of their own. A folder with notes had one before.
    """
    if journal.exists():
        return load_key(path)
    if not path.exists() and not path.with_name(HEADS).exists():
        load_or_make_key(path.with_name(CARDS), random_bytes)
    return load_or_make_key(path, random_bytes)

"""The journal's key: 32 bytes in a file of their own, outside the data folder.

As every file of ours it is for the kiosk's user alone, whatever the umask, and there after a power
cut too.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from dealer_assist.journal.errors import WrongKey, folder_not_writable
from dealer_assist.message import Msg

FOLDER, FILE = 0o700, 0o600

KEY_BYTES = 32


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


def key_print(key: bytes) -> str:
    """Name a key without giving it away."""
    return sha256(b"key print" + key).hexdigest()[:16]


def load_key(path: Path) -> bytes:
    """Read the key, or say what is wrong with it."""
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
    if len(key) != KEY_BYTES:
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
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(random_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
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


def key_for(journal: Path, path: Path, random_bytes: Callable[[int], bytes] = os.urandom) -> bytes:
    """Return the key of a journal; only a journal that does not exist yet gets a new one."""
    return load_key(path) if journal.exists() else load_or_make_key(path, random_bytes)

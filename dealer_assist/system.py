"""What not every system has: Linux runs a table, the school also runs on Windows and macOS.

Nothing else in the program imports a module of one system alone, or names what only one has at
import. What is missing here is None or left out, and only who opens a real port needs it.
"""

import os
import signal
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any


def only_here(name: str) -> Any:
    """Return a module that not every system has, or None where it is missing."""
    try:
        return import_module(name)
    except ImportError:
        return None


_LOCKS = only_here("fcntl") or only_here("msvcrt")
ENDS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals that end the program in an orderly way."""
CLOSES_ON_EXEC: int = getattr(os, "O_CLOEXEC", 0)
_FOLDER: int | None = getattr(os, "O_DIRECTORY", None)
_FAR = 1 << 30  # beyond what is written in the file: a locked byte of Windows cannot be read
NO_FOLDER = -1


def lock_alone(descriptor: int) -> None:
    """Hold an open file for this process alone; `BlockingIOError` where another one does."""
    if hasattr(_LOCKS, "flock"):
        _LOCKS.flock(descriptor, _LOCKS.LOCK_EX | _LOCKS.LOCK_NB)
        return
    os.lseek(descriptor, _FAR, os.SEEK_SET)
    try:
        _LOCKS.locking(descriptor, _LOCKS.LK_NBLCK, 1)
    except OSError as held:
        raise BlockingIOError(*held.args) from held
    finally:
        os.lseek(descriptor, 0, os.SEEK_SET)


def write_at(descriptor: int, data: bytes, place: int) -> None:
    """Write into an open file from this place on, in one go where the system can."""
    if hasattr(os, "pwrite"):
        os.pwrite(descriptor, data, place)
        return
    os.lseek(descriptor, place, os.SEEK_SET)
    os.write(descriptor, data)


def open_folder(path: Path) -> int:
    """Open a folder, so that what is in it is found whatever its path becomes; or `NO_FOLDER`."""
    if _FOLDER is None:
        return NO_FOLDER
    return os.open(path, os.O_RDONLY | _FOLDER | CLOSES_ON_EXEC)


def close_folder(descriptor: int) -> None:
    """Let go of a folder, where there is one."""
    if descriptor != NO_FOLDER:
        os.close(descriptor)


def cores() -> int:
    """Return on how many cores this process may run."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def user_number() -> str:
    """Return the number of whoever runs this, where users have one."""
    with suppress(AttributeError):
        return str(os.getuid())
    return "unknown"

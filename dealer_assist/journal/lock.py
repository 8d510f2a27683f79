"""One Dealer Assist at a time on one journal, by a lock that dies with its process."""

import fcntl
import os
from pathlib import Path

from dealer_assist.journal.errors import AnotherInstance
from dealer_assist.message import Msg


def lock_beside(path: Path) -> Path:
    """Name the lock file of a journal."""
    return path.with_name(path.name + ".lock")


def take_lock(path: Path) -> int:
    """Hold the journal for this process until the descriptor is closed; write our pid into it."""
    descriptor = os.open(lock_beside(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        pid = os.read(descriptor, 32).decode(errors="replace").strip()
        os.close(descriptor)
        raise AnotherInstance(
            path,
            Msg(
                "Another Dealer Assist (process {pid}) runs on the same data {path}: use that "
                "one, or close it first.",
                pid=pid or Msg("unknown"),
                path=path,
            ),
        ) from None
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
    return descriptor


def release_lock(descriptor: int) -> None:
    """Let the next one in; a lock already released is left alone."""
    if descriptor >= 0:
        os.close(descriptor)

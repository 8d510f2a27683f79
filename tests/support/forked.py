"""What one touch leads to, tried in a copy of this process, which then is gone.

So every control of a state is touched from that very state, and none of it comes to pass here.
"""

import json
import os
import select
import signal
import warnings
from collections.abc import Callable

from dealer_assist.journal.store import Journal

PATIENCE_S, TRIES = 20, 4


def in_a_copy(look: Callable[[], set[str]]) -> set[str] | None:
    """Return what a copy of this process finds, or None where no copy comes back.

    A copy made while another thread holds a lock waits for it forever; the next one does not.
    """
    for _ in range(TRIES):
        if (found := _in_one_copy(look)) is not None:
            return found
    return None


def _in_one_copy(look: Callable[[], set[str]]) -> set[str] | None:
    read, write = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other threads are not in the copy
        child = os.fork()
    if child == 0:
        _tell(look, write)
    os.close(write)
    told = b""
    while select.select([read], [], [], PATIENCE_S)[0] and (part := os.read(read, 65_536)):
        told += part
    os.close(read)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return set(json.loads(told)) if told.endswith(b"]") else None


def _tell(look: Callable[[], set[str]], write: int) -> None:
    """Find it, and go: nothing is recorded, for the journal's file is the other's."""
    try:
        Journal.append = lambda self, entries, **_: len(entries)  # type: ignore[method-assign]
        os.write(write, json.dumps(sorted(look())).encode())
    finally:
        os._exit(0)

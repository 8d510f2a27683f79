"""Work beside the running table, in a thread that neither holds it up nor outlives it."""

import threading
from collections.abc import Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], object]
Join: TypeAlias = Callable[[], None]
"""Waits for the end of a work."""
Start: TypeAlias = Callable[[Work], Join]


def run_in_thread(work: Work) -> Join:
    """Begin a work; what is given back waits for its end."""
    thread = threading.Thread(target=work, name="beside the table", daemon=True)
    thread.start()
    return thread.join

"""Ends the program in an orderly way when it is told to from outside: Ctrl+C, a service's stop.

Left to themselves, Qt goes on after a Ctrl+C, and the other two signals cut off a backup.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def when_told_to_end(end: Callable[[], None]) -> Iterator[None]:
    """Call `end` for each such signal; afterwards they do what they did before."""
    before = {number: signal.signal(number, lambda *_: end()) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

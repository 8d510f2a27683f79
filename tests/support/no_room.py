"""A disk on which nothing grows any more."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_room(most: int = 0) -> Iterator[None]:
    """Let no file of this process grow beyond so many bytes, as on a disk that is full."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)

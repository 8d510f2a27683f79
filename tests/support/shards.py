"""Long proofs on every core: the same work for many jobs, each in a process of its own."""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")


def on_every_core(
    work: Callable[[Job], Found], jobs: Sequence[Job], chunk: int = 1
) -> Iterator[Found]:
    """Return what the work finds, job by job, in their order."""
    context = multiprocessing.get_context("spawn")
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores, context, initializer=_be_quiet) as pool:
        yield from pool.map(work, jobs, chunksize=chunk)


def _be_quiet() -> None:
    logging.disable(logging.WARNING)

"""Long sums on every core: each in a process of its own, which ends with the one that asked."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

T = TypeVar("T")
Work = Callable[[], T]


def do_all(
    works: Sequence[Work[T]], done: Callable[[int, T], None], processes: int | None = None
) -> None:
    """Do all works, the first ones first; `done` is told the place of each and what it came to.

    An error in any of them ends them all.
    """
    at_once = processes or os.cpu_count() or 1
    if at_once < 2 or len(works) < 2:
        for place, work in enumerate(works):
            done(place, work())
        return
    waiting = list(enumerate(works))
    running: dict[Connection, tuple[int, BaseProcess]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                place, work = waiting.pop(0)
                answer, process = _start(work)
                running[answer] = (place, process)
            for answered in wait(list(running)):
                ended = cast("Connection", answered)
                place, process = running.pop(ended)
                done(place, _result(ended, process))
    finally:
        for _, process in running.values():
            process.terminate()
            process.join()


def _start(work: Work[T]) -> tuple[Connection, BaseProcess]:
    # A process started anew shares no threads and no locks with this one.
    fresh = multiprocessing.get_context("spawn")
    answer, question = fresh.Pipe(duplex=False)
    process = fresh.Process(target=_work_and_send, args=(work, question), daemon=True)
    with _deaf_to_interrupts():
        process.start()
    question.close()
    return answer, process


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let a child be born deaf to Ctrl-C: only the parent answers it, by ending its children."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work_and_send(work: Work[T], question: Connection) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        question.send((work(), None))
    except Exception as error:  # noqa: BLE001 - raised again by the parent
        question.send((None, error))


def _end_with_parent() -> None:
    """End this process when its parent has ended: a parent that is killed says nothing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _result(answer: Connection, process: BaseProcess) -> Any:
    try:
        result, error = answer.recv()
    except EOFError:
        process.join()
        raise RuntimeError(
            f"a sum was ended from outside (exit status {process.exitcode}); is memory short?"
        ) from None
    process.join()
    if error is not None:
        raise error
    return result

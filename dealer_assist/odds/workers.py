"""Long sums on every core: each in a process of its own, which stops at once when asked to."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

T = TypeVar("T")
Work = Callable[[], T]


def do_all(
    works: Sequence[Work[T]], done: Callable[[int], None], processes: int | None = None
) -> list[T]:
    """Do all works, the first ones first, and give their results in the same order.

    `done` is told the place of each work that ends. An error in any of them ends them all.
    """
    at_once = processes or os.cpu_count() or 1
    if at_once < 2 or len(works) < 2:
        return [_here(work, place, done) for place, work in enumerate(works)]
    results: dict[int, T] = {}
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
                results[place] = _result(ended, process)
                done(place)
    finally:
        for _, process in running.values():
            process.terminate()
            process.join()
    return [results[place] for place in range(len(works))]


def _here(work: Work[T], place: int, done: Callable[[int], None]) -> T:
    result = work()
    done(place)
    return result


def _start(work: Work[T]) -> tuple[Connection, BaseProcess]:
    answer, question = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(
        target=_work_and_send, args=(work, question), daemon=True
    )
    process.start()
    question.close()
    return answer, process


def _work_and_send(work: Work[T], question: Connection) -> None:
    # Ctrl-C reaches the whole group; only the parent answers it, by ending its children.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        question.send((work(), None))
    except Exception as error:  # noqa: BLE001 - raised again by the parent
        question.send((None, error))


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

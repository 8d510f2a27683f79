"""Long sums in processes of their own: results in their place, errors and lost processes told.

A process started anew knows the standard library, not this file: the works come from there.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from math import comb, factorial

import pytest
from child_process import FOR_A_CHILD, SUPPORT
from patience import PATIENCE_S

from dealer_assist.odds.workers import do_all

# Takes for ever; it ends only when it is ended.
WAIT_FOR_EVER = signal.pause


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_each_result_comes_with_the_place_of_its_work(processes: int) -> None:
    ended: dict[int, int] = {}
    do_all([partial(comb, 5, number) for number in range(4)], ended.__setitem__, processes)
    assert ended == {0: 1, 1: 5, 2: 10, 3: 10}


def test_one_work_needs_no_process() -> None:
    ended: list[tuple[int, int]] = []
    do_all([os.getpid], lambda *one: ended.append(one), 2)
    assert ended == [(0, os.getpid())]


def test_an_error_in_a_process_is_raised_here_and_ends_the_others() -> None:
    with pytest.raises(ValueError, match="not defined for negative values"):
        do_all([WAIT_FOR_EVER, partial(factorial, -1)], lambda *_: None, 2)


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(RuntimeError, match="exit status 9"):
        do_all([WAIT_FOR_EVER, partial(os._exit, 9)], lambda *_: None, 2)


def test_stopping_ends_every_process() -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        do_all([WAIT_FOR_EVER, partial(comb, 5, 1)], stop, 2)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_program_that_is_killed_leaves_no_process_behind(how: signal.Signals) -> None:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    sums = [sys.executable, "-P", str(SUPPORT / "endless_sums.py")]
    with subprocess.Popen(sums, env=FOR_A_CHILD, start_new_session=True, **pipes) as program:
        try:
            assert program.stdout is not None
            assert len({program.stdout.readline() for _ in range(2)}) == 2
            program.send_signal(how)
            # Each process holds the pipes: they end when the last one has ended.
            program.communicate(timeout=PATIENCE_S)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)

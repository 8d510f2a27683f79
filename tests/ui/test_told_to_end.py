"""A program that is told to end ends itself, and only while it listens."""

import os
import signal

import pytest

from dealer_assist.ui.told_to_end import SIGNALS, when_told_to_end


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_from_outside_ends_it(number: signal.Signals) -> None:
    ends: list[str] = []
    with when_told_to_end(lambda: ends.append("end")):
        os.kill(os.getpid(), number)
    assert ends == ["end"]


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(number) for number in SIGNALS]
    with when_told_to_end(lambda: None):
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in SIGNALS] == before

"""The simulated printer takes ESC/POS in any chunking."""

import pytest

from dealer_assist.devices.escpos import ASK_DONE, ASK_OFFLINE, ASK_PAPER, Slip, print_job
from dealer_assist.devices.simulated.printer import SimulatedPrinter

SLIP = Slip("slip", width=8, bitmap=bytes(range(150)))


def test_a_job_in_single_bytes_comes_out_whole() -> None:
    printer = SimulatedPrinter()
    said = b"".join(printer.hear(bytes((byte,))) for byte in print_job(SLIP) + ASK_DONE)
    assert said == b"\x00"
    assert printer.slips == [SLIP.bitmap]


def test_status_does_not_wait_behind_a_slip_that_cannot_come_out() -> None:
    printer = SimulatedPrinter()
    printer.cause("paper-out")
    assert printer.hear(print_job(SLIP) + ASK_DONE) == b""
    assert printer.hear(ASK_OFFLINE + ASK_PAPER) == b"\x32\x7e"
    printer.fault = None
    assert printer.tick(10) == b"\x00"
    assert printer.slips == [SLIP.bitmap]


def test_bytes_it_does_not_know_are_passed_over() -> None:
    printer = SimulatedPrinter()
    assert printer.hear(b"hello" + ASK_PAPER) == b"\x12"


def test_a_fault_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="paper-out"):
        SimulatedPrinter().cause("sad")

"""The simulated printer takes ESC/POS in any chunking."""

from dealer_assist.devices.printers.escpos import (
    ASK_DONE,
    ASK_OFFLINE,
    ASK_PAPER,
    SlipPicture,
    parts_of,
)
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.printer import SimulatedPrinter

SLIP = SlipPicture("slip", width=8, bitmap=bytes(range(150)))
JOB = b"".join(parts_of(SLIP))


def test_a_job_in_single_bytes_comes_out_whole() -> None:
    printer = SimulatedPrinter()
    speaker = EscposSpeaker(printer)
    said = b"".join(speaker.hear(bytes((byte,))) for byte in JOB + ASK_DONE)
    assert said == b"\x00"
    assert printer.slips == [SLIP.bitmap]


def test_status_does_not_wait_behind_a_slip_that_cannot_come_out() -> None:
    printer = SimulatedPrinter()
    speaker = EscposSpeaker(printer)
    printer.cause("paper-out")
    assert speaker.hear(JOB + ASK_DONE) == b""
    assert speaker.hear(ASK_OFFLINE + ASK_PAPER) == b"\x32\x7e"
    printer.fault = None
    assert speaker.tick(10) == b"\x00"
    assert printer.slips == [SLIP.bitmap]


def test_bytes_it_does_not_know_are_passed_over() -> None:
    speaker = EscposSpeaker(SimulatedPrinter())
    assert speaker.hear(b"hello" + ASK_PAPER) == b"\x12"


def test_a_printer_that_was_mended_has_forgotten_half_a_command() -> None:
    printer = SimulatedPrinter()
    speaker = EscposSpeaker(printer)
    speaker.hear(JOB[:20])
    printer.clear()
    assert speaker.hear(JOB + ASK_DONE) == b"\x00"
    assert printer.slips == [SLIP.bitmap]

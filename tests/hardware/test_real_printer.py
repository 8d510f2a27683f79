"""A real slip printer: it answers, prints a bar across the paper, and says that it did."""

import os
import time
from random import Random
from threading import Event

from dealer_assist.devices.connect import connect
from dealer_assist.devices.escpos import Slip
from dealer_assist.devices.messages import Message, SlipPrinted


def test_a_slip_is_printed_and_acknowledged() -> None:
    woken = Event()
    rack = connect(
        {"printer": os.environ["DEALER_ASSIST_PRINTER"]},
        (),
        clock_ms=lambda: time.monotonic_ns() // 1_000_000,
        random=Random(),
        wake=woken.set,
    )
    rack.print_slip(Slip("test bar", width=384, bitmap=b"\xff" * 48 * 24))
    told: list[Message] = []
    end = time.monotonic() + 15
    while SlipPrinted("test bar") not in told and time.monotonic() < end:
        woken.wait(0.1)
        woken.clear()
        told += rack.tick(0)
    rack.close()
    assert SlipPrinted("test bar") in told

"""The simulated printer, without its bytes."""

import pytest

from dealer_assist.devices.simulated.printer import DotBand, PrinterStep, SimulatedPrinter


def test_a_mark_is_reached_when_everything_before_it_is_out() -> None:
    printer = SimulatedPrinter()
    printer.cause("offline")
    orders = (PrinterStep.START, DotBand(b"\x01\x02", 2), PrinterStep.CUT, PrinterStep.MARK)
    assert [printer.order(order) for order in orders] == [0, 0, 0, 0]
    printer.fault = None
    assert printer.work() == 1
    assert printer.slips == [b"\x01\x02"]


def test_a_jam_comes_in_the_middle_of_a_slip_and_mending_throws_the_rest_away() -> None:
    printer = SimulatedPrinter()
    printer.cause("jam")
    printer.order(DotBand(bytes(100), 100))
    printer.order(PrinterStep.CUT)
    assert (len(printer.dots_out), printer.is_stopped, printer.slips) == (40, True, [])
    printer.clear()
    assert (printer.dots_out, printer.is_stopped, printer.work()) == (b"", False, 0)
    assert printer.slips == []


@pytest.mark.parametrize(
    ("fault", "paper"), [("paper-out", "out"), ("paper-low", "low"), ("jam", "ok")]
)
def test_the_paper_is_as_the_fault_has_it(fault: str, paper: str) -> None:
    printer = SimulatedPrinter()
    printer.cause(fault)
    assert printer.paper == paper


def test_a_fault_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="paper-out"):
        SimulatedPrinter().cause("sad")

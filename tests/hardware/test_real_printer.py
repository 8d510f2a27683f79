"""A real slip printer: it answers, prints a bar across the paper, and says that it did."""

from named_port import real

from dealer_assist.devices.messages import PrinterStatus, SlipPrinted
from dealer_assist.devices.printers.escpos import SlipPicture

BAR = SlipPicture("test bar", width=384, bitmap=b"\xff" * 48 * 24)


def test_the_printer_says_that_it_is_ready() -> None:
    with real("printer") as device:
        assert device.wants(PrinterStatus)
        assert device.rack.printer_trouble == ""


def test_a_slip_is_printed_and_acknowledged() -> None:
    with real("printer") as device:
        device.rack.print_slip(BAR)
        assert device.until(lambda: SlipPrinted("test bar") in device.told), device.told

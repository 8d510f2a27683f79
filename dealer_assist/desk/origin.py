"""Which device a command came from, for the record."""

from dealer_assist.table import commands as c
from dealer_assist.table.setup import TableSetup

SCREEN = "screen"


def device_of(command: c.Command, setup: TableSetup) -> str:
    """Name the device as the rack does; nothing where the desk itself asks, or it may be either."""
    match command:
        case c.SeeChip() | c.MissChip() | c.ReportSensorFault() | c.ReportSensorWell():
            is_second = command.sensor == "B" and "second_sensors" in setup.devices
            return "second_sensors" if is_second else "sensors"
        case c.SwipeCard() | c.NoteRefusedSwipe():
            return "swiper"
        case c.TurnKey():
            return "key_switch"
        case c.NotePrint():
            return "printer"
        case (
            c.SeeCards() | c.LetSwipeTimeOut() | c.ReportDevices() | c.RaiseAlert() | c.NoteMishap()
        ):
            return ""
        case _:
            return SCREEN

"""What a device said, as a command to the table."""

from dealer_assist.desk.roster import Roster
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c


def command_for(message: m.Message, roster: Roster) -> c.Command | None:
    """Turn a device's message into a command; None for what concerns the devices alone."""
    match message:
        case m.ChipPlaced(seat, sensor) | m.SensorRead(seat, sensor, True):
            return c.SeeChip(seat, sensor)
        case m.ChipRemoved(seat, sensor) | m.SensorRead(seat, sensor, False):
            return c.MissChip(seat, sensor)
        case m.SensorFault(seat, sensor, code):
            return c.ReportSensorFault(seat, sensor, code)
        case m.SensorRecovered(seat, sensor):
            return c.ReportSensorWell(seat, sensor)
        case m.CardSwiped(number):
            return roster.swipe(number)
        case m.CardMisread():
            return c.SwipeCard(None, is_misread=True)
        case m.KeyTurned(position):
            return c.TurnKey(position)
        case _:
            return None

"""A round on any console: start, marks by hand, end, void."""

from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Table


def mark_refusal(table: Table, spot: Spot) -> str:
    """Say why a wager cannot be marked by hand, or nothing if it can."""
    if not has_sensors(table.setup) or table.sensor(spot).fault:
        return ""
    return Msg("The sensor of seat {seat} works; put the chip on it", seat=spot[0])


def has_sensors(setup: TableSetup) -> bool:
    """Tell whether the table has sensors at all; without them the dealer marks the wagers."""
    return "sensors" in setup.devices

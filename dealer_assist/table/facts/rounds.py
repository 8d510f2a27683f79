"""A round on any console: start, marks by hand, end, void."""

from dealer_assist.table.setup.table_setup import TableSetup


def has_sensors(setup: TableSetup) -> bool:
    """True if the table has sensors at all; without them the dealer marks the wagers."""
    return "sensors" in setup.devices

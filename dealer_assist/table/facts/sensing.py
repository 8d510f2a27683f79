"""What a sensor tells: chips that come, go, stay, and those that are not there."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

PHANTOM = "phantom"
"""The fault of a sensor that sees a chip where the dealer sees none."""


def check(table: Table, spot: Spot) -> None:
    """Refuse a sensor that this table does not have."""
    seat, sensor = spot
    if spot not in table.setup.spots:
        raise Refused(
            Msg(
                "There is no sensor {sensor} at seat {seat} of this table", sensor=sensor, seat=seat
            )
        )

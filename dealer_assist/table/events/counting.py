"""Chips counted in front of the tray after the start, against the wagers that were locked."""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.roles import StaffMember

SENSOR = "sensor"
"""What a card is asked for: that a sensor was wrong."""


@frozen
class ChipsCounted:
    """So many chips were taken, as whoever deals says; so many wagers are locked."""

    at: int
    sensor: str
    chips: int
    locked: int


@frozen
class CountTakenBack:
    """The chips are counted again."""

    at: int
    sensor: str


@frozen
class ChipNotFound:
    """The count does not fit, and play goes on; `cents` is what the chips are short by.

    Below nothing there are more chips than wagers. `by_card` where a card came first.
    """

    at: int
    sensor: str
    chips: int
    locked: int
    cents: int
    by_card: bool = False


@frozen
class WagerTakenOff:
    """A card says that no chip lay there: the wager is off, and the meters without its part."""

    at: int
    seat: int
    sensor: str
    cents: int
    by: StaffMember
    meters: tuple[MeterReading, ...]

"""Chips counted in front of the tray after the start, against the wagers that were locked."""

from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value

SENSOR = "sensor"
"""What a card is asked for: that a sensor was wrong."""


class ChipsCounted(Value):
    """So many chips were taken, as whoever deals says; so many wagers are locked."""

    at: int
    sensor: str
    chips: int
    locked: int


class CountTakenBack(Value):
    """The chips are counted again."""

    at: int
    sensor: str


class ChipNotFound(Value):
    """The count does not fit, and play goes on; `cents` is what the chips are short by.

    Below nothing there are more chips than wagers. `by_card` where a card came first.
    """

    at: int
    sensor: str
    chips: int
    locked: int
    cents: int
    by_card: bool = False


class WagerTakenOff(Value):
    """A card says that no chip lay there: the wager is off, and the meters without its part."""

    at: int
    seat: int
    sensor: str
    cents: int
    by: StaffMember
    meters: tuple[MeterReading, ...]


CountingEvent = ChipsCounted | CountTakenBack | ChipNotFound | WagerTakenOff

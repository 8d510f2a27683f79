"""How many chips were taken after the start, and what is done where they are not as many."""

from dealer_assist.frozen import frozen


@frozen
class CountChips:
    """So many chips of a sensor lie in front of the tray."""

    sensor: str
    chips: int


@frozen
class CountAgain:
    """Look at the seats and count once more."""

    sensor: str


@frozen
class OverruleSensor:
    """No chip lay there: a card is asked for, then the wager of the seat is taken off."""

    sensor: str
    seat: int


@frozen
class GiveUpChip:
    """The chip is not found; play goes on, and somebody takes note of it."""

    sensor: str

"""How many chips were taken after the start, and what is done where they are not as many."""

from dealer_assist.value import Value


class CountChips(Value):
    """So many chips of a sensor lie in front of the tray."""

    sensor: str
    chips: int


class CountAgain(Value):
    """Look at the seats and count once more."""

    sensor: str


class OverruleSensor(Value):
    """No chip lay there: a card is asked for, then the wager of the seat is taken off."""

    sensor: str
    seat: int


class GiveUpChip(Value):
    """The chip is not found; play goes on, and somebody takes note of it."""

    sensor: str

"""How many chips were taken after the start, and what is done where they are not as many."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed


class CountChips(Pressed):
    """So many chips of a sensor lie in front of the tray."""

    label = Msg("A count of chips")

    sensor: str
    chips: int


class CountAgain(Pressed):
    """Look at the seats and count once more."""

    label = Msg("COUNT AGAIN")

    sensor: str


class OverruleSensor(Pressed):
    """No chip lay there: a card is asked for, then the wager of the seat is taken off."""

    label = Msg("SENSOR WAS WRONG")

    sensor: str
    seat: int


class GiveUpChip(Pressed):
    """The chip is not found; play goes on, and a person takes note of it."""

    label = Msg("CHIP NOT FOUND")

    sensor: str


CountingCommand = CountChips | CountAgain | OverruleSensor | GiveUpChip

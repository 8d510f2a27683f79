"""The count of the chips in words: what is asked, and where to look when it does not fit."""

from dealer_assist.message import Msg
from dealer_assist.table.facts import chips, counting
from dealer_assist.table.state import Table
from dealer_assist.table.words import seats_named


def asking(table: Table) -> tuple[str, str]:
    """Ask for the number; with two sensors the one whose chips are counted is named."""
    sensor, several = counting.open_sensor(table), len(counting.sensors(table)) > 1
    detail = Msg("Touch how many you took")
    if several:
        label = table.setup.jackpots[sensor].label
        detail = Msg("{jackpot}: touch how many you took", jackpot=label)
    return Msg("Take the chips: how many?"), detail


def differing(table: Table) -> tuple[str, str]:
    """Say both numbers, and which seats to look at."""
    sensor = counting.open_sensor(table)
    seats = seats_named(chips.seats_of(counting.in_question(table)))
    words = Msg("Look at {seats}: is a chip still there?", seats=seats)
    if table.round.chips_counted[sensor] > counting.locked(table, sensor):
        words = Msg("Look at {seats}: was a chip late?", seats=seats)
    return counting.differs_words(table, sensor), words

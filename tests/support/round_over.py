"""How a round is brought to its end: time passes, and the dealer takes the chips off."""

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.table import commands as c
from dealer_assist.table.facts import chips
from dealer_assist.table.facts.ending import REST_MS as REST_MS
from dealer_assist.table.state import Table

ANYWAY = "Checked with the camera"
"""Why a win is confirmed although another seat's hand excludes it."""


def chips_off(table: Table, sensor: str = "") -> list[c.Command]:
    """Return what the sensors see while a dealer takes the chips that END GAME waits for."""
    stay = () if sensor else chips.that_stay(table)
    return [c.MissChip(*spot) for spot in (*chips.to_take(table), *chips.not_taken(table), *stay)]


def end_round(desk: Desk, clock: SimulatedClock, sensor: str = "") -> Outcome:
    """End a round at a desk as soon as it may end."""
    clock.advance(REST_MS)
    for command in chips_off(desk.table, sensor):
        desk.submit(command)
    return desk.submit(c.EndGame(sensor))

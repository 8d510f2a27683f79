"""Chips counted = wagers locked: a number is touched once a round, before the first card.

Another number lights the lamps of the seats in question again. A card may say that a sensor was
wrong: its wager goes off, and its part off the meters. Where it is not cleared up before the first
card it is an alert, and the shift report says by how much the chips are short.
"""

from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import COUNT_OFF, COUNT_REQUIRED, Spot
from dealer_assist.table.state import Phase, Table

ALERT = "chips"
"""The kind of the alert."""


def sensors(table: Table) -> tuple[str, ...]:
    """Return the sensors whose chips are counted: those of wagers that go into the drop."""
    if table.setup.practices.count_chips == COUNT_OFF:
        return ()
    bet = {spot[1] for spot, one in table.sensors.items() if one.locked_cents}
    jackpots = table.setup.jackpots.items()
    return tuple(name for name, jackpot in jackpots if name in bet and not jackpot.chips_stay)


def open_sensor(table: Table) -> str:
    """Return the sensor whose count is open, or does not fit; nothing where all is well."""
    if table.round.phase is not Phase.IN_PLAY:
        return ""
    return next((name for name in sensors(table) if _is_open(table, name)), "")


def locked(table: Table, sensor: str) -> int:
    """Count the wagers that were locked on a sensor."""
    return sum(spot[1] == sensor and one.locked_cents > 0 for spot, one in table.sensors.items())


def differs(table: Table, sensor: str) -> bool:
    """True if a count was made that does not fit, and nobody has given it up."""
    counted = table.round.chips_counted.get(sensor)
    given_up = sensor in table.round.chips_not_found
    return counted is not None and counted != locked(table, sensor) and not given_up


def in_question(table: Table) -> tuple[Spot, ...]:
    """Return the spots to look at: locked ones without a chip, else those without a lock."""
    sensor = open_sensor(table)
    if not sensor or not differs(table, sensor):
        return ()
    is_missing = table.round.chips_counted[sensor] < locked(table, sensor)
    return tuple(
        spot
        for spot, one in table.sensors.items()
        if spot[1] == sensor and bool(one.locked_cents) is is_missing
    )


def overrule_refusal(table: Table, sensor: str) -> str:
    """Say why no wager can be taken off a sensor now, or nothing if one can."""
    if not differs(table, sensor) or table.round.chips_counted[sensor] > locked(table, sensor):
        return Msg("No chip is missing. No sensor is overruled")
    if sensor in table.setup.floor_links:
        return Msg("Other tables share this meter. Press CHIP NOT FOUND")
    if table.round.crossed:
        return Msg("A level was hit with these wagers. Press CHIP NOT FOUND")
    if table.round.claims or table.round.wins:
        return Msg("A winning hand is pressed. Press CHIP NOT FOUND")
    return ""


def holds(table: Table) -> str:
    """Say that the count comes first, where the house requires it; else nothing."""
    sensor = open_sensor(table)
    if not sensor or table.setup.practices.count_chips != COUNT_REQUIRED:
        return ""
    if differs(table, sensor):
        return differs_words(table, sensor)
    return Msg("Count the chips first: touch how many you took")


def differs_words(table: Table, sensor: str) -> str:
    """Say both numbers."""
    return Msg(
        "Count again: {chips} taken, {locked} locked",
        chips=table.round.chips_counted[sensor],
        locked=locked(table, sensor),
    )


def _is_open(table: Table, sensor: str) -> bool:
    return sensor not in table.round.chips_counted or differs(table, sensor)

"""What a meter and a winning hand are called in the office, and how a rate is written."""

from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter, Table

_ALIKE = 10  # letters that hands share before a narrow place may cut what differs


def meters_of(setup: TableSetup) -> tuple[Meter, ...]:
    """Return every meter of the table, by sensor and level."""
    return tuple(
        (sensor, level.name)
        for sensor, jackpot in setup.jackpots.items()
        for level in jackpot.levels
    )


def meter_name(setup: TableSetup, meter: Meter) -> str:
    """Return a meter's name at the table: its level, and its sensor where there are two."""
    sensor, level = meter
    label = setup.jackpots[sensor].level(level).label
    if len(setup.jackpots) < 2:
        return label
    return Msg("{meter}, sensor {sensor}", meter=label, sensor=sensor)


def meter_cents(table: Table, meter: Meter) -> int:
    """Return what a meter shows; before the first opening, what it is opened with."""
    account = table.accounts.get(meter)
    if account is not None:
        return account.shown_cents
    sensor, level = meter
    return table.setup.jackpots[sensor].level(level).seed_cents


def hand_of(setup: TableSetup, sensor: str, line: str) -> str:
    """Return the name of a winning hand; one of a jackpot that is gone by its key."""
    jackpot = setup.jackpots.get(sensor)
    if jackpot is not None and jackpot.pays_line(line):
        return jackpot.line(line).label
    return line.replace("_", " ").capitalize()


def hand_apart(setup: TableSetup, sensor: str, line: str) -> str:
    """Return a winning hand's name for a narrow place: what tells it from its like comes first.

    "2, 3 & 4 – 0 Diamonds" and "… Suited" would be cut to the same words.
    """
    label = hand_of(setup, sensor, line)
    jackpot = setup.jackpots.get(sensor)
    others = [line.label for line in jackpot.lines if line.label != label] if jackpot else []
    begun, _, last = label.rpartition(" ")
    is_alike = len(begun) >= _ALIKE and any(other.startswith(f"{begun} ") for other in others)
    return f"{last}, {begun.rstrip(' –')}" if is_alike else label

"""A level that must hit: sealed when it begins, crossed by a wager at the start, paid by a card.

Wagers count from the lowest seat on. What the meter holds at the crossing is the prize; the wagers
behind it feed the new meter. Nothing here knows a threshold before it is crossed.
"""

from dealer_assist.jackpot import must_hit
from dealer_assist.jackpot.definition import Level
from dealer_assist.table import events as e
from dealer_assist.table.events.values import ThresholdSeal
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter, Table, once


def levels(setup: TableSetup) -> dict[Meter, Level]:
    """Return the levels that must hit, by their meters."""
    return {
        (sensor, level.name): level
        for sensor, jackpot in setup.jackpots.items()
        for level in jackpot.levels
        if level.must_hit_cents
    }


def seal_on(table: Table, meter: Meter) -> ThresholdSeal | None:
    """Return the seal that is in force on a meter, None where a threshold is to be drawn."""
    level, jackpot = levels(table.setup)[meter], table.setup.jackpots[meter[0]]
    found = next((seal for seal in table.lasting.seals if seal.is_on(meter, jackpot.key)), None)
    is_in_force = found is not None and not found.is_retired
    return found if found and is_in_force and found.limit_cents == level.must_hit_cents else None


def strides(table: Table, meter: Meter) -> tuple[must_hit.Stride, ...]:
    """Return the way of a meter through the wagers of this start, in the order of the seats."""
    wagers = [(seat, cents) for (seat, sensor), cents in table.locked.items() if sensor == meter[0]]
    return must_hit.strides(levels(table.setup)[meter], meter_before(table, meter), wagers)


@once
def waiting(table: Table) -> tuple[e.ThresholdCrossed, ...]:
    """Return the crossings of this round whose win no card has recorded yet."""
    done = {(win.sensor, win.award.line) for win in (*table.round.wins, *table.round.undone)}
    return tuple(
        threshold_crossed
        for threshold_crossed in table.round.crossed
        if (threshold_crossed.sensor, threshold_crossed.level) not in done
    )


def role_needed(table: Table) -> Role:
    """Return the card that the open crossings need: the highest of them."""
    cards = [
        table.setup.card_for_award(threshold_crossed.sensor, threshold_crossed.award)
        for threshold_crossed in waiting(table)
    ]
    return highest([Role.SUPERVISOR, *cards])


def meter_before(table: Table, meter: Meter) -> int:
    """Return the meter before the start: what this round has brought is not in it."""
    opened = table.round.opening_accounts.get(meter)
    return opened.meter if opened else 0

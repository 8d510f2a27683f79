"""What stands before the amount of a bet by street: how many base wagers it is."""

from dealer_assist.rules.bets import base_stake
from dealer_assist.table.state import Table


def street_tags(table: Table, number: int) -> dict[str, str]:
    """Give the multiple of every bet whose size a seat could choose: 1×, 2×, 3×."""
    title, wagers = table.setup.title, table.seat(number).wagers
    base = base_stake(title, wagers) if title is not None else 0
    if title is None or not base:
        return {}
    sizes: dict[str, set[int]] = {}
    for street in title.streets:
        sizes.setdefault(street.wager, set()).update(street.words.values())
    return {
        wager: f"{wagers[wager] // base}×"
        for wager, times in sizes.items()
        if len(times) > 1 and wagers.get(wager) and wagers[wager] % base == 0
    }

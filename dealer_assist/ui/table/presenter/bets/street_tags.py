"""What stands before the amount of a bet: how many base wagers, that it rides, or its half."""

from dealer_assist.message import Msg
from dealer_assist.rules.bets.plan import base_stake
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing import street_bets, ties
from dealer_assist.table.state import Table


def street_tags(table: Table, number: int) -> dict[str, str]:
    """Return the multiple of every bet whose size a seat could choose, 1× to 3×, and RIDES."""
    title, wagers = table.setup.title, table.seat(number).wagers
    base = base_stake(title, wagers) if title is not None else 0
    if title is None or not base:
        return dict.fromkeys(halved(table, number), Msg("HALF"))
    sizes: dict[str, set[int]] = {}
    for street in title.streets:
        sizes.setdefault(street.wager, set()).update(street.words.values())
    times = {
        wager: f"{wagers[wager] // base}×"
        for wager, possible in sizes.items()
        if len(possible) > 1 and wagers.get(wager) and wagers[wager] % base == 0
    }
    riding = [
        one
        for one in title.may_take_back
        if wagers.get(one) and street_bets.rides(table, number, one)
    ]
    return {**times, **dict.fromkeys(riding, Msg("RIDES"))}


def halved(table: Table, number: int) -> tuple[str, ...]:
    """Name the bets of a seat of which the house takes half: it has given up on a tie."""
    if not ties.are_asked(table.setup) or not table.seat(number).has_folded:
        return ()
    return tuple(key for key in table.setup.own_wagers if table.seat(number).wagers.get(key))


def taken_back(table: Table, number: int) -> dict[str, str]:
    """Return the bets that a seat has taken back, with what it was given."""
    title, wagers = table.setup.title, table.seat(number).wagers
    if title is None:
        return {}
    base = chips(base_stake(title, wagers))
    return {
        one: Msg("BACK {amount}", amount=base)
        for one in title.may_take_back
        if wagers.get(one) == 0
    }

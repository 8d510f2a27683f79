"""How tokes end, by the settlement of the wagers that they lie beside; and what the players made.

A toke is paid in the odds of its wager, cut down to the cent, and up to its own ceiling. What the
cards do not tell is left to the dealer.
"""

from collections.abc import Iterator, Mapping

from dealer_assist.table.commands import Command
from dealer_assist.table.commands.tokes import EndToke, ReckonWagers
from dealer_assist.table.facts import tokes
from dealer_assist.table.facts.dealing import lammers, stages, ties
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.settling.settlement import Settlement, WagerPaid, settlement
from dealer_assist.table.state import Table, Toke, TokeSpot, once
from dealer_assist.value import Value

_TAKEN_BACK = "taken_back"


class TokeEnd(Value):
    """What comes back of a toke, and what is won with it, in cents."""

    back_cents: int
    won_cents: int = 0

    @property
    def box_cents(self) -> int:
        """Return what goes into the toke box."""
        return self.back_cents + self.won_cents


def at_the_end(table: Table) -> tuple[Command, ...]:
    """Return what is on record before a round ends: tokes that end by the cards, then the sums."""
    if table.setup.practices.tokes is None:
        return ()
    found = settlement(table)
    ends = toke_ends(table, found)
    told = [
        EndToke(*spot, end.back_cents, end.won_cents)
        for spot in tokes.still_open(table)
        if (end := ends[spot]) is not None
    ]
    return (*told, players_wagers(table, found))


@once
def seats_to_ask(table: Table) -> tuple[int, ...]:
    """Return the seats whose toke only the dealer can end: neither cards nor a fold tell it."""
    spots = tokes.still_open(table)
    ends = toke_ends(table, settlement(table)) if spots else {}
    return tuple(dict.fromkeys(spot[0] for spot in spots if ends[spot] is None))


def toke_ends(table: Table, found: Settlement) -> dict[TokeSpot, TokeEnd | None]:
    """Return how each toke of the round ends; None where neither cards nor a fold tell it."""
    paid = _paid(found)
    return {
        spot: _on_record(toke) or _end(table, spot, toke, paid)
        for spot, toke in table.round.tokes.items()
    }


def players_wagers(table: Table, found: Settlement) -> ReckonWagers:
    """Add up what the players staked, what is taken and what is paid; jackpots are not in it."""
    staked = taken = paid = 0
    reckoned = set[int]()
    for seat, one in _each(found):
        if not one.odds:
            reckoned.add(seat)
            staked += one.stake
            taken += max(0, -one.net)
            paid += max(0, one.net)
    missing = tuple(seat for seat in known.dealt_in(table) if seat not in reckoned)
    return ReckonWagers(staked, taken, paid, missing)


def _on_record(toke: Toke) -> TokeEnd | None:
    return None if toke.back_cents is None else TokeEnd(toke.back_cents, toke.won_cents)


def _paid(found: Settlement) -> dict[TokeSpot, WagerPaid]:
    """Return how each wager ended; of split hands the first, where the toke lies."""
    paid: dict[TokeSpot, WagerPaid] = {}
    for seat, one in _each(found):
        paid.setdefault((seat, one.wager), one)
    return paid


def _each(found: Settlement) -> Iterator[tuple[int, WagerPaid]]:
    for seat in found.seats:
        for wager_paid in seat.each:
            yield seat.seat, wager_paid
    for number, wager_paid in found.cover_all.seats if found.cover_all else ():
        yield number, wager_paid


def _end(
    table: Table, spot: TokeSpot, toke: Toke, paid: Mapping[TokeSpot, WagerPaid]
) -> TokeEnd | None:
    seat, wager = spot
    wager_paid = paid.get(spot)
    if wager_paid is None:
        return TokeEnd(0) if _is_folded(table, seat, wager) else None
    if wager_paid.outcome == _TAKEN_BACK:
        return TokeEnd(toke.cents)
    # Lammers win what no stake lies for, and of two hands nobody knows beside which a toke lies.
    is_open = lammers.are_laid(table.setup) or known.has_two_hands(table.setup)
    if not wager_paid.stake or (wager == table.setup.duties.hands and is_open):
        return None
    if wager_paid.net < 0:
        return TokeEnd(max(0, toke.cents + toke.cents * wager_paid.net // wager_paid.stake))
    limits = table.setup.practices.tokes
    won = toke.cents * wager_paid.net // wager_paid.stake
    return TokeEnd(toke.cents, min(won, limits.pays_cents) if limits else won)


def _is_folded(table: Table, seat: int, wager: str) -> bool:
    """True if a wager went with its hand; one that a folded hand can still win did not."""
    setup, lies = table.setup, table.seat(seat)
    if not lies.has_folded or ties.are_asked(setup):
        return False
    can_win = stages.live_wagers(table, seat) if lies.wagers else setup.stays_on_fold
    return wager not in can_win

"""Set hands compared seat by seat: what each wager came to, on record by one touch.

What the rules make of the cards is noted, never what a finger says. A hand whose cards, set or
wager were put right afterwards is compared again; nobody has to compare here for a round to end.
"""

from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import sets, stages
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.set_hands import Compared, all_push, compared
from dealer_assist.table.state import Table, once


@once
def seats(table: Table) -> tuple[int, ...]:
    """Return the seats compared in this round, in payment order; none before the last stage.

    Where the dealer's hand pushes all, nothing is compared.
    """
    if not sets.are_made(table.setup) or not stages.is_last(table):
        return ()
    if not known.is_showdown(table) or all_push(table):
        return ()
    found = (seat for seat in known.dealt_in(table) if sets.at(table, str(seat)) is not None)
    return tuple(sorted(found, key=table.setup.turn_to_pay))


@once
def left(table: Table) -> tuple[int, ...]:
    """Return the seats that are still to be compared, in payment order."""
    return tuple(seat for seat in seats(table) if not is_done(table, seat))


@once
def not_set(table: Table) -> tuple[int, ...]:
    """Return the seats that cannot be compared: their cards are known, and not how they are set."""
    if not stages.is_last(table) or not known.is_showdown(table) or all_push(table):
        return ()
    return tuple(seat for seat in sets.unset(table) if not table.seat(seat).has_folded)


def is_done(table: Table, seat: int) -> bool:
    """True if a comparison is on record, and still what the cards say."""
    noted = table.seat(seat).compared
    found = compared(table, seat) if noted is not None else None
    return noted is not None and found is not None and noted == fact(noted.at, seat, found)


def holds_void(table: Table) -> int:
    """Return a seat whose wager is settled already, or 0 where the round may be void."""
    return next((seat for seat, one in table.round.seats.items() if one.compared is not None), 0)


def fact(at: int, seat: int, found: Compared) -> e.HandCompared:
    return e.HandCompared(at, seat, found.outcome, found.stake, found.net, found.commission)

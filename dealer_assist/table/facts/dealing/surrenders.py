"""A surrender: half of what lies on a hand comes back, as its first decision or at any time.

Which of both it is, the title's file says; what is saved stands among the wagers of the seat.
"""

from collections.abc import Mapping

from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.table.bookkeeping import SURRENDER
from dealer_assist.table.facts.dealing import lammers, tried_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    entire_wager,
    surrender_key,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

_DEALT = 2


def at_any_time(setup: TableSetup) -> bool:
    """True if a hand may be given up after cards, a split or a double too."""
    return tried_acts.acts_of(setup).super_fun


def are_offered(setup: TableSetup) -> bool:
    """True if hands are given up at this table."""
    return at_any_time(setup) or house_rules(setup.options).surrender


def saved(table: Table, place: str) -> int:
    """Return what comes back of a hand that is given up: half of all that lies on it."""
    seat = seat_of(place)
    more = table.seat(seat).wagers.get(double_key(place), 0)
    return (entire_wager(table, seat) + more) // 2


def may_be(table: Table, place: str) -> bool:
    """True if a hand could be given up as it lies."""
    cards, held = known.cards_at(table, place), doubled_at(table, place)
    if len(cards) < _DEALT or (held and not at_any_time(table.setup)):
        return False
    if held and len(cards) <= held:
        return False  # the card of the double comes first
    is_split = known.is_split(table, place)
    return not tried_acts.refusal(
        table.setup, place, cards, ("surrender",), is_split=is_split, is_doubled=bool(held)
    )


def is_made(table: Table, place: str) -> bool:
    """True if a hand was given up."""
    noted = table.seat(seat_of(place)).wagers.get(surrender_key(place))
    return bool(noted) and may_be(table, place)


def given_up(wagers: Mapping[str, int]) -> int:
    """Return what comes back of the hands that a seat has given up, all of them together."""
    return sum(cents for key, cents in wagers.items() if _is_surrender(key))


def lying(wagers: Mapping[str, int]) -> dict[str, int]:
    """Leave out what is no chip on the layout: lammers, and what a surrender saves."""
    chips_there = lammers.chips_of(wagers).items()
    return {key: cents for key, cents in chips_there if not _is_surrender(key)}


def gets_no_card(table: Table, place: str, held: int) -> bool:
    """True if a hand of so many cards is given up, and so gets no further one."""
    seat, key = table.seat(seat_of(place)), surrender_key(place)
    return bool(seat.wagers.get(key)) and held >= seat.acted_at.get(key, _DEALT)


def _is_surrender(key: str) -> bool:
    return key.partition("_")[0] == SURRENDER

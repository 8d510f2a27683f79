"""A split, and a free double, as the commands that they are: a free one lays a lammer."""

from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.facts.dealing import lammers
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import SeatHand, hand_of, seat_of
from dealer_assist.table.state import Table


def new_place(table: Table, place: str) -> str:
    """Name the place that the second card of a split pair goes to."""
    hand = hand_of(place)
    free = (SeatHand(hand.seat, one).text for one in hand.split_off)
    taken = known.hands_of(table, hand.seat)
    return next(one for one in free if one not in taken)


def split(table: Table, place: str, *, is_free: bool = False) -> list[Command]:
    """Give the second card of a pair a hand of its own; a free one has a lammer laid first."""
    seat = seat_of(place)
    first, second = table.round.cards[place]
    new = new_place(table, place)
    parted = [SeeCards(place, (first,)), SeeCards(new, (second,))]
    laid, lammer = table.seat(seat).wagers, lammers.key(lammers.SPLIT, new)
    wagers = {name: cents for name, cents in laid.items() if name != lammer}
    if is_free:
        wagers[lammer] = entire_wager(table, seat)
    return [*([PlaceWagers(seat, wagers)] if wagers != laid else []), *parted]


def free_double(table: Table, place: str) -> PlaceWagers:
    """Lay a lammer for a double, or take it away again."""
    seat, lammer = seat_of(place), lammers.key(lammers.DOUBLE, place)
    wagers = dict(table.seat(seat).wagers)
    if not wagers.pop(lammer, 0):
        wagers[lammer] = entire_wager(table, seat)
    return PlaceWagers(seat, wagers)


def lammer_of(table: Table, place: str, verb: str) -> list[Command]:
    """Lay the lammer of a free bet; for a split the pair is parted too."""
    if verb == lammers.SPLIT:
        return split(table, place, is_free=True)
    return [free_double(table, place)]

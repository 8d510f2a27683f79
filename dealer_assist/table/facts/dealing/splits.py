"""A split, and a free double, as the commands that they are: own money, or a lammer."""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.games.blackjack import BlackjackHand, house_rules, refuse_split
from dealer_assist.rules.money import chips
from dealer_assist.table.bookkeeping import SPLIT
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.facts.dealing import lammers
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager, refuse_act, split_key
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import SeatHand, hand_of, seat_of
from dealer_assist.table.state import Table


def new_place(table: Table, place: str) -> str:
    """Name the place that the second card of a split pair goes to."""
    hand = hand_of(place)
    free = (SeatHand(hand.seat, one).text for one in hand.split_off)
    taken = known.hands_of(table, hand.seat)
    return next(one for one in free if one not in taken)


def why_not(table: Table, place: str) -> str:
    """Say why a hand cannot be split with its own money, or nothing if it can."""
    cards, hands = known.cards_at(table, place), len(known.hands_with(table, place))
    try:
        refuse_split(BlackjackHand(cards, 0), None, house_rules(table.setup.options), hands=hands)
    except Refused as refused:
        return Msg("Seat {seat}: {why}", seat=place, why=refused.message)
    return ""


def refuse(table: Table, seat: int, added: Mapping[str, int]) -> None:
    """Refuse what is put up for a split that no hand of a seat can make, or another amount."""
    if not any(is_put_up(key) for key in added):
        return
    refuse_act(table, str(seat))
    whys = [why_not(table, place) for place in known.hands_of(table, seat)]
    if all(whys):
        raise Refused(whys[0])
    worth = entire_wager(table, seat)
    if any(is_put_up(key) and cents != worth for key, cents in added.items()):
        raise Refused(
            Msg("A split at seat {seat} puts up {worth}. No less", seat=seat, worth=chips(worth))
        )


def is_put_up(wager: str) -> bool:
    """True if a name among the wagers is that of a split with own money."""
    return wager.partition("_")[0] == SPLIT


def split(table: Table, place: str, *, is_free: bool = False) -> list[Command]:
    """Make the second card of a pair a hand of its own; what lies on it is laid first."""
    seat = seat_of(place)
    first, second = table.round.cards[place]
    new = new_place(table, place)
    parted = [SeeCards(place, (first,)), SeeCards(new, (second,))]
    laid, keys = table.seat(seat).wagers, (split_key(new), lammers.key(lammers.SPLIT, new))
    wagers = {name: cents for name, cents in laid.items() if name not in keys}
    if worth := entire_wager(table, seat):
        wagers[keys[is_free]] = worth
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

"""Hands that are set: which two of a seat's cards lie in front, and how the house would do it.

A foul is no refusal: the hand is set as it lies, and loses. Where nobody enters cards, one touch
on the next stage says that all have set. The house way is told of no seat before the others.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.games.house_way import Set, WaysToSet, house_set
from dealer_assist.rules.games.pai_gow import best_of
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.titles.families import HouseWay
from dealer_assist.table.places import DEALER, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

IN_FRONT = 2
_SEAT = "seat"


def are_made(setup: TableSetup) -> bool:
    """True if hands are set at this table."""
    return setup.pai_gow is not None


def stage_of(setup: TableSetup) -> GameStage | None:
    """Return the stage at which players set their hands; none in a game where nobody does."""
    return next((stage for stage in setup.stages if stage.sets), None)


def is_dealer_first(setup: TableSetup) -> bool:
    """True if the dealer's cards are turned and set before anybody else's."""
    turned = [n for n, one in enumerate(setup.stages) if one.cards.get(DEALER)]
    asked = [n for n, one in enumerate(setup.stages) if one.sets]
    return bool(turned and asked) and turned[0] < asked[0]


def is_whole(table: Table, place: str) -> bool:
    """True if all the cards of a place are known that are set there."""
    sizes = table.setup.hand_sizes
    needed = sizes.get(DEALER if place == DEALER else _SEAT, 0)
    return bool(needed) and len(table.round.cards.get(place, ())) == needed


def is_set(table: Table, seat: int) -> bool:
    """True if it is known how a seat has set its hand."""
    return bool(table.seat(seat).low)


def unset(table: Table) -> tuple[int, ...]:
    """Return the seats whose cards are known, and not how they are set."""
    if not are_made(table.setup):
        return ()
    return tuple(
        seat
        for seat in table.setup.seats
        if is_whole(table, str(seat)) and not table.seat(seat).low
    )


def at(table: Table, place: str) -> Set | None:
    """Return the hand of a place as it is set, the dealer's by the house way; None until it is."""
    if not are_made(table.setup) or not is_whole(table, place):
        return None
    if place == DEALER:
        return by_house_way(table, place)
    low = table.seat(seat_of(place)).low
    return laid(table, place, low) if low else None


def laid(table: Table, place: str, low: tuple[str, ...]) -> Set:
    """Return the hand of a place with these two cards in front."""
    cards = table.round.cards[place]
    first, second = sorted(cards.index(card) for card in low)
    return _ways(table, place).of((first, second))


def by_house_way(table: Table, place: str) -> Set:
    """Set the cards of a place as the house does."""
    return house_set(_ways(table, place), _house_way(table.setup))


def best(table: Table, place: str) -> Hand:
    """Return the best five of the seven cards of a place, however they are set."""
    ways = _ways(table, place)
    return best_of(ways.cards, wheel_is_second=ways.wheel_is_second)


def hand_name(table: Table, place: str) -> str:
    """Name what the cards of a place hold, as the rows of a house way do."""
    return _ways(table, place).named()


def house_low(table: Table, place: str) -> tuple[str, ...]:
    """Name the two cards that the house would lay in front."""
    front = by_house_way(table, place).front
    known = zip(table.round.cards[place], table.setup.cards(table.round.cards[place]), strict=True)
    return tuple(name for name, card in known if card in front)


def house_way_refusal(table: Table, seat: int, *, is_time: bool) -> str:
    """Say why the house way is not told of a seat yet, or nothing if it is."""
    if not is_whole(table, str(seat)):
        return Msg("Seat {seat} has not all its cards. Enter them first", seat=seat)
    stage = stage_of(table.setup)
    if stage is not None and not is_time:
        return Msg("The house way comes at {stage}. Touch it first", stage=stage.label)
    if others := [one for one in unset(table) if one != seat]:
        return Msg(
            "Seat {seat} has not set. The house way comes when all others have", seat=others[0]
        )
    return ""


def _ways(table: Table, place: str) -> WaysToSet:
    is_second = table.setup.options.get("low_straight") != "lowest"
    return WaysToSet(table.setup.cards(table.round.cards[place]), wheel_is_second=is_second)


def _house_way(setup: TableSetup) -> HouseWay:
    ways = setup.pai_gow.ways if setup.pai_gow else {}
    return ways[str(setup.options["house_way"])]

"""A switch: the second cards of a seat's two hands change places, where the title's file has it.

Once a round, after the dealer's look and before anything else. Where no cards are known the switch
is between dealer and player, and nothing of it is on record.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.table.events.round import SWITCHED
from dealer_assist.table.facts.dealing import blackjack_wagers, peek, stages
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table, once

TWO = 2
KEEP, SWITCH = ANSWERS = ("keep", "switch")
"""What a seat says, among the acts of the round."""
_PLAY = "play"


def hands(table: Table, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards of the left and of the right hand as they lie."""
    left, right = known.dealt_hands(table.setup, seat)
    return table.round.cards.get(left, ()), table.round.cards.get(right, ())


def changed(table: Table, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return both hands with their second cards in each other's place."""
    (first, second), (third, fourth) = hands(table, seat)
    return (first, fourth), (third, second)


def as_dealt(table: Table, seat: int) -> tuple[str, ...]:
    """Name the four first cards, left hand and right hand, as they lay before a switch."""
    names = [name for hand in _first_names(table, seat) for name in hand]
    if table.seat(seat).switch != SWITCHED or len(names) != 2 * TWO:
        return tuple(names)
    first, fourth, third, second = names
    return first, second, third, fourth


@once
def to_ask(table: Table) -> tuple[int, ...]:
    """Return the seats that have still to keep or switch, in their order, once it is time."""
    reached = stages.now(table)
    if reached is None or reached.key != _PLAY or not known.has_two_hands(table.setup):
        return ()
    seats = known.dealt_in(table)
    return tuple(seat for seat in seats if not table.seat(seat).switch and not why_not(table, seat))


def why_not(table: Table, seat: int) -> str:
    """Say why the second cards of a seat cannot change places now, or nothing if they can."""
    if not known.has_two_hands(table.setup):
        return Msg("No switches in {game}", game=table.setup.game_name)
    if seat not in table.setup.seats:
        return Msg("There is no seat {seat} at this table", seat=seat)
    if is_played(table, seat):
        return Msg("Seat {seat} has played on. A switch comes before anything else", seat=seat)
    if any(len(hand) != TWO for hand in hands(table, seat)):
        return Msg("Seat {seat} has not its four cards. Enter them first", seat=seat)
    if peek.peeked(table) == BLACKJACK:
        return Msg("The dealer has blackjack. Nothing is switched")
    if peek.up_card(table) is None:
        return Msg("The dealer's up card comes first. Enter it")
    return Msg("Look for blackjack first") if peek.is_open(table) else ""


def is_played(table: Table, seat: int) -> bool:
    """True if a seat has done anything with its hands: hit, stood, doubled, split, given one up."""
    places, wagers = known.hands_of(table, seat), table.seat(seat).wagers
    keys = (blackjack_wagers.double_key, blackjack_wagers.surrender_key)
    has_added = any(wagers.get(key(place)) for place in places for key in keys)
    if any(has_stood(table, place) for place in places):
        return True
    has_drawn = any(len(table.round.cards.get(place, ())) > TWO for place in places)
    return has_added or has_drawn or any(known.is_split(table, place) for place in places)


def _first_names(table: Table, seat: int) -> list[tuple[str, ...]]:
    found = []
    for place in known.dealt_hands(table.setup, seat):
        first, *split = known.hands_with(table, place)
        cards = table.round.cards.get(first, ())
        found.append((*cards[:1], *table.round.cards[split[-1]][:1]) if split else cards[:TWO])
    return found

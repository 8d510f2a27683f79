"""A switch: the second cards of a seat's two hands change places, where the title's file has it.

Once a round, after the dealer's look and before anything else. Where no cards are known the switch
is between dealer and player, and nothing of it is on record.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.round import KEPT, SWITCHED
from dealer_assist.table.facts.dealing.switches import (
    ANSWERS,
    KEEP,
    SWITCH,
    TWO,
    changed,
    why_not,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import RIGHT, SeatHand, seat_hand
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]
_ANSWERS = ("", KEPT, SWITCHED)


def answer(table: Table, command: c.SwitchCards, at: int) -> Events:
    """Note that a seat keeps or switches, with the cards as they lie then; nothing takes it back.

    The same answer once more is no second fact.
    """
    seat, said = command.seat, command.answer
    if said not in _ANSWERS:
        raise Refused(Msg("A seat keeps its cards or switches them. Touch one of both"))
    if no := why_not(table, seat):
        raise Refused(no)
    before = table.seat(seat).switch
    if said == before:
        return ()
    noted = (*_acts(table, seat, said, at), e.SwitchAnswered(at, seat, said))
    if (said == SWITCHED) is (before == SWITCHED):
        return noted
    seen = zip(known.dealt_hands(table.setup, seat), changed(table, seat), strict=True)
    return (*noted, *(e.CardsSeen(at, place, cards) for place, cards in seen))


def _acts(table: Table, seat: int, said: str, at: int) -> Events:
    """Take the answer of before off the acts of the round, and put this one there."""
    place = SeatHand(seat).text
    gone = tuple(
        e.HandActed(at, place, one.act, is_on=False)
        for one in table.round.acts
        if one.place == place and one.act in ANSWERS
    )
    act = SWITCH if said == SWITCHED else KEEP
    return (*gone, e.HandActed(at, place, act)) if said else gone


def after_cards(table: Table, place: str, cards: tuple[str, ...], at: int) -> Events:
    """Have a seat asked again whose first cards were put right; a split leaves them as they are."""
    hand = seat_hand(place)
    if hand is None or not table.seat(hand.seat).switch:
        return ()
    lying = table.round.cards.get(place, ())
    is_kept = cards[:TWO] == lying[:TWO] or (cards and cards == lying[:1])
    if is_kept or known.is_split(table, place) or hand.hand not in ("", RIGHT):
        return ()
    return (e.SwitchAnswered(at, hand.seat, ""),)

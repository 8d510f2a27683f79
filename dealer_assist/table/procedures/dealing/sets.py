"""Hands that are set: which two of a seat's cards lie in front, and how the house would do it.

A foul is no refusal: the hand is set as it lies, and loses. Where nobody enters cards, one touch
on the next stage says that all have set. The house way is told of no seat before the others.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing.sets import (
    IN_FRONT,
    are_made,
    house_low,
    house_way_refusal,
    is_whole,
)
from dealer_assist.table.places import seat_hand
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def set_hand(table: Table, command: c.SetHand, at_ms: int, *, is_time: bool) -> Events:
    """Note how a hand is set, or that it is not; only cards that it does not hold are refused."""
    seat, low = command.seat, tuple(command.low)
    if not are_made(table.setup):
        raise Refused(Msg("No hands are set in {game}", game=table.setup.game_name))
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if command.by_house_way:
        if why_not := house_way_refusal(table, seat, is_time=is_time):
            raise Refused(why_not)
        low = house_low(table, str(seat))
    elif low and (why_not := _refusal(table, seat, low)):
        raise Refused(why_not)
    if set(low) == set(table.seat(seat).low):
        return ()
    return (e.HandSet(at_ms, seat, low, command.by_house_way),)


def after_cards(table: Table, place: str, cards: tuple[str, ...], at_ms: int) -> Events:
    """Have a hand set again whose cards were put right."""
    hand = seat_hand(place)
    if hand is None or not (low := table.seat(hand.seat).low):
        return ()
    is_kept = len(cards) == len(table.round.cards.get(place, ())) and set(low) <= set(cards)
    return () if is_kept else (e.HandSet(at_ms, hand.seat),)


def _refusal(table: Table, seat: int, low: tuple[str, ...]) -> str:
    if not is_whole(table, str(seat)):
        return Msg("Seat {seat} has not all its cards. Enter them first", seat=seat)
    own = table.round.cards[str(seat)]
    if len(set(low)) != IN_FRONT or len(low) != IN_FRONT or not set(low) <= set(own):
        return Msg("Seat {seat}: the low hand is two of its own cards. Touch those", seat=seat)
    return ""

"""Hands of blackjack played act by act, where their cards are known.

An act is one record: what it says, what it puts up, what it draws. The last one of a stage may be
taken back. The rules are asked whether one may be, never repeated.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import dealt_cards, lammers, switches
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_once_less,
    split_key,
    surrender_key,
)
from dealer_assist.table.facts.dealing.hand_acts import (
    DOUBLE,
    FREE_DOUBLE,
    FREE_SPLIT,
    Laid,
    is_time,
    laid_by,
    why_not,
)
from dealer_assist.table.places import is_of_seat, seat_of
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def play(table: Table, command: c.PlayHand, at: int) -> Events:
    """Note an act with all that it puts up and draws; or take the last one back."""
    if not command.is_on:
        return _taken_back(table, command, at)
    place, act = command.place, command.act
    if no := why_not(table, place, act):
        raise Refused(no)
    table.setup.cards(command.cards)  # each of them is a card
    laid = laid_by(table, command)
    if laid.lacks_card:
        raise Refused(Msg("Seat {seat} draws a card for that. Name it too", seat=place))
    if laid.drawn < len(command.cards):
        raise Refused(
            Msg("Seat {seat} draws fewer cards for that. Leave the others out", seat=place)
        )
    dealt_cards.refuse_surplus(table, {**table.round.cards, **laid.cards})
    return (e.HandActed(at, place, act), *_changes(table, seat_of(place), laid, at))


def _taken_back(table: Table, command: c.PlayHand, at: int) -> Events:
    """Lay cards and wagers as they were before the last act; another one is not taken back."""
    last = table.round.acts[-1] if table.round.acts else None
    if last is None or (last.place, last.act) != (command.place, command.act):
        raise Refused(Msg("That was not the last act of a hand. Touch UNDO for the last one"))
    if not is_time(table):
        raise Refused(Msg("The hands are played. Go back to that stage first"))
    seat = seat_of(last.place)
    lying = (place for place in table.round.cards if is_of_seat(place, seat))
    gone = {place: () for place in lying if place not in last.cards}
    added = _put_up(table, last.place, last.act, [*gone])
    wagers = {key: cents for key, cents in table.seat(seat).wagers.items() if key not in added}
    if last.act == DOUBLE and (rest := doubled_once_less(table, last.place)):
        wagers[double_key(last.place)] = rest
    undone = Laid({**gone, **last.cards}, wagers)
    said: Events = (e.HandActed(at, last.place, last.act, is_on=False),)
    if last.act in switches.ANSWERS:
        said += (e.SwitchAnswered(at, seat, ""),)
    return (*said, *_changes(table, seat, undone, at))


def _put_up(table: Table, place: str, act: str, split_off: list[str]) -> tuple[str, ...]:
    """Name what an act has put up, or given up, among the wagers of its seat."""
    match act:
        case "free_double":
            return (lammers.key(FREE_DOUBLE, place),)
        case "free_split":
            return tuple(lammers.key(FREE_SPLIT, one) for one in split_off)
        case "split":
            return tuple(split_key(one) for one in split_off)
        case "double":
            return (double_key(place),)
        case "surrender":
            return (surrender_key(place),)
    return ()


def _changes(table: Table, seat: int, laid: Laid, at: int) -> Events:
    """Note wagers and cards that are others than before: what is put up comes before a card."""
    found: list[e.Event] = []
    if laid.wagers != table.seat(seat).wagers:
        found.append(e.WagersPlaced(seat, laid.wagers))
    for place, cards in laid.cards.items():
        if cards != table.round.cards.get(place, ()):
            found.append(e.CardsSeen(at, place, cards))
    return tuple(found)

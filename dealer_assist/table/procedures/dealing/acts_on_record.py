"""Acts of hands that were entered elsewhere than in their panel: on the card pad, by a shoe.

They are on record as the others, so that UNDO names the last one, whoever has touched it where. A
corrected card takes back the acts of its seat.
"""

from collections.abc import Mapping

from dealer_assist.table import events as e
from dealer_assist.table.bookkeeping import DOUBLE, SPLIT
from dealer_assist.table.facts.dealing import hand_acts, lammers, zaps
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    doublings,
    split_key,
    surrender_key,
)
from dealer_assist.table.facts.dealing.tried_acts import acts_of
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import first_of, is_of_seat, seat_hand
from dealer_assist.table.state import Table

_TWO = 2


def of_cards(table: Table, place: str, cards: tuple[str, ...], at: int) -> tuple[e.Event, ...]:
    """Note what a hand does by these cards of it, before they are: a hit, a zap, a split."""
    if seat_hand(place) is None or not hand_acts.is_time(table):
        return ()
    if zaps.moves(table, place, cards):
        return (e.HandActed(at, first_of(place), hand_acts.ZAP),)
    lying = table.round.cards.get(place, ())
    if _is_hit(table, place, cards):
        return (e.HandActed(at, place, hand_acts.HIT),)
    if len(lying) == _TWO and cards == lying[:1] and (act := _split_laid(table, place)):
        return (e.HandActed(at, place, act),)
    return ()


def of_wagers(table: Table, seat: int, wagers: Mapping[str, int], at: int) -> tuple[e.Event, ...]:
    """Note what hands of a seat do by these wagers: a double, a surrender; or take that back."""
    if not hand_acts.is_time(table):
        return ()
    before, found = table.seat(seat).wagers, list[e.Event]()
    for place in known.hands_of(table, seat):
        for key, act in (
            (double_key(place), hand_acts.DOUBLE),
            (lammers.key(lammers.DOUBLE, place), hand_acts.FREE_DOUBLE),
            (surrender_key(place), hand_acts.SURRENDER),
        ):
            is_on, was_on = bool(wagers.get(key)), bool(before.get(key))
            if is_on is was_on and not _is_doubled_again(table, before, wagers, key):
                continue
            if is_on or _has_acted(table, place, act):
                times = doublings(table, place) if act == hand_acts.DOUBLE and not is_on else 1
                found += [e.HandActed(at, place, act, is_on=is_on)] * times
    return tuple(found)


def _is_doubled_again(
    table: Table, before: Mapping[str, int], wagers: Mapping[str, int], key: str
) -> bool:
    """True if more lies on a doubled hand than before, where it may be doubled again."""
    is_more = 0 < before.get(key, 0) < wagers.get(key, 0)
    return is_more and key.startswith(DOUBLE) and acts_of(table.setup).doublings > 1


def after_cards(table: Table, place: str, cards: tuple[str, ...], at: int) -> tuple[e.Event, ...]:
    """Forget the acts of a seat whose cards were put right: its hands are played again from there.

    Its wagers stay as they are. Where the cards are those before its last act, that one alone goes.
    """
    hand = seat_hand(place)
    if hand is None or _draws(table, place, cards) or _split_follows(table, place, cards):
        return ()
    mine = [act for act in table.round.acts if is_of_seat(act.place, hand.seat)]
    last = mine[-1:] if mine and mine[-1].cards.get(place, ()) == cards else mine
    return tuple(e.HandActed(at, act.place, act.act, is_on=False) for act in reversed(last))


def _draws(table: Table, place: str, cards: tuple[str, ...]) -> bool:
    """True if a hand that has not stood gets cards beside those that it has."""
    lying = table.round.cards.get(place, ())
    return len(cards) > len(lying) and cards[: len(lying)] == lying and not has_stood(table, place)


def _is_hit(table: Table, place: str, cards: tuple[str, ...]) -> bool:
    """True if these cards are drawn by a hit: not dealt, and not those of a double or a split."""
    held, doubled = len(table.round.cards.get(place, ())), doubled_at(table, place)
    return held >= _TWO and _draws(table, place, cards) and (not doubled or held > doubled)


def _split_follows(table: Table, place: str, cards: tuple[str, ...]) -> bool:
    lying = table.round.cards.get(place, ())
    return len(lying) == _TWO and cards == lying[:1] and bool(_split_laid(table, place))


def _split_laid(table: Table, place: str) -> str:
    """Name the split for which a seat has put up own money or a lammer, its cards still a pair."""
    hand = seat_hand(place)
    if hand is None:
        return ""
    wagers = table.seat(hand.seat).wagers
    for letter in hand.split_off:
        new = f"{hand.seat}{letter}"
        if table.round.cards.get(new):
            continue
        if wagers.get(lammers.key(lammers.SPLIT, new)):
            return hand_acts.FREE_SPLIT
        if wagers.get(split_key(new)):
            return SPLIT
    return ""


def _has_acted(table: Table, place: str, act: str) -> bool:
    return any((one.place, one.act) == (place, act) for one in table.round.acts)

"""What a blackjack hand can do, as it is printed on a button and said of the record."""

from dealer_assist.message import Msg
from dealer_assist.table.events.round import HandActed
from dealer_assist.table.facts.dealing import hand_acts, switches
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.places import RIGHT, seat_hand
from dealer_assist.table.state import Table

ACT_WORDS = {
    hand_acts.HIT: Msg("HIT"),
    STAND: Msg("STAND"),
    hand_acts.FREE_DOUBLE: Msg("FREE DOUBLE"),
    hand_acts.FREE_SPLIT: Msg("FREE SPLIT"),
    hand_acts.SURRENDER: Msg("SURRENDER"),
    hand_acts.DOUBLE: Msg("DOUBLE"),
    hand_acts.SPLIT: Msg("SPLIT"),
    hand_acts.ZAP: Msg("ZAP"),
    switches.KEEP: Msg("KEEP"),
    switches.SWITCH: Msg("SWITCH"),
}


def of_hand(place: str, act: str) -> str:
    """Name an act with its hand."""
    return Msg("Seat {seat}: {act}", seat=_named(place), act=ACT_WORDS.get(act, act))


def hand_acted(event: HandActed, _: Table) -> str:
    """Say that a hand has acted, or that it has not after all."""
    if event.is_on:
        return of_hand(event.place, event.act)
    words = ACT_WORDS.get(event.act, event.act)
    return Msg("Seat {seat}: {act} taken back", seat=_named(event.place), act=words)


def _named(place: str) -> str:
    """Name a hand: 4, the right one of two 4 right, one that was split off 4 b."""
    hand = seat_hand(place)
    if hand is None or hand.is_first:
        return place
    return Msg("{seat} right", seat=hand.seat) if hand.hand == RIGHT else f"{hand.seat} {hand.hand}"

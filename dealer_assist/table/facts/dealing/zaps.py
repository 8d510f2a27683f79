"""A zap: two first cards leave the hand for two new ones, where the title's file has it.

The cards that have left are known at a place of their own: jackpots go by the first two dealt.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.table.facts.dealing import peek, tried_acts
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import first_of, seat_hand, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

ZAP = "zap"


def are_made(setup: TableSetup) -> bool:
    """True if hands are zapped at this table."""
    return setup.acts is not None and bool(setup.acts.zap)


def is_zapped(setup: TableSetup, place: str) -> bool:
    """True if a place is that of cards which a zap has taken away."""
    hand = seat_hand(place)
    return hand is not None and hand.is_away and are_made(setup)


def moves(table: Table, place: str, cards: tuple[str, ...]) -> bool:
    """True if zapped cards still lie at their seat, and leave it now."""
    lying = table.round.cards.get(first_of(place)) if is_zapped(table.setup, place) else None
    return bool(cards) and lying == cards


def why_not(table: Table, seat: int) -> str:
    """Say why the hand of a seat cannot be zapped now, or nothing if it can."""
    if peek.peeked(table) == BLACKJACK:
        return Msg("Dealer has blackjack. No draws")
    if peek.is_open(table):
        return Msg("Look for blackjack first")
    if known.zapped(table, seat):
        return Msg("Seat {seat} was zapped already. It plays the new cards", seat=seat)
    return refusal(table, seat, table.round.cards.get(str(seat), ()))


def refusal(table: Table, seat: int, cards: tuple[str, ...]) -> str:
    """Say why these cards of a seat are none to zap, or nothing if they are."""
    if len(known.hands_of(table, seat)) > 1:
        return Msg("Seat {seat} has split. A zap comes before anything else", seat=seat)
    return tried_acts.refusal(table.setup, str(seat), parse_cards(cards), (ZAP, "stand"))


def refusal_of(table: Table, place: str, cards: tuple[str, ...]) -> str:
    """Say why cards cannot be noted as zapped: others are, or they are none to zap."""
    seat, lying = seat_of(place), table.round.cards.get(first_of(place), ())
    if not cards:
        return ""
    if lying[:2] == cards:
        return why_not(table, seat)
    if table.round.cards.get(place):
        return Msg("Seat {seat} was zapped already. It plays the new cards", seat=seat)
    return refusal(table, seat, cards)

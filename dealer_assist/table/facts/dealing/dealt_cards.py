"""The cards that are known at the table: noted as they were dealt, and never moving money."""

from collections import Counter
from collections.abc import Mapping
from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.facts.dealing import (
    exchanges,
    peek,
    surrenders,
    tried_acts,
    zaps,
)
from dealer_assist.table.facts.dealing.blackjack_wagers import doubled_at
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import (
    BOARD,
    DEALER,
    RIGHT,
    SIDES,
    SPLIT_OFF,
    SPLIT_OFF_RIGHT,
    BankerHand,
    Board,
    DealerHand,
    Nowhere,
    PlayerHand,
    SeatHand,
    place_of,
    seat_hand,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

SEAT = "seat"
PUSHING = 22
"""What the dealer's hand counts where some titles have it push."""
_IN_A_COUP = 3
# Twenty-one aces: no hand of blackjack can take another card after that.
_IN_BLACKJACK = 21


def most_at(setup: TableSetup, place: str) -> int:
    """Return the most cards that the game deals to a place, 0 where it deals none."""
    if known.is_baccarat(setup):
        return _IN_A_COUP if place in SIDES else 0
    match place_of(place):
        case SeatHand() as hand:
            return _most_of_seat(setup, hand)
        case DealerHand():
            return _most_dealt(setup, DEALER)
        case Board():
            return setup.hand_sizes.get(BOARD, 0)
        case PlayerHand() | BankerHand() | Nowhere():
            return 0
        case never:
            assert_never(never)


def _most_of_seat(setup: TableSetup, hand: SeatHand) -> int:
    """Return the most cards of a hand that a seat of this table can have: dealt, or split off."""
    if hand.seat not in setup.seats:
        return 0
    exchange = exchanges.exchange_of(setup)
    if exchange is not None:
        drawn = exchange.draws - exchange.discards
        return exchange.discards if hand.is_away else exchange.dealt + max(0, drawn)
    if hand.is_away:
        return setup.hand_sizes.get(SEAT, 0) if zaps.are_made(setup) else 0
    letters = SPLIT_OFF if known.is_blackjack(setup) else ""
    letters += RIGHT + SPLIT_OFF_RIGHT if known.has_two_hands(setup) else ""
    return _most_dealt(setup, SEAT) if hand.hand in ("", *letters) else 0


def _most_dealt(setup: TableSetup, holder: str) -> int:
    dealt = setup.hand_most.get(holder, setup.hand_sizes.get(holder, 0))
    return _IN_BLACKJACK if known.is_blackjack(setup) else dealt


def stands(table: Table, place: str, cards: tuple[str, ...]) -> str:
    """Say why a blackjack hand cannot draw another card, or nothing where it may."""
    if not known.is_blackjack(table.setup) or len(cards) < 2:
        return ""
    rules, held = house_rules(table.setup.options), parse_cards(cards)
    total, is_soft = count(held)
    if place == DEALER:
        if total < 17 or (total == 17 and is_soft and rules.hits_soft_17):
            return ""
        if total > 21 and not is_pushing(table.setup, total):
            return Msg("The dealer is bust with {total}. No card can follow", total=total)
        return Msg("The dealer stands with {total}. No card can follow", total=total)
    if seat_hand(place) is None:
        return ""
    if total > 21:
        return Msg("Seat {seat} is bust with {total}. No card can follow", seat=place, total=total)
    if total == 21:
        return Msg("Seat {seat} stands with 21. No card can follow", seat=place)
    if peek.peeked(table) == BLACKJACK:
        return Msg("Dealer has blackjack. No draws")
    is_split = known.is_split(table, place)
    if is_split and cards[0][0] == "A" and not rules.split_aces_play_on:
        return Msg("A split ace gets one card only. Choose another place")
    doubled = doubled_at(table, place)
    if doubled and len(cards) > doubled:
        return Msg("Seat {seat} has doubled. No card can follow", seat=place)
    if surrenders.gets_no_card(table, place, len(cards)):
        return Msg("Seat {seat} has given its hand up. No card can follow", seat=place)
    if tried_acts.has_won(table.setup, held, is_split=is_split, is_doubled=bool(doubled)):
        return Msg("Seat {seat} wins with six cards. No card can follow", seat=place)
    return ""


def is_pushing(setup: TableSetup, total: int) -> bool:
    """True if so many points of the dealer push the hands in play: they are no bust then."""
    return total == PUSHING and setup.options.get("dealer_22") == "push"


def refuse_surplus(table: Table, cards: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse a card that lies there more often than the decks hold it."""
    decks = table.setup.decks
    for card, times in Counter(one for hand in cards.values() for one in hand).items():
        if times > decks:
            raise Refused(
                Msg(
                    "{card} is there {times} times, more than {n} decks can hold. Look at the "
                    "cards again",
                    one="{card} is there {times} times, more than one deck can hold. Look at the "
                    "cards again",
                    n=decks,
                    card=card,
                    times=times,
                )
            )

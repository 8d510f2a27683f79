"""The cards that the table knows: where they lie, whose the next one is, and which may be seen.

No card is shown, and nothing is made of it, before the players have acted on what they hold.
"""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.rules.cards import DECK, JOKER, Card, card_name, parse_cards, rank
from dealer_assist.rules.games import baccarat
from dealer_assist.rules.games.baccarat import PLAYER_DRAWS_TO, Coup, total
from dealer_assist.rules.games.showdown import discarded
from dealer_assist.rules.hand import Hand
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.events.round import SWITCHED
from dealer_assist.table.facts.dealing import exchanges, sets, stages, ties
from dealer_assist.table.places import (
    AWAY,
    BANKER,
    BOARD,
    DEALER,
    PLAYER,
    RIGHT,
    BankerHand,
    Board,
    DealerHand,
    Nowhere,
    PlayerHand,
    SeatHand,
    hand_of,
    place_of,
    seat_hand,
    seat_of,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, once

_WILD, _STAND_FOR_OTHERS = "wild_", (*(card for card in DECK if rank(card) == 0), JOKER)
BACK = ""
"""A card that is known and lies face down."""


def is_blackjack(setup: TableSetup) -> bool:
    """True if hands go on drawing after the deal."""
    return bool(setup.duties.hands)


def is_baccarat(setup: TableSetup) -> bool:
    """True if two hands of the table play against each other and seats hold no cards."""
    return bool(setup.duties.sides)


def is_face_up(setup: TableSetup) -> bool:
    """True if every card is dealt for all to see."""
    return is_baccarat(setup) or is_blackjack(setup) or ties.are_asked(setup)


def has_discards(setup: TableSetup) -> bool:
    """True if the dealer's high up cards leave the hand."""
    return setup.title is not None and setup.title.discards is not None


def discards(setup: TableSetup, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the up cards that leave the dealer's hand, as far as they are turned."""
    if setup.title is None or setup.title.discards is None or len(cards) < 2:
        return ()
    return discarded(cards, setup.title.discards)


def dealt_in(table: Table) -> tuple[int, ...]:
    """Return the seats that are known to play; every seat where nothing tells."""
    return stages.playing(table)


def has_two_hands(setup: TableSetup) -> bool:
    """True if a seat is dealt two hands, whose second cards may change places."""
    return setup.acts is not None and setup.acts.switch


def dealt_hands(setup: TableSetup, seat: int) -> tuple[str, ...]:
    """Return the places that a seat is dealt cards at: one, or the left and the right hand."""
    hands = ("", RIGHT) if has_two_hands(setup) else ("",)
    return tuple(SeatHand(seat, hand).text for hand in hands)


@once
def hands_of(table: Table, seat: int) -> tuple[str, ...]:
    """Return the places of a seat: each hand that it is dealt, then those split off it."""
    lying = filter(None, map(seat_hand, table.round.cards))
    beside = (hand for hand in lying if hand.seat == seat and not (hand.is_first or hand.is_away))
    first, *others = dealt_hands(table.setup, seat)
    return (first, *sorted({hand.text for hand in beside} | {*others}))


def hands_with(table: Table, place: str) -> tuple[str, ...]:
    """Return the hand that a place was split off, or is, and all that were split off it."""
    hands = hands_of(table, seat_of(place))
    if not has_two_hands(table.setup):
        return hands
    return tuple(hand for hand in hands if hand_of(hand).is_right is hand_of(place).is_right)


def is_split(table: Table, place: str) -> bool:
    """True if a hand has been split, or is one that was split off."""
    return seat_hand(place) is not None and len(hands_with(table, place)) > 1


def is_switched(table: Table, place: str) -> bool:
    """True if the second cards of a seat have changed places: an ace and a ten are 21 then."""
    hand = seat_hand(place)
    return hand is not None and table.seat(hand.seat).switch == SWITCHED


def zapped(table: Table, seat: int) -> tuple[Card, ...]:
    """Return the first two cards of a seat that a zap has taken away, if any."""
    return cards_at(table, SeatHand(seat, AWAY).text)


def first_two(table: Table, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat was dealt first, also where it has split them since."""
    return zapped(table, seat) or _first_at(table, str(seat))


def first_cards(table: Table, seat: int) -> tuple[Card, ...]:
    """Return all cards that a seat was dealt first: those of two hands as they lie."""
    if not has_two_hands(table.setup):
        return first_two(table, seat)
    hands = dealt_hands(table.setup, seat)
    return tuple(card for place in hands for card in _first_at(table, place))


def _first_at(table: Table, place: str) -> tuple[Card, ...]:
    hand, *split = hands_with(table, place)
    cards = cards_at(table, hand)
    return (*cards[:1], *cards_at(table, split[-1])[:1]) if split else cards[:2]


def places(table: Table) -> tuple[str, ...]:
    """Return every place where cards may lie, in the order in which a dealer reads them in."""
    if is_baccarat(table.setup):
        return (PLAYER, BANKER)
    seats = tuple(
        place
        for seat in dealt_in(table)
        for place in (*hands_of(table, seat), *exchanges.places_of(table, seat))
    )
    shared = (place for place in (BOARD, DEALER) if place in table.setup.hand_sizes)
    return (*seats, *shared)


def place_name(place: str) -> str:
    """Name a place as the dealer says it."""
    match place_of(place):
        case DealerHand():
            return Msg("Dealer")
        case Board():
            return Msg("Board")
        case PlayerHand() | BankerHand():
            return place.capitalize()  # as it is printed on the layout
        case SeatHand(seat, hand) if hand == AWAY:
            return Msg("Put away at seat {seat}", seat=seat)
        case SeatHand() | Nowhere():
            return Msg("Seat {seat}", seat=place)
        case never:
            assert_never(never)


def cards_at(table: Table, place: str) -> tuple[Card, ...]:
    """Return the cards at a place."""
    return table.setup.cards(table.round.cards.get(place, ()))


def due(table: Table, place: str) -> int:
    """Return how many cards a place is dealt; hands that draw may get more."""
    setup = table.setup
    if is_baccarat(setup):
        return 2
    if ties.are_asked(setup):
        return ties.cards_due(table, place)
    if exchanges.exchange_of(setup) is not None and seat_hand(place) is not None:
        return exchanges.due(table, place)
    size = setup.hand_sizes.get(place, setup.hand_sizes.get("seat", 0))
    return size // 2 if has_two_hands(setup) and seat_hand(place) is not None else size


@once
def is_whole(table: Table, place: str) -> bool:
    """True if a place has all the cards that it is dealt."""
    if is_baccarat(table.setup):
        return coup_of(table) is not None
    held, needed = len(table.round.cards.get(place, ())), due(table, place)
    return held >= needed if is_blackjack(table.setup) else held == needed


@once
def coup_of(table: Table) -> Coup | None:
    """Return the coup as it ended, or nothing while a card is to come or one is too many."""
    return baccarat.coup_of(cards_at(table, PLAYER), cards_at(table, BANKER))


def next_place(table: Table) -> str:
    """Return the place that the next card belongs to, or nothing once all have theirs."""
    if is_baccarat(table.setup):
        return _next_side(table)
    wanted = (
        place
        for place in places(table)
        if not is_whole(table, place) and not _is_gone(table, place)
    )
    return next(wanted, "")


def _is_gone(table: Table, place: str) -> bool:
    """True if a hand was folded that nothing is decided by: nobody needs its cards."""
    hand = seat_hand(place)
    if hand is None or table.round.cards.get(place) or not table.seat(hand.seat).has_folded:
        return False
    if ties.are_asked(table.setup):
        return False
    counts = table.setup.folded_hands_win or table.setup.pays_by_hands
    return not counts and not stages.needs_cards(table, hand.seat)


def from_shoe(table: Table, card: str) -> SeeCards | None:
    """Lay a card that a shoe has read where the dealing order has it.

    A blackjack shoe tells neither whose turn it is nor what lies face down: after the second
    cards the dealer touches on the card pad who draws.
    """
    if table.round.phase is not Phase.IN_PLAY:
        return None
    place = _next_side(table) if is_baccarat(table.setup) else _next_of_two(table)
    return SeeCards(place, (*table.round.cards.get(place, ()), card)) if place else None


@once
def has_acted(table: Table, seat: int) -> bool:
    """True if a seat has decided: folded, or made a wager in play, at every street.

    Where a table does not know the wagers, cards are read in as they are turned.
    """
    known = table.seat(seat)
    if ties.are_asked(table.setup):
        return not ties.is_open(table, seat)
    if sets.are_made(table.setup):
        return bool(known.low) or stages.is_past_set(table)
    decided = [row.key for row in table.setup.wagers if row.is_made_in_play]
    if known.wagers and stages.may_take_back(table):
        return False
    if known.has_folded or not decided or not known.wagers or stages.is_decided(table):
        return True
    if stages.has_streets(table.setup):
        return stages.has_decided(table, seat)
    return any(known.wagers.get(key) for key in decided)


@once
def have_all_acted(table: Table) -> bool:
    """True if no seat with cards still has to decide."""
    return all(has_acted(table, seat) for seat in dealt_in(table))


@once
def is_showdown(table: Table) -> bool:
    """True if every decision is made and the hands on the table are complete."""
    if is_baccarat(table.setup):
        return coup_of(table) is not None
    shared = [place for place in (BOARD, DEALER) if place in table.setup.hand_sizes]
    return have_all_acted(table) and all(is_whole(table, place) for place in shared)


def hand_at(table: Table, place: str) -> Hand | None:
    """Rank the poker hand of a place with all that plays in it, once it is whole."""
    if place not in table.round.cards or not is_whole(table, place) or is_blackjack(table.setup):
        return None
    title = table.setup.title
    if title is None or (seat_hand(place) and exchanges.is_due(table, seat_of(place))):
        return None
    cards = cards_at(table, place)
    if place == DEALER and title.discards is not None:
        cards = cards[len(discarded(cards, title.discards)) :]
    cards += cards_at(table, BOARD)
    return title.ranking.best(cards) if len(cards) in title.ranking.holds else None


def has_wilds(setup: TableSetup) -> bool:
    """True if hands with cards that stand for others are told apart from natural ones."""
    hands = setup.title.ranking.hands if setup.title is not None else ()
    return any(line.startswith(_WILD) for met in hands for line in met)


def wilds(table: Table, place: str) -> tuple[str, ...]:
    """Name the cards of a whole hand that stand for others; none where it is made without."""
    hand, title = hand_at(table, place), table.setup.title
    if hand is None or title is None or not has_wilds(table.setup):
        return ()
    cards = cards_at(table, place)
    if not title.ranking.lines(cards, hand)[0].startswith(_WILD):
        return ()
    return tuple(card_name(card) for card in cards if card in _STAND_FOR_OTHERS)


def faces(table: Table, place: str) -> tuple[str, ...]:
    """Return the cards at a place as they may be seen; one that lies face down is `BACK`."""
    cards = table.round.cards.get(place, ())
    if not cards or is_face_up(table.setup):
        return cards
    if sets.are_made(table.setup):  # a set hand lies face down until it is compared
        is_first = place == DEALER and sets.is_dealer_first(table.setup)
        is_open = is_first or stages.is_past_set(table)
        return cards if is_open else (BACK,) * len(cards)
    if place not in (DEALER, BOARD):
        return cards if has_acted(table, seat_of(place)) else (BACK,) * len(cards)
    if have_all_acted(table):
        return cards
    turned = 0
    if place == BOARD:  # what a stage has turned lies open while seats still decide on it
        turned = max((stage.cards.get(BOARD, 0) for stage in stages.so_far(table)), default=0)
    if place == DEALER and has_discards(table.setup):
        # The dealer turns one card before anybody decides, and another for each discard.
        turned = 1 + len(discards(table.setup, parse_cards(cards[:2])))
    return tuple(card if n < turned else BACK for n, card in enumerate(cards))


def _next_side(table: Table) -> str:
    player, banker = cards_at(table, PLAYER), cards_at(table, BANKER)
    if len(banker) < 2:
        return PLAYER if len(player) <= len(banker) else BANKER
    if coup_of(table) is not None or len(banker) > 2:
        return ""
    return PLAYER if len(player) == 2 and total(player) <= PLAYER_DRAWS_TO else BANKER


def _next_of_two(table: Table) -> str:
    if not is_blackjack(table.setup):
        return ""
    seats = [place for seat in dealt_in(table) for place in dealt_hands(table.setup, seat)]
    for held, order in enumerate(((*seats, DEALER), tuple(seats))):
        for place in order:
            if len(table.round.cards.get(place, ())) <= held:
                return place
    return ""

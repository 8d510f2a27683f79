"""The cards that are known at the table: noted as they were dealt, and never moving money."""

from typing import assert_never

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import exchanges, ties, zaps
from dealer_assist.table.facts.dealing.dealt_cards import most_at, refuse_surplus, stands
from dealer_assist.table.places import (
    DEALER,
    BankerHand,
    Board,
    DealerHand,
    Nowhere,
    PlayerHand,
    SeatHand,
    first_of,
    place_of,
)
from dealer_assist.table.procedures.dealing import acts_on_record, house_money, sets, switches
from dealer_assist.table.state import Table


def see(table: Table, command: c.SeeCards, at: int) -> tuple[e.Event, ...]:
    """Note the cards of a place, where they are new; refuse what cannot have been dealt."""
    place, cards = command.place, tuple(command.cards)
    most = most_at(table.setup, place)
    if most == 0:
        raise Refused(
            Msg(
                "{game} deals no cards to {place}. Choose another place",
                game=table.setup.game_name,
                place=place,
            )
        )
    parsed = table.setup.cards(cards)
    if len(cards) > most:
        raise Refused(_too_many(place, most))
    for held in range(2, len(cards)):
        if why_not := stands(table, place, cards[:held]):
            raise Refused(why_not)
    if why_not := ties.card_refusal(table, place, cards):
        raise Refused(why_not)
    if table.round.cards.get(place, ()) == cards:
        return ()
    left = exchanges.left_at_seat(table, place, cards)
    if zaps.is_zapped(table.setup, place):
        if why_not := zaps.refusal_of(table, place, cards):
            raise Refused(why_not)
        left = {first_of(place): ()} if zaps.moves(table, place, cards) else {}
    refuse_surplus(table, {**table.round.cards, **left, place: cards})
    acts = acts_on_record.of_cards(table, place, cards, at)
    if left:
        stays = (e.CardsSeen(at, *one) for one in left.items())
        return (*acts, e.CardsSeen(at, place, cards), *stays)
    if place == DEALER:
        beside = house_money.after_dealer(table, parsed, at)
    else:
        beside = house_money.after_seat(table, place, cards, at)
    again = (
        *sets.after_cards(table, place, cards, at),
        *switches.after_cards(table, place, cards, at),
        *acts_on_record.after_cards(table, place, cards, at),
    )
    ranks_only = tuple(n for n in command.without_suit if place == DEALER and 0 < n < len(cards))
    return (*acts, e.CardsSeen(at, place, cards, ranks_only), *again, *beside)


def _too_many(place: str, most: int) -> str:
    match place_of(place):
        case DealerHand():
            return Msg("The dealer has {most} cards at most. Take the others away", most=most)
        case Board():
            return Msg("The board has {most} cards at most. Take the others away", most=most)
        case PlayerHand():
            return Msg("The player has {most} cards at most. Take the others away", most=most)
        case BankerHand():
            return Msg("The banker has {most} cards at most. Take the others away", most=most)
        case SeatHand(seat) as hand if hand.is_away:
            return Msg(
                "Seat {seat} puts away {n} cards. Take the others back",
                one="Seat {seat} puts away one card. Take the others back",
                n=most,
                seat=seat,
            )
        case SeatHand() | Nowhere():
            return Msg(
                "Seat {seat} has {most} cards at most. Take the others away", seat=place, most=most
            )
        case never:
            assert_never(never)

"""Irregular rounds: seats that do not exist, cards that cannot be, hands of the wrong size."""

from collections import Counter

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import card_name, refuse_taken_out
from dealer_assist.rules.deal import Deal
from dealer_assist.rules.paytable import GameDefinition

SEATS = range(1, 8)


def refuse_irregular(game: GameDefinition, deal: Deal) -> None:
    """Refuse a round that could not have been dealt; one wrong hand voids all of them."""
    if not deal.seats:
        raise Refused(Msg("No seat is in the deal. Name at least one seat with its wagers"))
    taken: set[int] = set()
    due = game.cards.get("seat")  # where seats hold none, the game says so in its own words
    for seat in deal.seats:
        if seat.seat not in SEATS:
            raise Refused(Msg("There is no seat {seat}. The seats are 1 to 7", seat=seat.seat))
        if seat.seat in taken:
            raise Refused(
                Msg("Seat {seat} is in the deal twice. Name every seat once", seat=seat.seat)
            )
        taken.add(seat.seat)
        if due is not None and not due <= len(seat.cards) <= game.at_most.get("seat", due):
            raise wrong_hand(seat.seat, len(seat.cards), due)
    due, held = game.cards.get("dealer"), len(deal.dealer)
    if due is not None and not due <= held <= game.at_most.get("dealer", due):
        raise wrong_dealer(held, due)
    _refuse_surplus(game, deal)


def wrong_hand(seat: int, held: int, due: int) -> Refused:
    """Say that a seat's hand has the wrong size, and what becomes of the round."""
    return Refused(
        Msg(
            "Seat {seat} has {n} cards instead of {due}: the round is void, all wagers go "
            "back and the cards are reshuffled",
            one="Seat {seat} has {n} card instead of {due}: the round is void, all wagers go "
            "back and the cards are reshuffled",
            n=held,
            seat=seat,
            due=due,
        )
    )


def wrong_dealer(held: int, due: int) -> Refused:
    """Say that the dealer's hand has the wrong size, and what becomes of the round."""
    return Refused(
        Msg(
            "The dealer has {n} cards instead of {due}: the round is void, all wagers go back "
            "and the cards are reshuffled",
            one="The dealer has {n} card instead of {due}: the round is void, all wagers go "
            "back and the cards are reshuffled",
            n=held,
            due=due,
        )
    )


def _refuse_surplus(game: GameDefinition, deal: Deal) -> None:
    cards = [*deal.dealer, *deal.board, *deal.shoe, *deal.draw]
    for seat in deal.seats:
        cards += seat.cards
    if game.taken_out:
        refuse_taken_out(cards, game.taken_out)
    if len(set(cards)) == len(cards):
        return
    decks = deal.options.get("decks", game.decks)
    card, times = Counter(cards).most_common(1)[0]
    if isinstance(decks, int) and times > decks:
        raise Refused(
            Msg(
                "{card} is there {times} times, more than {n} decks can hold",
                one="{card} is there {times} times, more than one deck can hold",
                n=decks,
                card=card_name(card),
                times=times,
            )
        )

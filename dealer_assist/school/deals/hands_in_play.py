"""Blackjack in a lesson, act by act: first two cards each and one of the dealer's, then the rest.

What a lesson's file has of a hand beyond its first cards comes when it hits; after them the pack of
the lesson is drawn from, without its sevens: no jackpot is won that the file does not deal.
"""

from random import Random

from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.rules.cards import RANKS, parse_cards, rank
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.school.deals.lesson_deal import Deal
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlayHand, SeeCards
from dealer_assist.table.facts.dealing import hand_acts
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import AWAY, DEALER, SeatHand, hand_of, seat_hand
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

_TWO, _HITS_TO = 2, 11
_SEVEN = "7"
_TENS = tuple(map(RANKS.index, "TJQK"))


class HandsInPlay:
    """What is still to come to each place of a round, and how its player plays."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._whole: dict[str, tuple[str, ...]] = {}
        self._zaps: set[str] = set()

    def first_of(self, deal: Deal, setup: TableSetup) -> Deal:
        """Return the cards that are dealt before anybody acts; the others are kept.

        Where the dealer has blackjack, or shows a ten that would be looked under, nothing is kept:
        the file has the round as it lies then.
        """
        hands = {see_cards.place: see_cards.cards for see_cards in deal}
        dealer = hands.get(DEALER, ())
        if not known.is_blackjack(setup) or len(hands) < _TWO or len(dealer) < _TWO:
            return deal
        first, second = parse_cards(dealer[:_TWO])
        if is_blackjack((first, second)) or rank(first) in _TENS:
            return deal
        self._zaps = {place for place in hands if _zapped(place) in hands}
        taken = {_zapped(place) for place in self._zaps}
        self._whole = {place: cards for place, cards in hands.items() if place not in taken}
        return tuple(
            SeeCards(place, hands[_zapped(place)] if place in self._zaps else cards[:most])
            for place, cards in self._whole.items()
            for most in (1 if place == DEALER else _TWO,)
        )

    def wish(self, table: Table) -> tuple[str, str] | None:
        """Say which hand plays now, and what its player wants; None where nobody is asked.

        A free bet is taken by everybody who has earned one; sevens stay together, they may win.
        """
        place = hand_acts.to_play(table)
        if not place:
            return None
        lying = known.cards_at(table, place)
        more = self._more(table, place)
        if more and not hand_acts.why_not(table, place, hand_acts.ZAP):
            return place, hand_acts.ZAP
        if more and not hand_acts.why_not(table, place, hand_acts.HIT):
            return place, hand_acts.HIT
        for free in (hand_acts.FREE_DOUBLE, hand_acts.FREE_SPLIT):
            is_sevens = free == hand_acts.FREE_SPLIT and rank(lying[0]) == RANKS.index(_SEVEN)
            if not is_sevens and not hand_acts.why_not(table, place, free):
                return place, free
        return place, hand_acts.HIT if count(lying)[0] <= _HITS_TO else STAND

    def act(self, table: Table, place: str, word: str) -> PlayHand:
        """Let a hand act, with the cards that come to it."""
        played, cards = PlayHand(place, word), [*self._more(table, place), *self._pack(table)]
        while hand_acts.lacks_card(table, played):
            played = PlayHand(place, word, (*played.cards, cards.pop(0)))
        return played

    def play_on(self, table: Table) -> list[Command]:
        """Draw the dealer's next card; while hands are played nothing comes by itself."""
        lying = table.round.cards.get(DEALER, ())
        if not hand_acts.dealer_draws(table):
            return []
        card = next(iter((*self._more(table, DEALER), *self._pack(table))))
        return [SeeCards(DEALER, (*lying, card))]

    def _more(self, table: Table, place: str) -> tuple[str, ...]:
        """Return what the file has still to come to a place."""
        whole, lying = self._whole.get(place, ()), table.round.cards.get(place, ())
        if place in self._zaps and not known.zapped(table, hand_of(place).seat):
            return whole
        return whole[len(lying) :] if whole[: len(lying)] == tuple(lying) else ()

    def _pack(self, table: Table) -> list[str]:
        pack = virtual_shoe.cards_left(table)
        for card in (one for place in self._whole for one in self._more(table, place)):
            if card in pack:
                pack.remove(card)
        pack = [card for card in pack if card[0] != _SEVEN]
        self._chance.shuffle(pack)
        return pack


def _zapped(place: str) -> str:
    seat = seat_hand(place)
    return SeatHand(seat.seat, AWAY).text if seat is not None else ""

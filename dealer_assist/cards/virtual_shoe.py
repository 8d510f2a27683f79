"""A whole round of cards for a table without any: for training, and for nobody's money."""

from random import Random

from dealer_assist.rules.baccarat import play_coup
from dealer_assist.rules.blackjack import count, dealer_draws, house_rules
from dealer_assist.rules.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.rules.cards import DECK, Card, card_name
from dealer_assist.rules.crazy4 import may_triple
from dealer_assist.rules.ranking4 import best_four
from dealer_assist.rules.shoe import Shoe
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.state import Table

_STANDS_ON = 17  # what the players of this shoe do; it is no advice


def deal(table: Table, random: Random) -> list[Command]:
    """Deal every seat with a wager, the board and the dealer to the end of the round."""
    pack = [*DECK] * table.setup.decks
    random.shuffle(pack)
    if known.is_baccarat(table.setup):
        coup = play_coup(pack)
        return [_seen(known.PLAYER, coup.player), _seen(known.BANKER, coup.banker)]
    shoe = Shoe(pack)
    if known.is_blackjack(table.setup):
        return _blackjack(table, shoe)
    seats = [str(seat) for seat in known.dealt_in(table)]
    shared = [place for place in (known.BOARD, known.DEALER) if place in table.setup.hand_sizes]
    dealt = {
        place: tuple(shoe.draw(place) for _ in range(known.due(table.setup, place)))
        for place in (*seats, *shared)
    }
    hands = [_seen(place, cards) for place, cards in dealt.items()]
    return [*_second_thoughts(table, dealt), *hands]


def _blackjack(table: Table, shoe: Shoe) -> list[Command]:
    places = [*(str(seat) for seat in known.dealt_in(table)), known.DEALER]
    first = [shoe.draw(place) for place in places]
    hands = {place: (card, shoe.draw(place)) for place, card in zip(places, first, strict=True)}
    dealer: tuple[Card, ...] = hands.pop(known.DEALER)
    played: dict[str, tuple[Card, ...]] = {}
    for place, cards in hands.items():
        hand: tuple[Card, ...] = cards
        while not is_blackjack_hand(dealer) and count(hand)[0] < _STANDS_ON:
            hand = (*hand, shoe.draw(place))
        played[place] = hand
    if any(count(hand)[0] <= 21 and not is_blackjack_hand(hand) for hand in played.values()):
        dealer = dealer_draws(dealer, shoe, house_rules(table.setup.options))
    return [_seen(place, cards) for place, cards in (*played.items(), (known.DEALER, dealer))]


def _second_thoughts(table: Table, dealt: dict[str, tuple[Card, ...]]) -> list[Command]:
    """Let sample players who have bet before they saw their cards take back what is too much."""
    if table.setup.game != "crazy_4_poker":
        return []
    found: list[Command] = []
    for seat in known.dealt_in(table):
        wagers = table.seat(seat).wagers
        ante, play = wagers.get("ante", 0), wagers.get("play", 0)
        if play > ante and not may_triple(best_four(dealt[str(seat)])):
            found.append(PlaceWagers(seat, {**wagers, "play": ante}))
    return found


def _seen(place: str, cards: tuple[Card, ...]) -> SeeCards:
    return SeeCards(place, tuple(card_name(card) for card in cards))

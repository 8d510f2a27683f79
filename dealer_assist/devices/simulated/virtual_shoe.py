"""Cards for a table without any, as the round asks for them: for training, for nobody's money.

Where players decide on what they hold, `deal` gives the first cards and `play_on` the rest.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Protocol

from dealer_assist.rules.cards import ACE, Card, card_name, parse_cards, rank
from dealer_assist.rules.games.baccarat import play_coup
from dealer_assist.rules.games.blackjack import dealer_draws, house_rules
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK
from dealer_assist.rules.ranking.blackjack import VALUES, count
from dealer_assist.rules.ranking.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.rules.shoe import Shoe
from dealer_assist.rules.titles.title import Exchange, Title
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import PlaceWagers, PlayHand, SeeCards, SetHand, SwitchCards
from dealer_assist.table.events.round import KEPT, SWITCHED
from dealer_assist.table.facts.dealing import (
    blackjack_wagers,
    exchanges,
    hand_acts,
    lammers,
    peek,
    sets,
    street_bets,
    surrenders,
    switches,
    ties,
    tried_acts,
    zaps,
)
from dealer_assist.table.facts.dealing.blackjack_wagers import surrender_key
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import on_dealers_hand
from dealer_assist.table.places import (
    AWAY,
    BANKER,
    BOARD,
    DEALER,
    PLAYER,
    SPLIT_OFF,
    SeatHand,
    seat_of,
)
from dealer_assist.table.state import Table

_PLAYER = "player"
_STANDS_FROM = "flush"
_STANDS_ON, _STIFF, _TEN = 17, (15, 16), 10  # what players here do; it is no advice


class TableShoe(Protocol):
    """Where the cards of hands in play come from: of a lesson, or of chance."""

    def act(self, table: Table, place: str, word: str) -> PlayHand: ...

    def play_on(self, table: Table) -> list[Command]: ...


class ShuffledShoe:
    """The shoe of a table for practice: every hand is played out by chance."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, table: Table, place: str, word: str) -> PlayHand:
        """Let a hand act."""
        return act(table, place, word, self._random)

    def play_on(self, table: Table) -> list[Command]:
        """Play the hands out, then the dealer's."""
        return play_on(table, self._random)


def deal(table: Table, random: Random) -> list[Command]:
    """Deal every seat with a wager, the board and the dealer; blackjack waits for the players."""
    pack = _pack(table)
    random.shuffle(pack)
    if known.is_baccarat(table.setup):
        coup = play_coup(pack)
        return [_seen(PLAYER, coup.player), _seen(BANKER, coup.banker)]
    shoe = Shoe(pack)
    if known.is_blackjack(table.setup):
        return _first_cards(table, shoe)
    seats = [str(seat) for seat in known.dealt_in(table)]
    shared = [place for place in (BOARD, DEALER) if place in table.setup.hand_sizes]
    dealt = {
        place: tuple(shoe.draw(place) for _ in range(_first_due(table, place)))
        for place in (*seats, *shared)
    }
    hands, others = ([_seen(one, dealt[one]) for one in places] for places in (seats, shared))
    return [*_second_thoughts(table, dealt), *hands, *_put_away(table, dealt, shoe), *others]


def awaits_play(table: Table) -> bool:
    """True if the first cards lie, and nobody has drawn yet; a tie that goes on draws too.

    Hands that are set wait for it.
    """
    if sets.are_made(table.setup):
        return bool(sets.unset(table))
    if ties.are_asked(table.setup):
        return bool(_further(table))
    if not known.is_blackjack(table.setup) or len(table.round.cards.get(DEALER, ())) != 1:
        return False
    seats = known.dealt_in(table)
    if hand_acts.have_begun(table):  # they are played act by act, and the dealer's hand is left
        return not hand_acts.to_play(table)
    hands = [place for seat in seats for place in known.hands_of(table, seat)]
    is_split = any(known.is_split(table, place) for place in hands)
    return not is_split and all(len(table.round.cards.get(place, ())) == 2 for place in hands)


def play_on(table: Table, random: Random) -> list[Command]:
    """Play the hands out, seat by seat, then the dealer's: what the dealer saw before holds."""
    if sets.are_made(table.setup):
        return [SetHand(seat, sets.house_low(table, str(seat))) for seat in sets.unset(table)]
    pack = _pack_left(table)
    random.shuffle(pack)
    if ties.are_asked(table.setup):
        return _further_cards(table, Shoe(pack))
    shoe, up = Shoe(pack), known.cards_at(table, DEALER)
    dealer: tuple[Card, ...] = (*up, shoe.draw(DEALER))
    while _told(dealer) != (peek.peeked(table) or _told(dealer)):
        dealer = (*up, shoe.draw(DEALER))
    played: dict[str, tuple[Card, ...]] = {}
    lying = {place: known.cards_at(table, place) for place in table.round.cards}
    free: list[Command] = []
    for seat in known.dealt_in(table):
        hand = known.cards_at(table, str(seat))
        if is_blackjack_hand(dealer):
            played[str(seat)] = hand
            continue
        if hand_acts.have_begun(table):
            played |= {dealt: known.cards_at(table, dealt) for dealt in known.hands_of(table, seat)}
            continue
        if known.has_two_hands(table.setup):
            switched, two = _switched(table, seat)
            free += switched
            lying |= two
            played |= {place: _drawn(table, cards, shoe) for place, cards in two.items()}
            continue
        if zaps.are_made(table.setup) and not zaps.why_not(table, seat):
            free.append(_seen(SeatHand(seat, AWAY).text, hand))
            hand = (shoe.draw(_PLAYER), shoe.draw(_PLAYER))
        laid, hands = _with_lammer(table, seat, shoe)
        free += laid
        if _gives_up(table, seat, up):
            place = str(seat)
            half = {surrender_key(place): surrenders.saved(table, place)}
            free.append(PlaceWagers(seat, {**table.seat(seat).wagers, **half}))
            continue
        for place, cards in (hands or {str(seat): _drawn(table, hand, shoe)}).items():
            played[place] = cards
    changed = {
        place.seat for place in free if isinstance(place, SwitchCards) and place.answer == SWITCHED
    }
    changed |= {seat for seat in known.dealt_in(table) if known.is_switched(table, str(seat))}
    left = any(
        _is_left(table, hand, is_no_blackjack=seat in changed or _split_off(seat) in played)
        for seat, hand in ((seat_of(place), hand) for place, hand in played.items())
    )
    if left or on_dealers_hand(table):
        dealer = dealer_draws(dealer, shoe, house_rules(table.setup.options))
    ended = [*played.items(), (DEALER, dealer)]
    seen = [_seen(place, cards) for place, cards in ended if cards != lying.get(place, ())]
    return [*free, *seen]


def act(table: Table, place: str, word: str, random: Random) -> PlayHand:
    """Let a hand act, with the cards that the act draws from those that are left."""
    pack = _pack_left(table)
    random.shuffle(pack)
    shoe, played = Shoe(pack), PlayHand(place, word)
    while hand_acts.lacks_card(table, played):
        played = PlayHand(place, word, (*played.cards, card_name(shoe.draw(place))))
    return played


def _drawn(table: Table, hand: tuple[Card, ...], shoe: Shoe) -> tuple[Card, ...]:
    while count(hand)[0] < _STANDS_ON and not tried_acts.has_won(table.setup, hand):
        hand = (*hand, shoe.draw(_PLAYER))
    return hand


def switch_wished(table: Table, seat: int) -> SwitchCards:
    """Let a player switch where that makes the higher of both hands higher."""
    higher, before = (
        max(count(parse_cards(hand))[0] for hand in two)
        for two in (switches.changed(table, seat), switches.hands(table, seat))
    )
    return SwitchCards(seat, SWITCHED if higher > before else KEPT)


def _switched(table: Table, seat: int) -> tuple[list[Command], dict[str, tuple[Card, ...]]]:
    """Return what a player says, and both hands as they lie then."""
    two, said = switches.hands(table, seat), list[Command]()
    if not table.seat(seat).switch and not switches.why_not(table, seat):
        wished = switch_wished(table, seat)
        two = switches.changed(table, seat) if wished.answer == SWITCHED else two
        said = [wished]
    places = known.dealt_hands(table.setup, seat)
    return said, dict(zip(places, map(parse_cards, two), strict=True))


def _gives_up(table: Table, seat: int, up: tuple[Card, ...]) -> bool:
    """Let a player of a stiff hand give it up against a ten or an ace, where that is any time."""
    if not surrenders.at_any_time(table.setup) or peek.is_open(table):
        return False
    total, is_soft = count(known.cards_at(table, str(seat)))
    is_high = bool(up) and VALUES[rank(up[0])] in (VALUES[ACE], _TEN)
    return is_high and total in _STIFF and not is_soft and surrenders.saved(table, str(seat)) > 0


def _is_left(table: Table, hand: tuple[Card, ...], *, is_no_blackjack: bool) -> bool:
    """True if a hand is compared with the dealer's: 21 too, after a split or a switch."""
    is_over = count(hand)[0] > 21 or (is_blackjack_hand(hand) and not is_no_blackjack)
    return not is_over and not tried_acts.has_won(table.setup, hand)


def _with_lammer(
    table: Table, seat: int, shoe: Shoe
) -> tuple[list[Command], dict[str, tuple[Card, ...]]]:
    """Let a player take the free bet that a hand has earned: the double before the split."""
    place, worth = str(seat), blackjack_wagers.entire_wager(table, seat)
    wagers, (first, *others) = table.seat(seat).wagers, known.cards_at(table, place)
    if not worth or not lammers.are_laid(table.setup):
        return [], {}
    if not blackjack_wagers.why_no_lammer(table, lammers.DOUBLE, place):
        laid = PlaceWagers(seat, {**wagers, lammers.DOUBLE: worth})
        return [laid], {place: (first, *others, shoe.draw(_PLAYER))}
    if blackjack_wagers.why_no_lammer(table, lammers.SPLIT, place):
        return [], {}
    other = _split_off(seat)
    laid = PlaceWagers(seat, {**wagers, lammers.key(lammers.SPLIT, other): worth})
    parted = [_seen(place, (first,)), _seen(other, tuple(others))]
    hands = {place: (first, shoe.draw(_PLAYER)), other: (*others, shoe.draw(_PLAYER))}
    if rank(first) != ACE or house_rules(table.setup.options).split_aces_play_on:
        hands = {hand: _drawn(table, cards, shoe) for hand, cards in hands.items()}
    return [laid, *parted], hands


def _split_off(seat: int) -> str:
    """Return the place of the first hand that a seat splits off."""
    return SeatHand(seat, SPLIT_OFF[0]).text


def _pack(table: Table) -> list[Card]:
    return [*table.setup.deck] * table.setup.decks


def _pack_left(table: Table) -> list[Card]:
    """Return the cards that do not lie on the table."""
    pack = _pack(table)
    for card in parse_cards([card for hand in table.round.cards.values() for card in hand]):
        pack.remove(card)
    return pack


def cards_left(table: Table) -> list[str]:
    """Name the cards that do not lie on the table."""
    return [card_name(card) for card in _pack_left(table)]


def _first_due(table: Table, place: str) -> int:
    """Return how many cards a place is dealt before anybody decides."""
    if not ties.are_asked(table.setup):
        return known.due(table, place)
    return table.setup.hand_sizes[DEALER if place == DEALER else "seat"]


def _further(table: Table) -> list[str]:
    """Return the places that a tie brings a further card; none while a tied seat has to decide."""
    if not known.have_all_acted(table):
        return []
    return [
        place
        for place in known.places(table)
        if 0 < len(table.round.cards.get(place, ())) < known.due(table, place)
    ]


def _further_cards(table: Table, shoe: Shoe) -> list[Command]:
    return [
        _seen(place, (*known.cards_at(table, place), shoe.draw(place))) for place in _further(table)
    ]


def _told(dealer: tuple[Card, ...]) -> str:
    """Return what a look under the up card says of these two cards."""
    return BLACKJACK if is_blackjack_hand(dealer[:2]) else NO_BLACKJACK


def _first_cards(table: Table, shoe: Shoe) -> list[Command]:
    """Deal two cards each and the dealer's up card, round by round."""
    playing = known.dealt_in(table)
    seats = [place for seat in playing for place in known.dealt_hands(table.setup, seat)]
    first = [shoe.draw(seat) for seat in seats]
    up = shoe.draw(DEALER)
    hands = [(seat, (card, shoe.draw(seat))) for seat, card in zip(seats, first, strict=True)]
    return [*(_seen(seat, cards) for seat, cards in hands), _seen(DEALER, (up,))]


def _second_thoughts(table: Table, dealt: dict[str, tuple[Card, ...]]) -> list[Command]:
    """Let sample players who have bet before they saw their cards take back what is too much."""
    title, found = table.setup.title, list[Command]()
    if title is None or not street_bets.go_by_hand(title):
        return []
    for seat in known.dealt_in(table):
        wagers, hand = table.seat(seat).wagers, title.ranking.best(dealt[str(seat)])
        for wager in wagers:
            most = street_bets.most_times(title, wager, hand.value)
            if most is not None and wagers[wager] > most * wagers.get(title.base, 0):
                found.append(PlaceWagers(seat, {**wagers, wager: most * wagers[title.base]}))
    return found


def _put_away(
    table: Table, dealt: Mapping[str, tuple[Card, ...]], shoe: Shoe
) -> Iterator[SeeCards]:
    """Let sample players put cards away, and draw for them where the game has it."""
    title, exchange = table.setup.title, exchanges.exchange_of(table.setup)
    if title is None or exchange is None:
        return
    for seat in known.dealt_in(table):
        place, cards = str(seat), dealt[str(seat)]
        if gone := put_away_wished(title, exchange, cards):
            kept = [card for card in cards if card not in gone]
            yield _seen(SeatHand(seat, AWAY).text, gone)
            yield _seen(place, (*kept, *(shoe.draw(place) for _ in range(exchange.draws))))


def put_away_wished(title: Title, exchange: Exchange, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Name what a player puts away: what helps least, or all but the best hand; it is no advice."""
    best = title.ranking.best
    if not exchange.draws:
        some = combinations(cards, exchange.dealt - exchange.discards)
        kept = max(some, key=lambda five: best(five).value)
        return tuple(card for card in cards if card not in kept)
    if best(cards).value >= title.ranking.least(_STANDS_FROM):
        return ()
    held = Counter(map(rank, cards))
    return tuple(sorted(cards, key=lambda card: (held[rank(card)], card))[: exchange.discards])


def _seen(place: str, cards: tuple[Card, ...]) -> SeeCards:
    return SeeCards(place, tuple(card_name(card) for card in cards))

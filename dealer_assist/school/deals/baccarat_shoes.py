"""Baccarat shoes that are likely to make a line: the two totals are built, not waited for."""

from collections.abc import Callable
from functools import cache
from random import Random

from dealer_assist.rules.cards import ACE, SUITS, TEN, Card
from dealer_assist.rules.games.baccarat import (
    NATURAL,
    VALUES,
    Coup,
    in_drawing_order,
    play_coup,
)
from dealer_assist.rules.games.dragon_bonus import dragon_lines, progressive_lines
from dealer_assist.rules.titles.coup_rules import BANKER_7, EVENTS, PLAYER_8
from dealer_assist.school.deals.poker_hands import Shape, card, suits

_BY_9 = (9,)
_MARGINS = {
    "9-0": _BY_9,
    "suited6_by9": _BY_9,
    "8-0": (8,),
    "win_by_9": _BY_9,
    "win_by_8": (8,),
    "win_by_7": (7,),
    "win_by_6": (6,),
    "win_by_5": (5,),
    "win_by_4": (4,),
    "win_by_6_7": (6, 7),
    "win_by_4_5": (4, 5),
}
"""By how many points a line is won, where two cards do not end it."""
_RANKS_COUNTING = tuple(
    tuple(rank for rank, value in enumerate(VALUES) if value == wanted) for wanted in range(10)
)
_ANY_SUIT = tuple(range(len(SUITS)))
_SHORT_OF_A_CARD = 2
_DIAMONDS = SUITS.index("d")
_EVENT_TOTALS = {BANKER_7: 7, PLAYER_8: 8}


@cache
def coup_shape(wager: str, line: str) -> Shape:
    """Lay shoes out until one of them makes the line for the wager."""
    lay, is_made = _shoe_for(line), _judge(wager, line)

    def cards(chance: Random) -> list[Card]:
        while True:
            made = lay(chance)
            if is_made(play_coup(made)):
                return made

    return cards


@cache
def event_shape(on: str) -> Shape:
    """Lay shoes out until one of them brings an event of the coup that is bet on."""
    total, is_made = _EVENT_TOTALS[on], EVENTS[on]

    def cards(chance: Random) -> list[Card]:
        while True:
            low = chance.randrange(total)
            of_event = _counting(chance, total, _ANY_SUIT, n=3)
            other = _counting(chance, low, _ANY_SUIT, _cards_for(chance, low))
            sides = (other, of_event) if on == BANKER_7 else (of_event, other)
            laid = in_drawing_order(*sides)
            laid += [chance.randrange(52) for _ in range(6 - len(laid))]
            if is_made(play_coup(laid)):
                return laid

    return cards


def _judge(wager: str, line: str) -> Callable[[Coup], bool]:
    if wager.startswith("dragon_"):
        side = wager.removeprefix("dragon_")
        return lambda coup: line in dragon_lines(coup, side)
    return lambda coup: line in progressive_lines(coup)


def _shoe_for(line: str) -> Shape:
    if line.startswith("234"):
        return _small_shoe(line)
    if line in _MARGINS:
        return _margin_shoe(_MARGINS[line], is_suited=line.startswith("suited"))
    if line == "natural_tie":
        return _natural_tie_shoe
    return _one_suit_shoe if line.startswith("suited") else _any_shoe


def _any_shoe(chance: Random) -> list[Card]:
    return [chance.randrange(52) for _ in range(6)]


def _one_suit_shoe(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return [card(chance.randrange(13), suit) for _ in range(6)]


def _natural_tie_shoe(chance: Random) -> list[Card]:
    total = chance.choice((NATURAL, NATURAL + 1))
    player, banker = (_counting(chance, total, _ANY_SUIT, n=2) for _ in range(2))
    return in_drawing_order(player, banker)


def _margin_shoe(margins: tuple[int, ...], *, is_suited: bool) -> Shape:
    """Return a shape that puts one side so many points ahead, if the draws let it stay so."""

    def cards(chance: Random) -> list[Card]:
        margin = chance.choice(margins)
        low = chance.randrange(10 - margin)
        totals = [low + margin, low]
        chance.shuffle(totals)
        among = (chance.randrange(4),) if is_suited else _ANY_SUIT
        player, banker = (
            _counting(chance, total, among, _cards_for(chance, total)) for total in totals
        )
        laid = in_drawing_order(player, banker)
        return laid + [chance.randrange(52) for _ in range(6 - len(laid))]

    return cards


def _cards_for(chance: Random, total: int) -> int:
    """Return how many cards a total has: the lowest draw, and two of the highest would end it."""
    is_drawn = total >= NATURAL or total <= _SHORT_OF_A_CARD
    return 3 if is_drawn else chance.choice((2, 3))


def _counting(chance: Random, total: int, among: tuple[int, ...], n: int) -> list[Card]:
    """Return so many cards of a total."""
    ranks = [chance.randrange(13) for _ in range(n - 1)]
    missing = (total - sum(VALUES[rank] for rank in ranks)) % 10
    ranks.append(chance.choice(_RANKS_COUNTING[missing]))
    return [card(rank, chance.choice(among)) for rank in ranks]


def _small_shoe(line: str) -> Shape:
    """Lay 2, 3 and 4 out on one side, of one suit or not as the line has it."""

    def cards(chance: Random) -> list[Card]:
        ranks = chance.sample(range(3), 3)
        suit = _DIAMONDS if line.endswith("diamonds") else chance.randrange(4)
        of = suits(chance, 3) if line.endswith("unsuited") else [suit] * 3
        small = [card(rank, one) for rank, one in zip(ranks, of, strict=True)]
        if chance.random() < 0.5:
            other = [card(chance.randrange(TEN, ACE), chance.randrange(4)) for _ in range(3)]
            return [one for pair in zip(small, other, strict=True) for one in pair]
        # Banker draws to five on a third card of four to seven: Player's five takes another five.
        low = chance.randrange(3)
        other = [card(rank, chance.randrange(4)) for rank in (low, (1 - low) % 13, 3)]
        return [one for pair in zip(other, sorted(small), strict=True) for one in pair]

    return cards

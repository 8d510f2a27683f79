"""Cards that are likely to make a hand: a royal flush is built, nobody waits for 649,740 deals."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from dealer_assist.rules.cards import ACE, DECK, JACK, JOKER, KING, QUEEN, RANKS, SUITS, TEN, Card
from dealer_assist.rules.games.house_way import WaysToSet
from dealer_assist.rules.hand import Hand

Shape = Callable[[Random], list[Card]]

_SEVEN = RANKS.index("7")


def card(rank: int, suit: int) -> Card:
    """Return the card of a rank and a suit."""
    return rank * 4 + suit


def suits(chance: Random, n: int) -> list[int]:
    """Return suits that differ as long as there are enough of them."""
    return chance.sample(range(4), n) if n <= 4 else [chance.randrange(4) for _ in range(n)]


def _of_a_kind(n: int, rank: int | None = None) -> Shape:
    def cards(chance: Random) -> list[Card]:
        chosen = chance.randrange(13) if rank is None else rank
        return [card(chosen, suit) for suit in suits(chance, n)]

    return cards


def _of_two_ranks(many: int, few: int) -> Shape:
    def cards(chance: Random) -> list[Card]:
        one, other = chance.sample(range(13), 2)
        return [
            *(card(one, suit) for suit in suits(chance, many)),
            *(card(other, suit) for suit in suits(chance, few)),
        ]

    return cards


def _run(n: int, *, suited: bool) -> Shape:
    def cards(chance: Random) -> list[Card]:
        # The ace may stand below the deuce: a run then begins at rank -1.
        low = chance.randint(-1, ACE - n + 1)
        suit = chance.randrange(4)
        return [
            card((low + step) % 13, suit if suited else chance.randrange(4)) for step in range(n)
        ]

    return cards


def _royal(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return chance.sample([card(rank, suit) for rank in range(TEN, ACE + 1)], 5)


def _mini_royal(among: Sequence[int]) -> Shape:
    """Return ace, king and queen of one of these suits."""

    def cards(chance: Random) -> list[Card]:
        suit = chance.choice(among)
        return [card(rank, suit) for rank in (ACE, KING, QUEEN)]

    return cards


def _flush(n: int) -> Shape:
    def cards(chance: Random) -> list[Card]:
        suit = chance.randrange(4)
        return [card(rank, suit) for rank in chance.sample(range(13), n)]

    return cards


def _same_card(n: int, rank: int | None = None) -> Shape:
    """Return one card of several decks."""

    def cards(chance: Random) -> list[Card]:
        chosen = chance.randrange(13) if rank is None else rank
        return [card(chosen, chance.randrange(4))] * n

    return cards


def _sevens(*colours: Sequence[int]) -> Shape:
    """Return sevens whose suits are of one of these colours."""

    def cards(chance: Random) -> list[Card]:
        among = chance.choice(colours)
        return [card(_SEVEN, chance.choice(among)) for _ in range(6)]

    return cards


def _two_ranks(high: Sequence[int], low: Sequence[int], *, suited: bool) -> Shape:
    """Return two cards of these ranks, of one suit or of two."""

    def cards(chance: Random) -> list[Card]:
        one, other = suits(chance, 2)
        return [
            card(chance.choice(high), one),
            card(chance.choice(low), one if suited else other),
        ]

    return cards


def _ace_king(chance: Random) -> list[Card]:
    return [card(ACE, chance.randrange(4)), card(KING, chance.randrange(4))]


def _king_queen(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return [card(KING, suit), card(QUEEN, suit)]


def _ace_king_high(chance: Random) -> list[Card]:
    """Return ace and king with three lower cards that make nothing of them, but for a flush."""
    ranks = (ACE, KING, *chance.sample(range(QUEEN), 3))
    return [card(rank, chance.randrange(4)) for rank in ranks]


def natural(chance: Random) -> list[Card]:
    """Return an ace and a ten-count."""
    return [card(ACE, chance.randrange(4)), card(chance.choice(_TENS), chance.randrange(4))]


def ace_up(chance: Random) -> list[Card]:
    """Return two random cards for a seat, and an open ace for the dealer."""
    return [chance.randrange(52), chance.randrange(52), card(ACE, chance.randrange(4))]


def _spade_kings(chance: Random) -> list[Card]:
    """Return two kings of spades, and an ace that the dealer may show."""
    return [card(KING, 3), card(KING, 3), card(ACE, chance.randrange(4))]


def _unpaired(chance: Random) -> list[Card]:
    """Return a card for every place of the longest hand, no two of a rank."""
    return [card(rank, chance.randrange(4)) for rank in chance.sample(range(13), 7)]


def _no_more(chance: Random) -> list[Card]:
    """Leave every card to chance."""
    del chance
    return []


_RUNS = (_run(4, suited=False), _run(5, suited=False))
_SUITED_RUNS = (_run(4, suited=True), _run(5, suited=True))
_QUADS = (_of_a_kind(4),)
_TRIPS = (_of_a_kind(3), _of_two_ranks(3, 1))
_FLUSHES = (_flush(4), _flush(5))
_TENS = range(TEN, ACE)
_AK_SUITED = _two_ranks((ACE,), (KING,), suited=True)
_AK_UNSUITED = _two_ranks((ACE,), (KING,), suited=False)
_DIAMONDS = (SUITS.index("d"),)
_BLACK = (SUITS.index("c"), SUITS.index("s"))
_RED = (SUITS.index("d"), SUITS.index("h"))


def _to_22(suits_of: Callable[[Random], list[int]]) -> Shape:
    """Return three cards of 22 of which two do not stand: no ace is among them."""

    def cards(chance: Random) -> list[Card]:
        third = chance.randint(6, 10)
        rest = 22 - third
        first = chance.randint(max(2, rest - 10), min(10, rest - 2))
        of = suits_of(chance)
        values = (first, rest - first, third)
        return [
            card(chance.choice(_TENS) if value == 10 else value - 2, suit)
            for value, suit in zip(values, of, strict=True)
        ]

    return cards


def _of_one_colour(chance: Random) -> list[int]:
    pair = chance.choice((_BLACK, _RED))
    return chance.sample((*pair, chance.choice(pair)), 3)


def _of_both_colours(chance: Random) -> list[int]:
    each = (chance.choice(_BLACK), chance.choice(_RED), chance.randrange(len(SUITS)))
    return chance.sample(each, 3)


DEALERS_22: Mapping[str, tuple[Shape, ...]] = {
    "suited": (_to_22(lambda chance: [chance.randrange(len(SUITS))] * 3),),
    "one_colour": (_to_22(_of_one_colour),),
    "any": (_to_22(_of_both_colours),),
}
"""The dealer's final hands that a bet on 22 is paid for: nobody else's luck."""


def _busts(*hands: str) -> Shape:
    """Return one of these hands of the dealer by its ranks, the up card first."""

    def cards(chance: Random) -> list[Card]:
        ranks = (RANKS.index(name) for name in chance.choice(hands))
        return [card(rank, chance.randrange(len(SUITS))) for rank in ranks]

    return cards


DEALERS_BUST: Mapping[str, tuple[Shape, ...]] = {
    "bust_ace": (_busts("A5KQ", "A4JT"),),
    "bust_2_3": (_busts("2TK", "3QJ", "24TJ", "32QK"),),
    "bust_4_6": (_busts("4QT", "5KJ", "6TQ", "6KJ"),),
    "bust_7": (_busts("78K", "76Q", "79J"),),
    "bust_8_10": (_busts("85T", "97K", "T6Q", "K4J"),),
}
"""The dealer's final hands over 21, by the up card."""

LIKELY: Mapping[str, tuple[Shape, ...]] = {
    "four_aces": (_of_a_kind(4, ACE),),
    "four_of_a_kind": _QUADS,
    "three_of_a_kind": _TRIPS,
    "full_house": (_of_two_ranks(3, 2),),
    "two_pair": (_of_two_ranks(2, 2),),
    "pair": (_of_a_kind(2),),
    "queens_or_better": (_of_a_kind(2, 10), _of_a_kind(2, 11), _of_a_kind(2, ACE)),
    "pair_of_aces": (_of_a_kind(2, ACE),),
    "straight_flush": (*_SUITED_RUNS, _run(3, suited=True), _run(2, suited=True)),
    "straight": (*_RUNS, _run(3, suited=False), _run(2, suited=False)),
    "flush": (*_FLUSHES, _flush(3)),
    "royal_flush": (_royal,),
    "royal_after_5": (_royal,),
    "royal_after_6": (_royal,),
    "royal_after_7": (_royal,),
    "community_royal": (_royal,),
    "high_card": (_no_more, _ace_king, _ace_king, _ace_king),
    "aa_v_aa": (_of_a_kind(2, ACE),),
    "aa": (_of_a_kind(2, ACE),),
    "high_pair": tuple(_of_a_kind(2, rank) for rank in (JACK, QUEEN, KING)),
    "low_pair": (_of_a_kind(2),),
    "ak_suited": (_AK_SUITED,),
    "ak_unsuited": (_AK_UNSUITED,),
    "aq_aj_suited": (_two_ranks((ACE,), (QUEEN, JACK), suited=True),),
    "aq_aj_unsuited": (_two_ranks((ACE,), (QUEEN, JACK), suited=False),),
    "three_aces_suited": (_same_card(3, ACE),),
    "three_of_a_kind_suited": (_same_card(3),),
    "three_of_a_kind_offsuit": (_of_a_kind(3),),
    "two_spade_kings_blackjack": (_spade_kings,),
    "two_spade_kings": (lambda chance: [card(KING, 3)] * 2, _spade_kings),
    "royal_match": (_king_queen,),
    "suited_20": (_two_ranks(_TENS, _TENS, suited=True),),
    "unsuited_20": (_two_ranks(_TENS, _TENS, suited=False),),
    "suited_pair": (_same_card(2),),
    "suited_kings": (_same_card(2, KING),),
    "unsuited_kings": (_of_a_kind(2, KING),),
    "suited_pair_of_20": tuple(_same_card(2, rank) for rank in (TEN, JACK, QUEEN)),
    "one7": (_of_a_kind(1, _SEVEN),),
    "two7": (_of_a_kind(2, _SEVEN),),
    "three7_diamonds": (_sevens(_DIAMONDS),),
    "three7_suited": (_sevens(*((suit,) for suit in range(4))),),
    "three7_color": (_sevens(_BLACK, _RED),),
    "three7": (_sevens(range(4)),),
}
"""Where to look for a line first. One that is not here is looked for everywhere."""

PLAIN: tuple[Shape, ...] = (_no_more,)
UNPAIRED: tuple[Shape, ...] = (_unpaired,)
ACE_KING_HIGH: tuple[Shape, ...] = (_ace_king_high,)
ANYWHERE = (*PLAIN, *dict.fromkeys(shape for shapes in LIKELY.values() for shape in shapes))


def _six_to_eight(*, suited: bool) -> Shape:
    """Return a six, a seven and an eight: 21, in a row."""

    def cards(chance: Random) -> list[Card]:
        suit = chance.randrange(4)
        return [card(rank, suit if suited else chance.randrange(4)) for rank in (4, 5, 6)]

    return cards


def _ace_ten_and(rank: int) -> Shape:
    """Return an ace, a ten-count and a card of a rank, in any suits."""

    def cards(chance: Random) -> list[Card]:
        ranks = (ACE, chance.choice(_TENS[1:]), rank)
        return [card(one, chance.randrange(4)) for one in ranks]

    return cards


def _suited_21(chance: Random) -> list[Card]:
    """Return an ace and two ten-counts of one suit."""
    suit = chance.randrange(4)
    return [card(rank, suit) for rank in (ACE, *chance.sample(_TENS, 2))]


RARE: Mapping[str, tuple[Shape, ...]] = {
    "mini_royal_spades": (_mini_royal((SUITS.index("s"),)),),
    "mini_royal": (_mini_royal(range(3)),),
    **{f"flush_{n}": (_flush(n),) for n in range(4, 8)},
    **{f"straight_flush_{n}": (_run(n, suited=True),) for n in range(3, 8)},
    "three_sevens_suited": (_sevens(*((suit,) for suit in range(4))),),
    "three_sevens": (_sevens(range(4)),),
    "six_seven_eight_suited": (_six_to_eight(suited=True),),
    "six_seven_eight": (_six_to_eight(suited=False),),
    "suited_ace_jack": (_two_ranks((ACE,), (QUEEN - 1,), suited=True),),
    "two_aces": (_of_a_kind(2, ACE),),
    "total_3_4": (_two_ranks((ACE,), (0, 1), suited=False), _of_a_kind(2, 0)),
    "any_blackjack": (_two_ranks((ACE,), _TENS, suited=False),),
    "suited_21": (_suited_21,),
    "total_21": (_ace_ten_and(TEN),),
    "total_20": (_ace_ten_and(TEN - 1),),
    "total_19": (_ace_ten_and(TEN - 2),),
    "points_0": (_run(3, suited=True), _of_a_kind(3)),
}
"""Lines that nobody looks for elsewhere: too rare to be a neighbour's luck."""

BY_SIZE: Mapping[str, Mapping[int, Shape]] = {
    "straight_flush": {n: _run(n, suited=True) for n in range(2, 6)},
    "straight": {n: _run(n, suited=False) for n in range(2, 6)},
    "flush": {n: _flush(n) for n in range(3, 6)},
}
"""Lines that are made of all cards of a hand, by how many these are."""

_WILDS = (*(card for card in DECK if card < 4), JOKER)


def _with_wild(shape: Shape) -> Shape:
    """Put a deuce or the joker into the place of the first card."""

    def cards(chance: Random) -> list[Card]:
        return [*shape(chance)[1:], chance.choice(_WILDS)]

    return cards


def _five_of_a_kind(chance: Random) -> list[Card]:
    return [*_of_a_kind(4, chance.randint(1, ACE))(chance), chance.choice(_WILDS)]


def _five_wilds(chance: Random) -> list[Card]:
    del chance
    return [*_WILDS]


ONLY_WILD: Mapping[str, tuple[Shape, ...]] = {
    "five_wilds": (_five_wilds,),
    "five_of_a_kind": (_five_of_a_kind,),
}
"""Hands that no cards make as they are printed."""


def wild_shapes(line: str) -> tuple[Shape, ...]:
    """Return shapes of a line that says how it is made: `natural_flush`, `wild_flush`, or none."""
    how, _, kind = line.partition("_")
    if line in ONLY_WILD or how not in ("natural", "wild"):
        return ONLY_WILD.get(line, ())
    if how == "natural":
        return LIKELY.get(kind, ())
    return ONLY_WILD.get(kind) or tuple(_with_wild(shape) for shape in LIKELY.get(kind, ()))


def _of_seven(run: Shape) -> Shape:
    """Put the joker into the place of one card of a run."""

    def cards(chance: Random) -> list[Card]:
        return [*chance.sample(run(chance), 6), JOKER]

    return cards


def _two_royals(chance: Random) -> list[Card]:
    """Return a royal flush beside king and queen of another suit."""
    first, second = suits(chance, 2)
    return [
        *(card(rank, first) for rank in range(TEN, ACE + 1)),
        *(card(rank, second) for rank in (KING, QUEEN)),
    ]


def _aces_full(chance: Random) -> list[Card]:
    """Return three aces with a pair of another rank."""
    pair = _of_a_kind(2, chance.randrange(ACE))(chance)
    return [*_of_a_kind(3, ACE)(chance), *pair]


OF_SEVEN: Mapping[str, tuple[Shape, ...]] = {
    "seven_card_straight_flush": (_run(7, suited=True),),
    "royal_match": (_two_royals,),
    "seven_card_straight_flush_joker": (_of_seven(_run(7, suited=True)),),
    "five_aces": (lambda chance: [*_of_a_kind(4, ACE)(chance), JOKER],),
    "aces_full": (_aces_full,),
    "straight_flush": (_run(5, suited=True),),
    "flush": (_flush(5),),
    "straight": (_run(5, suited=False),),
}
"""Hands of seven cards that are set, where they are another than in other games."""


def _nothing_but(highest: int, *, joker: bool = False) -> Shape:
    """Return seven cards whose best hand is this rank alone; the joker is an ace among them."""

    def cards(chance: Random) -> list[Card]:
        while True:
            ranks = [*chance.sample(range(highest), 6), highest]
            held = [card(rank, chance.randrange(len(SUITS))) for rank in ranks]
            if joker:
                held[-1] = JOKER
            best = max((one.high for one in WaysToSet(tuple(held)).every()), key=_value)
            if best.kind == _HIGH_CARD:
                return held

    return cards


def _value(hand: Hand) -> int:
    return hand.value


def _both_ace_high(chance: Random) -> list[Card]:
    """Return seven ace-high cards each for a seat and the dealer."""
    mine = dealers = _nothing_but(ACE)(chance)
    while {*mine} & {*dealers}:
        dealers = _nothing_but(ACE)(chance)
    return [*mine, *dealers]


_HIGH_CARD = "high_card"
DEALERS_SEVEN: Mapping[str, tuple[Shape, ...]] = {
    "ace_high": (_nothing_but(ACE),),
    "joker": (_nothing_but(ACE, joker=True),),
    "queen_high": (_nothing_but(QUEEN),),
}
BOTH_SEVEN: Mapping[str, tuple[Shape, ...]] = {"both": (_both_ace_high,)}
"""Hands of the dealer, and of a seat with it, that bets on seven cards are paid for."""

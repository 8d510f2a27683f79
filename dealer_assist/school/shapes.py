"""Cards that are likely to make a hand: a royal flush is built, nobody waits for 649,740 deals."""

from collections.abc import Callable, Mapping
from random import Random

from dealer_assist.rules.baccarat import play_coup
from dealer_assist.rules.cards import ACE, JACK, KING, QUEEN, RANKS, TEN, Card
from dealer_assist.rules.dragon_bonus import JUDGES, PAYTABLES, dragon_lines, progressive_lines

Shape = Callable[[Random], list[Card]]

_SEVEN = RANKS.index("7")


def _card(rank: int, suit: int) -> Card:
    return rank * 4 + suit


def _suits(chance: Random, n: int) -> list[int]:
    """Give suits that differ as long as there are enough of them."""
    return chance.sample(range(4), n) if n <= 4 else [chance.randrange(4) for _ in range(n)]


def _of_a_kind(n: int, rank: int | None = None) -> Shape:
    def cards(chance: Random) -> list[Card]:
        chosen = chance.randrange(13) if rank is None else rank
        return [_card(chosen, suit) for suit in _suits(chance, n)]

    return cards


def _of_two_ranks(many: int, few: int) -> Shape:
    def cards(chance: Random) -> list[Card]:
        one, other = chance.sample(range(13), 2)
        return [
            *(_card(one, suit) for suit in _suits(chance, many)),
            *(_card(other, suit) for suit in _suits(chance, few)),
        ]

    return cards


def _run(n: int, *, suited: bool) -> Shape:
    def cards(chance: Random) -> list[Card]:
        # The ace may stand below the deuce: a run then begins at rank -1.
        low = chance.randint(-1, ACE - n + 1)
        suit = chance.randrange(4)
        return [
            _card((low + step) % 13, suit if suited else chance.randrange(4)) for step in range(n)
        ]

    return cards


def _royal(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return chance.sample([_card(rank, suit) for rank in range(TEN, ACE + 1)], 5)


def _flush(n: int) -> Shape:
    def cards(chance: Random) -> list[Card]:
        suit = chance.randrange(4)
        return [_card(rank, suit) for rank in chance.sample(range(13), n)]

    return cards


def _same_card(n: int, rank: int | None = None) -> Shape:
    """Give one card of several decks."""

    def cards(chance: Random) -> list[Card]:
        chosen = chance.randrange(13) if rank is None else rank
        return [_card(chosen, chance.randrange(4))] * n

    return cards


def _sevens(chance: Random) -> list[Card]:
    """Give sevens of one suit, of one colour, or as they come."""
    among = chance.choice((*((suit,) for suit in range(4)), (0, 3), (1, 2), range(4), range(4)))
    return [_card(_SEVEN, chance.choice(among)) for _ in range(6)]


def _two_high(chance: Random) -> list[Card]:
    high, low = _card(ACE, chance.randrange(4)), _card(chance.randint(JACK, ACE), 0)
    suit = high & 3 if chance.random() < 0.5 else chance.randrange(4)
    return [high, low + suit]


def _ace_king(chance: Random) -> list[Card]:
    return [_card(ACE, chance.randrange(4)), _card(KING, chance.randrange(4))]


def _king_queen(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return [_card(KING, suit), _card(QUEEN, suit)]


def _twenty(chance: Random) -> list[Card]:
    """Give two cards of ten, of one suit."""
    suit = chance.randrange(4)
    return [_card(chance.randrange(TEN, ACE), suit) for _ in range(2)]


def _spade_kings(chance: Random) -> list[Card]:
    """Give two kings of spades, and now and then an ace that the dealer may show."""
    king = _card(KING, 3)
    return [king, king, _card(ACE, chance.randrange(4))] if chance.random() < 0.5 else [king, king]


def _coup(line: str) -> Shape:
    """Lay baccarat shoes out until one of them makes the line for the side that wins it."""

    lay = _small_shoe if line.startswith("234") else _any_shoe
    if line.startswith("suited"):
        lay = _one_suit_shoe

    def cards(chance: Random) -> list[Card]:
        while True:
            made = lay(chance)
            coup = play_coup(made)
            if line in dragon_lines(coup, coup.winner) or line in progressive_lines(coup):
                return made

    return cards


def _any_shoe(chance: Random) -> list[Card]:
    return [chance.randrange(52) for _ in range(6)]


def _one_suit_shoe(chance: Random) -> list[Card]:
    suit = chance.randrange(4)
    return [_card(chance.randrange(13), suit) for _ in range(6)]


def _small_shoe(chance: Random) -> list[Card]:
    """Lay 2, 3 and 4 out on one side, of one suit or not, anything on the other."""
    ranks = chance.sample(range(3), 3)
    suits = [chance.randrange(4)] * 3 if chance.random() < 0.6 else _suits(chance, 3)
    small = [_card(rank, suit) for rank, suit in zip(ranks, suits, strict=True)]
    if chance.random() < 0.5:
        other = [_card(chance.randrange(TEN, ACE), chance.randrange(4)) for _ in range(3)]
        return [card for pair in zip(small, other, strict=True) for card in pair]
    # Banker draws to five on a third card of four to seven: Player's five takes another five.
    low = chance.randrange(3)
    other = [_card(rank, chance.randrange(4)) for rank in (low, (1 - low) % 13, 3)]
    return [card for pair in zip(other, sorted(small), strict=True) for card in pair]


def _no_more(chance: Random) -> list[Card]:
    """Leave every card to chance."""
    del chance
    return []


_RUNS = (_run(4, suited=False), _run(5, suited=False))
_SUITED_RUNS = (_run(4, suited=True), _run(5, suited=True))
_QUADS = (_of_a_kind(4),)
_TRIPS = (_of_a_kind(3), _of_two_ranks(3, 1))
_FLUSHES = (_flush(4), _flush(5))
_COUP_LINES = {line for awards in (*JUDGES.values(), *PAYTABLES.values()) for line in awards.lines}

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
    "high_pair": (_of_a_kind(2),),
    "low_pair": (_of_a_kind(2),),
    "ak_suited": (_two_high,),
    "ak_unsuited": (_two_high,),
    "aq_aj_suited": (_two_high,),
    "aq_aj_unsuited": (_two_high,),
    "three_aces_suited": (_same_card(3, ACE),),
    "three_of_a_kind_suited": (_same_card(3),),
    "three_of_a_kind_offsuit": (_of_a_kind(3),),
    **{line: (_coup(line),) for line in _COUP_LINES},
    "two_spade_kings_blackjack": (_spade_kings,),
    "two_spade_kings": (_spade_kings,),
    "royal_match": (_king_queen,),
    "suited_20": (_twenty,),
    "suited_pair": (_same_card(2),),
    "suited_kings": (_same_card(2, KING),),
    "unsuited_kings": (_of_a_kind(2, KING),),
    "suited_pair_of_20": (_same_card(2),),
    "one7": (_of_a_kind(1, _SEVEN),),
    "two7": (_of_a_kind(2, _SEVEN),),
    **dict.fromkeys(("three7_diamonds", "three7_suited", "three7_color", "three7"), (_sevens,)),
}
"""Where to look for a line first. One that is not here is looked for everywhere."""

ANYWHERE: tuple[Shape, ...] = (
    _no_more,
    *dict.fromkeys(
        shape for line, shapes in LIKELY.items() if line not in _COUP_LINES for shape in shapes
    ),
)

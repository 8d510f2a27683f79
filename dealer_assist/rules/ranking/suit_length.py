"""Hands by their longest suit, then by its ranks; and how long their straight flushes are."""

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, RANKS, Card, rank
from dealer_assist.rules.hand import Hand

CARDS = 7
_LEAST = 2  # seven cards of four suits: two of them are of one
KINDS = tuple(f"flush_{length}" for length in range(_LEAST, CARDS + 1))
_RUNS, _FLUSHES = range(3, CARDS + 1), range(4, CARDS + 1)
# Flushes and straight flushes in the order in which a table of both pays them.
_ORDER = (
    *("straight_flush_7", "straight_flush_6", "flush_7", "straight_flush_5"),
    *("flush_6", "straight_flush_4", "flush_5", "flush_4", "straight_flush_3"),
)


def longest_suit(cards: tuple[Card, ...]) -> Hand:
    """Rank cards by their longest suit; of two as long the one with the higher ranks."""
    suits = [
        tuple(sorted((rank(card) for card in cards if card & 3 == suit), reverse=True))
        for suit in range(4)
    ]
    return hand_of(max(suits, key=lambda ranks: (len(ranks), ranks)))


def with_runs(cards: tuple[Card, ...]) -> Hand:
    """Rank alike, but name the straight flush where a table of both pays by it."""
    hand = longest_suit(cards)
    met = lines(cards, hand)
    if not met or not met[0].startswith("straight") or met[0] == _ORDER[-1]:
        return hand
    top = longest_run(cards)[1]
    return Hand(hand.value, met[0], (top,), f"{met[0]}:{RANKS[top]}")


def hand_of(ranks: tuple[int, ...]) -> Hand:
    """Return the hand of these ranks of one suit, highest first."""
    kind = f"flush_{len(ranks)}"
    value = _value(len(ranks), ranks)
    return Hand(value, kind, ranks, f"{kind}:{'-'.join(RANKS[each] for each in ranks)}")


def value_of(text: str) -> int:
    """Return the value of the lowest hand of a length and first ranks: `flush_3:9`."""
    kind, _, named = text.partition(":")
    names = named.split("-") if named else []
    if kind not in KINDS or any(name not in RANKS or not name for name in names):
        raise ValueError(f"{text!r} is no hand; write it as flush_3:9")
    return _value(KINDS.index(kind) + _LEAST, tuple(RANKS.index(name) for name in names))


def longest_run(cards: tuple[Card, ...]) -> tuple[int, int]:
    """Return how long the longest straight flush is, and its highest card."""
    best = (0, 0)
    for suit in range(4):
        held = {rank(card) for card in cards if card & 3 == suit}
        held |= {-1} if ACE in held else set()
        for top in sorted(held):
            length = next(size for size in range(CARDS + 2) if top - size not in held)
            best = max(best, (length, top))
    return best


def lines(cards: tuple[Card, ...], hand: Hand) -> Met:
    """Name every length that the cards have, of a suit and of a straight flush."""
    del hand
    suits = [card & 3 for card in cards]
    longest = max(suits.count(suit) for suit in range(4))
    return lines_of(longest, longest_run(cards)[0])


def lines_of(suit: int, run: int) -> Met:
    """Name the lines of the longest suit and the longest straight flush, the highest first."""
    met = {f"flush_{length}" for length in _FLUSHES if length <= suit}
    met |= {f"straight_flush_{length}" for length in _RUNS if length <= run}
    return tuple(line for line in _ORDER if line in met)


def _value(length: int, ranks: tuple[int, ...]) -> int:
    value = length
    for place in range(CARDS):
        value = value * 16 + (ranks[place] + 1 if place < len(ranks) else 0)
    return value


HANDS: tuple[Met, ...] = tuple(
    sorted(
        {lines_of(suit, run) for suit in range(3, CARDS + 1) for run in range(2, suit + 1)} - {()},
        key=lambda met: [_ORDER.index(line) for line in met],
    )
)
"""Every set of lines that seven cards can meet, the highest first."""

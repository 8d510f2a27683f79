"""A ranked poker hand: a number to compare it by, and the words to announce it with."""

from dealer_assist.rules.cards import ACE, RANKS, Card, rank, suit
from dealer_assist.value import Value


class Hand(Value):
    """What a hand is worth. Of two hands the one with the higher `value` wins, equal ones tie."""

    value: int
    kind: str
    ranks: tuple[int, ...]
    text: str


def make_hand(kinds: tuple[str, ...], kind: str, ranks: tuple[int, ...]) -> Hand:
    """Rank a hand among its game's kinds, lowest first; `ranks` in the order they decide."""
    value = kinds.index(kind)
    for place in range(5):
        value = value * 16 + (ranks[place] + 1 if place < len(ranks) else 0)
    names = "-".join(RANKS[each] for each in ranks)
    return Hand(value, kind, ranks, f"{kind}:{names}" if names else kind)


# A tally is one integer: three bits for the number of cards of each rank, then four bits for
# each suit. Adding it up is the fastest way to look a hand up in plain Python.
TALLY = tuple(8 ** rank(card) + (1 << 39 + 4 * suit(card)) for card in range(52))
RANKS_OF_TALLY = (1 << 39) - 1


def by_count(tally: int) -> list[tuple[int, int]]:
    """List (how many, rank) of a tally, the most numerous first, then the highest."""
    counts = ((tally >> 3 * each & 7, each) for each in range(13))
    return sorted((pair for pair in counts if pair[0]), reverse=True)


def ranks_in_suit(cards: tuple[Card, ...], least: int) -> tuple[int, ...]:
    """Return the ranks of the suit that has at least this many cards, highest first."""
    suits = [card & 3 for card in cards]
    long = next(each for each in range(4) if suits.count(each) >= least)
    return tuple(sorted((rank(card) for card in cards if card & 3 == long), reverse=True))


def straight_top(ranks: tuple[int, ...], length: int) -> int | None:
    """Find the highest card of the best straight; an ace also ends one below the deuce."""
    held = {*ranks} | ({-1} if ACE in ranks else set())
    for top in range(ACE, length - 3, -1):
        if all(top - step in held for step in range(length)):
            return top
    return None

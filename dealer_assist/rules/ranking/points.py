"""Three-card rummy: the points that are left when pairs and suited runs are laid down; low wins."""

from itertools import combinations

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import Card, rank
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.blackjack import VALUES

KIND = "points"
MOST = 30
HANDS: tuple[Met, ...] = (("points_0",), ("points_1_to_5",), ("points_6_up",))
_UP_TO_FIVE = 5


def best_points(cards: tuple[Card, ...]) -> Hand:
    """Count three cards by the reading that leaves fewest points."""
    whole = _points(cards)
    if _counts_nothing(cards):
        return hand_of(0)
    laid = [two for two in combinations(cards, 2) if _counts_nothing(two)]
    return hand_of(min([whole, *(whole - _points(two) for two in laid)]))


def hand_of(points: int) -> Hand:
    """Return the hand of so many points: the fewer, the higher."""
    return Hand(MOST - points, KIND, (points,), f"{KIND}:{points}")


def value_of(text: str) -> int:
    """Return the value of a hand by its name, `points:20`."""
    name, _, points = text.partition(":")
    if name != KIND or not points.isdecimal() or int(points) > MOST:
        raise ValueError(f"{text!r} is no hand; write it as points:20")
    return hand_of(int(points)).value


def lines(cards: tuple[Card, ...], hand: Hand) -> Met:
    """Name the line of so many points."""
    del cards
    points = hand.ranks[0]
    return HANDS[0] if not points else HANDS[1] if points <= _UP_TO_FIVE else HANDS[2]


def _points(cards: tuple[Card, ...]) -> int:
    return sum(VALUES[rank(card)] for card in cards)


def _counts_nothing(cards: tuple[Card, ...]) -> bool:
    """True if the cards are of one rank, or a run of one suit with the ace below the deuce."""
    if len({rank(card) for card in cards}) == 1:
        return True
    places = sorted((rank(card) + 1) % 13 for card in cards)
    is_run = places == [*range(places[0], places[0] + len(cards))]
    return is_run and len({card & 3 for card in cards}) == 1

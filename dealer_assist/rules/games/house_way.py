"""A house way as rows of data: how the house sets seven cards into two and five.

The first row that fits a hand says how its front may be chosen, in order; where several sets
fit, the best front is taken, then the best back.
"""

from collections.abc import Iterator
from itertools import combinations

from dealer_assist.rules.cards import ACE, RANKS, Card
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.pai_gow import (
    COMPLETE,
    back_hand,
    front_hand,
    has_complete,
    low_hand,
    rank_of,
)
from dealer_assist.rules.titles.families import Front, HouseWay, SettingRow
from dealer_assist.value import Value

SHAPES = {
    (5, 2): "five_aces",
    (5, 1, 1): "five_aces",
    (4, 3): "four_and_pair",
    (4, 2, 1): "four_and_pair",
    (4, 1, 1, 1): "four",
    (3, 3, 1): "two_threes",
    (3, 2, 2): "full_house",
    (3, 2, 1, 1): "full_house",
    (3, 1, 1, 1, 1): "three",
    (2, 2, 2, 1): "three_pair",
    (2, 2, 1, 1, 1): "two_pair",
    (2, 1, 1, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1, 1, 1): "nothing",
}
"""What seven cards hold, by how often their ranks are there; the joker is an ace."""
MAY_BE_COMPLETE = ("three", "pair", "nothing")
HANDS = (*dict.fromkeys(SHAPES.values()), *(f"complete_{name}" for name in MAY_BE_COMPLETE))
"""The names that a row may be for; a hand with a straight or a flush is `complete`."""
FRONTS = ("pair", "other pair", "low pair", "split", "one of three", "high", "second", "complete")
"""What may be set in front. A rank after it (`high A`) is the least that leads it."""
BETTER = "if better "

_PLACES = tuple(combinations(range(7), 2))


class Set(Value):
    """Seven cards as they are set; a front above its back is a foul."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    low: Hand
    high: Hand

    @property
    def is_foul(self) -> bool:
        """True if the front outranks the back."""
        return self.low.value > self.high.value


class WaysToSet:
    """Every way to set seven cards, each worked out when it is first looked at."""

    def __init__(self, cards: tuple[Card, ...], *, wheel_is_second: bool = True) -> None:
        self.cards, self.wheel_is_second = cards, wheel_is_second
        self._sets: dict[tuple[int, int], Set] = {}
        self._ranks = ranks = [rank_of(card) for card in cards]
        self.counts = {rank: ranks.count(rank) for rank in ranks}
        self.groups = sorted(self.counts, key=lambda rank: (self.counts[rank], rank), reverse=True)
        self.hand = SHAPES[tuple(self.counts[rank] for rank in self.groups)]
        self.leads = self.groups[0]

    def of(self, places: tuple[int, int]) -> Set:
        """Return the set with these two cards in front."""
        if places not in self._sets:
            front = tuple(self.cards[place] for place in places)
            back = tuple(card for place, card in enumerate(self.cards) if place not in places)
            low, high = front_hand(front), back_hand(back, wheel_is_second=self.wheel_is_second)
            self._sets[places] = Set(front, back, low, high)
        return self._sets[places]

    def every(self) -> Iterator[Set]:
        """Return all 21 sets."""
        return (self.of(places) for places in _PLACES)

    def named(self) -> str:
        """Name the hand, with its straight or flush where rows tell that apart."""
        if self.hand in MAY_BE_COMPLETE and has_complete(self.cards):
            return f"complete_{self.hand}"
        return self.hand

    def with_front(self, front: Front) -> Set | None:
        """Return the best legal set that a front allows: the best front, then the best back."""
        by_low: dict[int, list[tuple[int, int]]] = {}
        for places in _PLACES:
            first, second = self._ranks[places[0]], self._ranks[places[1]]
            low = low_hand(first, second)
            if low.ranks[0] >= front.least and self._fits(front.how, first, second):
                by_low.setdefault(low.value, []).append(places)
        for value in sorted(by_low, reverse=True):
            legal = [setting for setting in map(self.of, by_low[value]) if not setting.is_foul]
            if front.how == "complete":
                legal = [setting for setting in legal if setting.high.kind in COMPLETE]
            if legal:
                return max(legal, key=lambda setting: setting.high.value)
        return None

    def _fits(self, how: str, first: int, second: int) -> bool:
        """True if two ranks may be in front; if the back is complete is asked later."""
        counts, is_pair = self.counts, first == second
        match how:
            case "pair":
                return is_pair
            case "other pair":
                return is_pair and first != self.leads
            case "low pair":
                return is_pair and first == min(rank for rank in counts if counts[rank] > 1)
            case "split":
                return is_pair and first == self.leads
            case "one of three":
                return (first == self.leads) != (second == self.leads)
            case "high":
                return counts[first] == counts[second] == 1
            case "second":
                return max(counts) not in (first, second)
            case _:
                return True


def house_set(setting: WaysToSet, way: HouseWay) -> Set:
    """Set seven cards as the house does."""
    name = setting.named()
    for row in way:
        if row.hand == name and row.lowest <= setting.leads <= row.highest:
            return _by_row(setting, row)
    raise LookupError(f"the house way has no row for {name} of {RANKS[setting.leads]}")


def _by_row(setting: WaysToSet, row: SettingRow) -> Set:
    better: Set | None = None
    for front in row.fronts:
        found = setting.with_front(front)
        if found is None:
            continue
        if front.if_better:
            better = found
        elif better is not None and better.low.value > found.low.value:
            return better
        else:
            return found
    raise LookupError(f"the row for {row.hand} of {RANKS[setting.leads]} sets no legal hand")


def gap(way: HouseWay) -> str:
    """Name a hand that no row is for, or whose rows all ask for cards that may be missing."""
    for hand in HANDS:
        for leads in range(len(RANKS)):
            if hand == "five_aces" and leads != ACE:
                continue
            row = next(
                (
                    rule
                    for rule in way
                    if rule.hand == hand and rule.lowest <= leads <= rule.highest
                ),
                None,
            )
            if row is None or not row.fronts[-1].always_fits:
                return f"{hand} of {RANKS[leads]}"
    return ""

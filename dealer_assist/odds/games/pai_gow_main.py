"""Pai gow's main wager, dealt at random and set by the house way: too many deals to count.

Every deal is played both ways, either hand being the dealer's once: what is left of the edge then
is copies, commission and pushes, which lie far closer together than wins and losses do.
"""

from collections.abc import Mapping
from math import sqrt
from random import Random

from dealer_assist.rules.cards import ACE, JOKER, QUEEN
from dealer_assist.rules.games.house_way import Set, WaysToSet, house_set
from dealer_assist.rules.titles.families import ACE_HIGH, NEVER, QUEEN_HIGH, HouseWay
from dealer_assist.value import Value

BY_HOUSE_WAY = "the house way against the house way"
BEST_SEEN = "the dealer's hand is seen, and the set that does best against it is made"

_CARDS = range(JOKER + 1)
_TOPS = {ACE_HIGH: ACE, QUEEN_HIGH: QUEEN}
# Half of a unit, cut so fine that five per cent of it is whole.
_HALF, _LESS_COMMISSION = 20, 19


class MainEnding(Value):
    """What titles differ in: when all push, whether a win pays commission, how a seat sets."""

    pushes_on: str = NEVER
    commission: bool = False
    strategy: str = BY_HOUSE_WAY

    @property
    def name(self) -> str:
        """Name it, to find what was kept."""
        paid = "commission" if self.commission else "no commission"
        return f"pai gow pushes_on={self.pushes_on} {paid}: {self.strategy}"


class Sampled(Value):
    """What a number of deals came to, each of them played both ways."""

    samples: int
    house_edge: float
    standard_error: float
    hit: float


class _Dealt(Value):
    """Seven cards as the house sets them, and the rank that leads a hand of nothing else."""

    setting: WaysToSet
    set: Set
    top: int | None


class _Sums:
    def __init__(self) -> None:
        self._lost = self._squares = self._wins = 0

    def add(self, results: list[int], paid: int) -> None:
        wins = results.count(1)
        lost = _HALF * results.count(-1) - paid * wins
        self._lost += lost
        self._squares += lost * lost
        self._wins += wins

    def over(self, samples: int) -> Sampled:
        unit, mean = 2 * _HALF, self._lost / samples
        spread = (self._squares - samples * mean * mean) / (samples - 1)
        error = sqrt(spread / samples) / unit
        return Sampled(samples, mean / unit, error, self._wins / (2 * samples))


def play(
    way: HouseWay, endings: tuple[MainEnding, ...], samples: int, chance: Random
) -> Mapping[MainEnding, Sampled]:
    """Deal two hands so many times, and compare them both ways under each ending."""
    sums = {ending: _Sums() for ending in endings}
    for _ in range(samples):
        cards = chance.sample(_CARDS, 14)
        first, other = (_dealt(tuple(hand), way) for hand in (cards[:7], cards[7:]))
        for ending, sum_up in sums.items():
            results = [_result(first, other, ending), _result(other, first, ending)]
            sum_up.add(results, _LESS_COMMISSION if ending.commission else _HALF)
    return {ending: part.over(samples) for ending, part in sums.items()}


def _dealt(cards: tuple[int, ...], way: HouseWay) -> _Dealt:
    setting = WaysToSet(cards)
    top = setting.leads if setting.named() == "nothing" else None
    return _Dealt(setting, house_set(setting, way), top)


def _result(mine: _Dealt, dealer: _Dealt, ending: MainEnding) -> int:
    """Return 1 for a win, 0 for a push, -1 for a loss."""
    if dealer.top is not None and dealer.top == _TOPS.get(ending.pushes_on):
        return 0
    result = _compared(mine.set, dealer.set)
    if ending.strategy == BEST_SEEN and result < 1:
        legal = [setting for setting in mine.setting.every() if not setting.is_foul]
        return max(_compared(setting, dealer.set) for setting in legal)
    return result


def _compared(mine: Set, dealer: Set) -> int:
    """Win with both hands higher, lose with none; a copy is the dealer's."""
    return (mine.high.value > dealer.high.value) + (mine.low.value > dealer.low.value) - 1

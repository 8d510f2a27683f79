"""The whole of blackjack against a simulation that knows nothing of the product.

Cards are dealt from a shuffled shoe and played by the chart that is printed for four decks and
more; many rounds at a time, each with a shoe of its own.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

from dealer_assist.catalog.kept_odds import load_long_sums
from dealer_assist.paths import resources

ROUNDS, AT_ONCE = 4_000_000, 100_000
MOST_CARDS = 44
ACE, TEN = 1, 10
NO_SURRENDER = (
    "surrender=false double_on=any double_after_split=true split_to=4 split_aces=one_card"
)

Array = Any


def rows(**by_up: str) -> dict[int, set[int]]:
    """Read a chart: `t9="3456"` is 9 against 3 to 6; T a ten, A an ace."""
    cards = {**{str(n): n for n in range(2, 10)}, "T": TEN, "A": ACE}
    return {int(name[1:]): {cards[one] for one in ups} for name, ups in by_up.items()}


ALL = "23456789TA"
HARD_HITS = rows(t12="23789TA", **dict.fromkeys(("t13", "t14", "t15", "t16"), "789TA"))
SOFT_HITS = rows(t18="9TA")
HARD_DOUBLES = {
    "stand": rows(t9="3456", t10="23456789", t11="23456789T"),
    "hit": rows(t9="3456", t10="23456789", t11=ALL),
}
SOFT_DOUBLES = {
    "stand": rows(t13="56", t14="56", t15="456", t16="456", t17="3456", t18="3456"),
    "hit": rows(t13="56", t14="56", t15="456", t16="456", t17="3456", t18="23456", t19="6"),
}
SPLITS = rows(
    p1=ALL,
    p2="234567",
    p3="234567",
    p4="56",
    p6="23456",
    p7="234567",
    p8=ALL,
    p9="2345689",
)


def table(chart: dict[int, set[int]], always: range = range(0)) -> Array:
    """Return yes or no by total and up card."""
    found = np.zeros((32, 11), dtype=bool)
    found[always.start : always.stop] = True
    for total, ups in chart.items():
        found[total, list(ups)] = True
    return found


class Rounds:
    """Many rounds side by side; a row is one of them, a column one of up to four hands."""

    def __init__(self, cards: Array, soft_17: str) -> None:
        self.cards, self.every = cards, np.arange(len(cards))
        self.next = np.full(len(cards), 4)
        self.up, self.hole = cards[:, 1].astype(int), cards[:, 3].astype(int)
        self.first = np.zeros((len(cards), 4), dtype=int)
        self.second = np.zeros((len(cards), 4), dtype=int)
        self.first[:, 0], self.second[:, 0] = cards[:, 0], cards[:, 2]
        self.number = np.ones(len(cards), dtype=int)
        self.soft_17 = soft_17

    def draw(self, who: Array) -> Array:
        """Return each of these rounds its next card."""
        taken = self.cards[self.every[who], self.next[who]].astype(int)
        self.next[who] += 1
        return taken

    def gains(self) -> Array:
        """Play all rounds and give what each gained, in units of the first wager."""
        mine = self._is_blackjack(self.first[:, 0], self.second[:, 0])
        his = self._is_blackjack(self.up, self.hole)
        plays = ~mine & ~his
        self._split(plays)
        hands = [self._play(hand, plays & (self.number > hand)) for hand in range(4)]
        dealer = self._dealer()
        gained = np.where(mine & ~his, 1.5, np.where(his & ~mine, -1.0, 0.0))
        for total, stake, there in hands:
            wins = (total <= 21) & ((dealer > 21) | (total > dealer))
            loses = (total > 21) | ((dealer <= 21) & (total < dealer))
            gained += there * stake * (wins.astype(int) - loses.astype(int))
        return gained

    def _is_blackjack(self, one: Array, other: Array) -> Array:
        return (np.minimum(one, other) == ACE) & (np.maximum(one, other) == TEN)

    def _split(self, plays: Array) -> None:
        """Split while the chart says so, to four hands; aces once."""
        splits = table(SPLITS)
        for hand in range(4):
            while True:
                value = self.first[:, hand]
                pair = (value == self.second[:, hand]) & (self.number > hand) & plays
                most = np.where(value == ACE, 2, 4)
                who = pair & splits[value, self.up] & (self.number < most)
                if not who.any():
                    break
                new = self.number[who]
                self.first[who, new] = value[who]
                self.second[who, hand] = self.draw(who)
                self.second[who, new] = self.draw(who)
                self.number[who] += 1

    def _play(self, hand: int, there: Array) -> tuple[Array, Array, Array]:
        """Play one hand of every round out: its total, its stake, and where there is one."""
        hard = self.first[:, hand] + self.second[:, hand]
        ace = (self.first[:, hand] == ACE) | (self.second[:, hand] == ACE)
        stake = np.ones(len(hard), dtype=int)
        is_split_ace = (self.number > 1) & (self.first[:, hand] == ACE)
        goes_on = there & ~is_split_ace
        total, soft = _count(hard, ace)
        doubles = goes_on & np.where(
            soft,
            table(SOFT_DOUBLES[self.soft_17])[total, self.up],
            table(HARD_DOUBLES[self.soft_17])[total, self.up],
        )
        stake[doubles] = 2
        self._hit(doubles, hard, ace)
        goes_on &= ~doubles
        hard_hits, soft_hits = table(HARD_HITS, range(12)), table(SOFT_HITS, range(18))
        while True:
            total, soft = _count(hard, ace)
            hits = goes_on & np.where(
                soft, soft_hits[total, self.up], hard_hits[total, self.up] & (total <= 21)
            )
            if not hits.any():
                return total, stake, there
            self._hit(hits, hard, ace)

    def _hit(self, who: Array, hard: Array, ace: Array) -> None:
        card = self.draw(who)
        hard[who] += card
        ace[who] |= card == ACE

    def _dealer(self) -> Array:
        hard, ace = self.up + self.hole, (self.up == ACE) | (self.hole == ACE)
        while True:
            total, soft = _count(hard, ace)
            hits = total < 17
            if self.soft_17 == "hit":
                hits |= (total == 17) & soft
            if not hits.any():
                return total
            self._hit(hits, hard, ace)


def _count(hard: Array, ace: Array) -> tuple[Array, Array]:
    soft = ace & (hard <= 11)
    return np.where(soft, hard + 10, hard), soft


def dealt(decks: int, rounds: int, seed: int) -> Iterator[Array]:
    """Return the first cards of so many shuffled shoes, some at a time."""
    chance = np.random.default_rng(seed)
    one = np.array([*range(1, 10), TEN, TEN, TEN, TEN] * 4 * decks, dtype=np.int8)
    shoes = np.tile(one, (AT_ONCE, 1))
    every = np.arange(AT_ONCE)
    for _ in range(rounds // AT_ONCE):
        for place in range(MOST_CARDS):
            other = chance.integers(place, len(one), AT_ONCE)
            taken = shoes[every, other]
            shoes[every, other] = shoes[:, place]
            shoes[:, place] = taken
        yield shoes[:, :MOST_CARDS].copy()


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("decks", "soft_17"), [(6, "stand"), (6, "hit"), (8, "stand"), (8, "hit")])
def test_the_house_edge_is_what_dealt_rounds_come_to(decks: int, soft_17: str) -> None:
    gains = np.concatenate([Rounds(each, soft_17).gains() for each in dealt(decks, ROUNDS, decks)])
    edge, error = -gains.mean(), gains.std() / sqrt(len(gains))
    shoe = load_long_sums(resources()).shoe(f"decks={decks} soft_17={soft_17}")
    assert shoe
    exact = float(Fraction(shoe["edges"][NO_SURRENDER]))
    print(
        f"{decks} decks, soft 17 {soft_17}: exact {100 * exact:.4f} %,"
        f" {len(gains):,} rounds {100 * edge:.4f} ± {100 * error:.4f} %"
    )
    assert abs(edge - exact) < 4 * error

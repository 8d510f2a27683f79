"""What a blackjack hand is worth against one up card: to stand, hit, double, or split.

A value is the mean gain per unit wagered over all that the shoe may still bring, with nothing
counted where the dealer has blackjack: nobody plays on then. So cards may be thought drawn in any
order, which makes split hands exact: each is worth what one hand is, the cards known to lie with
the others being out of the shoe.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import comb
from operator import add
from typing import Any

import numpy as np

from dealer_assist.odds.games.blackjack_dealer import (
    ACE,
    NONE,
    STANDS,
    Counts,
    Dealer,
    shoe_counts,
    total_of,
    with_card,
)
from dealer_assist.odds.number_fields import Numbers
from dealer_assist.value import Value

Spot = tuple[int, bool]
"""What a player looks at: the total, and whether it is soft."""
Pair = tuple[int, int]
DOUBLES = {"none": range(0), "any": range(2, 22), "nine_to_eleven": range(9, 12)} | {
    "ten_or_eleven": range(10, 12)
}
"""The totals that may be doubled."""


class Plan(Value):
    """Total by total what to do against one up card: where to hit, where a double is better."""

    hits: frozenset[Spot]
    doubles: frozenset[Spot]


class Worth(Value):
    """Two cards against one up card, nothing counted where the dealer has blackjack.

    `no_blackjack` is how often that is not so; `give_up` is to surrender half.
    """

    stand: Any
    hit: Any
    double: Any
    give_up: Any
    no_blackjack: Any


class Against:
    """Hands against one up card."""

    def __init__(self, decks: int, up: int, numbers: Numbers, *, hits_soft_17: bool) -> None:
        self._up = up
        self._field = numbers
        self._dealers = [
            Dealer(decks, up, field, hits_soft_17=hits_soft_17) for field in numbers.fields
        ]
        self._shoe = with_card(shoe_counts(decks), up, -1)
        self._cards = sum(self._shoe)
        self._ends: dict[Counts, tuple[Any, ...]] = {}
        self._over: dict[int, Any] = {}
        self._played: dict[tuple[Counts, Counts], Any] = {}
        self._doubled: dict[tuple[Counts, Counts], Any] = {}

    def plan(self) -> Plan:
        """Decide total by total, by what its two-card hands are worth together; in floats only."""
        self._learn(_all_hands(self._shoe))
        hits: set[Spot] = set()
        doubles: set[Spot] = set()
        for spot in _ORDER:
            pairs = [pair for pair in hands_of(spot) if self._has(hand_of(pair))]
            if not pairs:
                continue
            weights = [self._weight(pair) for pair in pairs]
            stand = sum(
                w * self._stand(hand_of(p), NONE) for w, p in zip(weights, pairs, strict=True)
            )
            plan = Plan(frozenset(hits), frozenset())
            hit, double = (
                sum(w * f(hand_of(p), NONE, plan) for w, p in zip(weights, pairs, strict=True))
                for f in (self._hit, self._double)
            )
            if hit > stand:
                hits.add(spot)
            if double > max(hit, stand):
                doubles.add(spot)
            self._played.clear()
        return Plan(frozenset(hits), frozenset(doubles))

    def prepare(self, plan: Plan) -> None:
        """Work out how the dealer ends after everything that may be played, at one go."""
        every = _reached([hand_of(pair) for pair in PAIRS], plan, NONE, self._shoe)
        for value in range(10):
            starts = [hand_of((value, card)) for card in range(10)]
            for extra in range(1, _MOST_KNOWN + 1):
                others = with_card(NONE, value, extra)
                every |= {
                    _sum(counts, others) for counts in _reached(starts, plan, others, self._shoe)
                }
        self._learn(every)

    def worth(self, pair: Pair, plan: Plan) -> Worth:
        """Return what two cards are worth by the plan."""
        hand = hand_of(pair)
        return Worth(
            self._stand(hand, NONE),
            self._hit(hand, NONE, plan),
            self._double(hand, NONE, plan),
            self._field.trim(self._ends[hand][-1] * self._field.number(Fraction(-1, 2))),
            self._ends[hand][-1],
        )

    def split(self, value: int, plan: Plan, doubles: range, hands: int) -> Any:
        """Return what splitting a pair is worth, up to so many hands."""
        play = _Playing(self, value, plan, doubles)
        return self._split(value, play.worth, hands)

    def split_for_one_card(self, value: int) -> Any:
        """Return what a split is worth where each hand gets one card and stands."""

        def stand(card: int, extra: int) -> Any:
            return self._stand(
                with_card(with_card(NONE, value), card), with_card(NONE, value, extra)
            )

        return self._split(value, stand, 2)

    def _split(self, value: int, worth: Any, hands: int) -> Any:
        """Sum over how the second cards of all hands come; see the module."""
        left = with_card(self._shoe, value, -2)
        total: Any = 0
        for (splits, closed, open_hands), ways in _patterns(hands).items():
            for number, others, may_pair in (
                (closed, closed - 1, False),
                (open_hands, closed, True),
            ):
                for known in range(others + 1) if number else ():
                    sign = (-1) ** known * comb(others, known) * ways * number
                    extra = splits + known
                    for card in range(10):
                        if card == value and not may_pair:
                            continue
                        chance = self._chance(left, value, extra, card)
                        if chance:
                            # The second of the pair lies with another hand.
                            total += sign * chance * worth(card, extra + 1)
                            total = self._field.trim(total)
        return total

    def _chance(self, left: Counts, value: int, others: int, card: int) -> Any:
        """Return how likely so many other cards are of the pair's value, and one a certain card."""
        orders, size, number = 1, sum(left), left[value]
        for _ in range(others):
            orders *= max(0, number)
            number -= 1
        orders *= max(0, number if card == value else left[card])
        whole = 1
        for taken in range(others + 1):
            whole *= size - taken
        return self._field.number(Fraction(orders, whole)) if orders else 0

    def play(self, hand: Counts, extra: Counts, plan: Plan) -> Any:
        """Return what a hand is worth by the plan's hits, cards of others out of the shoe."""
        key = (hand, extra)
        found = self._played.get(key)
        if found is None:
            total, is_soft = total_of(hand)
            hits = (total, is_soft) in plan.hits
            found = self._hit(hand, extra, plan) if hits else self._stand(hand, extra)
            self._played[key] = found
        return found

    def _hit(self, hand: Counts, extra: Counts, plan: Plan) -> Any:
        """Return what drawing once and going on by the plan is worth."""
        return self._drawn(hand, extra, lambda longer: self.play(longer, extra, plan))

    def _double(self, hand: Counts, extra: Counts, plan: Plan) -> Any:
        """Return what two units are worth on one more card."""
        del plan
        key = (hand, extra)
        if key not in self._doubled:
            drawn = self._drawn(hand, extra, lambda longer: self._stand(longer, extra))
            self._doubled[key] = self._field.trim(2 * drawn)
        return self._doubled[key]

    def _drawn(self, hand: Counts, extra: Counts, worth: Any) -> Any:
        total: Any = 0
        left = 0
        for value in range(10):
            number = self._shoe[value] - hand[value] - extra[value]
            left += number
            if number > 0:
                longer = with_card(hand, value)
                each = worth(longer) if total_of(longer)[0] <= 21 else self._bust(longer, extra)
                total += number * each
        return self._field.trim(total * self._one_over(left))

    def _stand(self, hand: Counts, extra: Counts) -> Any:
        """Compare with every total that the dealer may reach."""
        ends = self._ends[_sum(hand, extra)]
        mine = total_of(hand)[0]
        *totals, no_blackjack = ends
        # Beaten are all that bust and all below; `totals` lists those that stand.
        gain = no_blackjack
        for total, chance in zip(STANDS, totals, strict=True):
            if total > mine:
                gain -= 2 * chance
            elif total == mine:
                gain -= chance
        return self._field.trim(gain)

    def _bust(self, hand: Counts, extra: Counts) -> Any:
        key = _sum(hand, extra)
        up = self._up
        if up not in (ACE, 9):
            return self._field.trim(-1)
        left = self._cards - sum(key)
        other = 9 if up == ACE else ACE
        no_blackjack = left - (self._shoe[other] - key[other])
        return self._field.trim(-no_blackjack * self._one_over(left))

    def _one_over(self, number: int) -> Any:
        if number not in self._over:
            self._over[number] = self._field.number(Fraction(1, number))
        return self._over[number]

    def _learn(self, hands: Iterable[Counts]) -> None:
        """Work out how the dealer ends with these cards out of the shoe."""
        new = [hand for hand in dict.fromkeys(hands) if hand not in self._ends and self._has(hand)]
        if not new:
            return
        removed = np.array(new, dtype=np.int64)
        every = [
            (*dealer.totals(removed), dealer.without_blackjack(removed)) for dealer in self._dealers
        ]
        columns = [self._field.joined(rows) for rows in zip(*every, strict=True)]
        self._ends.update(zip(new, zip(*columns, strict=True), strict=True))

    def double(self, hand: Counts, extra: Counts, plan: Plan) -> Any:
        """Return what a hand is worth that is doubled."""
        return self._double(hand, extra, plan)

    def _has(self, hand: Counts) -> bool:
        return all(number <= there for number, there in zip(hand, self._shoe, strict=True))

    def _weight(self, pair: Pair) -> int:
        """Count how often two cards come."""
        first, second = pair
        if first == second:
            return self._shoe[first] * (self._shoe[first] - 1) // 2
        return self._shoe[first] * self._shoe[second]


class _Playing:
    """The hands of one split pair, played by the plan."""

    def __init__(self, against: Against, value: int, plan: Plan, doubles: range) -> None:
        self._against, self._value, self._plan, self._doubles = against, value, plan, doubles

    def worth(self, card: int, extra: int) -> Any:
        """Return what one hand is worth whose second card is this one."""
        hand = with_card(with_card(NONE, self._value), card)
        others = with_card(NONE, self._value, extra)
        against, spot = self._against, total_of(hand)
        if spot in self._plan.doubles and spot[0] in self._doubles:
            return against.double(hand, others, self._plan)
        return against.play(hand, others, self._plan)


PAIRS = tuple((low, high) for low in range(10) for high in range(low, 10))
_MOST_KNOWN = 5  # cards of a split pair that may be known to lie with the other hands

# Each total after those that it may become.
_ORDER = (
    *((total, False) for total in range(21, 10, -1)),
    *((total, True) for total in range(21, 11, -1)),
    *((total, False) for total in range(10, 3, -1)),
)


@cache
def _patterns(hands: int) -> dict[tuple[int, int, int], int]:
    """Count the ways in which the second cards of a split come, in order.

    By how many of them split again, how many others came before no further split was possible,
    and how many hands were left then, whose second card may be anything.
    """
    found: dict[tuple[int, int, int], int] = {}

    def deal(splits: int, closed: int, open_hands: int) -> None:
        if splits == hands - 2 or not open_hands:
            key = (splits, closed, open_hands)
            found[key] = found.get(key, 0) + 1
            return
        deal(splits, closed + 1, open_hands - 1)
        deal(splits + 1, closed, open_hands + 1)

    deal(0, 0, 2)
    return found


def hand_of(pair: Pair) -> Counts:
    """Count two cards by value."""
    return with_card(with_card(NONE, pair[0]), pair[1])


@cache
def _sum(first: Counts, other: Counts) -> Counts:
    return tuple(map(add, first, other))


@cache
def hands_of(spot: Spot) -> tuple[Pair, ...]:
    """Return the two-card hands of a total; pairs, decided apart, only where there is no other."""
    every = [(low, high) for low in range(10) for high in range(low, 10)]
    of_spot = [pair for pair in every if total_of(hand_of(pair)) == spot]
    return tuple([pair for pair in of_spot if pair[0] != pair[1]] or of_spot)


def _reached(starts: Iterable[Counts], plan: Plan, extra: Counts, shoe: Counts) -> set[Counts]:
    """Name every hand that the plan's hits, or a double, may make of these."""
    found: set[Counts] = set()
    doubled: set[Counts] = set()
    waiting = list(starts)
    while waiting:
        hand = waiting.pop()
        if hand in found:
            continue
        found.add(hand)
        hits = total_of(hand) in plan.hits
        if hits or sum(hand) == 2:
            longer = [with_card(hand, value) for value in range(10)]
            there = [
                drawn
                for value, drawn in enumerate(longer)
                if drawn[value] + extra[value] <= shoe[value] and total_of(drawn)[0] <= 21
            ]
            waiting += there if hits else ()
            doubled.update(there)
    return found | doubled


def _all_hands(shoe: Counts) -> list[Counts]:
    """Name every hand of two cards and more that is not over 21."""
    found: list[Counts] = []

    def grow(hand: Counts, hard: int, least: int) -> None:
        for value in range(least, 10):
            if hard + value + 1 <= 21 and hand[value] < shoe[value]:
                longer = with_card(hand, value)
                if sum(longer) > 1:
                    found.append(longer)
                grow(longer, hard + value + 1, value)

    grow(NONE, 0, 0)
    return found

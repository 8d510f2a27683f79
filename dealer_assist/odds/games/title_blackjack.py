"""Blackjack titles by finite decks, exactly: free bets, two hands to switch, a zap, Super Fun 21.

What to do is decided in floats, by the cards of the hand; what it is worth is then counted in
whole numbers. Of hands that come of a free split the first to be played has the player's wager.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, perm
from typing import Any

from dealer_assist.odds.games.blackjack_dealer import (
    ACE,
    NONE,
    TEN,
    Counts,
    total_of,
    with_card,
)
from dealer_assist.odds.games.blackjack_play import PAIRS, Pair, hand_of
from dealer_assist.odds.games.title_hands import (
    FIRST,
    FREE,
    SPLIT,
    Acts,
    Stake,
    TitleHands,
    shoe_of,
    together,
)
from dealer_assist.odds.games.title_rules import BlackjackTitle
from dealer_assist.odds.number_fields import Exactly, Numbers, Roughly
from dealer_assist.value import Value

_BLACKJACK: Pair = (ACE, TEN)
_DIAMONDS = Fraction(17, 16)  # one of sixteen blackjacks is of diamonds, and pays 2 to 1
_MOST_CARDS, _PRIMES = 42, 15
_MOST_KNOWN = 5  # cards of a split pair that may be known to lie with the other hands
_FOUR = tuple(product(range(10), repeat=4))


class _Plan(Value):
    """What is decided against one up card: each hand, which pairs to split, to zap, to switch."""

    acts: Acts
    splits: Mapping[int, bool]
    zaps: Mapping[Pair, bool]
    switches: Mapping[tuple[int, ...], bool]


def house_edge(rules: BlackjackTitle) -> Fraction:
    """Return what a unit of the wager loses in the long run."""
    exact = Exactly(_PRIMES)
    total: Any = 0
    for up in range(10):
        rough = _UpCard(rules, up, Roughly())
        rough.loss()
        total += _UpCard(rules, up, exact, rough.plan).loss()
    cards = sum(shoe_of(rules))
    return exact.fraction(exact.trim(total), 4 * perm(cards, min(_MOST_CARDS, cards)))


def rough_edge(rules: BlackjackTitle) -> float:
    """Return the same in floats."""
    return float(sum(_UpCard(rules, up, Roughly()).loss() for up in range(10)))


class _UpCard:
    """All first cards against one up card; without a plan one is made, in floats only."""

    def __init__(
        self, rules: BlackjackTitle, up: int, numbers: Numbers, plan: _Plan | None = None
    ) -> None:
        self._rules, self._up, self._field = rules, up, numbers
        self._hands = TitleHands(rules, up, numbers, plan.acts if plan else None)
        self._shoe = self._hands.shoe
        self._splits = dict(plan.splits) if plan else {}
        self._zaps = dict(plan.zaps) if plan else {}
        self._switches = dict(plan.switches) if plan else {}
        self._pairs = [pair for pair in PAIRS if self._hands.has(hand_of(pair))]
        self._second = SPLIT if rules.super_fun else FIRST

    @property
    def plan(self) -> _Plan:
        """Return what was decided."""
        return _Plan(self._hands.acts, self._splits, self._zaps, self._switches)

    def loss(self) -> Any:
        """Return what the player loses in all rounds with this up card, per unit of a hand."""
        alone = self._worths(NONE)
        losses = self._of_two_hands() if self._rules.switch else self._of_one_hand(alone)
        shoe = shoe_of(self._rules)
        share = self._field.number(Fraction(shoe[self._up], sum(shoe)))
        return self._field.trim(sum(losses) * share)

    def _of_one_hand(self, alone: Mapping[Pair, Any]) -> Iterator[Any]:
        zapped = dict(self._zapped(alone))
        for pair, worth in alone.items():
            first, second = pair
            orders = self._shoe[first] * (self._shoe[second] - (first == second))
            ways = orders if first == second else 2 * orders
            cards = sum(self._shoe)
            weight = self._field.number(Fraction(ways, cards * (cards - 1)))
            none = self._hands.no_blackjack(hand_of(pair))
            if pair != _BLACKJACK:
                loss = 1 - none - zapped.get(pair, worth)
            elif self._rules.super_fun:
                loss = -self._field.number(_DIAMONDS)
            elif self._rules.wins_21:
                loss = -self._field.number(self._rules.blackjack_pays)
            else:
                loss = -self._field.number(self._rules.blackjack_pays) * none
            yield self._field.trim(weight * loss)

    def _zapped(self, alone: Mapping[Pair, Any]) -> Iterator[tuple[Pair, Any]]:
        """Return what a pair is worth that is replaced, where that is better than to play it."""
        for pair in self._pairs:
            total, is_soft = total_of(hand_of(pair))
            if is_soft or total not in self._rules.zap or self._zaps.get(pair) is False:
                continue
            worth = self._replaced(hand_of(pair))
            if pair not in self._zaps:
                self._zaps[pair] = bool(worth > alone[pair])
            if self._zaps[pair]:
                yield pair, worth

    def _replaced(self, out: Counts) -> Any:
        """Return what two new cards are worth; a blackjack of theirs pays 1 to 1."""
        total: Any = 0
        for pair, worth in self._worths(out).items():
            first, second = pair
            held = self._left(out, first) * (self._left(out, second) - (first == second))
            ways = held if first == second else 2 * held
            if pair == _BLACKJACK:
                worth = self._hands.no_blackjack(together(hand_of(pair), out))
            total += ways * worth
        cards = sum(self._shoe) - sum(out)
        over = self._hands.one_over(cards) * self._hands.one_over(cards - 1)
        return self._field.trim(total * over)

    def _left(self, out: Counts, value: int) -> int:
        return self._shoe[value] - out[value]

    def _of_two_hands(self) -> Iterator[Any]:
        """Sum over four cards in order, the second and the fourth changing places or not.

        Against a dealer's blackjack nothing is switched: hands lose as they were dealt.
        """
        worths = {pair: self._worths(hand_of(pair)) for pair in self._pairs}
        pays = self._field.number(self._rules.blackjack_pays)
        cards = sum(self._shoe)
        share = self._field.number(Fraction(1, 2 * perm(cards, 4)))
        for four in _FOUR:
            ways = _orders(self._shoe, four)
            if not ways:
                continue
            first, second, third, fourth = four
            first_pair, other = _pair(first, second), _pair(third, fourth)
            none = self._hands.no_blackjack(together(hand_of(first_pair), hand_of(other)))
            kept = sum(
                pays * none if mine == _BLACKJACK else worths[his][mine]
                for mine, his in ((first_pair, other), (other, first_pair))
            )
            new, newer = _pair(first, fourth), _pair(third, second)
            switched = worths[newer][new] + worths[new][newer]
            if four not in self._switches:
                self._switches[four] = bool(switched > kept)
            gain = switched if self._switches[four] else kept
            beaten = (first_pair != _BLACKJACK) + (other != _BLACKJACK)
            yield self._field.trim(ways * share * (beaten * (1 - none) - gain))

    def _worths(self, out: Counts) -> dict[Pair, Any]:
        """Return the worth of every two cards; `out` is out of the shoe besides the up card."""
        pairs = [pair for pair in PAIRS if self._hands.has(together(hand_of(pair), out))]
        self._hands.learn(self._to_learn(pairs, out))
        found = {}
        for pair in pairs:
            plain = self._hands.worth(hand_of(pair), out, FIRST)
            found[pair] = plain
            first, second = pair
            if first == second and self._splits.get(first, True):
                split = self._split(first, out)
                if first not in self._splits:
                    self._splits[first] = bool(split > plain)
                found[pair] = split if self._splits[first] else plain
        self._hands.forget()
        return found

    def _to_learn(self, pairs: Iterable[Pair], out: Counts) -> Iterator[Counts]:
        """Name all cards that may lie out of the shoe when a hand is compared."""
        starts = [hand_of(pair) for pair in pairs]
        reached = self._hands.reached(starts, out, FIRST)
        yield from (together(hand, out) for hand in reached)
        for value in range(10):
            if not self._splits.get(value, True):
                continue
            begun = [hand_of((value, card)) for card in range(10)]
            for stake, known in product(self._stakes(value), range(1, _MOST_KNOWN + 1)):
                others = with_card(out, value, known)
                for hand in self._hands.reached(begun, others, stake):
                    yield together(hand, others)

    def _stakes(self, value: int) -> tuple[Stake, ...]:
        """Return what may stand on the hands of a split; only tens are never split free."""
        is_free = self._rules.free and value != TEN
        return (self._second, FREE) if is_free else (self._second,)

    def _split(self, value: int, out: Counts) -> Any:
        """Return what splitting a pair is worth; aces get one card each."""
        hands = 2 if value == ACE else self._rules.split_to
        own, *free = self._stakes(value)
        if not free:
            return self._every_hand(value, out, hands, own)
        return self._field.trim(
            self._every_hand(value, out, hands, free[0])
            + self._first_hand(value, out, hands, own)
            - self._first_hand(value, out, hands, free[0])
        )

    def _every_hand(self, value: int, out: Counts, hands: int, stake: Stake) -> Any:
        """Sum over how the second cards of all hands come, as plain blackjack does."""
        total: Any = 0
        for (splits, closed, open_hands), ways in split_patterns(hands).items():
            for number, others, may_pair in (
                (closed, closed - 1, False),
                (open_hands, closed, True),
            ):
                for known in range(others + 1) if number else ():
                    sign = (-1) ** known * comb(others, known) * ways * number
                    each = self._one_hand(value, out, splits + known, stake, may_pair=may_pair)
                    total += sign * each
        return self._field.trim(total)

    def _first_hand(self, value: int, out: Counts, hands: int, stake: Stake) -> Any:
        """Return what the hand is worth that is played first: it pairs until it may no more."""
        return self._field.trim(
            sum(
                self._one_hand(value, out, paired, stake, may_pair=paired == hands - 2)
                for paired in range(hands - 1)
            )
        )

    def _one_hand(
        self, value: int, out: Counts, paired: int, stake: Stake, *, may_pair: bool
    ) -> Any:
        """Return what one hand is worth where so many second cards of others are of the pair."""
        left = with_card(together(self._shoe, tuple(-count for count in out)), value, -2)
        others = with_card(out, value, paired + 1)  # the second of the pair lies with another
        total: Any = 0
        for card in range(10):
            if card == value and not may_pair:
                continue
            chance = self._chance(left, value, paired, card)
            if chance:
                hand = hand_of((value, card))
                play = self._hands.stand if value == ACE else self._hands.worth
                total += chance * play(hand, others, stake)
        return self._field.trim(total)

    def _chance(self, left: Counts, value: int, others: int, card: int) -> Any:
        """Return how likely so many other cards are of the pair's value, and one a certain card."""
        orders = perm(max(left[value], 0), others)
        orders *= max(0, left[value] - others if card == value else left[card])
        whole = perm(sum(left), others + 1)
        return self._field.number(Fraction(orders, whole)) if orders else 0


@cache
def split_patterns(hands: int) -> dict[tuple[int, int, int], int]:
    """Count the ways in which the second cards of a split come, in order.

    By how many of them split again, how many others came before no further split was possible,
    and how many hands were left then, whose second card may be anything.
    """
    found: dict[tuple[int, int, int], int] = {}
    waiting = [(0, 0, 2)]
    while waiting:
        splits, closed, open_hands = waiting.pop()
        if splits == hands - 2 or not open_hands:
            key = (splits, closed, open_hands)
            found[key] = found.get(key, 0) + 1
        else:
            waiting += [(splits, closed + 1, open_hands - 1), (splits + 1, closed, open_hands + 1)]
    return found


def _pair(first: int, other: int) -> Pair:
    return (min(first, other), max(first, other))


def _orders(shoe: Counts, cards: tuple[int, ...]) -> int:
    """Count the ways in which these values come off a shoe in this order."""
    ways, left = 1, list(shoe)
    for value in cards:
        ways *= left[value]
        left[value] -= 1
    return ways

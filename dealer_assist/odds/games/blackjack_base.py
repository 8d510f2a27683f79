"""Blackjack by its basic strategy, exactly, under every house rule that a table may choose.

The strategy goes by totals: what the two-card hands of a total are worth together decides for all
of them; a pair is split, or surrendered, where that is worth more. What to do is decided in floats,
what it is worth is counted in whole numbers.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import perm
from typing import Any

from dealer_assist.odds.games.blackjack_dealer import ACE, TEN, shoe_counts, total_of, with_card
from dealer_assist.odds.games.blackjack_play import (
    DOUBLES,
    PAIRS,
    Against,
    Pair,
    Plan,
    Spot,
    Worth,
    hand_of,
    hands_of,
)
from dealer_assist.odds.number_fields import Exactly, Numbers, Roughly
from dealer_assist.odds.play_rules import EVERY_RULE, PlayRules
from dealer_assist.rules.cards import DECK, Card, rank
from dealer_assist.rules.games.house_money import bonus_line
from dealer_assist.rules.ranking.blackjack import VALUES
from dealer_assist.value import Value

BLACKJACK: Pair = (ACE, TEN)
_FEW = 6
"""Decks up to which no round takes more than thirty cards: aces run out."""


def _room(decks: int) -> tuple[int, int]:
    """Return the most cards of a round, and as many primes as its fractions need and one more."""
    return (30, 11) if decks <= _FEW else (42, 15)


_Splits = Mapping[tuple[int, str, int], Any]


class Seen(Value):
    """Everything against one up card: what each two cards, and each split, are worth."""

    plan: Plan
    worth: Mapping[Pair, Worth]
    splits: _Splits
    """By value, totals that may be doubled and most hands; aces for one card each as 0 hands."""


def seen(decks: int, up: int, numbers: Numbers, plan: Plan | None, *, hits_soft_17: bool) -> Seen:
    """Work out everything against one up card; without a plan it is made, in floats only."""
    against = Against(decks, up, numbers, hits_soft_17=hits_soft_17)
    plan = plan or against.plan()
    against.prepare(plan)
    pairs = [pair for pair in PAIRS if _weight(decks, up, pair)]
    splits: dict[tuple[int, str, int], Any] = {(ACE, "", 0): against.split_for_one_card(ACE)}
    for value, doubles, hands in product(range(10), DOUBLES, (2, 3, 4)):
        if (value, value) in pairs:
            splits[value, doubles, hands] = against.split(value, plan, DOUBLES[doubles], hands)
    return Seen(plan, {pair: against.worth(pair, plan) for pair in pairs}, splits)


def _weight(decks: int, up: int, pair: Pair) -> Fraction:
    """Return how likely this up card and these two cards are, in any order of the two."""
    shoe, cards = shoe_counts(decks), 52 * decks
    left = with_card(shoe, up, -1)
    first, second = pair
    orders = left[first] * (left[first] - 1) if first == second else 2 * left[first] * left[second]
    return Fraction(shoe[up] * max(0, orders), cards * (cards - 1) * (cards - 2))


class Choices:
    """What the basic strategy does with two cards, by the worth of each choice in floats."""

    def __init__(self, decks: int, up: int, rules: PlayRules, rough: Seen) -> None:
        self._rules, self._rough = rules, rough
        self._doubles = DOUBLES[rules.double_on]
        self._surrenders = {
            spot
            for spot in {total_of(hand_of(pair)) for pair in rough.worth}
            if rules.surrender and self._gives_up(decks, up, spot)
        }

    def value(self, pair: Pair, of: Seen) -> Any:
        """Return what two cards are worth as they are played, taken from `of`."""
        first, second = pair
        spot = total_of(hand_of(pair))
        if first != second:
            given_up = spot in self._surrenders
            return of.worth[pair].give_up if given_up else self._plain(pair, of)
        rough = self._rough
        best = self._plain(pair, rough)
        choice = self._plain(pair, of)
        if (split := self._split(first, rough)) > best:
            best, choice = split, self._split(first, of)
        if self._rules.surrender and rough.worth[pair].give_up > best:
            choice = of.worth[pair].give_up
        return choice

    def _plain(self, pair: Pair, of: Seen) -> Any:
        """Stand, hit or double, as the total says."""
        spot, plan = total_of(hand_of(pair)), self._rough.plan
        if spot in plan.doubles and spot[0] in self._doubles:
            return of.worth[pair].double
        return of.worth[pair].hit if spot in plan.hits else of.worth[pair].stand

    def _split(self, value: int, of: Seen) -> Any:
        rules = self._rules
        if value == ACE and rules.split_aces == "one_card":
            return of.splits[ACE, "", 0]
        doubles = rules.double_on if rules.double_after_split else "none"
        return of.splits[value, doubles, rules.split_to]

    def _gives_up(self, decks: int, up: int, spot: Spot) -> bool:
        pairs = [pair for pair in hands_of(spot) if pair in self._rough.worth]
        weights = [float(_weight(decks, up, pair)) for pair in pairs]
        rough = self._rough
        plays = sum(w * self._plain(p, rough) for w, p in zip(weights, pairs, strict=True))
        gives = sum(w * rough.worth[p].give_up for w, p in zip(weights, pairs, strict=True))
        return bool(gives > plays)


class Blackjack(Value):
    """What is known of a shoe: the edge under each set of rules, and what a left-up unit gains.

    The edge is with blackjack at 3 to 2. `leaving` is, by House Money line, the mean gain of one
    unit left up on every such hand that gains by it; the suited A-K, a blackjack, is not in it.
    """

    edges: Mapping[str, Fraction]
    leaving: Mapping[str, Mapping[str, Fraction]]


_SOFT_17_BELOW = 6
"""From a 7 up on no dealer's hand is a soft 17: both rules are one."""


def work_out(decks: int) -> dict[str, Blackjack]:
    """Work out a shoe under every rule, by what the dealer does on soft 17."""
    exact = Exactly(_room(decks)[1])
    stand, hit = _Sums(decks, exact), _Sums(decks, exact)
    for up in range(10):
        seen_so = _both(decks, up, exact, hits_soft_17=False)
        stand.add(up, *seen_so)
        hits = up < _SOFT_17_BELOW
        hit.add(up, *(_both(decks, up, exact, hits_soft_17=True) if hits else seen_so))
    return {"stand": stand.ended(), "hit": hit.ended()}


def _both(decks: int, up: int, exact: Exactly, *, hits_soft_17: bool) -> tuple[Seen, Seen]:
    """See one up card in floats, and by the plan that comes of it exactly."""
    rough = seen(decks, up, Roughly(), None, hits_soft_17=hits_soft_17)
    return rough, seen(decks, up, exact, rough.plan, hits_soft_17=hits_soft_17)


class _Sums:
    """Edges and gains over all up cards, as remainders until the end."""

    def __init__(self, decks: int, exact: Exactly) -> None:
        self._decks, self._exact = decks, exact
        self._edges: dict[str, Any] = dict.fromkeys((rules.name for rules in EVERY_RULE), 0)
        # Nobody leaves money up on a hand to be given up.
        self._leaving: dict[str, dict[str, Any]] = {
            rules.name: {} for rules in EVERY_RULE if not rules.surrender
        }

    def add(self, up: int, rough: Seen, precise: Seen) -> None:
        """Add what happens against one up card, under every rule."""
        lines = _line_weights(self._decks, up)
        for rules in EVERY_RULE:
            choices = Choices(self._decks, up, rules, rough)
            values = {pair: choices.value(pair, precise) for pair in precise.worth}
            self._edges[rules.name] += sum(_losses(self._decks, up, values, precise, self._exact))
            if rules.name in self._leaving:
                gains = {pair for pair in rough.worth if choices.value(pair, rough) > 0}
                self._leave(self._leaving[rules.name], lines, values, gains)

    def _leave(
        self,
        sums: dict[str, Any],
        lines: Mapping[str, Mapping[Pair, Fraction]],
        values: Mapping[Pair, Any],
        gains: set[Pair],
    ) -> None:
        for line, pairs in lines.items():
            for pair, weight in pairs.items():
                if pair in gains:
                    gained = self._exact.number(weight) * values[pair]
                    sums[line] = self._exact.trim(sums.get(line, 0) + gained)

    def ended(self) -> Blackjack:
        """Return the fractions that the remainders stand for."""
        cards, exact = 52 * self._decks, self._exact
        whole = 2 * perm(cards, min(_room(self._decks)[0], cards))
        return Blackjack(
            {name: exact.fraction(exact.trim(edge), whole) for name, edge in self._edges.items()},
            {
                name: {line: exact.fraction(gain, whole) for line, gain in lines.items()}
                for name, lines in self._leaving.items()
            },
        )


def _losses(
    decks: int, up: int, values: Mapping[Pair, Any], of: Seen, numbers: Numbers
) -> Iterator[Any]:
    """Return what is lost on each two cards; against a dealer's blackjack one unit, no more."""
    for pair, value in values.items():
        weight = numbers.number(_weight(decks, up, pair))
        no_blackjack = of.worth[pair].no_blackjack
        if pair == BLACKJACK:
            yield numbers.trim(weight * numbers.number(Fraction(-3, 2)) * no_blackjack)
        else:
            yield numbers.trim(weight * (1 - no_blackjack - value))


def _line_weights(decks: int, up: int) -> dict[str, dict[Pair, Fraction]]:
    """Return how likely each House Money line is with this up card, by the values of its cards."""
    shoe, cards = shoe_counts(decks), 52 * decks
    weights: dict[str, dict[Pair, Fraction]] = {}
    for first, second in product(DECK, DECK):
        line = bonus_line((first, second))
        pair = tuple(sorted((_value(first), _value(second))))
        if line is None or pair == BLACKJACK:
            continue
        orders = decks * (decks - (first == second))
        ups = shoe[up] - pair.count(up)
        low, high = pair
        of_line = weights.setdefault(line, {})
        chance = Fraction(orders * ups, cards * (cards - 1) * (cards - 2))
        if chance:
            of_line[low, high] = of_line.get((low, high), Fraction(0)) + chance
    return weights


def _value(card: Card) -> int:
    return VALUES[rank(card)] - 1

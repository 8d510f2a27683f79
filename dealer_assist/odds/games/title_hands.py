"""What a hand of a blackjack title is worth against one up card, by the title's own acts.

As in plain blackjack a value is the mean gain per unit first wagered, with nothing counted where
the dealer has blackjack, and cards may be thought drawn in any order. A hand is played by what is
best for its own cards; what else is known to be out of the shoe changes its worth, not its play.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from operator import add
from typing import Any

import numpy as np

from dealer_assist.odds.games.blackjack_dealer import (
    ACE,
    NONE,
    STANDS,
    TEN,
    Counts,
    Dealer,
    shoe_counts,
    total_of,
    with_card,
)
from dealer_assist.odds.games.title_rules import BlackjackTitle
from dealer_assist.odds.number_fields import Field, Numbers
from dealer_assist.rules.ranking.blackjack import VALUES
from dealer_assist.value import Value

_FREE_DOUBLE = range(9, 12)
_FIVE_CARDS, _SIX_CARDS, _BEST = 5, 6, 21
STAND, HIT, DOUBLE, GIVE_UP = "stand", "hit", "double", "give up"


class Stake(Value):
    """What stands on a hand: all that a win pays, and what of it is the player's own.

    A hand that was dealt, and not split off, may have the awards of Super Fun 21.
    """

    whole: int
    own: int
    is_first: bool = False


FIRST, SPLIT, FREE = Stake(1, 1, is_first=True), Stake(1, 1), Stake(1, 0)

Played = tuple[Stake, Counts]
Acts = Mapping[Played, str]
"""What is done with a hand, by what stands on it and its cards."""


class _TitleDealer(Dealer):
    """The dealer with one card up, from a shoe of the title's own decks."""

    def __init__(self, rules: BlackjackTitle, up: int, field: Field) -> None:
        super().__init__(rules.decks, up, field, hits_soft_17=rules.hits_soft_17)
        self.shoe = np.array(with_card(shoe_of(rules), up, -1), dtype=np.int64)


class _DealerOn22(_TitleDealer):
    """The dealer's hands of 22, which stand where `totals` has those of its first total."""

    def __init__(self, rules: BlackjackTitle, up: int, field: Field) -> None:
        super().__init__(rules, up, field)
        self._ends = ends_on_22(up, hits_soft_17=rules.hits_soft_17)


def shoe_of(rules: BlackjackTitle) -> Counts:
    """Count the cards of a title's shoe by value; ranks may be taken out of its decks."""
    shoe = shoe_counts(rules.decks)
    for rank in rules.taken_out:
        shoe = with_card(shoe, VALUES[rank] - 1, -4 * rules.decks)
    return shoe


@cache
def ends_on_22(up: int, *, hits_soft_17: bool) -> dict[Counts, tuple[int, int]]:
    """Return every set of cards that ends the dealer's hand at 22, with its orders."""
    ends: dict[Counts, tuple[int, int]] = {}
    open_hands: dict[Counts, int] = {NONE: 1}
    while open_hands:
        longer: dict[Counts, int] = {}
        for drawn, orders in open_hands.items():
            for value in range(10):
                hand = with_card(drawn, value)
                total, is_soft = total_of(with_card(hand, up))
                if total < STANDS[0] or (total == STANDS[0] and is_soft and hits_soft_17):
                    longer[hand] = longer.get(hand, 0) + orders
                elif total == 22:
                    ends[hand] = (STANDS[0], ends.get(hand, (0, 0))[1] + orders)
        open_hands = longer
    return ends


class TitleHands:
    """Hands against one up card; without `acts` they are decided, in floats only."""

    def __init__(
        self, rules: BlackjackTitle, up: int, numbers: Numbers, acts: Acts | None = None
    ) -> None:
        self.rules, self.up, self.field = rules, up, numbers
        self.shoe = with_card(shoe_of(rules), up, -1)
        self._dealers = [
            (
                _TitleDealer(rules, up, field),
                _DealerOn22(rules, up, field),
            )
            for field in numbers.fields
        ]
        self._ends: dict[Counts, tuple[Any, ...]] = {}
        self._worth: dict[tuple[Stake, Counts, Counts], Any] = {}
        self._over: dict[int, Any] = {}
        self._half = numbers.number(Fraction(1, 2))
        self._acts: dict[Played, str] = dict(acts or {})
        self._is_open = acts is None
        if self._is_open:
            self.learn(_all_hands(self.shoe))

    @property
    def acts(self) -> Acts:
        """Return what is done with every hand that was looked at."""
        return self._acts

    def learn(self, hands: Iterable[Counts]) -> None:
        """Work out how the dealer ends with these cards out of the shoe."""
        new = [hand for hand in dict.fromkeys(hands) if hand not in self._ends and self.has(hand)]
        if not new:
            return
        removed = np.array(new, dtype=np.int64)
        every = [
            (on_22.totals(removed)[0], *plain.totals(removed), plain.without_blackjack(removed))
            for plain, on_22 in self._dealers
        ]
        columns = [self.field.joined(rows) for rows in zip(*every, strict=True)]
        self._ends.update(zip(new, zip(*columns, strict=True), strict=True))

    def has(self, hand: Counts) -> bool:
        """True if the shoe has these cards."""
        return all(number <= there for number, there in zip(hand, self.shoe, strict=True))

    def no_blackjack(self, out: Counts) -> Any:
        """Return how likely the dealer has none, these cards being out."""
        if self.up not in (ACE, TEN):
            return self.field.trim(1)
        left = sum(self.shoe) - sum(out)
        other = TEN if self.up == ACE else ACE
        none = left - (self.shoe[other] - out[other])
        return self.field.trim(none * self.one_over(left))

    def one_over(self, number: int) -> Any:
        """Return one over a whole number."""
        if number not in self._over:
            self._over[number] = self.field.number(Fraction(1, number))
        return self._over[number]

    def forget(self) -> None:
        """Drop the worth of hands; what is done with them stays."""
        self._worth.clear()

    def worth(self, hand: Counts, out: Counts, stake: Stake) -> Any:
        """Return what a hand is worth, played by what is best for its own cards."""
        key = (stake, hand, out)
        if key not in self._worth:
            awarded = self._awarded(hand, out, stake)
            self._worth[key] = self._played(hand, out, stake) if awarded is None else awarded
        return self._worth[key]

    def stand(self, hand: Counts, out: Counts, stake: Stake) -> Any:
        """Compare with every hand that the dealer may reach."""
        on_22, *totals, no_blackjack = self._ends[together(hand, out)]
        mine = total_of(hand)[0]
        if self.rules.wins_21 and mine == _BEST:
            return self.field.trim(stake.whole * no_blackjack)
        lost: Any = 0
        tied: Any = on_22 if self.rules.pushes_22 else 0
        for total, chance in zip(STANDS, totals, strict=True):
            if total > mine:
                lost += chance
            elif total == mine:
                tied += chance
        won = no_blackjack - lost - tied
        return self.field.trim(stake.whole * won - stake.own * lost)

    def reached(self, starts: Iterable[Counts], out: Counts, stake: Stake) -> set[Counts]:
        """Name every hand that is compared when these are played, `out` being out of the shoe."""
        found: set[Counts] = set()
        seen: set[tuple[Counts, Stake]] = set()
        waiting = [(hand, stake) for hand in starts]
        while waiting:
            hand, stake = key = waiting.pop()
            if key in seen or not self.has(together(hand, out)):
                continue
            seen.add(key)
            found.add(hand)
            act = self._act(hand, stake)
            if act in (HIT, DOUBLE):
                then = self._doubled(hand, stake) if act == DOUBLE else stake
                longer = [with_card(hand, value) for value in range(10)]
                waiting += [(hand, then) for hand in longer if total_of(hand)[0] <= _BEST]
        return found

    def _awarded(self, hand: Counts, out: Counts, stake: Stake) -> Any:
        """Return what is paid at once for 21 of five cards or more, and for six cards."""
        if not self.rules.super_fun or not stake.is_first:
            return None
        cards, total = sum(hand), total_of(hand)[0]
        if cards >= _FIVE_CARDS and total == 21:
            return self.field.trim(2 * self.no_blackjack(together(hand, out)))
        return self.no_blackjack(together(hand, out)) if cards >= _SIX_CARDS else None

    def _played(self, hand: Counts, out: Counts, stake: Stake) -> Any:
        return self._by(self._act(hand, stake), hand, out, stake)

    def _act(self, hand: Counts, stake: Stake) -> str:
        if self._awarded(hand, NONE, stake) is not None:
            return STAND
        choices = self._choices(hand, stake)
        return choices[0] if len(choices) == 1 else self._decided(hand, stake, choices)

    def _decided(self, hand: Counts, stake: Stake, choices: list[str]) -> str:
        """Return what is done with a hand; where that is open, what is worth most by itself."""
        key = (stake, hand)
        if key not in self._acts:
            if not self._is_open:
                raise LookupError(f"nobody decided what to do with {hand}")
            worths = [(float(self._by(act, hand, NONE, stake)), act) for act in choices]
            self._acts[key] = max(worths)[1]
        return self._acts[key]

    def _choices(self, hand: Counts, stake: Stake) -> list[str]:
        if total_of(hand)[0] == _BEST:
            return [STAND]
        more = [GIVE_UP] if self.rules.super_fun else []
        if stake.whole > 1:  # doubled: no card is drawn that no further double pays for
            again = [DOUBLE] if stake.whole < 2**self.rules.doublings else []
            return [STAND, *again, *more]
        is_late = self.rules.super_fun or self.rules.doubles_any
        return [STAND, HIT, *([DOUBLE] if sum(hand) == 2 or is_late else []), *more]

    def _by(self, act: str, hand: Counts, out: Counts, stake: Stake) -> Any:
        match act:
            case "hit":
                return self._drawn(hand, out, stake)
            case "double":
                return self._drawn(hand, out, self._doubled(hand, stake))
            case "give up":
                given = self._half * self.no_blackjack(together(hand, out))
                return self.field.trim(-stake.own * given)
            case _:
                return self.stand(hand, out, stake)

    def _doubled(self, hand: Counts, stake: Stake) -> Stake:
        """Add as much as a win pays: free where the house lays it, else the player's own."""
        total, is_soft = total_of(hand)
        is_free = self.rules.free and not is_soft and total in _FREE_DOUBLE
        own = stake.own if is_free else stake.own + stake.whole
        return Stake(2 * stake.whole, own)

    def _drawn(self, hand: Counts, out: Counts, stake: Stake) -> Any:
        total: Any = 0
        left = 0
        for value in range(10):
            number = self.shoe[value] - hand[value] - out[value]
            left += number
            if number > 0:
                longer = with_card(hand, value)
                if total_of(longer)[0] > 21:
                    each = -stake.own * self.no_blackjack(together(longer, out))
                else:
                    each = self.worth(longer, out, stake)
                total += number * each
        return self.field.trim(total * self.one_over(left))


def together(first: Counts, other: Counts) -> Counts:
    """Count the cards of both."""
    return tuple(map(add, first, other))


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

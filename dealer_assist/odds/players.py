"""The player's five cards, class by class, and the dealer's hands that they beat."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import gain
from dealer_assist.odds.card_sets import Cards, number_of, suit_classes
from dealer_assist.odds.showdown import Counts, DealerHands, count_without
from dealer_assist.odds.strength import Strengths
from dealer_assist.rules.pays import Pay
from dealer_assist.value import Value

Chosen = NDArray[np.bool_]


class Players(Value):
    """Classes of five cards: how many hands each stands for, its cards, strength and bonus."""

    weight: Counts
    columns: NDArray[np.uint8]
    strength: Counts
    bonus: Counts

    def only(self, chosen: Chosen) -> "Players":
        """Keep some of the classes."""
        return Players(
            self.weight[chosen],
            self.columns[:, chosen],
            self.strength[chosen],
            self.bonus[chosen],
        )

    def without(self, *cards: Cards) -> Chosen:
        """Return which hands hold none of these cards."""
        held: Chosen = np.any([self.columns == card for card in cards], axis=(0, 1))
        return ~held


class Beaten(Value):
    """How many of the dealer's hands are lower, how many are not higher, and of how many."""

    lower: Counts
    not_higher: Counts
    hands: Counts

    @property
    def net(self) -> Counts:
        """Count the hands that are beaten less those that beat the player."""
        return self.lower + self.not_higher - self.hands

    def only(self, chosen: Chosen) -> "Beaten":
        """Keep some of the classes."""
        return Beaten(self.lower[chosen], self.not_higher[chosen], self.hands[chosen])

    def minus(self, other: "Beaten") -> "Beaten":
        """Take out hands that the dealer cannot hold."""
        return Beaten(
            self.lower - other.lower,
            self.not_higher - other.not_higher,
            self.hands - other.hands,
        )


def all_players(strengths: Strengths, bonus: Sequence[Pay | None]) -> Players:
    """Return every class of five cards; the bonus is what each strength earns on the ante."""
    classes = suit_classes(5)
    strength = strengths[number_of(classes.members)].astype(np.int64)
    earned = np.array([_whole(pay) for pay in bonus], dtype=np.int64)
    columns = np.ascontiguousarray(classes.members.T)
    return Players(classes.sizes, columns, strength, earned[strength])


def _whole(pay: Pay | None) -> int:
    earned = Fraction(0) if pay is None else gain(pay)
    if earned.denominator != 1:
        raise ValueError(f"{pay} on the ante is not counted exactly here; write whole odds to 1")
    return earned.numerator


def against(
    dealer: DealerHands, holds: Sequence[Cards], players: Players, hands: int | Counts
) -> Beaten:
    """Count what each hand beats of the dealer's hands that hold these cards."""
    limits = (players.strength, players.strength + 1)
    lower, not_higher = count_without(dealer, holds, tuple(players.columns), limits)
    return Beaten(lower, not_higher, np.broadcast_to(np.asarray(hands), lower.shape))


def card_arrays(first: int, end: int) -> tuple[Cards, ...]:
    """Return single cards in the type that columns have."""
    return tuple(np.array(card, dtype=np.uint8) for card in range(first, end))

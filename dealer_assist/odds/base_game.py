"""What a base game returns when it is played by a stated strategy."""

from collections.abc import Mapping
from fractions import Fraction
from typing import assert_never

from dealer_assist.rules.pays import ForOne, Pay, Percent, Push, ToOne
from dealer_assist.value import Value, field


class BaseGame(Value):
    """One base game: what each wager gains per unit of ante, and how often it is decided so.

    `hit` is the probability that the ante or a wager that follows it is paid.
    """

    strategy: str
    returns: Mapping[str, Fraction]
    hit: Fraction
    decisions: Mapping[str, Fraction]
    paid: Mapping[str, Fraction] = field(default_factory=dict)

    @property
    def house_edge(self) -> Fraction:
        """Return the expected loss per unit of ante, all wagers of the base game together."""
        return -sum(self.returns.values(), Fraction(0))


def gain(pay: Pay | None) -> Fraction:
    """Return what a line gains per unit wagered; a push gains nothing, no line loses the stake."""
    match pay:
        case ToOne(pays, per):
            return Fraction(pays, per)
        case ForOne(pays):
            return Fraction(pays - 1)
        case None:
            return Fraction(-1)
        case Percent() | Push():
            return Fraction(0)
        case _:
            assert_never(pay)

"""Tokes: a stake for the dealer beside a wager, and what became of it and of the wagers."""

from dealer_assist.value import Value


class LayToke(Value):
    """So much lies for the dealer beside a wager of a seat, in cents; nothing takes it off."""

    seat: int
    wager: str
    cents: int


class EndToke(Value):
    """A toke has ended as its wager: so much of its stake came back, so much was won with it."""

    seat: int
    wager: str
    back_cents: int
    won_cents: int = 0


class ReopenToke(Value):
    """A toke has not ended after all."""

    seat: int
    wager: str


class ReckonWagers(Value):
    """What the players staked in this round, what was taken of it and paid on it, in cents.

    `not_known` are seats whose wagers or cards nobody has entered.
    """

    staked_cents: int
    taken_cents: int
    paid_cents: int
    not_known: tuple[int, ...] = ()

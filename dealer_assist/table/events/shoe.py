"""A new shoe: the roads of the one before are over."""

from dealer_assist.value import Value


class ShoeBegun(Value):
    """The cards were shuffled and a new shoe is dealt, from this round on."""

    at: int
    shoe: int
    round: int

"""Amounts and seats as the explanation of an answer has them."""

from collections.abc import Sequence

from dealer_assist.message import Msg, listed
from dealer_assist.rules.money import dollars


def amount(cents: int) -> str:
    """Write an amount in full, to the cent."""
    return dollars(cents)


def seats(numbers: Sequence[int]) -> str:
    """Name seats in the order given."""
    if not numbers:
        return Msg("no seat")
    return listed([Msg("seat {seat}", seat=seat) for seat in numbers])

"""Amounts and seats as the explanation of an answer has them."""

from collections.abc import Sequence

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.guide.words import seats_named


def amount(cents: int) -> str:
    """Write an amount in full, to the cent."""
    return dollars(cents)


def seats(numbers: Sequence[int]) -> str:
    """Name seats in the order given."""
    if not numbers:
        return Msg("no seat")
    return seats_named(numbers)

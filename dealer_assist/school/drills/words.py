"""Amounts, seats and limits as a question and the explanation of its answer have them."""

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.words import seats_named


def amount(cents: int) -> str:
    """Write an amount in full, to the cent."""
    return dollars(cents)


def seats(numbers: Sequence[int]) -> str:
    """Name seats in the order given."""
    if not numbers:
        return Msg("no seat")
    return seats_named(numbers)


def limits_told(ask: Mapping[str, Any]) -> str:
    """Say whose card is enough for which amount; a house may leave nothing to the dealer."""
    small, large = dollars(ask["dealer_limit"]), dollars(ask["executive_from"])
    if not ask["executive_for_whole_meter"]:
        if not ask["dealer_limit"]:
            return Msg("Supervisor for every prize, Executive from {large}", large=large)
        return Msg("Dealer up to {small}, Executive from {large}", small=small, large=large)
    if not ask["dealer_limit"]:
        return Msg(
            "Supervisor for every prize, Executive from {large} and for a whole meter", large=large
        )
    return Msg(
        "Dealer up to {small}, Executive from {large} and for a whole meter",
        small=small,
        large=large,
    )

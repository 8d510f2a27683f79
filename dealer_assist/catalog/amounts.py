"""Amounts and rates as they are printed in definition files, to whole numbers."""

import re

from dealer_assist.errors import shown

MOST_CENTS = 100_000_000_000
"""A billion dollars: far above any meter, and far below what the journal's numbers can hold."""
_DIGITS = 20
_DOLLARS = re.compile(r"\$([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]{2}))?")
_RATE = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,2}))? ?%")


def parse_dollars(text: str) -> int:
    """Read dollars as printed, `$5,000` or `$0.50`, to cents."""
    amount = _DOLLARS.fullmatch(text)
    if amount is None:
        raise ValueError(f"{shown(text)} is no amount: write '$5,000' or '$0.50'")
    whole = amount[1].replace(",", "")
    cents = int(whole) * 100 + int(amount[2] or 0) if len(whole) <= _DIGITS else MOST_CENTS + 1
    if cents > MOST_CENTS:
        raise ValueError(f"{shown(text)} is more than any table pays: write $1,000,000,000 or less")
    return cents


def parse_rate(text: str) -> int:
    """Read a share as printed, `20.5 %`, to basis points."""
    rate = _RATE.fullmatch(text)
    if rate is None:
        raise ValueError(f"{shown(text)} is no rate: write '24 %' or '20.5 %'")
    points = int(rate[1]) * 100 + int((rate[2] or "").ljust(2, "0"))
    if points > 10_000:
        raise ValueError(f"{text!r} is more than the whole wager: write 100 % or less")
    return points
